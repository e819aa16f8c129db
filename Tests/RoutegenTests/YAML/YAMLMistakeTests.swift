import Testing

@testable import routegen

/// A manifest with one mistake, and what is said of it.
struct YAMLMistake: CustomTestStringConvertible {
  let name: String
  let text: String
  /// The findings as `YAMLReading.report` gives them.
  let report: String

  init(_ name: String, _ text: String, _ report: String) {
    self.name = name
    self.text = text
    self.report = report
  }

  var testDescription: String { name }
}

/// The ordinary mistakes: one finding each, at the exact place, with the way out; and the rest of the file is read.
@Suite struct YAMLMistakeTests {
  private static let all =
    [
      YAMLMistake.indentation, YAMLMistake.colons, YAMLMistake.braces, YAMLMistake.quoting, YAMLMistake.brackets,
      YAMLMistake.refusals,
    ].flatMap(\.self)

  @Test(arguments: all)
  func oneFinding(mistake: YAMLMistake) {
    let reading = YAMLReading(mistake.text + "\nafter: fine\n")
    #expect(reading.report == mistake.report)
    #expect(reading.value("after")?.scalar?.text == "fine")
  }

  @Test func theRestOfTheEntryIsKept() {
    let reading = YAMLReading(
      """
      routes:
        a:
          url: /u/{id}/[x: y
          url2: [/u/{id}]
           view: A
          tab: home
        b: { url: /u/{id} }
        c: { url: /c }
      """)
    #expect(
      reading.nodes == """
        mapping 1:1-8:17
          ? plain "routes" 1:1-1:7
          : mapping 2:3-8:17
            ? plain "a" 2:3-2:4
            : mapping 3:5-6:14
              ? plain "url" 3:5-3:8
              : empty 3:8-3:8 broken
              ? plain "url2" 4:5-4:9
              : empty 4:9-4:9 broken
              ? plain "tab" 6:5-6:8
              : plain "home" 6:10-6:14
            ? plain "b" 7:3-7:4
            : empty 7:4-7:4 broken
            ? plain "c" 8:3-8:4
            : mapping 8:6-8:17
              ? plain "url" 8:8-8:11
              : plain "/c" 8:13-8:15

        """)
    #expect(reading.diagnostics.count == 3)
  }

  @Test func aMappingThatLacksAnEntryIsMarked() {
    #expect(YAMLReading("a:\n  b: c\n  url /x\nd: e\n").value("a")?.isBroken == true)
    #expect(YAMLReading("a: { url:/x, view: A }\n").value("a")?.isBroken == true)
    #expect(YAMLReading("a: { view: A }\n").value("a")?.isBroken == false)
  }

  @Test func aSecondDocumentIsNotRead() {
    let reading = YAMLReading("a: b\n---\nc: [\n")
    #expect(reading.findings == ["2:1 ‹---› a manifest is one document, and a second one starts here"])
    #expect(reading.value("a")?.scalar?.text == "b")
  }

  @Test(arguments: [
    ("{ \"a\": 1 \"b\": 2 }\n", "1:10 ‹\"b\"› a comma is missing before `\"b\"`"),
    ("{ \"a\": [1, 2 }\n", "1:14 ‹}› `}` stands where `]` is expected"),
    ("- a\n- b\nname: X\nother: Y\n", "3:1 ‹name› this line stands among `-` items but is none"),
    ("a: \"b\n", "1:4 ‹\"› this quote is never closed"),
    ("@a: 1\nb: 2\n", "1:1 ‹@a› a value cannot start with `@` unless it is quoted"),
    ("\"a\"\nb: c\n", "2:1 ‹b› this line does not belong to what stands above it"),
  ])
  func mistakesAtTheTop(text: String, finding: String) {
    #expect(YAMLReading(text).findings == [finding])
  }
}
