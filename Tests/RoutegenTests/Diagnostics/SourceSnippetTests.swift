import Testing

@testable import routegen

@Suite("Source snippets")
struct SourceSnippetTests {
  private func lines(_ marked: String, width: Int = 80) -> [String] {
    let source = MarkedSource(marked)
    let snippet = SourceSnippet(of: source.ranges[0], in: source.sources.files[0], width: width)
    return snippet.lines.flatMap { [$0.source, $0.carets] }
  }

  @Test(arguments: [
    // Chinese characters and emoji take two cells.
    ("title: 首页 «图标»", ["title: 首页 图标", "            ^^^^"]),
    ("a: 👩‍👩‍👧 «b»", ["a: 👩‍👩‍👧 b", "      ^"]),
    ("a: ❤️ «b»", ["a: ❤️ b", "      ^"]),
    ("flag: 🇨🇳«x»", ["flag: 🇨🇳x", "        ^"]),
    // A combining mark takes none.
    ("e\u{301}«x»", ["e\u{301}x", " ^"]),
    ("ガ｜«ｶ»", ["ガ｜ｶ", "    ^"]),
    // Tabs go to the next stop of four.
    ("\ta\t«b»", ["    a   b", "        ^"]),
    // An empty span is a place.
    ("a:«»", ["a:", "  ^"]),
    ("«»", ["", "^"]),
    // What would move the cursor does not reach the terminal.
    ("a\u{1B}[31m\u{202E}«b»", ["a\u{FFFD}[31m\u{FFFD}b", "       ^"]),
    // Over several lines: the first and the last.
    ("x: «[a,\n  b,\n  c]» # d", ["x: [a,", "   ^^^", "  c] # d", "  ^^"]),
    // A line end that belongs to the span opens no new line.
    ("«a\n»b", ["a", "^"]),
    ("«a\r\nb»", ["a", "^", "b", "^"]),
  ])
  func carets(marked: String, expected: [String]) {
    #expect(lines(marked) == expected)
  }

  @Test func longLinesAreCutAroundTheSpan() {
    let before = String(repeating: "abcdefghij", count: 20)
    #expect(lines(before + "«SPAN»" + before, width: 24) == ["…bcdefghijSPANabcdefghi…", "          ^^^^"])
    #expect(lines("«SPAN»" + before, width: 20) == ["SPANabcdefghijabcde…", "^^^^"])
    #expect(lines(before + "«SPAN»", width: 20) == ["…fghijabcdefghijSPAN", "                ^^^^"])
  }

  @Test func spanLongerThanTheLine() {
    let long = String(repeating: "x", count: 100)
    #expect(lines("a: «\(long)»", width: 20).allSatisfy { $0.count <= 20 })
    #expect(lines("a: «\(long)»", width: 20)[1].hasSuffix(String(repeating: "^", count: 17)))
  }

  @Test func cutThroughAWideCharacterKeepsTheCaretsInPlace() {
    let wide = String(repeating: "页", count: 40)
    for shift in 0..<4 {
      let shown = lines(String(repeating: "a", count: shift) + wide + "«X»" + wide, width: 21)
      let column = DisplayText.cells(of: String(shown[0].prefix { $0 != "X" }))
      #expect(column == shown[1].count - 1)
    }
  }

  @Test func hugeLineIsFast() {
    let long = String(repeating: "0123456789", count: 100_000)
    let clock = ContinuousClock()
    let time = clock.measure { _ = lines("\(long)«X»\(long)") }
    #expect(time < .seconds(2))
  }
}
