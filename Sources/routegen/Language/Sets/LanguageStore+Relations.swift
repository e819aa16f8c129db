extension LanguageStore {
  /// How two languages lie to each other; answers that took an automaton are remembered.
  func relation(_ left: LanguageID, _ right: LanguageID) throws(TooComplex) -> SegmentRelation {
    if left == right { return .equal }
    if let quick = quickRelation(left, right) { return quick }
    let key = Self.pair(left, right)
    if let known = relations[key] { return known }
    let result = try slowRelation(left, right)
    relations[key] = result
    relations[key << 32 | key >> 32] = result.flipped
    return result
  }

  /// Which of two segments goes before the other, by rule 4: the smaller set; of sets that only overlap a typed one
  /// before narrowed text; a literal before everything.
  func order(_ left: LanguageID, _ right: LanguageID) throws(TooComplex) -> SegmentOrder {
    try meeting(left, right).order
  }

  /// The same, and whether one is contained in the other.
  func meeting(_ left: LanguageID, _ right: LanguageID) throws(TooComplex) -> SegmentMeeting {
    if left == right { return .same }
    if let known = orders[left, right] { return known }
    let order = try order(left, rank(left), right, rank(right))
    let isNested =
      switch order {
      case .same: true
      case .before: isContained(left, right)
      case .after: isContained(right, left)
      case .crossing, .apart: false
      }
    let result = SegmentMeeting(order: order, isNested: isNested)
    orders.note(left, right, result)
    return result
  }

  /// Whether a language that goes before another does so because it is contained in it.
  private func isContained(_ smaller: LanguageID, _ larger: LanguageID) -> Bool {
    if rank(larger) == .text || rank(smaller) == .literal && !foldsCase { return true }
    return (try? relation(smaller, larger)) == .contained
  }

  private func order(
    _ left: LanguageID, _ leftRank: SegmentRank, _ right: LanguageID, _ rightRank: SegmentRank
  ) throws(TooComplex) -> SegmentOrder {
    if leftRank == .literal, rightRank == .literal { return .apart }
    if left == segmentText { return .after }
    if right == segmentText { return .before }
    let relation = try relation(left, right)
    if relation == .disjoint { return .apart }
    if leftRank == .literal { return .before }
    if rightRank == .literal { return .after }
    switch relation {
    case .equal: return .same
    case .contained: return .before
    case .contains: return .after
    case .overlapping where leftRank == .typed && rightRank == .narrowed: return .before
    case .overlapping where leftRank == .narrowed && rightRank == .typed: return .after
    case .overlapping, .disjoint: return .crossing
    }
  }

  /// Whether `left` goes before `right` where they stand side by side; nil where neither does, or where it cannot
  /// be told within the limits.
  func precedes(_ left: LanguageID, _ right: LanguageID) -> Bool? {
    switch try? order(left, right) {
    case .before: true
    case .after: false
    default: nil
    }
  }

  /// Answers what needs no search.
  private func quickRelation(_ left: LanguageID, _ right: LanguageID) -> SegmentRelation? {
    switch (self[left], self[right]) {
    case (.literal, .literal): return .disjoint
    case (.known(.segmentText), _): return .contains
    case (_, .known(.segmentText)): return .contained
    case (.literal(let text), _) where !foldsCase: return contains(right, text) ? .contained : .disjoint
    case (_, .literal(let text)) where !foldsCase: return contains(left, text) ? .contains : .disjoint
    case (.integers(let first), .integers(let second)): return Self.relation(first, second)
    case (.integers(let first), .numbers(let second)): return Self.relation(first, second)
    case (.numbers(let first), .integers(let second)): return Self.relation(second, first)?.flipped
    case (.numbers(let first), .numbers(let second)): return Self.relation(first, second)
    case (.known(.uuid), .known(.date)), (.known(.uuid), .known(.url)), (.known(.date), .known(.url)),
      (.known(.date), .known(.uuid)), (.known(.url), .known(.uuid)), (.known(.url), .known(.date)):
      return .disjoint
    case (.known(.uuid), .integers), (.known(.date), .integers), (.known(.url), .integers),
      (.known(.uuid), .numbers), (.known(.date), .numbers), (.known(.url), .numbers),
      (.integers, .known(.uuid)), (.integers, .known(.date)), (.integers, .known(.url)),
      (.numbers, .known(.uuid)), (.numbers, .known(.date)), (.numbers, .known(.url)):
      return .disjoint
    case (.known(.queryText), .integers), (.known(.queryText), .numbers): return .contains
    case (.integers, .known(.queryText)), (.numbers, .known(.queryText)): return .contained
    case (.known(.anything), _), (.known(.anyValues), _): return .contains
    case (_, .known(.anything)), (_, .known(.anyValues)): return .contained
    default: return nil
    }
  }

  private static func relation<Bound: Comparable>(
    _ first: ClosedRange<Bound>, _ second: ClosedRange<Bound>
  ) -> SegmentRelation {
    if first == second { return .equal }
    if first.lowerBound > second.upperBound || second.lowerBound > first.upperBound { return .disjoint }
    if first.lowerBound <= second.lowerBound && first.upperBound >= second.upperBound { return .contains }
    if second.lowerBound <= first.lowerBound && second.upperBound >= first.upperBound { return .contained }
    return .overlapping
  }

  /// Integers never hold every spelling of a number, so they never contain a range of numbers.
  private static func relation(_ integers: ClosedRange<Whole>, _ numbers: NumberRange) -> SegmentRelation? {
    if !numbers.hasNoExceptions { return nil }
    guard let common = numbers.integers(in: integers) else { return .disjoint }
    return common == integers ? .contained : .overlapping
  }

  private static func relation(_ first: NumberRange, _ second: NumberRange) -> SegmentRelation? {
    if !first.hasNoExceptions || !second.hasNoExceptions { return nil }
    return relation(first.low...first.high, second.low...second.high)
  }

  private func slowRelation(_ left: LanguageID, _ right: LanguageID) throws(TooComplex) -> SegmentRelation {
    if case .finite(let strings) = self[left] { return try relation(strings, left, to: right) }
    if case .finite(let strings) = self[right] { return try relation(strings, right, to: left).flipped }
    return try relationByAutomata(left, right)
  }

  private func relation(
    _ strings: [[UInt8]], _ finite: LanguageID, to other: LanguageID
  ) throws(TooComplex) -> SegmentRelation {
    if case .literal = self[other] { return try relationByAutomata(finite, other) }
    var common = 0
    for string in strings where contains(other, string) { common += 1 }
    if common == 0 { return .disjoint }
    let isWhole: Bool
    switch self[other] {
    case .finite(let others): isWhole = common == others.count
    case .integers(let range): isWhole = range.lowerBound.distance(to: range.upperBound) < UInt64(common)
    case .numbers, .known: isWhole = false
    case .literal, .surrounded, .automaton, .extended, .list, .firstValue:
      isWhole = try !automaton(finite).overlap(with: automaton(other)).contains(.rightOnly)
    }
    if common == strings.count { return isWhole ? .equal : .contained }
    return isWhole ? .contains : .overlapping
  }

  private func relationByAutomata(_ left: LanguageID, _ right: LanguageID) throws(TooComplex) -> SegmentRelation {
    let overlap = try automaton(left).overlap(with: automaton(right))
    if !overlap.contains(.common) { return .disjoint }
    if !overlap.contains(.leftOnly) { return overlap.contains(.rightOnly) ? .contained : .equal }
    return overlap.contains(.rightOnly) ? .overlapping : .contains
  }
}
