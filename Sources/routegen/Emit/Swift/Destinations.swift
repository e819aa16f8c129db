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
    let parameters = model.entries.filter { $0.kind != .action }.flatMap(\.parameters)
    return imports(visible: types.modules(of: parameters).union(["RouteRuntime", framework]), hidden: hidden)
  }

  /// The destinations that one protocol asks for: those of the routes in an enum, and for the outermost one those of
  /// the tabs and sheets as well.
  func destinations(in shape: EnumShape) -> [Destination] {
    guard shape.qualifiedName == routeEnum.qualifiedName else { return shape.cases.map(destination(for:)) }
    return (tabs.cases + shape.cases + sheets.cases).map(destination(for:))
  }

  func destination(for item: EnumShape.Case) -> Destination {
    switch item {
    case .entry(let id):
      return Destination(model[id])
    case .group(let id, let shape):
      let name = model[id].swiftName
      return Destination(
        name: name, caseName: name, typeName: SwiftNaming.capitalised(name), group: shape, range: model[id].range)
    }
  }

  /// `ShopAccount` for the group `account`: the front of the names of what is declared for it.
  func prefix(of shape: EnumShape) -> String {
    model.name + shape.qualifiedName.dropFirst(routeEnum.name.count).filter { $0 != "." }
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
    let type = "\(destination.typeName)\(suffix)"
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
          let name = SwiftNaming.escaped(destination.name)
          return SwiftCode.Choice(
            label: "case .\(name)(let route)", body: [.line("self.\(name).\(base)(forRoute: route)")])
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
      typeName: SwiftNaming.capitalised(entry.swiftName) + suffix, parameters: entry.parameters, view: entry.view,
      range: entry.range)
  }
}
