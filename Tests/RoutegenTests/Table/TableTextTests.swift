import Testing

@testable import RouteRuntime
@testable import routegen

/// Texts of the manifest stand in the table as they are, whatever a link may or must escape of them.
@Suite struct TableTextTests {
  /// Every character that ASCII prints, and some others, in each place where a manifest has literal text.
  @Test func everyCharacter() throws {
    let scalars = (0x20...0x7E).compactMap { Unicode.Scalar($0) } + ["é", "\u{1}", "商", "\u{212A}"]
    for scalar in scalars {
      let text = "x" + String(scalar)
      let escaped = String(text.utf8.flatMap { "%" + String(256 + Int($0), radix: 16).dropFirst() })
      var table = TableBuilder()
      let entry = table.entry("a", "/", parameters: ["s: String"])
      func add(_ change: (inout routegen.Pattern) -> Void) {
        var pattern = table.model.patterns[0]
        pattern.id = PatternID(index: table.model.patterns.count)
        pattern.segments = [.literal("n\(table.model.patterns.count)")]
        pattern.fixed = [(0, .text(text))]
        change(&pattern)
        table.model.patterns.append(pattern)
        table.model.entries[entry.index].patterns.append(pattern.id)
      }
      add { $0.query = [.init(key: nfc(text), value: .present)] }
      add { $0.query = [.init(key: "k", value: .literal(nfc(text)))] }
      add { $0.fragment = .literal(nfc(text)) }
      add { $0.fragment = .pairs([.init(key: nfc(text), value: .literal(nfc(text)))]) }
      add { $0.segments.append(.literal(nfc(text))) }
      add { $0.segments.append(.placeholder(.init(parameter: nil, prefix: text, suffix: text))) }
      let probe = try TableProbe(table.model)
      let matcher = URLMatcher(table.model)
      for written in [text, escaped] {
        for link in [
          "/n1?\(written)", "/n2?k=\(written)", "/n3#\(written)", "/n4#\(written)=\(written)", "/n5/\(written)",
          "/n6/\(written)a\(written)",
        ] {
          let summary = probe.summary("app://" + link)
          let other = matcher.summary("app://" + link)
          #expect(summary == (other.hasPrefix("not found") ? "not found" : other), "\(link.debugDescription)")
          if written == escaped { #expect(summary.hasPrefix("a s="), "\(link.debugDescription)") }
        }
      }
    }
  }

  /// Strings are equal as soon as they are canonically equivalent; the texts of a table are not.
  @Test func equivalentTextsStayApart() throws {
    var table = TableBuilder()
    table.entry("composed", "/é{a}", parameters: ["a: Int"])
    table.entry("other", "/e\u{301}{a}", parameters: ["a: Int"])
    let probe = try TableProbe(table.model)
    #expect(probe.summary("app:///%C3%A97") == "composed a=7")
    #expect(probe.summary("app:///e%CC%817") == "other a=7")
  }

  /// A finite type that has all the spellings of a Bool is none.
  @Test func casesThatSpellBool() throws {
    var table = TableBuilder()
    table.enumeration("Answer", "0", "1", "no", "true", "false", "yes", "TRUE", "False", "maybe")
    table.entry("answer", "/:a", parameters: ["a: Answer"])
    let probe = try TableProbe(table.model)
    #expect(probe.summary("app:///maybe") == "answer a=maybe")
    #expect(probe.summary("app:///YES") == "invalid a=YES: Answer")
  }

  /// More patterns than two digits count end in one place.
  @Test func manyPatternsOfOnePath() throws {
    var table = TableBuilder()
    for number in 0..<4200 { table.entry("e\(number)", "/x?k=\(number)") }
    let probe = try TableProbe(table.model)
    for number in [0, 103, 104, 4095, 4096, 4199] { #expect(probe.summary("app://x?k=\(number)") == "e\(number)") }
  }

  /// What composes to a literal is none of a placeholder's values, and is not printed as one.
  @Test func valuesThatComposeToALiteral() throws {
    var table = TableBuilder()
    table.entry("literal", "/é")
    table.entry("text", "/e{a}", parameters: ["a: String"])
    let probe = try TableProbe(table.model)
    #expect(probe.summary("app:///e%CC%81") == "literal")
    #expect(probe.url(of: RouteFields(entry: 1, values: [.one("\u{301}")]), as: .scheme) == nil)
    #expect(probe.url(of: RouteFields(entry: 1, values: [.one("a")]), as: .scheme) == "app:///ea")
  }
}
