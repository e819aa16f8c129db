@testable import routegen

/// A slow matcher that decides by enumerating sets, for tables made of a few kinds of pieces.
///
/// It shares nothing with the real one: it reads URLs that are not yet printed, and compares two sets of texts by
/// looking at every text of a small universe that tells all of its kinds apart.
struct MatchOracle {
  /// What a place accepts.
  enum Kind: Hashable, CaseIterable {
    case a, b, ab, one
    case int, small, letter, text, word, beginsWithA, afterA, numberAfterA

    /// The literal it is, if it is one.
    var literal: String? {
      switch self {
      case .a: "a"
      case .b: "b"
      case .ab: "ab"
      case .one: "1"
      default: nil
      }
    }

    /// The type as `TableBuilder` reads it.
    var type: String {
      switch self {
      case .int, .numberAfterA: "Int"
      case .small: "Int 1...2"
      case .letter: "Letter"
      case .word: "String ~[ab]+"
      case .beginsWithA: "String ~a.*"
      default: "String"
      }
    }

    /// How a path writes it with a parameter's name.
    func segment(_ name: String) -> String {
      literal ?? (self == .afterA || self == .numberAfterA ? "a{\(name)}" : ":\(name)")
    }

    /// The value in a text, or nil if the text does not belong here.
    func value(_ text: String) -> String? {
      let isInteger = Int(text).map { String($0) } == text
      switch self {
      case .a, .b, .ab, .one: return text == literal ? text : nil
      case .int: return isInteger ? text : nil
      case .small: return text == "1" || text == "2" ? text : nil
      case .letter: return text == "a" || text == "c" || text == "2" ? text : nil
      case .text: return text
      case .word: return !text.isEmpty && text.allSatisfy { $0 == "a" || $0 == "b" } ? text : nil
      case .beginsWithA: return text.hasPrefix("a") ? text : nil
      case .afterA: return text.hasPrefix("a") && text.count > 1 ? String(text.dropFirst()) : nil
      case .numberAfterA: return text.hasPrefix("a") ? Kind.int.value(String(text.dropFirst())) : nil
      }
    }

    enum Rank: Int { case literal, typed, narrowed, text }

    var rank: Rank {
      switch self {
      case .a, .b, .ab, .one: .literal
      case .int, .small, .letter, .numberAfterA: .typed
      case .word, .beginsWithA, .afterA: .narrowed
      case .text: .text
      }
    }
  }

  struct Item: Hashable {
    enum Value: Hashable {
      case literal(String)
      case present
      case required(Kind)
      case optional(Kind)
      case list(Kind)
    }
    var key: String
    var value: Value
  }

  struct Pattern: Hashable {
    var segments: [Kind]
    var rest: Kind?
    var items: [Item]
    var isWeb: Bool
    var isScheme: Bool
  }

  struct URL {
    var isWeb: Bool
    var segments: [String]
    var query: [(key: String, value: String?)]
  }

  enum Verdict: Equatable {
    case nothing
    case ambiguous([Int])
    /// The pattern, and its values by parameter.
    case opens(Int, [String])
  }

  var patterns: [Pattern]

  /// All texts up to three letters, and a few longer ones.
  static let universe: [String] = {
    let letters = ["a", "b", "c", "1", "2", "0", "-", "."]
    let two = letters.flatMap { one in letters.map { one + $0 } }
    return letters + two + two.flatMap { one in letters.map { one + $0 } } + ["a123", "abab", "1234"]
  }()

  func verdict(_ url: URL) -> Verdict {
    let matching = patterns.indices.compactMap { index in values(patterns[index], url).map { (index, $0) } }
    let winners = matching.filter { one in
      matching.allSatisfy { $0.0 == one.0 || Self.isSmaller(patterns[one.0], patterns[$0.0]) }
    }
    if let winner = winners.first { return .opens(winner.0, winner.1) }
    return matching.isEmpty ? .nothing : .ambiguous(matching.map(\.0))
  }

  // MARK: What matches

