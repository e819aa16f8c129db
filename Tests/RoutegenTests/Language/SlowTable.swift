@testable import routegen

/// Decides what URLs match by trying them all: shares no code with the analysis it checks.
///
/// The texts of segments, values and forms are few, and chosen so that every type of `TypeSketch` that the random
/// tables use is told apart from every other by some of them.
struct SlowTable {
  struct URL: Hashable {
    var path: [String]
    /// The values of key `q`: `"\u{1}"` for the key without `=`.
    var query: [String]
    /// 0 for the scheme, else the number of a host.
    var form: Int
  }

  struct SlowPattern {
    var entry: Int
    var segments: [Kind]
    var rest: Kind?
    /// Whether a value of `q` fits; nil where the key is not demanded.
    var query: ((String) -> Bool)?
    /// Whether the values of `q` fit, where the key may be absent, and is by no value.
    var optionalQuery: (([String]) -> Bool)?
    var forms: Set<Int>
    var readsAlike: String
  }

  enum Kind: Hashable {
    case literal(String)
    case type(TableSketch.TypeSketch)
    case around(String, TableSketch.TypeSketch)
  }

  static let words = [
    "a", "b", "ab", "ba", "aa", "bb", "1", "2", "12", "21", "0", "01", "-1", "a1", "1a", "true", "abc", "3", "10",
    "a-1",
    "abab", "a0", "a-", "-", "é", "x", "yes", "a2", "a3", "a12", "a10", "atrue", "aab", "c", "ac", "ca", "A", "123",
    "aaa", "1.5", "0.5", "1e1", "a1.5", "a1e1", "a01", "a123",
  ]
  static let queryValues = words + ["", "\u{1}", "."]
  static let formCount = 4

  let patterns: [SlowPattern]
  let winsOver: Set<[Int]>

  static func fits(_ text: String, _ kind: Kind) -> Bool {
    switch kind {
    case .literal(let literal): return text == literal
    case .type(let type): return fits(text, type)
    case .around(let prefix, let type):
      return text.hasPrefix(prefix) && text.count > prefix.count && fits(String(text.dropFirst(prefix.count)), type)
    }
  }

  static func fits(_ text: String, _ type: TableSketch.TypeSketch) -> Bool {
    switch type {
    case .oneOf(let texts): return texts.contains(text)
    case .builtin(.int, let min, let max, _):
      guard let value = Int(text), String(value) == text else { return false }
      return value >= min.flatMap { Int($0) } ?? .min && value <= max.flatMap { Int($0) } ?? .max
    case .builtin(.double, let min, let max, _):
      guard let value = number(text) else { return false }
      return value >= min.flatMap { Double($0) } ?? -.infinity && value <= max.flatMap { Double($0) } ?? .infinity
    case .builtin(.bool, _, _, _): return ["true", "false", "yes", "no", "1", "0"].contains(text.lowercased())
    case .builtin(.string, _, _, "[ab]+"?): return !text.isEmpty && text.allSatisfy { "ab".contains($0) }
    case .builtin(.string, _, _, "[a-z]*[0-9]?"?):
      let body = text.last?.isNumber == true && text.last?.isASCII == true ? text.dropLast() : text[...]
      return body.allSatisfy { $0.isASCII && $0.isLowercase }
    case .builtin(.string, _, _, "[0-9.]+"?):
      return !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." }
    case .builtin(.string, _, _, ".{1,2}"?): return (1...2).contains(text.unicodeScalars.count)
    default: return true
    }
  }

