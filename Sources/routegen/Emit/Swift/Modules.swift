/// The modules that are mounted in the table: their types are declared by themselves, and only put together here.
extension SwiftEmitter {
  /// The Swift modules of the mounted tables.
  var modules: Set<String> { Set(mounts.compactMap { model[$0].module?.module }) }

  /// The groups that are modules of this table, not of another module.
  var mounts: [GroupID] {
    model.groups.indices.map { GroupID(index: $0) }.filter { id in
      model[id].module != nil && model.module(of: model[id].parent) == nil
    }
  }

  /// The entries and types that are not a module's.
  var ownEntries: [Entry] { model.entries.filter { $0.module == nil } }
  var ownTypes: [TypeDefinition] { model.types.filter { $0.module == nil } }

  /// How each module's values become this table's.
  func mountDeclarations() -> [[SwiftCode]] {
    if mounts.isEmpty { return [] }
    let list = mounts.map { "\(mountName(of: $0)).self" }
    let head = "\(access)static var mounts: [any RouteRuntime.RouteMount<\(tableName)>.Type] { ["
    return [[.list(head, list, "] }")]] + mounts.map(mountDeclaration)
  }

  private func mountName(of group: GroupID) -> String { SwiftName.capitalised(model[group].swiftName) + "Mount" }

  private func mountDeclaration(_ group: GroupID) -> [SwiftCode] {
    guard let module = model[group].module else { return [] }
    let functions = [("Route", routeEnum), ("Sheet", sheets)].map { kind, shape -> SwiftCode in
      let local = SwiftNaming.uncapitalised(kind)
      let head = "\(access)static func \(local)(_ \(local): \(module.name)\(kind)) -> \(shape.name)"
      let hasValues = shape.cases.contains { $0.group == group }
      // No value of an enum without cases ever comes, and any statement would be one that is never run.
      guard hasValues else { return .line("\(head) {}") }
      return .line("\(head) { .\(SwiftNaming.escaped(model[group].swiftName))(\(local)) }")
    }
    return SwiftCode.documentation(["How the values of `\(model[group].path)` stand in this table."]) + [
      .block(
        "\(access)enum \(mountName(of: group)): RouteRuntime.RouteMount",
        [
          .line("\(access)typealias App = \(tableName)"),
          .line("\(access)typealias Module = \(module.name)Routes"),
        ] + functions)
    ]
  }
}
