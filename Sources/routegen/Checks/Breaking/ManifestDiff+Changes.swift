extension ManifestDiff {
  /// Something that is not as it was, and breaks nothing.
  struct Change {
    enum Kind: String {
      case entryAdded = "entry-added"
      case entryRenamed = "entry-renamed"
      case urlAdded = "url-added"
      case urlRemoved = "url-removed"
      case parameterAdded = "parameter-added"
      case tabChanged = "tab-changed"
      case parentChanged = "parent-changed"
      case guardsChanged = "guards-changed"
    }

    var kind: Kind
    /// In the newer version.
    var entry: EntryID
    var message: String
    var range: SourceRange
  }

  /// The changes of entries that are new or still there.
  ///
  /// - Parameter links: What became of the links; those that broke are no harmless changes.
  func harmlessChanges(besides links: LinkDiff) -> [Change] {
    let broken = Set(links.changes.map(\.pattern))
    var predecessors: [EntryID: Entry] = [:]
    for (entry, successor) in zip(old.entries, successors) {
      if let successor { predecessors[successor] = entry }
    }
    return new.entries.filter { !$0.isImplicit }.flatMap { entry -> [Change] in
      guard let before = predecessors[entry.id] else {
        return [change(.entryAdded, of: entry, "new: \(entry.kind.rawValue) `\(entry.path)`")]
      }
      return changes(from: before, to: entry, broken)
    }
  }

  private func changes(from before: Entry, to entry: Entry, _ broken: Set<PatternID>) -> [Change] {
    var changes: [Change] = []
    if before.path != entry.path {
      let message = "renamed: \(entry.kind.rawValue) `\(before.path)` to `\(entry.path)`"
      changes.append(change(.entryRenamed, of: entry, message))
    }
    let texts = Set(before.patterns.map { old[$0].text })
    for pattern in entry.patterns.map({ new[$0] }) where !texts.contains(pattern.text) {
      changes.append(change(.urlAdded, of: entry, "new: URL \(pattern.text) of `\(entry.path)`", at: pattern.range))
    }
    let left = Set(entry.patterns.map { new[$0].text })
    for pattern in before.patterns.map({ old[$0] }) where !left.contains(pattern.text) && !broken.contains(pattern.id) {
      changes.append(change(.urlRemoved, of: entry, "gone: URL \(pattern.text) of `\(entry.path)`"))
    }
    for parameter in entry.parameters where parameter.mayBeAbsent {
      if before.parameters.contains(where: { $0.name == parameter.name }) { continue }
      let message = "new: parameter `\(parameter.name)` of `\(entry.path)`"
      changes.append(change(.parameterAdded, of: entry, message, at: parameter.range))
    }
    return changes + moves(from: before, to: entry)
  }

  /// Where an entry opens, and what it asks for.
  private func moves(from before: Entry, to entry: Entry) -> [Change] {
    var changes: [Change] = []
    func path(_ entry: EntryID?, in model: RouteModel) -> String? { entry.map { "`\(model[$0].path)`" } }
    func successor(_ entry: EntryID?) -> EntryID? { entry.flatMap { successors[$0.index] } }
    if entry.kind != .tab, successor(before.tab) != entry.tab {
      let (then, now) = (path(before.tab, in: old), path(entry.tab, in: new))
      let message =
        "moved: `\(entry.path)` opens in \(now ?? "the current tab"), before in \(then ?? "the current tab")"
      changes.append(change(.tabChanged, of: entry, message))
    }
    if successor(before.parent) != entry.parent {
      let (then, now) = (path(before.parent, in: old), path(entry.parent, in: new))
      let message = "moved: the parent of `\(entry.path)` is \(now ?? "none"), before \(then ?? "none")"
      changes.append(change(.parentChanged, of: entry, message))
    }
    let (then, now) = (before.guards.map { old[$0].name }, entry.guards.map { new[$0].name })
    if Set(then) != Set(now) {
      func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }
      changes.append(
        change(.guardsChanged, of: entry, "guards of `\(entry.path)`: \(list(now)); before: \(list(then))"))
    }
    return changes
  }

  private func change(_ kind: Change.Kind, of entry: Entry, _ message: String, at range: SourceRange? = nil) -> Change {
    Change(kind: kind, entry: entry.id, message: message, range: range ?? entry.range)
  }
}