  /// The value of a number in JSON's syntax, as far as short texts go.
  private static func number(_ text: String) -> Double? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let whole = digits.prefix { $0.isASCII && $0.isNumber }
    guard !whole.isEmpty, whole.count == 1 || whole.first != "0", text.last != "." else { return nil }
    let rest = digits.dropFirst(whole.count)
    guard rest.isEmpty || rest.contains(where: { ".eE".contains($0) }), !rest.hasPrefix(".e"), !rest.hasPrefix(".E")
    else { return nil }
    return Double(text)
  }

  private static func isTyped(_ kind: Kind) -> Bool {
    switch kind {
    case .type(let type), .around(_, let type):
      switch type {
      case .oneOf, .builtin(.int, _, _, _), .builtin(.double, _, _, _), .builtin(.bool, _, _, _): return true
      default: return false
      }
    case .literal: return false
    }
  }

  private static func isNarrowed(_ kind: Kind) -> Bool {
    switch kind {
    case .type(.builtin(.string, _, _, let matches)): matches != nil
    case .around(_, .builtin(.string, _, _, _)): true
    default: false
    }
  }

  enum Order { case same, before, after, crossing, apart }

  private static func order(_ left: Kind, _ right: Kind) -> Order {
    let first = Set(words.filter { fits($0, left) })
    let second = Set(words.filter { fits($0, right) })
    if first.isDisjoint(with: second) { return .apart }
    if case .literal = left { return left == right ? .same : .before }
    if case .literal = right { return .after }
    if first == second { return .same }
    if first.isSubset(of: second) { return .before }
    if second.isSubset(of: first) { return .after }
    if isTyped(left), isNarrowed(right) { return .before }
    if isTyped(right), isNarrowed(left) { return .after }
    return .crossing
  }

  /// Whether the first pattern is smaller than the second, which shares a URL with it.
  private static func isSmaller(_ left: SlowPattern, _ right: SlowPattern) -> Bool {
    var orders: Set<Int> = []
    for index in 0..<max(left.segments.count, right.segments.count) {
      let first = index < left.segments.count ? left.segments[index] : nil
      let second = index < right.segments.count ? right.segments[index] : nil
      switch (first, second) {
      case (let first?, let second?):
        switch order(first, second) {
        case .before: orders.insert(-1)
        case .after: orders.insert(1)
        case .crossing: orders.formUnion([-1, 1])
        case .same, .apart: break
        }
      case (_?, nil): orders.insert(-1)
      default: orders.insert(1)
      }
    }
    switch (left.rest, right.rest) {
    case (nil, nil): break
    case (nil, _?): orders.insert(-1)
    case (_?, nil): orders.insert(1)
    case (let first?, let second?):
      switch order(first, second) {
      case .before: orders.insert(-1)
      case .after: orders.insert(1)
      case .crossing, .apart: orders.formUnion([-1, 1])
      case .same: break
      }
    }
    if !orders.isEmpty { return orders == [-1] }
    let anything = Set(queryValues + ["absent"])
    func demanded(_ pattern: SlowPattern) -> Set<String> {
      pattern.query.map { Set(queryValues.filter($0)) } ?? anything
    }
    let demands = (demanded(left), demanded(right))
    return demands.0.isSubset(of: demands.1) && left.forms.isSubset(of: right.forms)
      && (demands.0 != demands.1 || left.forms != right.forms)
  }

  /// `beats[i][j]`: pattern i wins over pattern j wherever both match.
  let beats: [[Bool]]

  init(patterns: [SlowPattern], winsOver: Set<[Int]> = []) {
    self.patterns = patterns
    self.winsOver = winsOver
    beats = patterns.map { left in
      patterns.map { right in winsOver.contains([left.entry, right.entry]) || Self.isSmaller(left, right) }
    }
  }

  func matches(_ url: URL) -> [Int] {
    patterns.indices.filter { index in
      let pattern = patterns[index]
      if !pattern.forms.contains(url.form) { return false }
      if url.path.count < pattern.segments.count { return false }
      if url.path.count > pattern.segments.count, pattern.rest == nil { return false }
      for (place, text) in url.path.enumerated() {
        if !Self.fits(text, place < pattern.segments.count ? pattern.segments[place] : pattern.rest!) { return false }
      }
      if let fits = pattern.optionalQuery, !fits(url.query) { return false }
      guard let fits = pattern.query else { return true }
      return url.query.first.map(fits) ?? false
    }
  }

  /// Pairs among `matching` that neither beats, and that no third there settles.
  func unresolved(_ matching: [Int]) -> [[Int]] {
    var result: [[Int]] = []
    for (place, left) in matching.enumerated() {
      for right in matching.dropFirst(place + 1) where !beats[left][right] && !beats[right][left] {
        if !matching.contains(where: { beats[$0][left] && beats[$0][right] }) { result.append([left, right]) }
      }
    }
    return result
  }

  /// The pattern that a URL opens: the one that none beats.
  func winners(_ matching: [Int]) -> [Int] {
    matching.filter { candidate in !matching.contains { beats[$0][candidate] } }
  }

  /// Every URL of up to two segments, with few values.
  static let urls: [URL] = {
    var result: [URL] = []
    let paths = [[]] + words.map { [$0] } + words.flatMap { first in words.map { [first, $0] } }
    for path in paths {
      for query in [[], ["1"], ["a"], ["\u{1}"], ["2"], ["1", "a"], ["a", "\u{1}"]] {
        for form in 0..<formCount { result.append(URL(path: path, query: query, form: form)) }
      }
    }
    return result
  }()
}
