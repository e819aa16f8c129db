extension SwiftEmitter {
  /// Associated types in one protocol; the time to compile one grows faster than their number.
  private static let protocolSize = 30
  /// Cases in the body of one view.
  private static let viewSize = 20

  func swiftUIDestinations() -> [SwiftCode] {
    let isComplete = model.entries.allSatisfy { entry in
      entry.kind == .action || entry.view != nil || entry.kind == .tab && model.module != nil
    }
    return SwiftCode.separated(
      [destinationImports("SwiftUI", hidden: isComplete ? Set(model.imports) : [])]
        + routeEnums.flatMap(viewProtocols)
        + [tableViews()]
        + (erasesDestinations ? routeEnums.map(erasedSwitch) : switches())
        + (isComplete ? routeEnums.map(views) : []))
  }

  // MARK: Protocols

  /// The protocol of an enum's destinations. Where it would be too long, it refines further ones.
  private func viewProtocols(of shape: EnumShape) -> [[SwiftCode]] {
    let all = destinations(in: shape)
    let size = erasesDestinations ? Swift.max(all.count, 1) : SwiftEmitter.protocolSize
    let blocks = all.blocks(of: size)
    let name = "\(prefix(of: shape))Destinations"
    let isOutermost = shape.qualifiedName == routeEnum.qualifiedName
    let parts = blocks.indices.dropFirst().map { "\(name)\($0 + 1)" }
    let bases = (isOutermost ? ["RouteRuntime.RouteDestinations"] : []) + parts
    let inheritance = bases.isEmpty ? "" : ": \(bases.joined(separator: ", "))"
    let constraint = isOutermost ? " where Table == \(tableName)" : ""
    let subject = isOutermost ? model.name : "`\(path(of: shape))`"
    let head = "@MainActor @preconcurrency \(access)protocol"
    let main =
      SwiftCode.documentation(["The screens of \(subject) in SwiftUI: one requirement an entry."]) + [
        .block("\(head) \(name)\(inheritance)\(constraint)", protocolBody((blocks.first ?? []).map(viewRequirement)))
      ]
    return [main]
      + zip(parts, blocks.dropFirst()).map { part, block in
        SwiftCode.documentation(["More of what ``\(name)`` asks for."])
          + [.block("\(head) \(part)", protocolBody(block.map(viewRequirement)))]
      }
  }

  private func viewRequirement(_ destination: Destination) -> [SwiftCode] {
    if let group = destination.group { return groupRequirement(destination, of: group, suffix: "Destinations") }
    if erasesDestinations {
      return requirement(destination, [function(destination, returning: "SwiftUI.AnyView")])
    }
    let type = "\(destination.typeName)Destination"
    return requirement(
      destination,
      [
        .line("associatedtype \(type): SwiftUI.View"),
        function(destination, attribute: "@SwiftUI.ViewBuilder ", returning: type),
      ])
  }

  /// The group's dotted path in the manifest.
  private func path(of shape: EnumShape) -> String {
    shape.cases.lazy.compactMap { item -> String? in
      switch item {
      case .entry(let id): model[id].group.map { model[$0].path }
      case .group(let id, _): model[id].parent.map { model[$0].path }
      }
    }.first ?? model.name
  }

  // MARK: From a value to its view

  /// What makes the outermost protocol serve the runtime.
  private func tableViews() -> [SwiftCode] {
    let members = [("Route", routeEnum), ("Sheet", sheets), ("Tab", tabs)].map { kind, shape -> [SwiftCode] in
      let local = SwiftNaming.uncapitalised(kind)
      let signature = "\(access)func view(for\(kind) \(local): \(shape.name))"
      if shape.cases.isEmpty { return [.line("\(signature) -> SwiftUI.EmptyView {}")] }
      if kind == "Tab", tabCases.isEmpty { return [.line("\(signature) -> SwiftUI.EmptyView { SwiftUI.EmptyView() }")] }
      if erasesDestinations { return erasedFunctions(for: kind, over: shape) }
      let view = "\(model.name)\(kind)View"
      return [.block("\(signature) -> \(view)<Self>", [.line("\(view)(\(local): \(local), destinations: self)")])]
    }
    return [.block("extension \(model.name)Destinations", SwiftCode.separated(members))]
  }

  private func switches() -> [[SwiftCode]] {
    let routes = routeEnums.flatMap { shape in
      let name = prefix(of: shape)
      let subject = shape.qualifiedName == routeEnum.qualifiedName ? model.name : "`\(path(of: shape))`"
      return viewSwitch("\(name)RouteView", over: shape, local: "route", in: name, summary: "A route of \(subject).")
    }
    let sheets = viewSwitch(
      "\(model.name)SheetView", over: self.sheets, local: "sheet", in: model.name, summary: "A sheet of \(model.name).")
    if tabCases.isEmpty { return routes + sheets }
    return routes + sheets
      + viewSwitch(
        "\(model.name)TabView", over: tabs, local: "tab", in: model.name,
        summary: "The root of a tab of \(model.name).")
  }

  /// The view of an enum's value, and further ones for the cases that one body would be too long with.
  private func viewSwitch(_ name: String, over shape: EnumShape, local: String, in prefix: String, summary: String)
    -> [[SwiftCode]]
  {
    let blocks = shape.cases.blocks(of: SwiftEmitter.viewSize)
    return blocks.indices.map { block in
      var choices = blocks[block].map { viewChoice($0, of: local) }
      if block + 1 < blocks.count {
        let next = "\(name)\(block + 2)(\(local): \(local), destinations: destinations)"
        choices.append(SwiftCode.Choice(label: "default", body: [.line(next)]))
      } else if block > 0 {
        choices.append(SwiftCode.Choice(label: "default", body: [.line("SwiftUI.EmptyView()")]))
      }
      let part = block == 0 ? name : "\(name)\(block + 1)"
      let visibility = block == 0 ? access : "private "
      return (block == 0 ? SwiftCode.documentation([summary]) : []) + [
        .block(
          "\(visibility)struct \(part)<Destinations: \(prefix)Destinations>: SwiftUI.View",
          [
            .line("let \(local): \(shape.qualifiedName)"),
            .line("let destinations: Destinations"),
            .blank,
            .block("\(block == 0 ? access : "")var body: some SwiftUI.View", [.choice(local, choices)]),
          ])
      ]
    }
  }

  private func viewChoice(_ item: EnumShape.Case, of local: String) -> SwiftCode.Choice {
    let destination = destination(for: item)
    guard let group = destination.group else {
      return choice(destination, calling: "destinations")
    }
    if group.module != nil {
      return choice(destination, giving: SwiftName.capitalised(local), to: "view", calling: "destinations")
    }
    let name = SwiftNaming.escaped(destination.name)
    return SwiftCode.Choice(
      label: "case .\(name)(let route)",
      body: [.line("\(prefix(of: group))RouteView(route: route, destinations: destinations.\(name))")])
  }

  // MARK: Without a type for each view

  private func erasedSwitch(_ shape: EnumShape) -> [SwiftCode] {
    guard shape.qualifiedName != routeEnum.qualifiedName else { return [] }
    return [.block("extension \(prefix(of: shape))Destinations", erasedFunctions(for: "Route", over: shape))]
  }

  private func erasedFunctions(for kind: String, over shape: EnumShape) -> [SwiftCode] {
    switchFunctions(
      "view", for: kind, over: shape, returning: "SwiftUI.AnyView", otherwise: "SwiftUI.AnyView(SwiftUI.EmptyView())")
  }

  // MARK: The manifest's own views

  /// The destinations that the manifest names with `view:`.
  private func views(of shape: EnumShape) -> [SwiftCode] {
    let name = prefix(of: shape)
    let members = destinations(in: shape).map { destination -> [SwiftCode] in
      let member = SwiftNaming.escaped(destination.name)
      if let group = destination.group {
        let type = "\(prefix(of: group))Views"
        return [.line("\(access)var \(member): \(type) { \(type)() }")]
      }
      let names = destination.parameters.map { SwiftNaming.escaped($0.swiftName) }
      let view = "\(destination.view ?? "")(\(arguments(destination.parameters, names).joined(separator: ", ")))"
      let function = "\(access)func \(member)(\(parameters(of: destination).joined(separator: ", ")))"
      return erasesDestinations
        ? [.block("\(function) -> SwiftUI.AnyView", [.line("SwiftUI.AnyView(\(view))")])]
        : [.block("\(function) -> some SwiftUI.View", [.line(view)])]
    }
    return SwiftCode.documentation(["The views that the manifest names with `view:`."]) + [
      .block(
        "\(access)struct \(name)Views: \(name)Destinations",
        SwiftCode.separated([[.line("\(access)init() {}")]] + members))
    ]
  }
}
