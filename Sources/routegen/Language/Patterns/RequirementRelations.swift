/// How the requirements of patterns lie to each other; answers are remembered.
final class RequirementRelations {
  private let store: LanguageStore
  private let keys: [DemandKey]
  private let requirements: [Requirement]
  private var known: [UInt64: SegmentRelation] = [:]

  init(_ store: LanguageStore, _ keys: [DemandKey], _ requirements: [Requirement]) {
    self.store = store
    self.keys = keys
    self.requirements = requirements
  }

  func relation(_ left: RequirementID, _ right: RequirementID) throws(TooComplex) -> SegmentRelation {
    if left == right { return .equal }
    let key = UInt64(UInt32(bitPattern: left.index)) << 32 | UInt64(UInt32(bitPattern: right.index))
    if let known = known[key] { return known }
    let result = try relation(requirements[Int(left.index)], requirements[Int(right.index)])
    known[key] = result
    return result
  }

  /// Compares key by key; a key that only one side demands makes that side smaller.
  func relation(_ left: Requirement, _ right: Requirement) throws(TooComplex) -> SegmentRelation {
    var comparison = Comparison()
    comparison.add(Self.relation(left.forms, right.forms))
    var (first, second) = (0, 0)
    while first < left.demands.count || second < right.demands.count {
      let leftKey = first < left.demands.count ? left.demands[first].key.index : .max
      let rightKey = second < right.demands.count ? right.demands[second].key.index : .max
      if leftKey == rightKey {
        comparison.add(try store.relation(left.demands[first].language, right.demands[second].language))
      } else {
        comparison.add(leftKey < rightKey ? .contained : .contains)
      }
      if leftKey <= rightKey { first += 1 }
      if rightKey <= leftKey { second += 1 }
      if comparison.isDisjoint { return .disjoint }
    }
    if let whole = wholeFragment(left), let pairs = fragmentPairs(right) {
      return try Self.combined(comparison, relation(whole, pairs), withoutFragment(left), withoutFragment(right), self)
    }
    if let whole = wholeFragment(right), let pairs = fragmentPairs(left) {
      return try Self.combined(
        comparison, relation(whole, pairs).flipped, withoutFragment(left), withoutFragment(right), self)
    }
    return comparison.result
  }

  /// Where one side takes the fragment whole and the other its pairs, the fragments are compared by themselves.
  private static func combined(
    _ comparison: Comparison, _ fragments: SegmentRelation, _ left: Requirement, _ right: Requirement,
    _ relations: RequirementRelations
  ) throws(TooComplex) -> SegmentRelation {
    if comparison.isDisjoint || fragments == .disjoint { return .disjoint }
    var comparison = Comparison()
    comparison.add(try relations.relation(left, right))
    comparison.add(fragments)
    return comparison.result
  }

  private func wholeFragment(_ requirement: Requirement) -> LanguageID? {
    requirement.demands.first { keys[Int($0.key.index)] == .fragment }?.language
  }

  private func fragmentPairs(_ requirement: Requirement) -> [(key: String, language: LanguageID)]? {
    var result: [(String, LanguageID)] = []
    for demand in requirement.demands {
      if case .fragmentPair(let key) = keys[Int(demand.key.index)] { result.append((key, demand.language)) }
    }
    return result.isEmpty ? nil : result
  }

  private func withoutFragment(_ requirement: Requirement) -> Requirement {
    var result = requirement
    result.demands.removeAll { demand in
      if case .query = keys[Int(demand.key.index)] { return false }
      return true
    }
    return result
  }

  /// A fragment taken whole against one taken as pairs.
  private func relation(
    _ whole: LanguageID, _ pairs: [(key: String, language: LanguageID)]
  ) throws(TooComplex) -> SegmentRelation {
    if store.rank(whole) == .text { return .contains }
    if try store.mayHoldPairs(whole) { throw .fragment }
    // Text without `=` and `&` has one reading as pairs: a key without a value.
    guard pairs.count == 1, store.contains(whole, Array(pairs[0].key.utf8)),
      store.contains(pairs[0].language, SpecialValue.withoutEquals)
    else { return .disjoint }
    return try store.isSingle(whole) ? .contained : .overlapping
  }

  private static func relation(_ left: [Int32], _ right: [Int32]) -> SegmentRelation {
    if left == right { return .equal }
    let common = left.count { right.contains($0) }
    if common == 0 { return .disjoint }
    if common == left.count { return .contained }
    return common == right.count ? .contains : .overlapping
  }

  /// The relation of two products from those of their parts.
  private struct Comparison {
    private var isSmaller = false
    private var isLarger = false
    private(set) var isDisjoint = false

    mutating func add(_ part: SegmentRelation) {
      switch part {
      case .equal: break
      case .contained: isSmaller = true
      case .contains: isLarger = true
      case .overlapping:
        isSmaller = true
        isLarger = true
      case .disjoint: isDisjoint = true
      }
    }

    var result: SegmentRelation {
      if isDisjoint { return .disjoint }
      if isSmaller { return isLarger ? .overlapping : .contained }
      return isLarger ? .contains : .equal
    }
  }
}
