import Testing

@testable import routegen

/// Input that is meant to do harm: one clear error, soon, and no crash.
@Suite struct YAMLLimitsTests {
  private static let tooDeep = "lists and mappings are nested more than 64 levels deep here"

  @Test(arguments: ["[", "{", "[\n", "- ", "? ", "{a: ", "[? "])
  func deepNesting(opening: String) {
    let reading = YAMLReading(String(repeating: opening, count: 1_000_000))
    #expect(reading.diagnostics.map(\.message) == [Self.tooDeep])
    #expect(reading.node == nil)
  }

  @Test func sixtyFourLevelsAreEnough() {
    let reading = YAMLReading(String(repeating: "[", count: 64) + String(repeating: "]", count: 64))
    #expect(reading.findings == [])
    let block = (0..<64).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(YAMLReading(block).findings == [])
  }

  /// Levels that a mistake left open do not count.
  @Test func mistakesDoNotUseUpLevels() {
    let lines = String(repeating: "- [[[a\n", count: 100)
    #expect(Set(YAMLReading(lines).diagnostics.map(\.message)) == ["this `[` is never closed"])
  }

  @Test func aliasBomb() {
    var text = "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
    for (previous, name) in zip("abcdefgh", "bcdefghi") {
      let aliases = Array(repeating: "*\(previous)", count: 10).joined(separator: ", ")
      text += "\(name): &\(name) [\(aliases)]\n"
    }
    let reading = YAMLReading(text)
    #expect(reading.findings == ["5:36 ‹*d› the aliases of this file stand for more than 100000 values"])
  }

  @Test func aliasesOfAliasesDoNotGoTooDeep() {
    var text = "a0: &a0 [x]\n"
    for number in 1..<200 { text += "a\(number): &a\(number) [*a\(number - 1)]\n" }
    #expect(YAMLReading(text).diagnostics.map(\.message) == [Self.tooDeep])
  }

  @Test func hugeScalars() {
    let line = String(repeating: "0123456789", count: 100)
    let text = String(repeating: line + "\n  ", count: 1_000)
    for value in ["\"\(text)\"", text, "|\n  \(text)", "'\(text)'"] {
      let reading = YAMLReading("a: \(value)\nb: c\n")
      #expect(reading.findings == [])
      #expect(reading.value("a")?.scalar?.text.utf8.count ?? 0 > 1_000_000)
      #expect(reading.value("b")?.scalar?.text == "c")
    }
  }

  /// Five thousand routes take about 0.15 s without optimisation; the bound leaves room for a busy machine.
  @Test func aLargeManifestIsReadQuickly() {
    var text = "routegen: 1\nroutes:\n"
    for number in 0..<5_000 {
      text += "  route\(number):\n    url: /section\(number % 100)/item\(number)/:id?ref=:source\n"
      text += "    params: { id: Int, source: \"String?\" }\n    view: Route\(number)View\n"
    }
    let bytes = Array(text.utf8)
    let duration = ContinuousClock().measure {
      let reading = YAMLReading(bytes: bytes)
      #expect(reading.findings == [])
      #expect(reading.value("routes")?.children.count == 10_000)
    }
    #expect(duration < .seconds(2))
  }

  @Test(arguments: [
    ("a: b\0c\n", "1:5 ‹\0› the control character U+0000 may not stand in a YAML file"),
    ("a: \"b\u{1B}\"\n", "1:6 ‹\u{1B}› the control character U+001B may not stand in a YAML file"),
    ("a: b\u{7F}\n", "1:5 ‹\u{7F}› the control character U+007F may not stand in a YAML file"),
    ("a: b\nc: d\u{80}\n", "2:5 ‹\u{80}› the control character U+0080 may not stand in a YAML file"),
    ("# \u{FFFF}\n", "1:3 ‹\u{FFFF}› the control character U+FFFF may not stand in a YAML file"),
  ])
  func controlCharacters(text: String, finding: String) {
    #expect(YAMLReading(text).findings == [finding])
  }

  @Test func quotesMayHoldWhatJSONMayHold() {
    #expect(YAMLReading("a: \"\u{7F}\u{80}\u{FFFF}\"\nb: '\u{9F}'\nc: \u{85}é\u{FFFD}\n").findings == [])
  }

  /// Linear time: with anything worse this would take minutes.
  @Test func manyOfEverything() {
    for line in [
      "a: b: c\n", "abc def\n", "&a\n", "'\n", "\"\\x\"\n", "- \n", "? \n", "|\n\n", "\t\n", "# c\n", "*a\n",
    ] {
      let reading = YAMLReading("root:\n" + String(repeating: "  " + line, count: 5_000) + "end: x\n")
      #expect(reading.node != nil || !reading.findings.isEmpty)
    }
  }
}
