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
        let swiftName = swiftName(of: name, for: .enumValue, in: &space)
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
    origins.entries.append(EntryDeclaration(kind: .tab, key: Located(tab.key, start), span: start))
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
    if let earlier = model.names[path, declaration.kind] {
      let other = model[earlier].kind
      let what =
        other == declaration.kind
        ? "the \(other.rawValue)" : "\(declaration.kind.phrase) and \(other.phrase) share their names:"
      reportDuplicate(key, what, earlier: model[earlier].range)
      return
    }
    let id = EntryID(index: model.entries.count)
    model.names[path, declaration.kind] = id
    let swiftName = entryName(of: key, byHand: declaration.swiftName, in: &space)
    let module = model.module(of: group)
    var entry = Entry(
      id: id, kind: declaration.kind, path: path, key: key.value, swiftName: swiftName, group: group, module: module,
      range: key.range)
    entry.hasFaults = declaration.hasFaults
    for type in [declaration.returns, declaration.view] { if let type { checkSwiftType(type) } }
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
}
