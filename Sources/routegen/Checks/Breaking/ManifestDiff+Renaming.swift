// How to say that an entry has another name now.
extension ManifestDiff {
  /// What to do about an entry that is gone.
  func renaming(of entry: Entry) -> String {
    let moved = new.entries.first { other in
      other.module != nil && other.kind == entry.kind && other.key == entry.key && !successors.contains(other.id)
    }
    if let moved { return "if it is `\(moved.path)` now, \(renaming(of: entry, to: moved))" }
    let scope = old.scope(of: entry.module)
    return "if it has a new name, write was: [\(entry.path.dropFirst(scope.count))] on that"
  }

  /// What to do so that an entry is found by the name it had.
  ///
  /// A module knows only names of its own, so a name from outside it is given where it is mounted.
  func renaming(of entry: Entry, to now: Entry) -> String {
    var mount: GroupID?
    var module = now.module
    while let current = module, !entry.path.hasPrefix(new.scope(of: current)) {
      mount = current
      module = new.module(of: new[current].parent)
    }
    let name = entry.path.dropFirst(new.scope(of: module).count)
    guard let mount else { return "say so with was: [\(name)]" }
    let entry = now.path.dropFirst(new.scope(of: mount).count)
    return "write was: { \(name): \(entry) } where `\(new[mount].path)` is mounted"
  }

  /// The text of a type without the path of the module that declares it.
  static func withoutModule(_ type: String) -> String {
    guard let dot = type.lastIndex(of: ".") else { return type }
    return (type.hasPrefix("[") ? "[" : "") + type[type.index(after: dot)...]
  }
}
