/// Where `winsOver` can be written to settle an overlap, in words that the manifest takes and that settle it.
struct WinsOverAdvice {
  private let model: RouteModel
  private let table: PatternTable
  /// The dotted paths of routes and sheets, and the keys of tabs.
  private let screens: Set<String>
  private let tabs: Set<String>
  /// By entry, its patterns and those of the redirects that lead to it.
  private let patterns: [[PatternID]]

  init(_ model: RouteModel, _ table: PatternTable) {
    self.model = model
    self.table = table
    screens = Set(model.entries.filter { $0.kind == .route || $0.kind == .sheet }.map(\.path))
    tabs = Set(model.entries.filter { $0.kind == .tab }.map(\.path))
    var patterns = [[PatternID]](repeating: [], count: model.entries.count)
    for pattern in model.patterns { patterns[pattern.entry.index].append(pattern.id) }
    self.patterns = patterns
  }

  /// What to write, and on which entry; nil where `winsOver` would settle nothing, or contradict what the rules say of
  /// other URLs of the two.
  func advice(for winner: Pattern, over loser: Pattern) -> (text: String, place: String)? {
    let entry = model[winner.entry]
    guard winner.entry != loser.entry, let name = name(of: loser.entry, from: entry),
      !contradicts(winner.entry, loser.entry)
    else { return nil }
    var place = "`\(entry.path)`"
    if case .redirect = winner.origin { place += " (where the redirect leads)" }
    return ("winsOver: [\(name)]", place)
  }

  private func contradicts(_ winner: EntryID, _ loser: EntryID) -> Bool {
    if model[loser].winsOver.contains(where: { $0.value == winner }) { return true }
    return patterns[winner.index].contains { own in
      patterns[loser.index].contains { (try? table.order($0, own)) == .before }
    }
  }

  /// How an entry is named in another one; nil where that is in a module to which it does not belong, or where a name
  /// that is nearer hides it.
  private func name(of target: EntryID, from entry: Entry) -> String? {
    let target = model[target]
    let scope = entry.module.map { model[$0].path + "." } ?? ""
    guard target.path.hasPrefix(scope) else { return nil }
    let name = String(target.path.dropFirst(scope.count))
    let found = screen(name, from: entry)
    switch target.kind {
    case .route, .sheet: return found == target.path ? name : nil
    case .tab: return found == nil ? name : "tab:" + name
    case .action: return found == nil && !tabs.contains(target.path) ? name : "action:" + name
    }
  }

  /// The path of the route or sheet that a name means in an entry.
  private func screen(_ name: String, from entry: Entry) -> String? {
    var group = entry.group
    while let id = group {
      let path = model[id].path + "." + name
      if screens.contains(path) { return path }
      if model[id].module != nil { return nil }
      group = model[id].parent
    }
    return screens.contains(name) ? name : nil
  }
}
