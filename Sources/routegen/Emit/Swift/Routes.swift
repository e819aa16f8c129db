/// `Routes.generated.swift`: the types that an app's own code uses.
extension SwiftEmitter {
  func routes() -> [SwiftCode] {
    var visible = types.modules(of: ownEntries.flatMap(\.parameters)).union(modules)
    for result in ownEntries.compactMap(\.returns) { visible.formUnion(types.modules(named: result)) }
    for case .wrapper(let base, _) in ownTypes.map(\.kind) where types.isFoundation(base) {
      visible.insert("Foundation")
    }
    visible.insert("RouteRuntime")
    return SwiftCode.separated(
      [
        imports(visible: visible, hidden: Set(model.imports)),
        declaration(
          of: tabs, conformingTo: "RouteTab", summary: "The tabs of \(model.name), in the order of the tab bar."),
        declaration(of: routeEnum, summary: "The routes of \(model.name): the screens that stand on a stack."),
        groupsDeclaration(),
        declaration(of: sheets, summary: "The sheets of \(model.name)."),
        declaration(of: actions, summary: "The actions of \(model.name): links that do something."),
        guardDeclaration(),
      ] + ownTypes.map(declaration(of:)) + [
        tableDeclaration(),
        aliases(),
      ] + ownEntries.map(result(of:)))
  }

  // MARK: Enums of entries

  private func declaration(of shape: EnumShape, conformingTo conformance: String = "RouteValue", summary: String)
    -> [SwiftCode]
  {
    SwiftCode.documentation([summary]) + [
      .block("nonisolated \(access)enum \(shape.name): RouteRuntime.\(conformance)", body(of: shape))
    ]
  }

  private func body(of shape: EnumShape) -> [SwiftCode] {
    var cases: [SwiftCode] = []
    var previousIsLong = false
    for item in shape.cases {
      let declaration = caseDeclaration(of: item)
      let isLong = declaration.count > 2
      if !cases.isEmpty, isLong || previousIsLong { cases.append(.blank) }
      previousIsLong = isLong
      cases += declaration
    }
    let standApart = shape.qualifiedName == routeEnum.qualifiedName && groupsStandApart
    return SwiftCode.separated([cases] + (standApart ? [groupAliases()] : groups(in: shape)))
  }

  private func caseDeclaration(of item: EnumShape.Case) -> [SwiftCode] {
    switch item {
    case .entry(let id): return caseDeclaration(of: model[id])
    case .group(let id, let inner):
      let group = model[id]
      return SwiftCode.documentation(documentation(group.doc, place: place(of: group.range)))
        + [.line("case \(SwiftNaming.escaped(group.swiftName))(\(inner.name))")]
    }
  }

  /// The enums of the groups that stand directly in another.
  private func groups(in shape: EnumShape) -> [[SwiftCode]] {
    shape.ownGroups.map { id, inner in
      SwiftCode.documentation(["The routes of `\(model[id].path)`."])
        + [.block("\(access)enum \(inner.name): RouteRuntime.RouteValue", body(of: inner))]
    }
  }

  // MARK: Groups of a long table

  /// At -O the compiler walks, for each function of a type, what can be reached from it; a nested type reaches the
  /// outer one, and by that all that is nested beside it, which in a long table comes to most of the time.
  private var groupsStandApart: Bool { ownEntries.count > SwiftEmitter.nestedLimit }
  private var groupsName: String { "\(routeEnum.name)Groups" }

  private func groupAliases() -> [SwiftCode] {
    routeEnum.ownGroups.map { _, inner in
      .line("\(access)typealias \(inner.name) = \(groupsName).\(inner.name)")
    }
  }

  private func groupsDeclaration() -> [SwiftCode] {
    guard groupsStandApart, !routeEnum.ownGroups.isEmpty else { return [] }
    return SwiftCode.documentation(["The groups of `\(routeEnum.name)`, which has them by the same names."]) + [
      .block("nonisolated \(access)enum \(groupsName)", SwiftCode.separated(groups(in: routeEnum)))
    ]
  }

  // MARK: Cases

  private func caseDeclaration(of entry: Entry) -> [SwiftCode] {
    var code = SwiftCode.documentation(documentation(of: entry))
    if let deprecation = entry.deprecation { code.append(.line(attribute(deprecation))) }
    let parameters = entry.parameters.map { parameter in
      let declaration = "\(SwiftNaming.declaredLabel(parameter.swiftName)): \(types.type(of: parameter))"
      return types.defaultValue(of: parameter).map { "\(declaration) = \($0)" } ?? declaration
    }
    let name = SwiftNaming.escaped(entry.swiftName)
    code.append(parameters.isEmpty ? .line("case \(name)") : .list("case \(name)(", parameters, ")"))
    return code
  }

  func attribute(_ deprecation: Entry.Deprecation) -> String {
    let use = deprecation.use.map { "Use '\(model[$0].path)' instead" }
    let since = deprecation.since.map { "deprecated since \($0)" }
    let texts = [use, since].compactMap(\.self)
    if texts.isEmpty { return "@available(*, deprecated)" }
    let message = SwiftName.capitalised(texts.joined(separator: "; "))
    return "@available(*, deprecated, message: \(SwiftNaming.literal(message)))"
  }

