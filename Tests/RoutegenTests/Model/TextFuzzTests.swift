import Testing

@testable import routegen

/// Whatever stands in a `url`, a `matches`, a `min` or a `max` is read or refused, and never traps.
@Suite struct TextFuzzTests {
  private static let patternPieces = [
    "/", "//", ":id", ":", "{id}", "{", "}", "*rest", "*", "?", "#", "&", "=", "q=:q", "a", "é", "e\u{301}", "%2F", "%",
    "%zz",
    "%00", "%C3", "+", ".", "..", "@", "{a}.html", "https://", "shop:", "\n", "\u{7F}", ":id?", "[]", " ",
  ]

  private static let expressionPieces = [
    "a", "[a-z]", "[", "]", "(", ")", "(?:", "(?=", "|", "*", "+", "?", "{", "}", "{2}", "{1,3}", "{,}", "{99999}",
    "\\", "\\d",
    "\\b", "\\1", "\\u{e9}", "\\x4", "^", "$", ".", "-", "&&", "é", "\u{10FFFF}", "[^", "[:alpha:]", "{0}", "**",
  ]

  private static let boundPieces = [
    "0", "1", "-", "+", "9", ".5", "e", "E", "99", "inf", "nan", "0x", "_", "9223372036854775807",
    "18446744073709551616",
    "true", "'", "~", "null", " ",
  ]

  private func text(_ pieces: [String], upTo count: Int, _ random: inout SeededRandom) -> String {
    (0..<Int.random(in: 0...count, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  private func forAWhile(_ body: (inout SeededRandom) throws -> Void) rethrows {
    var random = SeededRandom(seed: Fuzzing.seed)
    let end = ContinuousClock.now + Fuzzing.duration(1)
    while ContinuousClock.now < end { try body(&random) }
  }

  @Test func patterns() {
    forAWhile { random in
      let pattern = text(Self.patternPieces, upTo: 10, &random)
      let range = SourceRange(file: FileID(index: 0), start: 0, end: pattern.utf8.count)
      let written = ManifestText(
        scalar: Node.Scalar(text: pattern, style: .plain, offsets: nil, contentStart: 0), range: range)
      do throws(PatternError) {
        let parsed = try PatternParser.parse(written, plusIsSpace: .random(using: &random))
        #expect(pattern.hasPrefix("/") && parsed.segments.count <= 64, "seed \(random.seed): \(pattern)")
      } catch {
        let isInside = error.range.start >= 0 && Int(error.range.end) <= pattern.utf8.count
        #expect(!error.message.isEmpty && isInside, "seed \(random.seed): \(pattern)")
      }
    }
  }

  @Test func expressions() {
    forAWhile { random in
      let text = text(Self.expressionPieces, upTo: 12, &random)
      switch RegularExpression.parse(text) {
      case .failure(let error):
        #expect(error.offset >= 0 && error.offset <= text.utf8.count, "seed \(random.seed): \(text)")
      case .success(let expression):
        guard let automaton = try? Automaton(expression) else { return }
        if automaton.isEmpty { return }
        let example = automaton.shortestExample()
        #expect(example.map { automaton.accepts($0) } == true, "seed \(random.seed): \(text)")
      }
    }
  }

  @Test func constraints() {
    forAWhile { random in
      let bound = text(Self.boundPieces, upTo: 3, &random)
      let type = ["Int", "Int32", "UInt", "Double", "String", "Bool", "[Int]"].randomElement(using: &random) ?? ""
      let key = ["min", "max", "matches", "default"].randomElement(using: &random) ?? ""
      let value = ["\"\(bound)\"", "'\(bound)'", bound].randomElement(using: &random) ?? ""
      let manifest = """
        routegen: 1
        links: { schemes: [app] }
        routes:
          a: { url: "/a?v=:v", params: { v: { type: "\(type)", \(key): \(value), min: 1 } } }
          b: { url: "/a?v=:w", params: { w: Int } }
        """
      _ = ManifestCase.check(manifest)
    }
  }
}
