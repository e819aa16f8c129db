import Testing

@testable import routegen

@Suite("match")
struct MatchCommandTests {
  private let files = MemoryFileSystem([
    "routes.yaml": """
    routegen: 1
    links:
      schemes: [shop]
      hosts: [app.example.com]
      handoff: { wechat: [wx123] }
    guards: [signedIn]
    tabs:
      home: { url: / }
      orders: { url: /orders, guards: [signedIn] }
    routes:
      order: { url: /orders/:id, params: { id: Int }, tab: orders }
      orderItem: { url: "/orders/:id/items/:item", params: { id: Int, item: Int }, parent: order }
      search: { url: "/search?q=:q&tag=:tags", params: { q: String, tags: "[String]" }, tab: home }
      account:
        prefix: /account
        routes:
          security: { url: /security }
      draft: { url: /compose/:id, params: { id: Int }, sheet: composer }
    sheets:
      composer: { url: /compose }
    actions:
      logout: { url: /logout, sources: [web] }

    """,
    "overlap.yaml": """
    routegen: 1
    links: { schemes: [shop] }
    tabs: { home: { url: / } }
    routes:
      a: { url: /x/:id, params: { id: String }, tab: home }
      b: { url: /:kind/y, params: { kind: String }, tab: home }

    """,
    "bad.yaml": "routegen: 1\nroutes: { a: { ulr: /a } }\n",
  ])

  @Test func text() throws {
    let run = ToolRun(
      "match", "shop://orders/42/items/7?utm=1", "/account/security", "shop://compose/3", "/logout", "wx123://x",
      files: files)
    #expect(run.code == .success)
    #expect(run.errors.isEmpty)
    try expectSnapshot(run.output, "match.txt")
  }

  @Test func misses() throws {
    let run = ToolRun(
      "match", "shop://ordrs/42", "shop://orders/abc", "shop://search", "shop://a/../b", "https://example.com/",
      "shop://logout", "shop://a\u{1B}[31m", files: files)
    #expect(run.code == .findings)
    #expect(!run.output.contains("\u{1B}"))
    try expectSnapshot(run.output, "match-misses.txt")
  }

  @Test func json() throws {
    let run = ToolRun(
      "match", "--format", "json", "shop://orders/42/items/7?utm=1&x", "/", "shop://compose/3", "/compose", "/logout",
      "wx123://x", "/search?q=首/页&tag=a", "shop://orders/abc", "shop://search", "shop://nowhere", "foo:x",
      "shop://logout", files: files)
    #expect(run.code == .findings)
    try expectSnapshot(run.output, "match.json")
  }

  @Test func explain() throws {
    let run = ToolRun("match", "--explain", "shop://orders/42", "shop://orders/x", "shop://compose", files: files)
    #expect(run.code == .findings)
    try expectSnapshot(run.output, "match-explain.txt")
  }

  @Test func overlapsAreAnswered() {
    let text = ToolRun("match", "-m", "overlap.yaml", "--explain", "shop://x/y", files: files)
    #expect(text.code == .findings)
    #expect(text.output.contains("opens nothing: 2 patterns match, and none wins\n"))
    let json = ToolRun("match", "-m", "overlap.yaml", "--format", "json", "shop://x/y", files: files)
    #expect(json.code == .findings)
    #expect(json.output.contains("\"outcome\": \"ambiguous\""))
    #expect(json.output.contains("\"candidates\": ["))
  }

  @Test func whatTakesTheURLsOfARedirectIsShown() {
    let manifest =
      "routegen: 1\nlinks: { schemes: [shop] }\ntypes: { K: [a] }\nroutes:\n  k: { url: \"/k/:k\", params: { k: K } }\n"
      + "  a: { url: /l/a }\nredirects: { \"/l/:k\": \"/k/:k\" }\n"
    #expect(ToolRun("check", "-m", "-", input: manifest).output.contains("[dead-redirect]"))
    let run = ToolRun("match", "-m", "-", "shop://l/a", input: manifest)
    #expect(run.code == .success)
    #expect(run.output.contains("route    a\n"))
    #expect(run.errors.contains("an overlap error"))
  }

  @Test func otherErrorsAreNot() {
    let run = ToolRun("match", "-m", "bad.yaml", "shop://x", files: files)
    #expect(run.code == .findings)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("[unknown-key]"))
    let none = ToolRun("match", "-m", "-", "shop://x", input: "no manifest\n")
    #expect(none.code == .findings)
    #expect(none.errors.contains("a manifest is a map of keys"))
  }

  @Test func standardInputIsReadOnce() {
    for words in [["-", "-"], ["-m", "-", "-"], ["shop://x", "-", "--manifest=-"]] {
      let run = ToolRun("match", files: files, more: words, input: "shop://orders/1")
      #expect(run.code == .usage)
      #expect(run.errors.contains("only one input can be read from standard input"))
    }
    #expect(ToolRun("check", "--plist", "-", "--aasa", "-", files: files).code == .usage)
  }

  @Test func standardInput() {
    let run = ToolRun("match", "-", files: files, input: "shop://orders/1\n# no\n\nshop://orders/2\r\n")
    #expect(run.code == .success)
    #expect(run.output.contains("shop://orders/1\n  route    order\n"))
    #expect(run.output.contains("shop://orders/2\n  route    order\n"))
    #expect(ToolRun("match", files: files).code == .usage)
  }

  @Test func aListIsReadAsThatOfCheck() {
    let lines = ["\u{FEFF}shop://orders/1 \r", " \t\r", "\t# a comment\r", "  shop://orders/2\t", "", "#"]
    let list = (lines + ["shop://orders/x \u{2028}/1"]).joined(separator: "\n")
    let run = ToolRun("match", "-", files: files, input: list)
    let urls = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(urls == ["shop://orders/1", "shop://orders/2", "shop://orders/x \\u{2028}/1"])
    let check = ToolRun("check", "--urls", "-", files: files, input: list)
    #expect(check.output.contains("<stdin>:7:1: error: "))
    #expect(!check.output.contains("<stdin>:1"))
    let json = ToolRun("match", "--format", "json", "-", files: files, input: " \r\n# none\n")
    #expect(json.output == "[]\n")
  }
}
