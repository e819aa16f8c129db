/// Where `winsOver` can be written to settle an overlap, in words that the manifest takes and that settle it.
struct WinsOverAdvice {
  private let model: RouteModel
  private let table: PatternTable
  /// By entry, its patterns and those of the redirects that lead to it.
  private let patterns: [[PatternID]]

  init(_ model: RouteModel, _ table: PatternTable) {
    self.model = model
    self.table = table
    var patterns = [[PatternID]](repeating: [], count: model.entries.count)
    for pattern in model.patterns { patterns[pattern.entry.index].append(pattern.id) }
    self.patterns = patterns
  }

  /// What to write, and on which entry; nil where `winsOver` would settle nothing, or contradict what the rules say of
  /// other URLs of the two.
  func advice(for winner: PatternID, over loser: PatternID) -> (text: String, place: String)? {
    let (entry, other) = (model.patterns[winner.index].entry, model.patterns[loser.index].entry)
    guard entry != other, let name = name(of: other, from: entry), !contradicts(entry, other) else { return nil }
    var place = "`\(model.entries[entry.index].path)`"
    if case .redirect = model.patterns[winner.index].origin { place += " (where the redirect leads)" }
    return ("winsOver: [\(name)]", place)
  }

  private func contradicts(_ winner: EntryID, _ loser: EntryID) -> Bool {
    if model.entries[loser.index].winsOver.contains(where: { $0.value == winner }) { return true }
    return patterns[winner.index].contains { own in
      patterns[loser.index].contains { (try? table.order($0, own)) == .before }
    }
  }

  /// How an entry is named in another one; nil where that is in a module to which it does not belong, or where a name
  /// that is nearer hides it.
  private func name(of target: EntryID, from entry: EntryID) -> String? {
    let path = model.entries[target.index].path
    let group = model.entries[entry.index].group
    let scope = model.scope(of: group)
    guard path.hasPrefix(scope) else { return nil }
    let name = String(path.dropFirst(scope.count))
    if model.entry(named: name, from: group) == target { return name }
    let fullName = "\(model.entries[target.index].kind.rawValue):\(name)"
    return model.entry(named: fullName, from: group) == target ? fullName : nil
  }
}
