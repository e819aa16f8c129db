extension Rule {
  static let unreachableTab = Rule(
    id: "unreachable-tab", family: .reachability, severity: .error, isFixed: false,
    summary: "A hidden tab that nothing leads to.",
    explanation: """
      A tab with `hidden: true` is not in the tab bar, so a URL, a redirect, a link into one of its routes, or \
      `leadsTo` of a screen that can be reached must lead to it. Give it a URL, show it, or remove it.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
        labs: { view: LabsView, hidden: true }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
        labs: { url: /labs, view: LabsView, hidden: true }
      """)

  static let tabWithoutLink = Rule(
    id: "tab-without-link", family: .reachability, severity: .warning, isFixed: false,
    summary: "A tab that no URL opens.",
    explanation: """
      A link, a widget or a notification cannot lead to it. Give it a `url`.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
        me: { view: MeView }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
        me: { url: /me, view: MeView }
      """)

  static let tabRootNeedsParameter = Rule(
    id: "tab-root-needs-parameter", family: .reachability, severity: .error, isFixed: false,
    summary: "A tab that cannot be shown without a parameter.",
    explanation: """
      A tap on the tab bar gives no values, so all parameters of a tab are optional or have a default, and stand in \
      the query of its URL. A screen that needs a value is a route.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: "/?campaign=:campaign", params: { campaign: String } }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: "/?campaign=:campaign", params: { campaign: "String?" } }
      """)
}

extension Checker {
  mutating func checkTabs() {
    let linked = linkedTabs()
    for index in model.entries.indices where model.entries[index].kind == .tab {
      let tab = model.entries[index]
      if tab.isImplicit || tab.hasFaults { continue }
      checkRoot(of: tab)
      if !openable.contains(tab.id.index) {
        if !tab.isHidden {
          report(.tabWithoutLink, "no URL opens the tab `\(tab.path)`; give it a `url`", at: tab.range, entry: tab)
        } else if !linked.contains(tab.id), !hasReadingErrors {
          report(
            .unreachableTab, "the tab `\(tab.path)` is hidden, and nothing leads to it; give it a `url`, or show it",
            at: tab.range, entry: tab)
        }
      }
    }
  }

  /// Tabs that a link into one of their routes selects, or that a screen within reach leads to.
  private func linkedTabs() -> Set<EntryID> {
    var tabs: Set<EntryID> = []
    let reached = reachedEntries()
    for index in model.entries.indices {
      if model.entries[index].kind != .tab, openable.contains(index), let tab = model.entries[index].tab {
        tabs.insert(tab)
      }
      if reached[index] { tabs.formUnion(model.entries[index].leadsTo) }
    }
    return tabs
  }

  private mutating func checkRoot(of tab: Entry) {
    for (index, parameter) in tab.parameters.enumerated() {
      let isInPath = tab.patterns.contains { model[$0].pathParameters.contains(index) }
      guard !parameter.mayBeAbsent || isInPath else { continue }
      // Otherwise a URL of the tab has been reported for not carrying it.
      guard isInPath || tab.patterns.allSatisfy({ model[$0].parameterIndices.contains(index) }) else { continue }
      let wayOut = parameter.mayBeAbsent ? "put it into the query" : "make it optional or give it a default"
      report(
        .tabRootNeedsParameter,
        "a tap on the tab `\(tab.path)` gives no `\(parameter.name)`; \(wayOut)", at: parameter.range, entry: tab)
    }
  }
}

extension Pattern {
  /// The parameters that stand in its path.
  var pathParameters: [Int] {
    segments.compactMap { segment in
      if case .placeholder(let placeholder) = segment { return placeholder.parameter }
      return nil
    } + [rest?.parameter].compactMap(\.self)
  }
}
