import Testing

@testable import routegen

@Suite struct RegularExpressionTests {
  private func automaton(_ text: String) throws -> Automaton {
    try Automaton(RegularExpression.parse(text).get())
  }

  @Test(
    arguments: [
      ("[a-z0-9]+(-[a-z0-9]+)*", ["a", "a-b", "0-1-zz"], ["", "-", "a-", "a--b", "A"]),
      ("^abc$", ["abc"], ["ab", "abcd", "^abc$"]),
      ("a|b|", ["a", "b", ""], ["ab"]),
      ("\\d{2,4}", ["12", "1234"], ["1", "12345", "١٢"]),
      ("x{2}y{0,}", ["xx", "xxyyy"], ["x", "xxx"]),
      (".", ["a", "é", "漢", "🧭", "\n"], ["", "ab", "e\u{301}"]),
      ("[^a]", ["b", "é", "🧭"], ["a", "", "bb"]),
      ("[à-ž]+", ["éè", "ž"], ["e", "è漢"]),
      ("[\\w.]+@\\w+", ["a.b@c", "_@_"], ["a@", "é@c"]),
      ("[]-]", [], []),
      ("[a\\]-]", ["a", "]", "-"], ["\\"]),
      ("\\x41\\u00e9\\u{1F9ED}", ["Aé🧭"], ["A"]),
      ("(?:ab)?c", ["c", "abc"], ["ac"]),
      ("(a*)*b", ["b", "aab"], ["a"]),
      ("[^\\s]", ["a", "\u{A0}"], [" ", "\t"]),
      ("\\$1\\.50", ["$1.50"], ["$1x50"]),
    ] as [(String, [String], [String])])
  func membership(_ text: String, accepted: [String], refused: [String]) throws {
    if text == "[]-]" {
      #expect(throws: PatternSyntaxError.self) { try RegularExpression.parse(text).get() }
      return
    }
    let automaton = try self.automaton(text)
    for string in accepted { #expect(automaton.accepts(Array(string.utf8)), "\(text) should match \(string)") }
    for string in refused { #expect(!automaton.accepts(Array(string.utf8)), "\(text) should not match \(string)") }
  }

  @Test(arguments: [
    ("(a)\\1", 3, "back-references are not supported"),
    ("a(?=b)", 1, "look-around is not supported; say what the value looks like, not what stands beside it"),
    ("a+?", 2, "lazy quantifiers are not supported, and make no difference here; leave out this `?`"),
    ("é\\b", 2, "word boundaries are not supported; spell out what may stand there"),
    ("a^b", 1, "`^` is understood at the ends only, where it may be left out; write `\\^` for the character"),
    ("(a", 0, "this group is not closed; a `)` is missing"),
    ("a)", 1, "this `)` closes no group; write `\\)` for the character"),
    ("[z-a]", 1, "this range is the wrong way round"),
    ("[a", 0, "this class is not closed; a `]` is missing"),
    ("a{2,1}", 1, "the counts are the wrong way round"),
    ("a{x}", 1, "a count is written `{2}`, `{2,}` or `{2,5}`; write `\\{` for the character"),
    ("a{1001}", 2, "counts go up to 1000"),
    ("*a", 0, "`*` has nothing to repeat; write `\\*` for the character"),
    ("\\p{L}", 0, "Unicode properties are not supported; write the ranges, as in `[à-ž]`"),
    ("\\", 0, "a `\\` at the end escapes nothing"),
    ("(?i)a", 0, "options such as `(?i)` are not supported; write both cases, as in `[aA]`"),
    ("\\uD800", 0, "there is no such Unicode character"),
    ("[]", 1, "an empty class matches nothing; write `\\]` for the character"),
  ])
  func refusals(_ text: String, offset: Int, message: String) {
    guard case .failure(let error) = RegularExpression.parse(text) else {
      Issue.record("\(text) was accepted")
      return
    }
    #expect(error == PatternSyntaxError(offset: offset, message: message))
  }

  @Test func deepNestingIsRefused() {
    let text = String(repeating: "(", count: 50_000)
    #expect(throws: PatternSyntaxError.self) { try RegularExpression.parse(text).get() }
  }

  @Test func explosionEndsInTooComplex() throws {
    let expression = try RegularExpression.parse("(a|b)*a(a|b){20}").get()
    #expect(throws: TooComplex.self) { try Automaton(expression) }
    let nested = try RegularExpression.parse("((((a{1000}){1000}){1000}){1000})").get()
    #expect(throws: TooComplex.self) { try Automaton(nested) }
    // Few states, of which each stands for thousands.
    let counted = try RegularExpression.parse("(a{1,60}){1,60}").get()
    let clock = ContinuousClock()
    #expect(clock.measure { #expect(throws: TooComplex.self) { try Automaton(counted) } } < .seconds(60))
  }

  /// Random expressions over two letters against a matcher that tries everything.
  @Test func agreesWithBacktracking() throws {
    var random = SeededRandom()
    let strings = Self.strings(over: ["a", "b"], upTo: 5)
    for _ in 0..<150 {
      let node = Self.randomNode(depth: 3, &random)
      let automaton = try Automaton(RegularExpression(root: node))
      for string in strings {
        let expected = Self.ends(of: node, in: string, from: 0).contains(string.count)
        let isAccepted = automaton.accepts(string)
        #expect(isAccepted == expected, "seed \(random.seed), \(node), \(string)")
        if isAccepted != expected { return }
      }
    }
  }

  /// Equal languages have equal automata, and the set operations do what membership says.
  @Test func operationsAgreeWithMembership() throws {
    var random = SeededRandom()
    let strings = Self.strings(over: ["a", "b"], upTo: 5)
    for _ in 0..<100 {
      let left = try Automaton(RegularExpression(root: Self.randomNode(depth: 2, &random)))
      let right = try Automaton(RegularExpression(root: Self.randomNode(depth: 2, &random)))
      let both = try left.intersection(right)
      let difference = try left.subtracting(right)
      let either = try left.union(right)
      for string in strings {
        let (first, second) = (left.accepts(string), right.accepts(string))
        #expect(both.accepts(string) == (first && second), "seed \(random.seed)")
        #expect(difference.accepts(string) == (first && !second), "seed \(random.seed)")
        #expect(either.accepts(string) == (first || second), "seed \(random.seed)")
      }
      let overlap = try left.overlap(with: right)
      #expect(overlap.contains(.common) == !both.isEmpty, "seed \(random.seed)")
      #expect(overlap.contains(.leftOnly) == !difference.isEmpty, "seed \(random.seed)")
      #expect(overlap.contains(.rightOnly) == (try !right.subtracting(left).isEmpty), "seed \(random.seed)")
      #expect(try difference.union(both) == left, "seed \(random.seed)")
      if let example = left.shortestExample() { #expect(left.accepts(example), "seed \(random.seed)") }
      let shortest = strings.filter(left.accepts).map(\.count).min()
      if let shortest { #expect(left.shortestExample()?.count == shortest, "seed \(random.seed)") }
    }
  }

  static func strings(over letters: [Character], upTo length: Int) -> [[UInt8]] {
    var result: [[UInt8]] = [[]]
    var last: [[UInt8]] = [[]]
    for _ in 0..<length {
      last = last.flatMap { start in letters.map { start + Array(String($0).utf8) } }
      result += last
    }
    return result
  }

  private static func randomNode(depth: Int, _ random: inout SeededRandom) -> RegularExpression.Node {
    switch depth == 0 ? 0 : Int.random(in: 0..<5, using: &random) {
    case 1: return .sequence((0..<2).map { _ in randomNode(depth: depth - 1, &random) })
    case 2: return .choice((0..<2).map { _ in randomNode(depth: depth - 1, &random) })
    case 3:
      let min = Int.random(in: 0...2, using: &random)
      let max = Bool.random(using: &random) ? nil : min + Int.random(in: 0...2, using: &random)
      return .repetition(randomNode(depth: depth - 1, &random), min: min, max: max)
    case 4: return .empty
    default:
      return .scalars([ScalarSet("a"), ScalarSet("b"), ScalarSet([0x61...0x62])].randomElement(using: &random)!)
    }
  }

  /// The places where a match of `node` that starts at `start` may end.
  private static func ends(of node: RegularExpression.Node, in string: [UInt8], from start: Int) -> Set<Int> {
    switch node {
    case .empty: return [start]
    case .scalars(let set):
      guard start < string.count else { return [] }
      return set.ranges.contains { $0.contains(UInt32(string[start])) } ? [start + 1] : []
    case .sequence(let parts):
      return parts.reduce([start]) { starts, part in
        starts.reduce(into: []) { $0.formUnion(ends(of: part, in: string, from: $1)) }
      }
    case .choice(let branches):
      return branches.reduce(into: []) { $0.formUnion(ends(of: $1, in: string, from: start)) }
    case .repetition(let inner, let min, let max):
      var result: Set<Int> = min == 0 ? [start] : []
      var present: Set<Int> = [start]
      for round in stride(from: 1, through: max ?? min + string.count + 1, by: 1) {
        present = present.reduce(into: []) { $0.formUnion(ends(of: inner, in: string, from: $1)) }
        if round >= min { result.formUnion(present) }
      }
      return result
    }
  }
}
