extension Rule {
  static let parentCycle = Rule(
    id: "parent-cycle", family: .reachability, severity: .error, isFixed: true,
    summary: "Parents that go in a ring.",
    explanation: """
      `parent` is the screen below on the stack. Followed far enough it must end at a screen without one.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        one: { url: /one, parent: two }
        two: { url: /two, parent: one }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        one: { url: /one }
        two: { url: /two, parent: one }
      """)

  static let parentInOtherTab = Rule(
    id: "parent-in-other-tab", family: .reachability, severity: .error, isFixed: false,
    summary: "A route and its parent are in different tabs.",
    explanation: """
      A link puts the parents and the route on one stack, and a stack belongs to one tab. Leave `tab` out, so that \
      the entry takes its parent's, or choose another parent.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
        orders: { url: /orders }
      routes:
        order: { url: "/orders/:id", params: { id: Int }, tab: orders }
        invoice: { url: "/orders/:id/invoice", params: { id: Int }, tab: home, parent: order }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
        orders: { url: /orders }
      routes:
        order: { url: "/orders/:id", params: { id: Int }, tab: orders }
        invoice: { url: "/orders/:id/invoice", params: { id: Int }, parent: order }
      """)
}

extension Checker {
  mutating func checkParents() {
    let declarations = loaded.origins.entries
    for index in declarations.indices where declarations[index].tab != nil || declarations[index].sheet != nil {
      let entry = model.entries[index]
      if let name = declarations[index].tab, let tab = entry.tab {
        let below = [entry.parent, entry.sheet].lazy.compactMap { $0 }.first {
          model[$0].tab != nil && model[$0].tab != tab
        }
        if let below, let other = model[below].tab {
          report(
            .parentInOtherTab,
            "`\(entry.path)` is in the tab `\(model[tab].path)`, and `\(model[below].path)`, which it stands on, in "
              + "`\(model[other].path)`; take out `tab`", at: name.range, entry: entry)
        }
      }
      if let name = declarations[index].sheet, let parent = entry.parent, let other = model[parent].sheet,
        other != entry.sheet
      {
        report(
          .parentInOtherTab,
          "`\(entry.path)` opens in the sheet `\(name.value)`, and its parent `\(model[parent].path)` in `\(model[other].path)`; "
            + "take out `sheet`", at: name.range, entry: entry)
      }
    }
  }
}
