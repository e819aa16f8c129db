import Testing

@testable import routegen

@Suite struct LanguageStoreTests {
  private let store = LanguageStore()
  private static let place = SourceRange(file: FileID(index: 0), start: 0, end: 0)

  private func parameter(_ type: BuiltinType, _ constraint: Constraint = .none) -> Parameter {
    Parameter(
      name: "p", swiftName: "p", scalar: .builtin(type), shape: .single, constraint: constraint, range: Self.place,
      typeRange: Self.place)
  }

  private func segment(
    _ type: BuiltinType, min: String? = nil, max: String? = nil, matches: String? = nil, prefix: String = "",
    suffix: String = ""
  ) throws -> LanguageID {
    let constraint = Constraint(min: min, max: max, matches: matches)
    let scalars = ScalarLanguages(store: store, types: [])
    return try #require(try scalars.segment(parameter(type, constraint), prefix: prefix, suffix: suffix))
  }

  @Test(
    arguments: [
      (
        .int, ["0", "7", "-1", "9223372036854775807", "-9223372036854775808"],
        ["", "+1", "01", "-0", "1.0", "9223372036854775808", "-9223372036854775809", "00"]
      ),
      (.int32, ["2147483647", "-2147483648"], ["2147483648", "-2147483649"]),
      (.uint, ["0", "18446744073709551615"], ["-1", "18446744073709551616"]),
      (.bool, ["true", "TRUE", "False", "yEs", "no", "1", "0"], ["t", "2", "on"]),
      (.uuid, ["01234567-89ab-CDEF-0123-456789abcdef"], ["01234567-89ab-CDEF-0123-456789abcde", "x"]),
      (
        .double, ["0", "-0", "1.5", "1e9", "-1.25E-10", "123456789012345678901234"],
        [".5", "1.", "+1", "1e100", "nan", "inf", "0x1p3", "01", "1234567890123456789012345"]
      ),
      (
        .date, ["2024-02-29", "2000-02-29", "2023-12-31T23:59:59Z", "2023-01-01t00:00:00.123+05:30"],
        [
          "2023-02-29", "1900-02-29", "2023-04-31", "2023-1-1", "2023-01-01T24:00:00Z", "2023-01-01T00:00:00",
          "2023-00-10",
        ]
      ),
      (.url, ["a:b", "https://x.y/z", "mailto:é"], ["a:", ":b", "1a:b", "a"]),
      (.string, ["a", "...", ".a", "..a", "é", "a.b"], ["", ".", "..", "a\0"]),
    ] as [(BuiltinType, [String], [String])])
  func builtins(_ type: BuiltinType, accepted: [String], refused: [String]) throws {
    let language = try segment(type)
    let automaton = try store.automaton(language)
    for text in accepted {
      #expect(store.contains(language, Array(text.utf8)), "\(type) should take \(text)")
      #expect(automaton.accepts(Array(text.utf8)), "the automaton of \(type) should take \(text)")
    }
    for text in refused {
      #expect(!store.contains(language, Array(text.utf8)), "\(type) should refuse \(text)")
      #expect(!automaton.accepts(Array(text.utf8)), "the automaton of \(type) should refuse \(text)")
    }
  }

