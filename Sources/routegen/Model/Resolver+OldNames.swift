// Names that entries had before: restored state and `diff` follow them.
extension Resolver {
  mutating func resolveOldNames() {
    var owners: [String: Located<EntryID>] = [:]
    for index in model.entries.indices {
      let scope = scope(of: model.entries[index].module)
      for old in origins.entries[index].was {
        add(Located(scope + old.value, old.range), to: EntryID(index: index), &owners)
      }
    }
    for part in parts {
      guard let mount = part.mount, let group = part.group else { continue }
      let scope = scope(of: model[group].parent)
      for (old, name) in mount.oldNames {
        guard let entry = member(name, of: group) else { continue }
        add(Located(scope + old.value, old.range), to: entry, &owners)
      }
    }
  }

  /// The entry of a module, by the name it has there or where the module is mounted; reports a name that is none.
  private mutating func member(_ name: Located<String>, of module: GroupID) -> EntryID? {
    if let entry = model.entry(named: name.value, from: module) { return entry }
    if let entry = model.entry(named: name.value, from: model[module].parent) {
      if model[entry].path.hasPrefix(model[module].path + ".") { return entry }
      report(
        .unresolvedName,
        "`\(model[entry].path)` is no entry of `\(model[module].path)`; an old name of it is written as its own `was`",
        at: name.range)
      return nil
    }
    reportUnresolved(name, "no route, sheet or action of `\(model[module].path)` is named", from: module)
    return nil
  }

  /// Gives an entry an old name, by which no other entry can be called then.
  private mutating func add(
    _ old: Located<String>, to entry: EntryID, _ owners: inout [String: Located<EntryID>]
  ) {
    let kind = model[entry].kind
    let current = model.names[old.value, kind]
    if current == entry {
      report(.duplicateName, "`\(old.value)` is the name that it has now; take this out", at: old.range, entry: entry)
      return
    }
    let space = kind == .sheet ? .route : kind
    let key = "\(space.rawValue):\(old.value)"
    let other = current.map { Located($0, model[$0].range) } ?? owners[key]
    if let other, other.value != entry {
      report(
        .duplicateName,
        "`\(old.value)` cannot be an old name of `\(model[entry].path)`: it names another entry",
        at: old.range, related: [Diagnostic.Related(message: "the other is here", range: other.range)], entry: entry)
    } else if other == nil {
      owners[key] = Located(entry, old.range)
      model.entries[entry.index].was.append(old.value)
    }
  }
}
