import Testing

@testable import routegen

/// Rules 4 and 5: which pattern wins, and what a miss says.
@Suite struct PrecedenceTests {
  /// Patterns, each its own entry named by its text, and what URLs open.
  private func check(
    _ patterns: [(url: String, parameters: [String])], _ cases: [(url: String, expected: String)],
    _ prepare: (inout TableBuilder) -> Void = { _ in }
  ) {
    for reversed in [false, true] {
      var table = TableBuilder()
      prepare(&table)
      for (url, parameters) in reversed ? patterns.reversed() : patterns {
        table.entry(url, url, parameters: parameters)
      }
      let matcher = table.matcher
      for (url, expected) in cases {
        let outcome = matcher.match("app:///" + url)
        let found =
          switch outcome {
          case .opens(let opening): matcher.model[opening.entry].path
          case .ambiguous(let all):
            "ambiguous " + all.map { matcher.model[$0.entry].path }.sorted().joined(separator: " ")
          case .handoff, .fails: "none"
          }
        #expect(found == expected, "\(url)")
      }
    }
  }

  @Test func literalThenTypedThenTextThenRest() {
    check(
      [
        ("/a/new", []), ("/a/:id", ["id: Int"]), ("/a/{s}.html", ["s: String"]),
        ("/a/:any", ["any: String"]), ("/a/*rest", ["rest: [String]"]),
      ],
      [
        ("a/new", "/a/new"), ("a/12", "/a/:id"), ("a/x.html", "/a/{s}.html"), ("a/x", "/a/:any"),
        ("a/x/y", "/a/*rest"), ("a", "/a/*rest"), ("a/012", "/a/:any"),
      ])
  }

  @Test func typedBeforeNarrowedText() {
    check(
      [("/:id", ["id: UUID"]), ("/:slug", ["slug: Slug"]), ("/:n", ["n: Int"]), ("/:kind", ["kind: Kind"])],
      [
        ("123e4567-e89b-12d3-a456-426614174000", "/:id"), ("12", "/:n"), ("big", "/:kind"), ("bigger", "/:slug"),
        ("-5", "/:n"), ("A", "none"),
      ]
    ) { table in
      table.wrapper("Slug", .string, matches: "[a-z0-9]+(-[a-z0-9]+)*")
      table.enumeration("Kind", "big", "Small")
    }
  }

  @Test func containmentDecidesBetweenTypes() {
    check(
      [("/:d", ["d: Double"]), ("/:n", ["n: Int"]), ("/:small", ["small: Int 0...9"])],
      [("5", "/:small"), ("50", "/:n"), ("5.5", "/:d"), ("x", "none")])
    // Two ranges that only overlap.
    check(
      [("/:a", ["a: Int 0...9"]), ("/:b", ["b: Int 5...20"])],
      [("4", "/:a"), ("10", "/:b"), ("7", "ambiguous /:a /:b")])
    // Bool and Int have 0 and 1 in common.
    check([("/:a", ["a: Int"]), ("/:b", ["b: Bool"])], [("1", "ambiguous /:a /:b"), ("2", "/:a"), ("yes", "/:b")])
    // Two narrowed texts.
    check(
      [("/:a", ["a: String ~[a-m]+"]), ("/:b", ["b: String ~[m-z]+"]), ("/:c", ["c: String ~[a-z]+"])],
      [("a", "/:a"), ("z", "/:b"), ("m", "ambiguous /:a /:b /:c"), ("az", "/:c")])
  }

  @Test func aThirdThatIsSmallerThanBothDecides() {
    let patterns: [(url: String, parameters: [String])] = [("/a/:x", ["x: String"]), ("/:x/b", ["x: String"])]
    check(patterns, [("a/c", "/a/:x"), ("c/b", "/:x/b"), ("a/b", "ambiguous /:x/b /a/:x")])
    check(patterns + [("/a/b", [])], [("a/b", "/a/b"), ("a/c", "/a/:x"), ("c/b", "/:x/b")])
  }

  @Test func noBranchIsADeadEnd() {
    check(
      [("/foo/bar/baz", []), ("/foo/:name/bing", ["name: String"]), ("/foo/*any", ["any: [String]"])],
      [("foo/bar/bing", "/foo/:name/bing"), ("foo/bar/zzz", "/foo/*any"), ("foo/bar/baz", "/foo/bar/baz")])
  }

  @Test func everySegmentCounts() {
    check(
      [("/:a/:b/x", ["a: Int", "b: String"]), ("/:a/:b/x", ["a: String", "b: Int"])],
      [("1/b/x", "/:a/:b/x"), ("1/2/x", "ambiguous /:a/:b/x /:a/:b/x")])
    check(
      [("/*rest", ["rest: [String]"]), ("/:lang/tz/paid", ["lang: String"]), ("/en/*rest", ["rest: [String]"])],
      [
        ("en/tz/paid", "ambiguous /*rest /:lang/tz/paid /en/*rest"), ("de/tz/paid", "/:lang/tz/paid"),
        ("en/x", "/en/*rest"),
      ])
    check(
      [
        ("/f/*rest", ["rest: [String]"]), ("/f/*ids", ["ids: [Int]"]), ("/f", []),
        ("/f/:id/*ids", ["id: Int", "ids: [Int]"]),
      ],
      [("f", "/f"), ("f/a", "/f/*rest"), ("f/1", "/f/:id/*ids"), ("f/1/b", "/f/*rest")])
  }

