/// Entries by their dotted paths: routes and sheets share one space of names, tabs and actions have one each.
struct EntryNames: Sendable {
  private var tabs: [String: EntryID] = [:]
  private var screens: [String: EntryID] = [:]
  private var actions: [String: EntryID] = [:]

  subscript(path: String, kind: EntryKind) -> EntryID? {
    get {
      switch kind {
      case .tab: tabs[path]
      case .route, .sheet: screens[path]
      case .action: actions[path]
      }
    }
    set {
      switch kind {
      case .tab: tabs[path] = newValue
      case .route, .sheet: screens[path] = newValue
      case .action: actions[path] = newValue
      }
    }
  }

  var hasTabs: Bool { !tabs.isEmpty }
}

extension RouteModel {
  /// The entry that a name means: routes and sheets of its own group first, then outward, then tabs, then actions. A
  /// module knows none but its own.
  func entry(named name: String, from group: GroupID?) -> EntryID? {
    let scope = scope(of: group)
    if name.hasPrefix("tab:") { return names[scope + name.dropFirst(4), .tab] }
    if name.hasPrefix("action:") { return names[scope + name.dropFirst(7), .action] }
    return screen(named: name, from: group) ?? names[scope + name, .tab] ?? names[scope + name, .action]
  }

  /// The route or sheet that a name means.
  func screen(named name: String, from group: GroupID?) -> EntryID? {
    var group = group
    while let current = group {
      if let entry = names[groups[current.index].path + "." + name, .route] { return entry }
      if groups[current.index].module != nil { return nil }
      group = groups[current.index].parent
    }
    return names[name, .route]
  }
}
