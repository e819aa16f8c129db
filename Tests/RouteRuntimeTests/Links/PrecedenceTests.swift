import Testing

@testable import RouteRuntime

/// Rules 4, 5 and 6 of how a URL is matched: which pattern wins, why none does, and redirects.
@Suite struct PrecedenceTests {
  @Test func theSmallerPathWins() {
    expectPaths([
      "product/newest": "newest", "product/7": "product(id: 7)", "product/a-b": "article(slug: a-b)",
      "product/007": "article(slug: 007)", "product/A B": "named(name: A B)", "product/-7": "product(id: -7)",
      "product/9223372036854775808": "article(slug: 9223372036854775808)", "help/a": "help(path: [a])",
    ])
  }

  @Test func ofEqualPathsTheOneThatDemandsMore() {
    expectPaths([
      "list": "list", "list?type=order": "orders", "list?debug": "debug", "list?type=order&debug": "debug +type=order",
      "list?other": "list +other",
    ])
  }

  @Test func sourcesAndHosts() {
    expect([
      "https://rules.test/web": "web", "rules://web": "web: not from scheme", "rules://app/7": "app(id: 7)",
      "https://rules.test/app/7": "app: not from web", "https://rules.test/narrow": "narrow",
      "rules://narrow": "narrow",
      "https://a.rules.test/narrow": "not found",
    ])
  }

  @Test func theClosestPatternIsNamed() {
    expectPaths([
      "int/abc": "int: value is abc, not Int", "search": "search: query is missing",
      "search?q=a&page=x": "search: page is x, not Int", "kind/shipped": "kind: value is shipped, not Kind",
      "numbers/1/x/y": "numbers: values is x, not Int", "u/name": "not found", "nothing/like/this": "not found",
      "flags?on=maybe&limit=x": "flags: on is maybe, not Bool",
    ])
    expect(["https://rules.test/app/x": "app: not from web"])
  }

  @Test func redirects() {
    expectPaths([
      "p/7": "product(id: 7)", "p/a": "product: id is a, not ProductID", "p/7?x=1": "product(id: 7) +x=1",
      "sale": "search(query: sale, page: 1, tags: [], exact: nil)",
      "sale?page=2&q=x&tag=a": "search(query: sale, page: 2, tags: [a], exact: nil) +q=x", "old": "list",
      "old/a/b": "list",
      "old/a%2Fb/": "list", "old//a": "not found",
    ])
  }
}
