// Guards, groups and entries: who there is.
extension Resolver {
  mutating func collectGuards() {
    var space = SwiftNameSpace()
    var shared: [String: GuardID] = [:]
    for (index, part) in parts.enumerated() {
      var own: [String: SourceRange] = [:]
      for declaration in part.manifest.guards {
        let name = declaration.name
        if let earlier = own.updateValue(name.range, forKey: name.value) {
          reportDuplicate(name, "the guard", earlier: earlier)
          continue
        }
        // A guard is answered for by name, so modules share those of one name; the first declaration counts.
        let known = shared[name.value]
        let id = known ?? GuardID(index: model.guards.count)
        guards[part.scope + name.value] = id
        if known != nil { continue }
        shared[name.value] = id
        let swiftName = swiftName(of: name, for: .enumCase, in: &space)
        model.guards.append(
          GuardDefinition(
            name: name.value, swiftName: swiftName, fallback: nil, doc: declaration.doc, range: name.range))
        origins.guards.append(declaration)
        guardParts.append(index)
      }
    }
  }

  mutating func collectEntries() {
    var space = SwiftNameSpace()
    for tab in manifest.tabs { collect(tab, group: nil, in: &space) }
    if model.entries.isEmpty { addImplicitTab() }
    for index in parts.indices {
      space = SwiftNameSpace()
      collect(parts[index].manifest.routes, group: parts[index].group, in: &space)
      collectModules(of: index, in: &space)
    }
    for kind in [\Manifest.sheets, \.actions] {
      for (index, part) in parts.enumerated() {
        space = SwiftNameSpace()
        for declaration in part.manifest[keyPath: kind] { collect(declaration, group: part.group, in: &space) }
        checkModules(of: index, against: space)
      }
    }
  }

  private mutating func addImplicitTab() {
    let start = SourceRange(file: model.manifest, start: 0, end: 0)
    var tab = Entry(
      id: EntryID(index: 0), kind: .tab, path: "main", key: "main", swiftName: "main", range: start)
    tab.tab = tab.id
    tab.isImplicit = true
    model.entries.append(tab)
    origins.entries.append(nil)
  }

  private mutating func collect(_ routes: [RouteDeclaration], group: GroupID?, in space: inout SwiftNameSpace) {
    var keys: [String: SourceRange] = [:]
    for declaration in routes {
      let key = declaration.key
      if let earlier = keys.updateValue(key.range, forKey: key.value) {
        reportDuplicate(key, "the name", earlier: earlier)
        continue
      }
      switch declaration {
      case .route(let route): collect(route, group: group, in: &space)
      case .group(let inner):
        let id = GroupID(index: model.groups.count)
        let path = group.map { model[$0].path + "." + key.value } ?? key.value
        let swiftName = entryName(of: key, byHand: inner.swiftName, in: &space)
        model.groups.append(
          Group(path: path, swiftName: swiftName, parent: group, doc: inner.doc, range: key.range))
        origins.groups.append(inner)
        var innerSpace = SwiftNameSpace()
        collect(inner.members, group: id, in: &innerSpace)
      }
    }
  }

  private mutating func collect(_ declaration: EntryDeclaration, group: GroupID?, in space: inout SwiftNameSpace) {
    let key = declaration.key
    let path = group.map { model[$0].path + "." + key.value } ?? key.value
    let earlier =
      switch declaration.kind {
      case .tab: tabs[path]
      case .route, .sheet: screens[path]
      case .action: actions[path]
      }
    if let earlier {
      let other = model[earlier].kind
      let what =
        other == declaration.kind
        ? "the \(other.rawValue)" : "\(declaration.kind.phrase) and \(other.phrase) share their names:"
      reportDuplicate(key, what, earlier: model[earlier].range)
      return
    }
    let id = EntryID(index: model.entries.count)
    switch declaration.kind {
    case .tab: tabs[path] = id
    case .route, .sheet: screens[path] = id
    case .action: actions[path] = id
    }
    let swiftName = entryName(of: key, byHand: declaration.swiftName, in: &space)
    let module = model.module(of: group)
    var entry = Entry(
      id: id, kind: declaration.kind, path: path, key: key.value, swiftName: swiftName, group: group, module: module,
      range: key.range)
    entry.hasFaults = declaration.hasFaults
    entry.returns = declaration.returns?.value
    entry.view = declaration.view?.value
    entry.title = declaration.title
    entry.icon = declaration.icon
    entry.doc = declaration.doc
    entry.isHidden = declaration.isHidden
    entry.opening = declaration.opening
    entry.allowsRepeat = declaration.allowsRepeat
    entry.style = declaration.style
    entry.dismissal = declaration.dismissal
    entry.isExternal = declaration.isExternal
    model.entries.append(entry)
    origins.entries.append(declaration)
  }

  /// Names that meet only in the generated code: `…Tab()` and `…Sheet()` beside the routes, and a group's enum beside
  /// the types its payloads name.
  mutating func checkGeneratedMembers() {
    var members: [String: Entry] = [:]
    for entry in model.entries where entry.module == nil && (entry.kind == .tab || entry.kind == .sheet) {
      members[entry.swiftName + (entry.kind == .tab ? "Tab" : "Sheet")] = entry
    }
    func check(_ name: String, of what: String, _ path: String, at range: SourceRange, entry: EntryID? = nil) {
      guard let other = members[name], !other.isImplicit else { return }
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
    checkGroupEnums()
  }

  /// Names of a group's enum, and of what is generated for it beside the table, which has the names of the groups around
  /// it in front.
  private mutating func checkGroupEnums() {
    let own = model.types.filter { $0.module == nil }
    let types = Dictionary(own.map { ($0.swiftName, $0) }, uniquingKeysWith: { first, _ in first })
    let modules = Set(model.imports)
    var known: [String: Group] = [:]
    for (index, group) in model.groups.enumerated() where model.module(of: GroupID(index: index)) == nil {
      if group.swiftName.isEmpty { continue }
      let name = SwiftName.capitalised(group.swiftName)
      if let type = types[name] {
        report(
          .nameCollision,
          "the group `\(group.path)` and the type `\(type.name)` would both be the type `\(type.swiftName)` in Swift; "
            + "rename one of them, or give the group a `swift:` name", at: group.range,
          related: [Diagnostic.Related(message: "the type is here", range: type.range)])
      } else if name != group.swiftName, modules.contains(name) {
        report(
          .nameCollision,
          "the enum `\(name)` of the group `\(group.path)` would hide the module `\(name)`; rename the group, or "
            + "give it a `swift:` name", at: group.range)
      }
      var names: [String] = []
      var around: GroupID? = GroupID(index: index)
      while let id = around {
        names.append(SwiftName.capitalised(model[id].swiftName))
        around = model[id].parent
      }
      let whole = names.reversed().joined()
      if let other = known[whole] {
        report(
          .nameCollision,
          "the groups `\(other.path)` and `\(group.path)` would both have `\(whole)` in the names of what is generated "
            + "for them; rename one of them, or give it a `swift:` name", at: group.range,
          related: [Diagnostic.Related(message: "the other is here", range: other.range)])
      }
      known[whole] = known[whole] ?? group
      if let part = parts.first(where: { $0.name == model.name + whole }) {
        report(
          .nameCollision,
          "what is generated for the group `\(group.path)` would be called like what the module `\(part.name)` has; "
            + "rename one of them, or give the group a `swift:` name", at: group.range,
          related: part.manifest.name.map { [Diagnostic.Related(message: "the module is here", range: $0.range)] } ?? []
        )
      }
    }
  }
}
