import Testing

@testable import routegen

/// Where a link puts what it opens: tab, parents, sheets.
@Suite struct PlacementTests {
  static let manifest = """
    routegen: 1
    links: { schemes: [shop] }
    guards: [signedIn]
    tabs:
      home: { url: "/?campaign=:campaign", params: { campaign: "String?" } }
      orders: { url: /orders, guards: [signedIn] }
    routes:
      order: { url: /orders/:id, params: { id: Int, note: { type: String, default: none } }, tab: orders }
      item: { url: "/orders/:id/items/:item", params: { id: Int, item: Int }, parent: order }
      loose: { url: /loose }
      draft: { url: "/draft/:text", params: { text: String, step: { type: Int, default: 1 } }, sheet: composer }
    sheets:
      composer: { url: "/compose?text=:text", params: { text: String }, tab: home, parent: loose }
    actions:
      logout: { url: /logout }
    """

  private func describe(_ url: String) throws -> String {
    let matcher = try matcher(forManifest: Self.manifest)
    let opening = try #require(matcher.match(url).opening)
    func names(_ screens: [Opening.Screen]) -> String {
      screens.map { screen in
        matcher.model[screen.entry].path + screen.values.map { "(\($0.text ?? "nil"))" }.joined()
      }.joined(separator: ">")
    }
    return [
      "tab=" + (opening.tab.map { matcher.model[$0].path } ?? "current"), "base=" + names(opening.basePath),
      "sheet=" + names(opening.sheet.map { [$0] } ?? []), "path=" + names(opening.path),
    ].joined(separator: " ")
  }

  @Test(arguments: [
    ("shop://orders/4", "tab=orders base= sheet= path=order(4)(none)"),
    ("shop://orders/4/items/7", "tab=orders base= sheet= path=order(4)(none)>item(4)(7)"),
    ("shop://loose", "tab=current base= sheet= path=loose"),
    ("shop://orders", "tab=orders base= sheet= path="),
    ("shop:", "tab=home base= sheet= path="),
    ("shop://compose?text=hi", "tab=home base=loose sheet=composer(hi) path="),
    ("shop://draft/hi", "tab=home base=loose sheet=composer(hi) path=draft(hi)(1)"),
    ("shop://logout", "tab=current base= sheet= path="),
  ])
  func placement(_ url: String, _ expected: String) throws {
    #expect(try describe(url) == expected)
  }
}
