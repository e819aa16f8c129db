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
    var screens: Set<String> = []
    var tabs: Set<String> = []
    for index in model.entries.indices {
      switch model.entries[index].kind {
      case .route, .sheet: screens.insert(model.entries[index].path)
      case .tab: tabs.insert(model.entries[index].path)
      case .action: break
      }
    }
    self.screens = screens
    self.tabs = tabs
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
    let scope = model.entries[entry.index].module.map { model[$0].path + "." } ?? ""
    guard path.hasPrefix(scope) else { return nil }
    let name = String(path.dropFirst(scope.count))
    let found = screen(name, from: model.entries[entry.index].group)
    switch model.entries[target.index].kind {
    case .route, .sheet: return found == path ? name : nil
    case .tab: return found == nil ? name : "tab:" + name
    case .action: return found == nil && !tabs.contains(path) ? name : "action:" + name
    }
  }

  /// The path of the route or sheet that a name means in a group.
  private func screen(_ name: String, from group: GroupID?) -> String? {
    var group = group
    while let id = group {
      let path = model[id].path + "." + name
      if screens.contains(path) { return path }
      if model[id].module != nil { return nil }
      group = model[id].parent
    }
    return screens.contains(name) ? name : nil
  }
}
