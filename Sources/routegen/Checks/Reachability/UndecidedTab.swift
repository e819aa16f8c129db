extension Rule {
  static let undecidedTab = Rule(
    id: "undecided-tab", family: .reachability, severity: .warning, isFixed: false,
    summary: "A route with a URL that several tabs lead to, and that names none.",
    explanation: """
      A link to it opens in whatever tab is selected at that moment. That may be meant; if not, name the tab with \
      `tab:`.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: /, leadsTo: [product] }
        search: { url: /search, leadsTo: [product] }
      routes:
        product: { url: "/product/:id", params: { id: Int } }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: /, leadsTo: [product] }
        search: { url: /search, leadsTo: [product] }
      routes:
        product: { url: "/product/:id", params: { id: Int }, tab: home }
      """)
}

extension Checker {
  mutating func checkUndecidedTabs() {
    var first = [EntryID?](repeating: nil, count: model.entries.count)
    var second = first
    var open: [(EntryID, from: EntryID)] = []
    for index in model.entries.indices where model.entries[index].kind == .tab {
      open += model.entries[index].leadsTo.map { ($0, EntryID(index: index)) }
    }
    // Two tabs are enough to know of, so each route is gone through twice at most.
    while let (id, tab) = open.popLast() {
      let entry = model[id]
      guard entry.kind == .route, entry.tab == nil || entry.tab == tab, first[id.index] != tab, second[id.index] == nil
      else {
        continue
      }
      if first[id.index] == nil { first[id.index] = tab } else { second[id.index] = tab }
      open += entry.leadsTo.map { ($0, tab) }
    }
    for index in model.entries.indices where openable.contains(index) && model.entries[index].tab == nil {
      guard let one = first[index], let other = second[index], model.entries[index].sheet == nil else { continue }
      let entry = model.entries[index]
      let names = [one, other].sorted { $0.index < $1.index }.map { "`\(model[$0].path)`" }
      report(
        .undecidedTab,
        "the tabs \(names[0]) and \(names[1]) lead to `\(entry.path)`, and a link opens it in whichever is selected; name one "
          + "with `tab:`", at: entry.range, entry: entry)
    }
  }
}