  @Test func invalidUTF8IsNoText() throws {
    let automaton = try store.automaton(segment(.string))
    for bytes in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC3]] as [[UInt8]] {
      #expect(!automaton.accepts(bytes))
    }
  }

  @Test func rangesOfIntegersAreExact() throws {
    var random = SeededRandom()
    for _ in 0..<60 {
      let bounds = [Int.random(in: -1200...1200, using: &random), Int.random(in: -120...120, using: &random)].sorted()
      let language = store.intern(.integers(Whole(Int64(bounds[0]))...Whole(Int64(bounds[1]))), .typed)
      let automaton = try store.automaton(language)
      for value in -1250...1250 {
        let expected = bounds[0] <= value && value <= bounds[1]
        if automaton.accepts(Array(String(value).utf8)) != expected {
          Issue.record("\(value) in \(bounds), seed \(random.seed)")
        }
      }
      for text in ["-0", "00", "01", "-", "", "-01", "+1"] { #expect(!automaton.accepts(Array(text.utf8))) }
    }
  }

  @Test func knownRelationsAgreeWithAutomata() throws {
    var languages = try [BuiltinType.string, .bool, .int, .int32, .uint, .double, .uuid, .date, .url].map {
      try segment($0)
    }
    languages += [
      try segment(.int, min: "-5", max: "12"), try segment(.int, min: "10"), try segment(.string, matches: "[0-9]+"),
      try segment(.string, matches: "[a-z]{1,3}"), try segment(.string, prefix: "v"),
      try segment(.int, prefix: "", suffix: "0"), store.literal("12"), store.literal("true"), store.literal("v1"),
      store.intern(.finite([Array("12".utf8), Array("v1".utf8), Array("x".utf8)]), .typed),
    ]
    for left in languages {
      for right in languages where left != right {
        let overlap = try store.automaton(left).overlap(with: store.automaton(right))
        let expected: SegmentRelation =
          switch (overlap.contains(.common), overlap.contains(.leftOnly), overlap.contains(.rightOnly)) {
          case (false, _, _): .disjoint
          case (true, false, false): .equal
          case (true, true, false): .contains
          case (true, false, true): .contained
          case (true, true, true): .overlapping
          }
        #expect(try store.relation(left, right) == expected, "\(store[left]) and \(store[right])")
        let common = try store.intersection(left, right)
        #expect((common == nil) == (expected == .disjoint))
        if let common {
          #expect(try store.automaton(common) == store.automaton(left).intersection(store.automaton(right)))
        }
        let rest = try store.difference(left, right)
        #expect((rest == nil) == (expected == .equal || expected == .contained))
      }
    }
  }

  @Test func rangesOfDoubles() throws {
    let unit = try segment(.double, min: "0", max: "1")
    let upper = try segment(.double, min: "1", max: "2.5")
    #expect(try store.relation(unit, upper) == .overlapping)
    #expect(try store.relation(unit, segment(.double, min: "2")) == .disjoint)
    #expect(try store.relation(unit, segment(.double)) == .contained)
    #expect(try store.relation(segment(.int), unit) == .overlapping)
    #expect(try store.relation(segment(.int, min: "1", max: "2"), upper) == .contained)
    #expect(try store.relation(segment(.int, min: "3"), upper) == .disjoint)
    #expect(try store.relation(segment(.string, matches: "[a-z]+"), unit) == .disjoint)
    #expect(try store.relation(segment(.string, matches: "0|1|5"), unit) == .overlapping)
    #expect(try store.relation(store.literal("0.5"), unit) == .contained)
    #expect(try store.relation(store.literal("1.5"), unit) == .disjoint)
    #expect(try store.relation(unit, segment(.string, matches: "[0-9.]+")) == .overlapping)
    #expect(try store.relation(unit, segment(.string, matches: "-?[0-9.]+([eE].+)?")) == .contained)
    let rest = try #require(try store.difference(unit, store.literal("1")))
    #expect(try store.example(rest) == Array("0".utf8))
  }

  @Test func typedGoesBeforeNarrowedText() throws {
    let number = try segment(.int)
    let word = try segment(.string, matches: "[a-z0-9]+")
    #expect(try store.order(number, word) == .before)
    #expect(try store.order(word, number) == .after)
    #expect(try store.order(store.literal("5"), number) == .before)
    #expect(try store.order(segment(.string), word) == .after)
    #expect(try store.order(word, segment(.string, prefix: "a")) == .crossing)
    #expect(try store.order(segment(.int, prefix: "a"), word) == .before)
    #expect(store.precedes(number, word) == true)
    #expect(store.precedes(number, try segment(.uuid)) == nil)
  }

  @Test func literalsMayDisregardCase() throws {
    let folding = LanguageStore(foldsCase: true)
    #expect(folding.literal("About") == folding.literal("ABOUT"))
    let words = folding.intern(.finite([Array("ABOUT".utf8), Array("x".utf8)]), .typed)
    #expect(try folding.relation(folding.literal("about"), words) == .overlapping)
    #expect(try folding.order(folding.literal("about"), words) == .before)
    #expect(folding.contains(folding.literal("about"), Array("aBOUt".utf8)))
  }
}