  private func values(_ pattern: Pattern, _ url: URL) -> [String]? {
    guard url.isWeb ? pattern.isWeb : pattern.isScheme else { return nil }
    guard url.segments.count >= pattern.segments.count else { return nil }
    guard pattern.rest != nil || url.segments.count == pattern.segments.count else { return nil }
    var values: [String] = []
    for (kind, text) in zip(pattern.segments, url.segments) {
      guard let value = kind.value(text) else { return nil }
      if kind.literal == nil { values.append(value) }
    }
    if let rest = pattern.rest {
      let elements = url.segments.dropFirst(pattern.segments.count).map { rest.value($0) }
      guard !elements.contains(nil) else { return nil }
      values.append(elements.compactMap { $0 }.joined(separator: ","))
    }
    for item in pattern.items {
      let given = url.query.filter { $0.key == item.key }.map(\.value)
      switch item.value {
      case .literal(let text): if given.isEmpty || (given[0] ?? "") != text { return nil }
      case .present: if given.isEmpty { return nil }
      case .required(let kind):
        guard let first = given.first, let value = Self.scalar(first ?? "", kind, isOptional: false) else { return nil }
        values.append(value)
      case .optional(let kind):
        guard let first = given.first else {
          values.append("nil")
          continue
        }
        guard let value = Self.scalar(first ?? "", kind, isOptional: true) else { return nil }
        values.append(value)
      case .list(let kind):
        let texts = given.map { $0 ?? "" }.filter { kind.type.hasPrefix("String") || !$0.isEmpty }
        let elements = texts.map { kind.value($0) }
        guard !elements.contains(nil) else { return nil }
        values.append(elements.compactMap { $0 }.joined(separator: ","))
      }
    }
    return values
  }

  private static func scalar(_ text: String, _ kind: Kind, isOptional: Bool) -> String? {
    if text.isEmpty, !kind.type.hasPrefix("String") { return isOptional ? "nil" : nil }
    return kind.value(text)
  }

  // MARK: What is smaller

  private enum Order { case equal, smaller, larger, neither }

  private static func isSmaller(_ one: Pattern, _ other: Pattern) -> Bool {
    let count = max(one.segments.count, other.segments.count)
    let path = product((0...count).map { place(one, other, $0) })
    if path != .equal { return path == .smaller }
    var conditions: [Order] = [
      order(!one.isWeb || other.isWeb, !other.isWeb || one.isWeb),
      order(!one.isScheme || other.isScheme, !other.isScheme || one.isScheme),
    ]
    for key in ["p", "q"] {
      conditions.append(demand(required(one, key), required(other, key)))
    }
    return product(conditions) == .smaller
  }

  private static func place(_ one: Pattern, _ other: Pattern, _ number: Int) -> Order {
    let left = number < one.segments.count ? one.segments[number] : nil
    let right = number < other.segments.count ? other.segments[number] : nil
    switch (left, right) {
    case (let left?, let right?): return segments(left, right)
    // Here a rest begins, or the path ends, which is less than any rest.
    case (_?, nil): return .smaller
    case (nil, _?): return .larger
    case (nil, nil):
      switch (one.rest, other.rest) {
      case (let left?, let right?): return segments(left, right)
      case (nil, nil): return .equal
      case (nil, _?): return .smaller
      case (_?, nil): return .larger
      }
    }
  }

  private static func segments(_ left: Kind, _ right: Kind) -> Order {
    if left == right { return .equal }
    if left.rank == .literal || right.rank == .literal { return left.rank == .literal ? .smaller : .larger }
    let order = sets(left, right)
    // Elements of two rests may have nothing in common while the rests share the empty one.
    let overlap = universe.contains { left.value($0) != nil && right.value($0) != nil }
    guard order == .neither, overlap else { return order }
    switch (left.rank, right.rank) {
    case (.typed, .narrowed): return .smaller
    case (.narrowed, .typed): return .larger
    default: return .neither
    }
  }

  private static func sets(_ left: Kind, _ right: Kind) -> Order {
    order(
      universe.allSatisfy { left.value($0) == nil || right.value($0) != nil },
      universe.allSatisfy { right.value($0) == nil || left.value($0) != nil })
  }

  private static func required(_ pattern: Pattern, _ key: String) -> Item.Value? {
    for item in pattern.items where item.key == key {
      switch item.value {
      case .literal, .present, .required: return item.value
      case .optional, .list: return nil
      }
    }
    return nil
  }

  /// Less is smaller: nothing asked, the key, text, narrower values, one value.
  private static func demand(_ left: Item.Value?, _ right: Item.Value?) -> Order {
    func kind(_ value: Item.Value?) -> Kind? {
      if case .required(let kind) = value { kind } else { nil }
    }
    switch (left, right) {
    case (nil, nil): return .equal
    case (_?, nil): return .smaller
    case (nil, _?): return .larger
    case (.literal(let left), .literal(let right)): return left == right ? .equal : .neither
    case (.literal, _): return .smaller
    case (_, .literal): return .larger
    // What kind of value it is decides between segments alone.
    default: return sets(kind(left) ?? .text, kind(right) ?? .text)
    }
  }

  private static func order(_ isWithin: Bool, _ contains: Bool) -> Order {
    isWithin ? (contains ? .equal : .smaller) : contains ? .larger : .neither
  }

  private static func product(_ orders: [Order]) -> Order {
    let all = Set(orders).subtracting([.equal])
    return all.isEmpty ? .equal : all.count == 1 ? orders.first { $0 != .equal } ?? .equal : .neither
  }
}
