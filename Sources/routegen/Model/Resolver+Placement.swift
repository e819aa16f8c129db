// Groups, parents, tabs, sheets, guards: what is inherited.
extension Resolver {
  mutating func resolveGroups() {
    for (index, declaration) in origins.groups.enumerated() {
      // Where a module is mounted, names are those of what mounts it.
      let around = model.groups[index].parent
      var inherited = around.map { inheritance[$0.index] } ?? Inheritance()
      if let tab = tab(declaration.tab, from: around) { inherited.tab = tab }
      if case .add(let names) = declaration.guards { add(guardIDs(names, from: around), to: &inherited.guards) }
      if let sources = declaration.sources { inherited.sources = sources.value }
      if let hosts = hostIndices(declaration.hosts, from: around) { inherited.hosts = hosts }
      if let prefix = declaration.prefix {
        resolvePrefix(prefix, isModule: model.groups[index].module != nil, into: &inherited)
      }
      inheritance.append(inherited)
    }
  }

  private mutating func resolvePrefix(_ text: ManifestText, isModule: Bool, into inherited: inout Inheritance) {
    do throws(PatternError) {
      let prefix = try PatternParser.parse(text, plusIsSpace: model.links.plusIsSpace)
      if prefix.rest != nil || !prefix.query.isEmpty || prefix.fragment != nil {
        throw PatternError(message: "a prefix is a path alone, without `*`, `?` and `#`", range: text.contentRange)
      }
      if isModule, let name = prefix.names.first {
        throw PatternError(
          message: "`\(name.name)` can be no parameter of the module's entries, which do not know of it; take it out",
          range: name.range)
      }
      reportTrailingSlash(prefix)
      inherited.prefix += prefix.segments
      let slashes = prefix.trailingSlash.map(\.count) ?? (prefix.segments.isEmpty ? text.text.utf8.count : 0)
      inherited.prefixText += String(text.text.dropLast(slashes))
    } catch {
      report(.invalidURL, error.message, at: error.range)
      inherited.hasFaults = true
    }
  }

  mutating func resolvePlacement() {
    for index in model.entries.indices { resolveParent(index) }
    breakParentCycles()
    for index in parentsFirst() { inherit(index) }
  }

  private mutating func resolveParent(_ index: Int) {
    let group = model.entries[index].group
    if let name = origins.entries[index].parent {
      if let parent = model.screen(named: name.value, from: group) {
        if model[parent].kind == .route {
          model.entries[index].parent = parent
        } else {
          report(
            .unresolvedName,
            "a parent is a route, and `\(name.value)` is a sheet"
              + (model.entries[index].kind == .route ? "; write sheet: \(name.value) to open in the sheet" : ""),
            at: name.range, entry: EntryID(index: index))
        }
      } else if let other = model.entry(named: name.value, from: group) {
        let kind = model[other].kind
        report(
          .unresolvedName,
          "a parent is a route, and `\(name.value)` is \(kind.phrase)"
            + (kind == .tab ? "; write tab: \(model[other].key)" : ""), at: name.range, entry: EntryID(index: index))
      } else {
        reportUnresolved(name, "no route is named", from: group)
      }
    }
    if let name = origins.entries[index].sheet {
      if let sheet = model.screen(named: name.value, from: group) {
        if model[sheet].kind == .sheet {
          model.entries[index].sheet = sheet
        } else {
          report(
            .unresolvedName, "`\(name.value)` is a route, not a sheet; write parent: \(name.value) to open above it",
            at: name.range, entry: EntryID(index: index))
        }
      } else {
        reportUnresolved(name, "no sheet is named", from: group)
      }
    }
  }

  /// Reports each ring of parents once, at its last member, and opens it there.
  private mutating func breakParentCycles() {
    // 0 for not seen; otherwise the round in which it was.
    var rounds = [Int](repeating: 0, count: model.entries.count)
    for start in model.entries.indices where rounds[start] == 0 {
      var index = start
      while rounds[index] == 0, let parent = model.entries[index].parent {
        rounds[index] = start + 1
        index = parent.index
      }
      guard rounds[index] == start + 1, model.entries[index].parent != nil else {
        if rounds[index] == 0 { rounds[index] = start + 1 }
        continue
      }
      var ring = [index]
      while let parent = model.entries[ring[ring.count - 1]].parent, parent.index != index { ring.append(parent.index) }
      let last = ring.max() ?? index
      let position = ring.firstIndex(of: last) ?? 0
      let names = (ring[position...] + ring[..<position] + [last]).map { "`\(model.entries[$0].path)`" }
      report(
        .parentCycle,
        ring.count == 1
          ? "\(names[0]) is its own parent; leave `parent` out, or name the screen below it"
          : "parents go in a ring: \(names.joined(separator: " → ")); one of them must have no parent of these",
        at: origins.entries[last].parent?.range ?? model.entries[last].range, entry: EntryID(index: last))
      model.entries[last].parent = nil
    }
  }

  /// Indices of the entries, each after its parent and its sheet.
  private func parentsFirst() -> [Int] {
    var order: [Int] = []
    order.reserveCapacity(model.entries.count)
    var isDone = [Bool](repeating: false, count: model.entries.count)
    // Sheets wait only for parents, which may be routes of another sheet; a ring of those ends at `isOpen`.
    var isOpen = isDone
    for start in model.entries.indices {
      var stack = [start]
      while let index = stack.last {
        isOpen[index] = true
        let below = [model.entries[index].parent, model.entries[index].sheet]
        if let next = below.lazy.compactMap({ $0?.index }).first(where: { !isDone[$0] && !isOpen[$0] }) {
          stack.append(next)
          continue
        }
        if !isDone[index] { order.append(index) }
        isDone[index] = true
        stack.removeLast()
      }
    }
    return order
  }

  private mutating func inherit(_ index: Int) {
    if model.entries[index].isImplicit { return }
    let (kind, around) = (model.entries[index].kind, model.entries[index].group)
    let group = around.map { inheritance[$0.index] } ?? Inheritance()
    let parent = model.entries[index].parent?.index
    let sheet = model.entries[index].sheet ?? parent.flatMap { model.entries[$0].sheet }
    let own = kind == .tab ? EntryID(index: index) : tab(origins.entries[index].tab, from: around)
    // The tab of a module is that of its routes: a sheet of it opens above whatever is there.
    let tab =
      own ?? parent.flatMap { model.entries[$0].tab } ?? sheet.flatMap { model.entries[$0.index].tab }
      ?? (kind == .route ? group.tab : nil)
    model.entries[index].tab = tab
    model.entries[index].sheet = sheet
    model.entries[index].sources = origins.entries[index].sources?.value ?? group.sources
    model.entries[index].hosts = hostIndices(origins.entries[index].hosts, from: around) ?? group.hosts
    if group.hasFaults { model.entries[index].hasFaults = true }

    var guards: [GuardID] = []
    if let tab, tab.index != index { add(model.entries[tab.index].guards, to: &guards) }
    add(group.guards, to: &guards)
    if let parent { add(model.entries[parent].guards, to: &guards) }
    if let sheet { add(model.entries[sheet.index].guards, to: &guards) }
    switch origins.entries[index].guards {
    case .add(let names): add(guardIDs(names, from: around), to: &guards)
    case .drop(let names):
      let dropped = Set(guardIDs(names, from: around))
      guards.removeAll { dropped.contains($0) }
    case nil: break
    }
    model.entries[index].guards = guards
  }

  private func add(_ new: [GuardID], to guards: inout [GuardID]) {
    for id in new where !guards.contains(id) { guards.append(id) }
  }
}
