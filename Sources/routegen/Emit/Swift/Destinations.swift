/// `RouteDestinations.generated.swift`: what the app's screens conform to, for SwiftUI and for UIKit.
extension SwiftEmitter {
  func destinations() -> [SwiftCode] {
    [.directive("#if canImport(SwiftUI)")]
      + swiftUIDestinations()
      + [.directive("#endif"), .blank, .directive("#if canImport(UIKit) && !os(watchOS)")]
      + uiKitDestinations()
      + [.directive("#endif")]
  }

  /// The imports of one half of the file.
  func destinationImports(_ framework: String, hidden: Set<String> = []) -> [SwiftCode] {
    let parameters = ownEntries.filter { $0.kind != .action }.flatMap(\.parameters)
    let modules = destinations(in: routeEnum).compactMap { $0.group?.module?.module }
    return imports(
      visible: types.modules(of: parameters).union(modules).union(["RouteRuntime", framework]), hidden: hidden)
  }

  /// The destinations that one protocol asks for: those of the routes in an enum, and for the outermost one those of
  /// the tabs and sheets as well.
  func destinations(in shape: EnumShape) -> [Destination] {
    guard shape.qualifiedName == routeEnum.qualifiedName else { return shape.cases.map(destination(for:)) }
    // A module's routes and sheets have one requirement together.
    let routed = Set(shape.cases.compactMap(\.group))
    let others = sheets.cases.filter { $0.group.map { !routed.contains($0) } ?? true }
    return (tabCases + shape.cases + others).map(destination(for:))
  }

  /// The tabs that have a destination: a module has only the one that stands in for its app's, which shows nothing.
  var tabCases: [EnumShape.Case] { model.module == nil ? tabs.cases : [] }

  func destination(for item: EnumShape.Case) -> Destination {
    switch item {
    case .entry(let id):
      return Destination(model[id])
    case .group(let id, let shape):
      let name = model[id].swiftName
      return Destination(
        name: name, caseName: name, typeName: SwiftName.capitalised(name), group: shape, range: model[id].range)
    }
  }

  /// `ShopAccount` for the group `account`: the front of the names of what is declared for it.
  func prefix(of shape: EnumShape) -> String {
    if let module = shape.module { return module.name }
    return model.name + shape.qualifiedName.dropFirst(routeEnum.name.count).filter { $0 != "." }
  }

  /// What a requirement declares, preceded by its documentation and, where errors are to point into the manifest,
  /// by its place there.
  func requirement(_ destination: Destination, _ declarations: [SwiftCode]) -> [SwiftCode] {
    let place = "`\(destination.name)` · \(self.place(of: destination.range))"
    return SwiftCode.documentation([place])
      + declarations.flatMap { [sourceLocation(of: destination.range), $0].compactMap(\.self) }
  }

  /// A protocol of destinations, its places in the manifest ended where it ends.
  func protocolBody(_ requirements: [[SwiftCode]]) -> [SwiftCode] {
    let end: [SwiftCode] = options.manifestPath == nil || requirements.isEmpty ? [] : [.directive("#sourceLocation()")]
    return requirements.flatMap(\.self) + end
  }

  /// The requirement of a group: a member with a protocol of its own.
  func groupRequirement(_ destination: Destination, of group: EnumShape, suffix: String) -> [SwiftCode] {
    // A module's protocol may be called like the group's member type: `AccountDestinations`.
    let type = destination.typeName + (group.module == nil ? suffix : "Module")
    return requirement(
      destination,
      [
        .line("associatedtype \(type): \(prefix(of: group))\(suffix)"),
        .line("var \(SwiftNaming.escaped(destination.name)): \(type) { get }"),
      ])
  }

  /// The function that a requirement is: `func product(id: ProductID, source: Swift.String?) -> …`.
  func function(_ destination: Destination, attribute: String = "", returning type: String) -> SwiftCode {
    let head = "\(attribute)func \(SwiftNaming.escaped(destination.name))("
    return .list(head, parameters(of: destination), ") -> \(type)")
  }

