import Testing

@testable import routegen

/// The matcher against the oracle, over random tables and URLs.
@Suite struct RandomTableTests {
  typealias Oracle = MatchOracle

  @Test func agreesWithTheOracle() {
    var random = SeededRandom()
    for _ in 0..<60 {
      let oracle = Oracle(patterns: (0..<Int.random(in: 2...9, using: &random)).map { _ in Self.pattern(&random) })
      let matcher = Self.matcher(for: oracle)
      for _ in 0..<60 {
        let url = Self.url(near: oracle.patterns.randomElement(using: &random)!, &random)
        let text = Self.text(of: url, &random)
        let found = Self.verdict(matcher.match(text))
        let expected = oracle.verdict(url)
        #expect(
          found == expected,
          "\(text) among \(matcher.model.patterns.map { ($0.text, $0.sources.rawValue) }), seed \(random.seed)")
        #expect(matcher.opens(text) == matcher.match(text).isHit)
      }
    }
  }

  /// The order of entries does not change what a URL opens.
  @Test func orderNeverMatters() {
    var random = SeededRandom()
    for _ in 0..<30 {
      let patterns = (0..<6).map { _ in Self.pattern(&random) }
      let numbers = Array(patterns.indices).shuffled(using: &random)
      let one = Self.matcher(for: Oracle(patterns: patterns))
      let other = Self.matcher(for: Oracle(patterns: numbers.map { patterns[$0] }))
      for _ in 0..<30 {
        let text = Self.text(of: Self.url(near: patterns.randomElement(using: &random)!, &random), &random)
        switch (Self.verdict(one.match(text)), Self.verdict(other.match(text))) {
        case (.nothing, .nothing): break
        case (.opens(let left, let values), .opens(let right, let others)):
          #expect(left == numbers[right] && values == others, "\(text), seed \(random.seed)")
        case (.ambiguous(let left), .ambiguous(let right)):
          #expect(left == right.map { numbers[$0] }.sorted(), "\(text), seed \(random.seed)")
        default: Issue.record("\(text), seed \(random.seed)")
        }
      }
    }
  }

  // MARK: Tables

  static func pattern(_ random: inout SeededRandom) -> Oracle.Pattern {
    let kinds = Oracle.Kind.allCases
    let count = Int.random(in: 0...3, using: &random)
    let segments = (0..<count).map { _ in kinds.randomElement(using: &random)! }
    let values = kinds.filter { $0.literal == nil && $0 != .afterA && $0 != .numberAfterA }
    let items = ["p", "q"].filter { _ in Int.random(in: 0..<3, using: &random) == 0 }.map { key in
      let kind = values.randomElement(using: &random)!
      let value: Oracle.Item.Value =
        switch Int.random(in: 0..<6, using: &random) {
        case 0: .literal(["a", "1"].randomElement(using: &random)!)
        case 1: .present
        case 2, 3: .required(kind)
        case 4: .optional(kind)
        default: .list(kind)
        }
      return Oracle.Item(key: key, value: value)
    }
    let source = Int.random(in: 0..<6, using: &random)
    return Oracle.Pattern(
      segments: segments,
      rest: Int.random(in: 0..<4, using: &random) == 0 ? values.randomElement(using: &random)! : nil, items: items,
      isWeb: source != 0, isScheme: source != 1)
  }

  static func matcher(for oracle: Oracle) -> URLMatcher {
    var table = TableBuilder()
    table.enumeration("Letter", "a", "c", "2")
    for (number, pattern) in oracle.patterns.enumerated() {
      var parameters: [String] = []
      func declare(_ kind: Oracle.Kind, _ type: (String) -> String = { $0 }) -> String {
        let name = "v\(parameters.count)"
        let words = kind.type.split(separator: " ", maxSplits: 1)
        parameters.append("\(name): \(type(String(words[0]))) \(words.dropFirst().joined())")
        return name
      }
      var path = pattern.segments.map { $0.literal ?? $0.segment(declare($0)) }
      if let rest = pattern.rest { path.append("*" + declare(rest) { "[\($0)]" }) }
      let query = pattern.items.map { item in
        switch item.value {
        case .literal(let text): "\(item.key)=\(text)"
        case .present: item.key
        case .required(let kind): "\(item.key)=:\(declare(kind))"
        case .optional(let kind): "\(item.key)=:\(declare(kind) { $0 + "?" })"
        case .list(let kind): "\(item.key)=:\(declare(kind) { "[\($0)]" })"
        }
      }
      table.entry(
        "e\(number)", "/" + path.joined(separator: "/") + (query.isEmpty ? "" : "?" + query.joined(separator: "&")),
        parameters: parameters,
        sources: LinkSources(pattern.isWeb ? [.web] : []).union(pattern.isScheme ? [.scheme] : []))
    }
    return table.matcher
  }

  // MARK: URLs

  /// A URL that the pattern matches, or nearly does.
  static func url(near pattern: Oracle.Pattern, _ random: inout SeededRandom) -> Oracle.URL {
    func text(_ kind: Oracle.Kind) -> String {
      let fitting = Oracle.universe.filter { kind.value($0) != nil }
      return Int.random(in: 0..<8, using: &random) == 0
        ? Oracle.universe.randomElement(using: &random)!
        : (fitting.prefix(12) + fitting.suffix(3)).randomElement(using: &random)!
    }
    var segments = pattern.segments.map(text)
    if let rest = pattern.rest { segments += (0..<Int.random(in: 0...2, using: &random)).map { _ in text(rest) } }
    if Int.random(in: 0..<12, using: &random) == 0 { segments.append("a") }
    segments.removeAll { $0 == "." || $0 == ".." }
    var query: [(key: String, value: String?)] = []
    for item in pattern.items where Int.random(in: 0..<6, using: &random) > 0 {
      switch item.value {
      case .literal(let literal): query.append((item.key, literal))
      case .present: query.append((item.key, [nil, "", "x"].randomElement(using: &random)!))
      case .required(let kind), .optional(let kind), .list(let kind): query.append((item.key, text(kind)))
      }
    }
    if Int.random(in: 0..<3, using: &random) == 0 {
      query.append(
        (["p", "q", "r"].randomElement(using: &random)!, [nil, "", "a", "1"].randomElement(using: &random)!))
    }
    return Oracle.URL(isWeb: .random(using: &random), segments: segments, query: query)
  }

  /// One of the many ways to write it.
  static func text(of url: Oracle.URL, _ random: inout SeededRandom) -> String {
    func escaped(_ text: String) -> String {
      text.utf8.map { byte in
        Int.random(in: 0..<6, using: &random) == 0
          ? "%" + [String(byte >> 4, radix: 16), String(byte & 15, radix: 16)].joined()
          : String(Unicode.Scalar(byte))
      }.joined()
    }
    var path = url.segments.map(escaped).joined(separator: "/")
    if Int.random(in: 0..<5, using: &random) == 0 { path += "/" }
    let prefixes =
      url.isWeb ? ["https://example.test/", "HTTP://Example.test:80/"] : ["app:///", "App:/", "app:", "app://"]
    let pairs = url.query.map { escaped($0.key) + ($0.value.map { "=" + escaped($0) } ?? "") }
    return prefixes.randomElement(using: &random)! + path + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
      + (Int.random(in: 0..<5, using: &random) == 0 ? "#x" : "")
  }

  private static func verdict(_ outcome: MatchOutcome) -> Oracle.Verdict {
    func text(_ value: MatchedValue) -> String {
      if case .list(let elements) = value { elements.map(text).joined(separator: ",") } else { value.text ?? "nil" }
    }
    return switch outcome {
    case .opens(let opening): .opens(opening.entry.index, opening.values.map(text))
    case .ambiguous(let openings): .ambiguous(openings.map(\.entry.index))
    case .handoff, .fails: .nothing
    }
  }

  // MARK: Any text at all

  @Test func noTextTraps() {
    var random = SeededRandom()
    var table = TableBuilder(schemes: ["app"], hosts: ["example.test", "*.example.test"])
    table.enumeration("Letter", "a", "é")
    table.entry("root", "/?d=:d", parameters: ["d: Date?"], kind: .tab)
    table.entry("a", "/é/:n/*rest", parameters: ["n: Int", "rest: [Double]"])
    table.entry("b", "/a{s}.x/:l?u=:u&k=v#t=:t", parameters: ["s: String", "l: Letter", "u: UUID?", "t: URL?"])
    table.entry("c", "/:word?ids[]=:ids#:f", parameters: ["word: String ~[^a]*", "ids: [Bool] comma", "f: String?"])
    let matcher = table.matcher
    let pieces =
      [
        "app", "https", "http", ":", "//", "/", "?", "#", "&", "=", "%", "%2", "%2F", "%00", "%FF", "%C3%A9", "é",
        "e\u{301}",
      ]
      + [
        "[", "]", "@", "\\", "+", ".", "..", "xn--", "xn--4ca", "example.test", "x.example.test", ":443", "a", "1", "-",
        ",",
      ]
      + [
        "\u{0}", "\n", "\u{7F}", "ids[]", "d", "2024-02-29", "t", "u", "k=v", "1e5", "\u{1F469}\u{200D}\u{1F4BB}", " ",
      ]
    for _ in 0..<4000 {
      let start = ["app://", "app:", "https://example.test/", ""].randomElement(using: &random)!
      let count = Int.random(in: 0...12, using: &random)
      let text = start + (0..<count).map { _ in pieces.randomElement(using: &random)! }.joined()
      #expect(matcher.match(text).isHit == matcher.opens(text), "\(text), seed \(random.seed)")
    }
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      _ = matcher.match("app:" + String(decoding: bytes, as: UTF8.self))
    }
  }
}
