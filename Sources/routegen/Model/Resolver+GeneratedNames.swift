// Names that meet only in the generated code.
extension Resolver {
  mutating func checkGeneratedNames() {
    checkDestinationNames()
    let groups = model.groups.indices.map { GroupID(index: $0) }
    let named = groups.filter { model.module(of: $0) == nil && !model[$0].swiftName.isEmpty }
    checkTypes(against: named)
    checkGroupTypes(against: named)
    checkImports(against: named)
    checkJoinedNames(of: named)
    checkModules(against: named)
  }

  /// `…Tab()` and `…Sheet()` stand beside the routes, and a type for each.
  private mutating func checkDestinationNames() {
    var members: [String: Entry] = [:]
    for entry in model.entries where entry.module == nil && (entry.kind == .tab || entry.kind == .sheet) {
      members[SwiftName.capitalised(entry.swiftName) + (entry.kind == .tab ? "Tab" : "Sheet")] = entry
    }
    func check(_ name: String, of what: String, _ path: String, at range: SourceRange, entry: EntryID? = nil) {
      guard let other = members[SwiftName.capitalised(name)], !other.isImplicit else { return }
      report(
        .nameCollision,
        "the \(what) `\(path)` and the \(other.kind.rawValue) `\(other.path)` would both have the destination "
          + "`\(name)` in Swift; rename one of them, or give one a `swift:` name", at: range,
        related: [Diagnostic.Related(message: "the \(other.kind.rawValue) is here", range: other.range)],
        entry: entry)
    }
    for route in model.entries where route.kind == .route && route.group == nil {
      check(route.swiftName, of: "route", route.path, at: route.range, entry: route.id)
    }
    for group in model.groups where group.parent == nil {
      check(group.swiftName, of: group.module == nil ? "group" : "module", group.path, at: group.range)
    }
  }

  /// A group's enum stands beside the types that its payloads name.
  private mutating func checkTypes(against groups: [GroupID]) {
    let own = model.types.filter { $0.module == nil }
    let types = Dictionary(own.map { ($0.swiftName, $0) }, uniquingKeysWith: { first, _ in first })
    for id in groups {
      let group = model[id]
      guard let type = types[enumName(of: id)] else { continue }
      report(
        .nameCollision,
        "the group `\(group.path)` and the type `\(type.name)` would both be the type `\(type.swiftName)` in Swift; "
          + "rename one of them, or give the group a `swift:` name", at: group.range,
        related: [Diagnostic.Related(message: "the type is here", range: type.range)])
    }
  }

  /// A type may be called like what is generated for a group.
  private mutating func checkGroupTypes(against groups: [GroupID]) {
    for id in groups {
      let (group, prefix) = (model[id], model.name + joinedName(of: id))
      for type in model.types where SwiftName.generatedEnding(of: type.swiftName, behind: prefix, isGroup: true) != nil
      {
        report(
          .nameCollision,
          "the type `\(type.name)` would be called like what is generated for the group `\(group.path)`; rename one of "
            + "them, or give the group a `swift:` name", at: type.range,
          related: [Diagnostic.Related(message: "the group is here", range: group.range)])
      }
    }
  }

  /// Inside the routes' enum a group's enum comes before a module of its name, and so does a type everywhere.
  private mutating func checkImports(against groups: [GroupID]) {
    let modules = Set(model.imports)
    for type in model.types where type.module == nil && modules.contains(type.swiftName) {
      report(
        .nameCollision, "the type `\(type.name)` would hide the module `\(type.swiftName)`; rename it", at: type.range)
    }
    for id in groups {
      let (group, name) = (model[id], enumName(of: id))
      // Beside a name that has its capital already, the enum's ends in `_`.
      guard name != group.swiftName, modules.contains(name) else { continue }
      report(
        .nameCollision,
        "the enum `\(name)` of the group `\(group.path)` would hide the module `\(name)`; rename the group, or "
          + "give it a `swift:` name", at: group.range)
    }
  }

  /// What is generated for a group beside the table has the names of the groups around it in front.
  private mutating func checkJoinedNames(of groups: [GroupID]) {
    var known: [String: Group] = [:]
    for id in groups {
      let (group, name) = (model[id], joinedName(of: id))
      // Those of one level are told apart, or have been reported, with the other names there.
      guard let other = known.updateValue(known[name] ?? group, forKey: name), other.parent != group.parent else {
        continue
      }
      report(
        .nameCollision,
        "the groups `\(other.path)` and `\(group.path)` would both have `\(name)` in the names of what is generated "
          + "for them; rename one of them, or give it a `swift:` name", at: group.range,
        related: [Diagnostic.Related(message: "the other is here", range: other.range)])
    }
  }

  /// The same may begin like what a module has.
  private mutating func checkModules(against groups: [GroupID]) {
    for id in groups {
      let (group, name) = (model[id], model.name + joinedName(of: id))
      guard let part = parts.first(where: { $0.name == name }) else { continue }
      report(
        .nameCollision,
        "what is generated for the group `\(group.path)` would be called like what the module `\(part.name)` has; "
          + "rename one of them, or give the group a `swift:` name", at: group.range,
        related: part.manifest.name.map { [Diagnostic.Related(message: "the module is here", range: $0.range)] } ?? [])
    }
  }

  private func enumName(of group: GroupID) -> String {
    SwiftName.freed(SwiftName.capitalised(model[group].swiftName), for: .type)
  }

  /// `AccountDevices` for the group `account.devices`.
  private func joinedName(of group: GroupID) -> String {
    (model[group].parent.map(joinedName) ?? "") + enumName(of: group)
  }
}
