import Testing

@testable import routegen

/// Rule 7: the spellings of values.
@Suite struct ValueRuleTests {
  private func value(_ parameter: String, _ text: String) -> MatchedValue? {
    var table = TableBuilder()
    table.enumeration("Kind", "big", "dash=é")
    table.wrapper("Slug", .string, matches: "[a-z0-9]+(-[a-z0-9]+)*")
    table.external("Cart", matches: "[0-9]{3}")
    table.entry("x", "/x?v=:v", parameters: ["v: \(parameter)"])
    let escaped = text.utf8.map { "%" + String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    return table.matcher.match("app://x?v=\(escaped)").opening?.values[0]
  }

  static let accepted: [(parameter: String, text: String, canonical: String)] = [
    ("Bool", "true", "true"),
    ("Bool", "TRUE", "true"),
    ("Bool", "1", "true"),
    ("Bool", "Yes", "true"),
    ("Bool", "false", "false"),
    ("Bool", "0", "false"),
    ("Bool", "nO", "false"),
    ("Int", "0", "0"),
    ("Int", "-1", "-1"),
    ("Int", "9223372036854775807", "9223372036854775807"),
    ("Int", "-9223372036854775808", "-9223372036854775808"),
    ("Int64", "9223372036854775807", "9223372036854775807"),
    ("Int32", "2147483647", "2147483647"),
    ("Int32", "-2147483648", "-2147483648"),
    ("UInt", "18446744073709551615", "18446744073709551615"),
    ("UInt", "0", "0"),
    ("Int 1...5", "1", "1"),
    ("Int 1...5", "5", "5"),
    ("Double", "0", "0.0"),
    ("Double", "-0", "-0.0"),
    ("Double", "1.50", "1.5"),
    ("Double", "1e2", "100.0"),
    ("Double", "1E-05", "1e-05"),
    ("Double", "123456789012345678901234", "1.2345678901234569e+23"),
    ("Double 0...1", "0.5", "0.5"),
    ("Double 0...1", "1", "1.0"),
    ("UUID", "123e4567-E89b-12d3-a456-426614174000", "123E4567-E89B-12D3-A456-426614174000"),
    ("Date", "2024-05-01", "2024-05-01T00:00:00Z"),
    ("Date", "2024-02-29", "2024-02-29T00:00:00Z"),
    ("Date", "0000-02-29", "0000-02-29T00:00:00Z"),
    ("Date", "2024-05-01T10:00:00+02:00", "2024-05-01T08:00:00Z"),
    ("Date", "2024-05-01t10:00:00z", "2024-05-01T10:00:00Z"),
    ("Date", "2024-05-01T00:00:00.5Z", "2024-05-01T00:00:00.500Z"),
    ("Date", "2024-12-31T23:59:59.9999-00:01", "2025-01-01T00:00:59.999Z"),
    ("Date", "1969-12-31T23:59:59.999Z", "1969-12-31T23:59:59.999Z"),
    ("Date", "9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"),
    ("URL", "https://a.b/c?d", "https://a.b/c?d"),
    ("URL", "x:y", "x:y"),
    ("URL", "a+b-c.1:日", "a+b-c.1:日"),
    ("Kind", "big", "big"),
    ("Kind", "é", "é"),
    ("Slug", "a", "a"),
    ("Slug", "a-1", "a-1"),
    ("Cart", "123", "123"),
    ("String", "", ""),
    ("String", " ", " "),
    ("String", "\u{7F}", "\u{7F}"),
    ("String", "日本", "日本"),
  ]

  @Test(arguments: accepted)
  func accepts(_ parameter: String, _ text: String, _ canonical: String) {
    #expect(value(parameter, text)?.text == canonical)
  }

  static let refused: [(parameter: String, texts: [String])] = [
    ("Bool", ["2", "on", "y", "truee", " true", "ｔrue"]),
    (
      "Int",
      [
        "+5", "05", "-0", "00", "-", "1.0", "1e3", " 1", "1 ", "9223372036854775808", "-9223372036854775809", "0x1",
        "１",
      ]
    ),
    ("Int32", ["2147483648", "-2147483649"]),
    ("UInt", ["-1", "18446744073709551616"]),
    ("Int 1...5", ["0", "6"]),
    (
      "Double",
      ["+1", "01", ".5", "1.", "1e", "1e+", "1e100", "nan", "inf", "0x1p3", "1_0", "-", "1234567890123456789012345"]
    ),
    ("Double 0...1", ["-0.1", "1.1"]),
    (
      "UUID",
      [
        "123e4567e89b12d3a456426614174000", "123e4567-e89b-12d3-a456-42661417400",
        "123e4567-e89b-12d3-a456-42661417400g",
        "{23e4567-e89b-12d3-a456-426614174000",
      ]
    ),
    (
      "Date",
      [
        "2024-02-30", "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-01", "2024-05-00", "24-05-01", "2024-5-1",
        "2024-05-01T10:00:00", "2024-05-01T24:00:00Z", "2024-05-01T10:60:00Z", "2024-05-01T10:00:60Z",
        "2024-05-01T10:00Z",
        "2024-05-01 10:00:00Z", "2024-05-01T10:00:00.Z", "2024-05-01T10:00:00+2:00", "2024-05-01T10:00:00+24:00",
        "2024-05-01T10:00:00Zx", "2024-05-01T", "2024-05-01T10:00:00+02:00x", "2024-02-31T00:00:00Z", "２024-05-01",
      ]
    ),
    ("URL", ["a", ":", "a:", "1a:b", "//a", "a b:c", "é:c"]),
    ("Kind", ["Big", "dash", "e\u{301}", "bigg"]),
    ("Slug", ["A", "-a", "a-", "a\n"]),
    ("Cart", ["12", "1234"]),
  ]

  @Test(arguments: refused)
  func refuses(_ parameter: String, _ texts: [String]) {
    for text in texts { #expect(value(parameter, text) == nil, "\(parameter) \(text)") }
  }

  /// The parsers and the languages that the checks use agree on every text.
  @Test func parsersAgreeWithLanguages() throws {
    var generator = SeededRandom()
    var table = TableBuilder()
    table.enumeration("Kind", "big", "1", "-1", "true", "2024-01-01")
    table.wrapper("Slug", .string, matches: "[a-z0-9]+(-[a-z0-9]+)*")
    table.wrapper("Text", .string, matches: ".{2,3}|\\d+\\.\\d|[^a-z]*")
    table.entry(
      "x",
      parameters: [
        "a: Bool", "b: Int", "c: Int32 -7...", "d: UInt", "e: Double", "f: Double -1.5...20", "g: UUID", "h: Date",
        "i: URL", "j: Kind", "k: Slug", "l: Text", "m: String", "n: Int -3...12",
      ])
    let types = ParameterTypes(table.model)
    let store = LanguageStore()
    let scalars = ScalarLanguages(store: store, types: table.model.types)
    let seeds = [
      "true", "FALSE", "-12", "0", "9223372036854775807", "18446744073709551616", "-9223372036854775808", "1.5e-07",
      "20",
      "-1.50", "1234567890123456789012e1", "123e4567-e89b-12d3-a456-426614174000", "2024-02-29", "1900-02-29",
      "2000-02-29T23:59:59.123+01:30", "1999-12-31t00:00:00z", "https://a/b", "mail:x", "big", "a-b-1", "日本",
      "2147483648",
    ]
    let letters = Array("0123456789-+.eETtZz:aAfFgyé/ ".unicodeScalars)
    for _ in 0..<150 {
      var text = Array(seeds[Int.random(in: 0..<seeds.count, using: &generator)].unicodeScalars)
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        let place = Int.random(in: 0...text.count, using: &generator)
        let letter = letters[Int.random(in: 0..<letters.count, using: &generator)]
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: text.insert(letter, at: place)
        case 1 where place < text.count: text[place] = letter
        default: if place < text.count { text.remove(at: place) }
        }
      }
      var string = String.UnicodeScalarView()
      string.append(contentsOf: text)
      let bytes = Array(String(string).utf8)
      guard !bytes.isEmpty else { continue }
      for (index, parameter) in table.model.entries[0].parameters.enumerated() {
        let language = try #require(try scalars.values(of: parameter, in: .query))
        let type = types.type(of: index, in: EntryID(index: 0))
        #expect(
          type.accepts(bytes[...]) == store.contains(language, bytes),
          "\(type.name) \(String(string)), seed \(generator.seed)")
      }
    }
  }
}
