import Testing

@testable import routegen

/// Nodes: their text, and the exact place of everything.
@Suite struct YAMLNodeTests {
  /// Anything may stand in notes, so that no key there is one whose colon is missing.
  @Test func notesAreAsTheyAre() {
    let reading = YAMLReading(
      """
      x-notes: { see the docs, b:1, c: { d -> e } }
      a: { x-see the docs, x-b: { c d }, url /a }
      """)
    #expect(reading.findings == ["2:36 ‹url /a› a colon is missing after `url`"])
  }

  @Test func rangesCoverQuotesAndBracketsButNoComments() {
    let reading = YAMLReading(
      """
      # heading
      links:  # of the app
        hosts: [a.com, "*.b.com"]  # two
        schemes:
        - shop
        - 'it''s'
      empty:
      last: { a: 1 }
      """)
    #expect(reading.findings == [])
    #expect(
      reading.nodes == """
        mapping 2:1-8:15
          ? plain "links" 2:1-2:6
          : mapping 3:3-6:12
            ? plain "hosts" 3:3-3:8
            : sequence 3:10-3:28
              - plain "a.com" 3:11-3:16
              - doubleQuoted "*.b.com" 3:18-3:27
            ? plain "schemes" 4:3-4:10
            : sequence 5:3-6:12
              - plain "shop" 5:5-5:9
              - singleQuoted "it's" 6:5-6:12
          ? plain "empty" 7:1-7:6
          : empty 7:7-7:7
          ? plain "last" 8:1-8:5
          : mapping 8:7-8:15
            ? plain "a" 8:9-8:10
            : plain "1" 8:12-8:13

        """)
  }

  @Test func unquotedPatternsInFlowStyleAreLegal() {
    let reading = YAMLReading(
      """
      a: { url: /a?b=:c, t: String? }
      b: [/orders/:id, /order/:id]
      c: { url: /product/:id?ref=:source }
      d: /oauth/callback#token=:token
      e: "String?"
      """)
    #expect(reading.findings == [])
    #expect(reading.value("a", "url")?.scalar?.text == "/a?b=:c")
    #expect(reading.value("a", "t")?.scalar?.text == "String?")
    #expect(reading.value("b")?.children.map { $0.scalar?.text } == ["/orders/:id", "/order/:id"])
    #expect(reading.value("c", "url")?.scalar?.text == "/product/:id?ref=:source")
    #expect(reading.value("d")?.scalar?.text == "/oauth/callback#token=:token")
  }

  @Test(arguments: [
    ("url: /a/:id", ":id"), ("url: \"/a/\\u003Aid/x\"", ":id"), ("url: '/it''s/:id'", ":id"),
    ("url: /a\n  b/:id\n  c", ":id"), ("url: |\n  /a\n  /b/:id\n", ":id"), ("url: >\n  /a\n  /b/:id\n  x\n", ":id"),
    ("url: \"/日本/\\\n  :id\"", ":id"),
  ])
  func aPieceOfAScalarHasItsPlace(text: String, piece: String) throws {
    let reading = YAMLReading(text)
    let scalar = try #require(reading.value("url")?.scalar)
    let start = try #require(firstOffset(of: piece, in: scalar.text))
    let range = scalar.range(of: start..<start + piece.utf8.count, in: FileID(index: 0))
    #expect([":id", "\\u003Aid"].contains(reading.text(range)))
  }

  private func firstOffset(of piece: String, in text: String) -> Int? {
    let (whole, part) = (Array(text.utf8), Array(piece.utf8))
    return whole.indices.first { whole[$0...].starts(with: part) }
  }

  @Test func lineEndsOfAllKindsAreAlike() {
    let text = "a:\n  b: |\n    x\n    y\n  c: \"d\n    e\"\nf: g\n"
    let expected = ["x\ny\n", "d e", "g"]
    for lineEnd in ["\n", "\r\n", "\r"] {
      let reading = YAMLReading(
        text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd))
      #expect(reading.findings == [])
      let values = [reading.value("a", "b"), reading.value("a", "c"), reading.value("f")]
      #expect(values.map { $0?.scalar?.text } == expected)
    }
  }

  @Test func aliasesAreExpanded() {
    let reading = YAMLReading("a: &list [x, y]\nb: *list\nc: { <<: *list }\n")
    #expect(reading.findings == [])
    #expect(reading.value("b")?.children.map { $0.scalar?.text } == ["x", "y"])
    #expect(reading.value("c", "<<")?.children.count == 2)
  }

  @Test func coreTagsAreKept() {
    let reading = YAMLReading("a: !!str 1\nb: ! 2\nc: !!map {}\nd: !<tag:yaml.org,2002:int> 3\n")
    #expect(reading.findings == [])
    let tags = ["a", "b", "c", "d"].map { reading.value($0)?.tag }
    #expect(tags == ["tag:yaml.org,2002:str", "!", "tag:yaml.org,2002:map", "tag:yaml.org,2002:int"])
  }

  @Test func aClosingBracketMayStandUnderItsKey() {
    let reading = YAMLReading("include: [\n  a.yaml,\n  b.yaml\n]\nguards: {\n  adult: {}\n}\n")
    #expect(reading.findings == [])
    #expect(reading.value("include")?.children.count == 2)
  }

  @Test func jsonIsYAML() {
    let reading = YAMLReading("{\"a\":[1,true,null],\n\t\"b\":{\"c\":\"\\ud83d\\ude00\\/\"}}")
    #expect(reading.findings == [])
    #expect(reading.value("b", "c")?.scalar?.text == "😀/")
  }

  @Test func nothingIsNoNode() {
    for text in ["", "\n\n", "# only a comment\n", "...\n"] {
      #expect(YAMLReading(text).node == nil)
      #expect(YAMLReading(text).findings == [])
    }
    #expect(YAMLReading("---\n").node?.isEmpty == true)
  }
}