  /// The parameters of a requirement: `id: ProductID`, `source: Swift.String?`.
  func parameters(of destination: Destination) -> [String] {
    destination.parameters.map { "\(SwiftNaming.declaredLabel($0.swiftName)): \(types.type(of: $0))" }
  }

  /// A `case` that hands its values to a function of the same name and labels.
  func choice(_ destination: Destination, calling base: String) -> SwiftCode.Choice {
    let names = locals(of: destination.parameters, apartFrom: [base])
    let call = "\(base).\(SwiftNaming.escaped(destination.name))("
    return SwiftCode.Choice(
      label: "case .\(SwiftNaming.escaped(destination.caseName))\(bindings(names))",
      body: [.list(call, arguments(destination.parameters, names), ")")])
  }

  /// The functions of a protocol's extension that give an enum's value its screen: the first has the cases of the
  /// first block and hands the others on.
  ///
  /// - Parameters:
  ///   - base: The name of the first, `view` or `viewController`.
  ///   - kind: What the enum is of: `Route`, `Sheet`, `Tab`.
  ///   - otherwise: A screen for the cases that cannot be.
  func switchFunctions(
    _ base: String, for kind: String, over shape: EnumShape, returning type: String, otherwise: String
  ) -> [SwiftCode] {
    let local = SwiftNaming.uncapitalised(kind)
    let blocks = shape.cases.blocks(of: SwiftEmitter.blockSize)
    let visibility = shape.qualifiedName == shape.name ? access : "fileprivate "
    return SwiftCode.separated(
      blocks.indices.map { block in
        var choices = blocks[block].map { item -> SwiftCode.Choice in
          let destination = destination(for: item)
          guard destination.group != nil else { return choice(destination, calling: "self") }
          return choice(destination, giving: kind, to: base, calling: "self")
        }
        if block + 1 < blocks.count {
          let next = "\(base)\(block + 2)(for\(kind): \(local))"
          choices.append(SwiftCode.Choice(label: "default", body: [.line(next)]))
        } else if block > 0 {
          choices.append(SwiftCode.Choice(label: "default", body: [.line(otherwise)]))
        }
        let head = block == 0 ? "\(visibility)func \(base)" : "private func \(base)\(block + 1)"
        return [
          .block("\(head)(for\(kind) \(local): \(shape.qualifiedName)) -> \(type)", [.choice(local, choices)])
        ]
      })
  }

  /// A `case` of a group that hands its value to the group's own function.
  func choice(_ destination: Destination, giving kind: String, to base: String, calling owner: String)
    -> SwiftCode.Choice
  {
    let name = SwiftNaming.escaped(destination.name)
    let local = SwiftNaming.uncapitalised(kind)
    let call = "\(owner).\(name).\(base)(for\(kind): \(local))"
    // The module may erase its views or not; only its view controllers are of one type anyway.
    let isView = erasesDestinations && base == "view" && destination.group?.module != nil
    return SwiftCode.Choice(
      label: "case .\(name)(let \(local))", body: [.line(isView ? "SwiftUI.AnyView(\(call))" : call)])
  }

  /// `id: id`, `source: source`
  func arguments(_ parameters: [Parameter], _ names: [String]) -> [String] {
    zip(parameters, names).map { "\(SwiftNaming.label($0.swiftName)): \($1)" }
  }
}

/// What a protocol of destinations asks for: a screen for an entry, or the destinations of a group.
struct Destination: Sendable {
  /// The name of the requirement: tabs and sheets carry their kind.
  var name: String
  var caseName: String
  /// The front of the name of its associated type.
  var typeName: String
  var parameters: [Parameter] = []
  /// The type, as written in the manifest, that shows it.
  var view: String?
  var group: EnumShape?
  var range: SourceRange
}

extension Destination {
  init(_ entry: Entry) {
    let suffix =
      switch entry.kind {
      case .tab: "Tab"
      case .sheet: "Sheet"
      case .route, .action: ""
      }
    self.init(
      name: entry.swiftName + suffix, caseName: entry.swiftName,
      typeName: SwiftName.capitalised(entry.swiftName) + suffix, parameters: entry.parameters, view: entry.view,
      range: entry.range)
  }
}