  // MARK: Guards

  private func guardDeclaration() -> [SwiftCode] {
    let summary = SwiftCode.documentation(["The guards of \(model.name)."])
    guard !model.guards.isEmpty else {
      let body: [[SwiftCode]] = [
        [.line("\(access)init?(rawValue: Swift.String) { nil }")],
        [.line("\(access)var rawValue: Swift.String { switch self {} }")],
      ]
      return summary + [
        .block(
          "nonisolated \(access)enum \(model.name)Guard: RouteRuntime.RouteGuard", SwiftCode.separated(body))
      ]
    }
    let cases = model.guards.flatMap { item in
      SwiftCode.documentation(documentation(item.doc, place: place(of: item.range)))
        + [rawCase(item.swiftName, rawValue: item.name)]
    }
    return summary + [
      .block("nonisolated \(access)enum \(model.name)Guard: Swift.String, RouteRuntime.RouteGuard", cases)
    ]
  }

  /// A case of a string enum, with its text where that is not its name.
  func rawCase(_ name: String, rawValue: String) -> SwiftCode {
    let text = name == rawValue ? "" : " = \(SwiftNaming.literal(rawValue))"
    return .line("case \(SwiftNaming.escaped(name))\(text)")
  }

  // MARK: The table

  private func tableDeclaration() -> [SwiftCode] {
    let name = model.name
    return SwiftCode.documentation(["The route table of \(name): reads links, and names the types in it."]) + [
      .block(
        "nonisolated \(access)enum \(tableName): RouteRuntime.RouteTable",
        SwiftCode.separated(
          [["Tab", "Route", "Sheet", "Action", "Guard"].map { .line("\(access)typealias \($0) = \(name)\($0)") }]
            + mountDeclarations()))
    ]
  }

  private func aliases() -> [SwiftCode] {
    let name = model.name
    return SwiftCode.separated([
      SwiftCode.documentation(["The router of \(name)."]) + [
        .line("@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)"),
        .line("\(access)typealias \(name)Router = RouteRuntime.Router<\(tableName)>"),
      ],
      SwiftCode.documentation(["A link of \(name), read."]) + [
        .line("\(access)typealias \(name)Link = RouteRuntime.RouteLink<\(tableName)>")
      ],
      model.module == nil
        ? []
        : SwiftCode.documentation(["What the screens of \(name) navigate with, in whatever app mounts it."]) + [
          .line("\(access)typealias \(name)Navigator = any RouteRuntime.RouteNavigator<\(tableName)>")
        ],
    ])
  }

  /// The handle by which code asks for the result of an entry that returns one.
  private func result(of entry: Entry) -> [SwiftCode] {
    guard let type = entry.returns, entry.kind == .route || entry.kind == .sheet else { return [] }
    let parameters = entry.parameters.map { parameter in
      let value = types.defaultValue(of: parameter).map { " = \($0)" } ?? ""
      return "\(SwiftNaming.declaredLabel(parameter.swiftName)): \(types.type(of: parameter))\(value)"
    }
    let names = entry.parameters.map { SwiftNaming.escaped($0.swiftName) }
    let arguments = names.isEmpty ? "" : "(\(arguments(entry.parameters, names).joined(separator: ", ")))"
    let value = wrapped(entry, ".\(SwiftNaming.escaped(entry.swiftName))\(arguments)")
    let tail = "Self { Self(\(entry.kind.rawValue): \(value)) }"
    var body = SwiftCode.documentation(["What `\(entry.path)` gives back."])
    if let deprecation = entry.deprecation { body.append(.line(attribute(deprecation))) }
    body.append(
      names.isEmpty
        ? .line("\(access)static var \(resultName(of: entry)): \(tail)")
        : .list("\(access)static func \(resultName(of: entry))(", parameters, ") -> \(tail)"))
    return [
      .block("nonisolated extension RouteRuntime.RouteResult where Table == \(tableName), Value == \(type)", body)
    ]
  }

  /// A value of an entry inside the enums of its groups: `.account(.email(address: address))`.
  private func wrapped(_ entry: Entry, _ value: String) -> String {
    groups(of: entry).reversed().reduce(value) { ".\(SwiftNaming.escaped($1.swiftName))(\($0))" }
  }

  /// The names of the groups and the entry as one: `accountEmail`.
  private func resultName(of entry: Entry) -> String {
    let names = groups(of: entry).map(\.swiftName) + [entry.swiftName]
    return SwiftNaming.escaped(names[0] + names.dropFirst().map(SwiftName.capitalised).joined())
  }

  /// The groups an entry stands in, outer ones first.
  private func groups(of entry: Entry) -> [Group] {
    var groups: [Group] = []
    var next = entry.group
    while let id = next {
      groups.insert(model[id], at: 0)
      next = model[id].parent
    }
    return groups
  }
}