  @Test func equalPathsCompareTheRest() {
    check(
      [
        ("/s", []), ("/s?q=:q", ["q: String"]), ("/s?q=:n", ["n: Int"]), ("/s?q=top", []),
        ("/s?q=:q&r=:r", ["q: String", "r: String"]),
      ],
      [
        ("s", "/s"), ("s?q=a", "/s?q=:q"), ("s?q=1", "/s?q=:n"), ("s?q=top", "/s?q=top"), ("s?x=1", "/s"),
        ("s?q=a&r=b", "/s?q=:q&r=:r"),
        // More keys against a smaller value: neither is smaller.
        ("s?q=1&r=b", "ambiguous /s /s?q=:n /s?q=:q /s?q=:q&r=:r"),
      ])
    check([("/s?a=:a", ["a: String"]), ("/s?b=:b", ["b: String"])], [("s?a=1&b=2", "ambiguous /s?a=:a /s?b=:b")])
    // A smaller path wins whatever the rest demands.
    check(
      [("/s/:n", ["n: Int"]), ("/s/:t?q=:q", ["t: String", "q: String"])],
      [("s/1?q=a", "/s/:n"), ("s/x?q=a", "/s/:t?q=:q"), ("s/x", "none")])
    check(
      [("/s", []), ("/s#:part", ["part: String"]), ("/s#top", [])],
      [("s#x", "/s#:part"), ("s#top", "/s#top"), ("s", "/s")])
  }

  @Test func optionalAndDefaultedKeysAndListsTakeNoPart() {
    for parameter in ["page: Int?", "page: Int = 1", "page: [Int]"] {
      check([("/s", []), ("/s?page=:page", [parameter])], [("s", "ambiguous /s /s?page=:page")])
    }
    // A value that does not fit still keeps a pattern from matching.
    check([("/s", []), ("/s?page=:page", ["page: Int?"])], [("s?page=x", "/s")])
  }

  @Test func hostsAndSources() {
    var table = TableBuilder(hosts: ["a.test", "b.test", "*.b.test", "c.b.test"])
    table.entry("any", "/x")
    table.entry("web", "/x", sources: .web)
    table.entry("b", "/x", sources: .web, hosts: [1])
    table.entry("wild", "/x", sources: .web, hosts: [2])
    table.entry("c", "/x", sources: .web, hosts: [3])
    table.entry("oauth", "/oauth", sources: .web)
    table.entry("only b", "/only", hosts: [1])
    let matcher = table.matcher
    #expect(matcher.summary("app://x") == "any")
    #expect(matcher.summary("https://a.test/x") == "web")
    #expect(matcher.summary("https://b.test/x") == "b")
    #expect(matcher.summary("https://d.b.test/x") == "wild")
    #expect(matcher.summary("https://c.b.test/x") == "c")
    #expect(matcher.summary("https://a.test/oauth") == "oauth")
    #expect(matcher.summary("app://oauth") == "not from here: oauth")
    // `hosts` limits the web form alone.
    #expect(matcher.summary("app://only") == "only b")
    #expect(matcher.summary("https://a.test/only") == "not found, closest /only")
  }

  @Test func winsOver() {
    func table(_ one: [Int], _ other: [Int]) -> URLMatcher {
      var table = TableBuilder()
      table.entry("one", "/a/:x", parameters: ["x: String"], winsOver: one.map { EntryID(index: $0) })
      table.entry("two", "/:x/b", parameters: ["x: String"], winsOver: other.map { EntryID(index: $0) })
      table.entry("small", "/a/c", parameters: [])
      return table.matcher
    }
    #expect(table([], []).summary("app:///a/b") == "ambiguous one two")
    #expect(table([1], []).summary("app:///a/b") == "one x=b")
    #expect(table([], [0]).summary("app:///a/b") == "two x=a")
    // A cycle leaves no winner, nor does a preference for what is larger.
    #expect(table([1], [0]).summary("app:///a/b") == "ambiguous one two")
    #expect(table([2], []).summary("app:///a/c") == "ambiguous one small")
  }

  @Test func misses() {
    var table = TableBuilder()
    table.entry("product", "/product/:id", parameters: ["id: Int"])
    table.entry("review", "/product/:id/review/:n?by=:by", parameters: ["id: Int", "n: Int 1...5", "by: String"])
    table.entry("search", "/search?q=:q", parameters: ["q: String"])
    table.entry("settings", "/settings/notifications")
    let matcher = table.matcher
    let cases = [
      ("product/abc", "invalid id=abc: Int"), ("search", "missing q"), ("product/1/review/9?by=me", "invalid n=9: Int"),
      ("product/1/review/2", "missing by"),
      ("product/1/revue/2?by=me", "not found, closest /product/:id/review/:n?by=:by"),
      ("products/1", "not found, closest /product/:id"),
      ("setings/notifications", "not found, closest /settings/notifications"),
      ("completely/different", "not found"), ("", "not found"),
    ]
    for (url, expected) in cases { #expect(matcher.summary("app:///" + url) == expected, "\(url)") }
  }

  @Test func redirectsAreAliasesWithFixedValues() {
    var table = TableBuilder()
    let search = table.entry("search", "/search?q=:q&page=:page", parameters: ["q: String", "page: Int = 1"])
    var alias = TableBuilder()
    alias.model = table.model
    var pattern = Pattern(
      id: PatternID(index: 1), entry: search, origin: .redirect(0), text: "/sale", pieceRanges: [],
      segments: [.literal("sale")], range: TableBuilder.nowhere)
    pattern.query = [.init(key: "page", value: .parameter(1))]
    pattern.fixed = [(0, .text("sale"))]
    alias.model.patterns.append(pattern)
    #expect(alias.matcher.summary("app://sale") == "search q=sale page=1")
    #expect(alias.matcher.summary("app://sale?page=3&q=x") == "search q=sale page=3 +q=x")
    #expect(alias.matcher.summary("app://sale?page=x") == "invalid page=x: Int")
  }
}
