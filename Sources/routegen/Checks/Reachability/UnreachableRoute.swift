extension Rule {
  static let unreachableRoute = Rule(
    id: "unreachable-route", family: .reachability, severity: .warning, isFixed: false,
    summary: "A route that no screen and no URL leads to.",
    explanation: """
      Only checked once some entry declares `leadsTo`. Reachable are tabs, entries with a URL, the fallbacks of \
      guards, entries marked `external: true`, and whatever these lead to. Add it to the `leadsTo` of the screens \
      that show it, give it a URL, mark it `external: true` where it is opened from outside the table, or remove it.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: /, leadsTo: [product] }
      routes:
        product: { url: "/product/:id", params: { id: Int } }
        gallery: { view: GalleryView }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: /, leadsTo: [product] }
      routes:
        product: { url: "/product/:id", params: { id: Int }, leadsTo: [gallery] }
        gallery: { view: GalleryView }
      """)

  static let unreachableSheet = Rule(
    id: "unreachable-sheet", family: .reachability, severity: .warning, isFixed: false,
    summary: "A sheet that no screen and no URL leads to.",
    explanation: """
      As `unreachable-route`, for sheets.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: /, leadsTo: [] }
      sheets:
        login: { view: LoginView }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: /, leadsTo: [login] }
      sheets:
        login: { view: LoginView }
      """)
}

extension Checker {
  mutating func checkReachability() {
    let declarations = loaded.origins.entries
    guard declarations.indices.contains(where: { declarations[$0].leadsTo != nil }), !hasReadingErrors else { return }
    let reached = reachedEntries()
    for entry in model.entries where !reached[entry.id.index] && (entry.kind == .route || entry.kind == .sheet) {
      report(
        entry.kind == .route ? .unreachableRoute : .unreachableSheet,
        "nothing leads to the \(entry.kind.rawValue) `\(entry.path)`; add it to the `leadsTo` of a screen, or give it a `url`",
        at: entry.range, entry: entry)
    }
  }

  /// By entry: whether a URL, the tab bar, a guard or a screen within reach leads to it.
  func reachedEntries() -> [Bool] {
    var reached = [Bool](repeating: false, count: model.entries.count)
    var open: [EntryID] = []
    func reach(_ id: EntryID) {
      if reached[id.index] { return }
      reached[id.index] = true
      open.append(id)
    }
    for index in model.entries.indices {
      let isRoot = model.entries[index].kind == .tab ? !model.entries[index].isHidden : model.entries[index].isExternal
      if isRoot || openable.contains(index) { reach(EntryID(index: index)) }
    }
    for fallback in model.guards.compactMap(\.fallback) { reach(fallback) }
    while let id = open.popLast() {
      for next in model.entries[id.index].leadsTo { reach(next) }
      // A link to an entry also puts up what it stands on.
      if let parent = model.entries[id.index].parent { reach(parent) }
      if let sheet = model.entries[id.index].sheet { reach(sheet) }
    }
    return reached
  }
}
