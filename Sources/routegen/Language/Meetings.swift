/// What the walk over all pairs of patterns has found, before examples are looked for.
struct Meetings {
  /// Pairs that match exactly the same URLs.
  var duplicates: [(PatternID, PatternID)] = []
  /// Pairs that share a URL without either going before the other.
  var crossings: [(PatternID, PatternID)] = []
  /// Pairs that would be ambiguous, or would capture a value, but for the `winsOver` of the first.
  var settled: [(winner: PatternID, loser: PatternID)] = []
  /// Pairs each of which wins over the other, by its size or by `winsOver`.
  var contradictions: [(PatternID, PatternID)] = []
  /// By pattern: whether another wins over it somewhere.
  var isBeaten: [Bool]
  /// By pattern: the smaller patterns of other entries, for each parameter they claim values of.
  var claims: [[Claim]]
  /// By pattern: those that win over it and are met later by the matcher.
  var overruling: [PatternID: [PatternID]] = [:]
  var failures: [(PatternID, PatternID, TooComplex)] = []
  /// The first crossing pair beyond those that are looked at one by one.
  private(set) var firstUntried: (PatternID, PatternID)?

  /// Crossing pairs that are looked at one by one.
  private static let crossingLimit = 200_000

  init(patternCount: Int) {
    isBeaten = [Bool](repeating: false, count: patternCount)
    claims = [[Claim]](repeating: [], count: patternCount)
  }

  /// The patterns that claim values of one parameter of a pattern.
  struct Claim {
    let parameter: Int
    /// They have a literal where the parameter stands.
    let isLiteral: Bool
    /// The first in the manifest of them, up to a limit.
    private(set) var patterns: [PatternID] = []
    /// There are more than are kept.
    private(set) var isCut = false

    static let limit = 24

    init(parameter: Int, isLiteral: Bool) {
      self.parameter = parameter
      self.isLiteral = isLiteral
    }

    mutating func add(_ pattern: PatternID) {
      if patterns.count == Self.limit {
        isCut = true
        if pattern.index > patterns[Self.limit - 1].index { return }
        patterns.removeLast()
      }
      let place = patterns.firstIndex { $0.index > pattern.index } ?? patterns.count
      patterns.insert(pattern, at: place)
    }
  }

  /// Takes in two patterns whose paths share a text.
  ///
  /// - Parameter common: the node of the path that the two have in common, if it is in the tree.
  mutating func record(
    _ left: PatternID, _ right: PatternID, _ comparison: PathComparison, _ common: Int32?, _ table: PatternTable
  ) {
    guard let leftShape = table.shapes[left.index], let rightShape = table.shapes[right.index] else { return }
    let requirements: SegmentRelation
    do throws(TooComplex) {
      requirements = try table.requirementRelations.relation(leftShape.requirement, rightShape.requirement)
    } catch {
      failures.append((left, right, error))
      return
    }
    if requirements == .disjoint { return }
    switch comparison.order {
    case .before: record(winner: left, loser: right, rightShape, comparison.left, table)
    case .after: record(winner: right, loser: left, leftShape, comparison.right, table)
    case .crossing:
      let isCovered = common.map { self.isCovered(leftShape, rightShape, at: $0, table) } ?? false
      recordCrossing(left, right, isCovered: isCovered, table)
    case .same, .apart:
      switch requirements {
      case .equal: duplicates.append(left.index < right.index ? (left, right) : (right, left))
      case .contained: record(winner: left, loser: right, rightShape, nil, table)
      case .contains: record(winner: right, loser: left, leftShape, nil, table)
      case .overlapping, .disjoint: recordCrossing(left, right, isCovered: false, table)
      }
    }
  }

  /// Whether a pattern with just the common path takes every URL that both match.
  private func isCovered(_ left: PatternShape, _ right: PatternShape, at node: Int32, _ table: PatternTable) -> Bool {
    table.trie.nodes[Int(node)].patterns.contains { pattern in
      guard let conditions = table.shapes[pattern.index]?.conditions else { return false }
      return conditions == left.conditions || conditions == right.conditions
        || table.allows(conditions, all: left.conditions, right.conditions)
    }
  }

  private mutating func record(
    winner: PatternID, loser: PatternID, _ shape: PatternShape, _ place: PathComparison.Claim?, _ table: PatternTable
  ) {
    noteWin(of: winner, over: loser, table)
    if table.isPreferred(loser, to: winner) { contradictions.append((winner, loser)) }
    if table.model.patterns[winner.index].entry == table.model.patterns[loser.index].entry { return }
    guard let claim = claim(of: winner, on: loser, shape, place, table) else { return }
    if table.isPreferred(winner, to: loser) {
      settled.append((winner, loser))
      return
    }
    let known = claims[loser.index].firstIndex {
      $0.parameter == claim.parameter && $0.isLiteral == claim.isLiteral
    }
    if known == nil { claims[loser.index].append(Claim(parameter: claim.parameter, isLiteral: claim.isLiteral)) }
    claims[loser.index][known ?? claims[loser.index].count - 1].add(winner)
  }

  private mutating func noteWin(of winner: PatternID, over loser: PatternID, _ table: PatternTable) {
    isBeaten[loser.index] = true
    if table.visitingRanks[winner.index] > table.visitingRanks[loser.index] {
      overruling[loser, default: []].append(winner)
    }
  }

  private mutating func recordCrossing(_ left: PatternID, _ right: PatternID, isCovered: Bool, _ table: PatternTable) {
    switch (table.isPreferred(left, to: right), table.isPreferred(right, to: left)) {
    case (true, false): recordPreference(of: left, to: right, isCovered, table)
    case (false, true): recordPreference(of: right, to: left, isCovered, table)
    case (true, true): contradictions.append((left, right))
    case (false, false):
      if isCovered { return }
      if crossings.count < Self.crossingLimit {
        crossings.append((left, right))
      } else {
        firstUntried = firstUntried ?? (left, right)
      }
    }
  }

  private mutating func recordPreference(
    of winner: PatternID, to loser: PatternID, _ isCovered: Bool, _ table: PatternTable
  ) {
    noteWin(of: winner, over: loser, table)
    if !isCovered { settled.append((winner, loser)) }
  }

  /// The parameter of `loser` some of whose values `winner` claims.
  private func claim(
    of winner: PatternID, on loser: PatternID, _ shape: PatternShape, _ place: PathComparison.Claim?,
    _ table: PatternTable
  ) -> (parameter: Int, isLiteral: Bool)? {
    guard let place else { return table.claimedKey(of: winner, on: loser) }
    let segment = Int(place.segment)
    if segment >= shape.segments.count {
      return table.restParameter(of: loser).map { ($0, place.isLiteral) }
    }
    if shape.parameters[segment] >= 0 { return (Int(shape.parameters[segment]), place.isLiteral) }
    return table.claimedSegment(of: winner, on: loser, after: segment)
  }
}

extension PatternTable {
  /// Whether conditions hold wherever those of two others do; no where that takes more than a look at each key.
  fileprivate func allows(_ conditions: RequirementID, all first: RequirementID, _ second: RequirementID) -> Bool {
    let (left, right) = (requirements[Int(first.index)], requirements[Int(second.index)])
    let allowed = requirements[Int(conditions.index)]
    for form in left.forms where right.forms.contains(form) && !allowed.forms.contains(form) { return false }
    return allowed.demands.allSatisfy { demand in
      [left[demand.key], right[demand.key]].contains { language in
        guard let language else { return false }
        let relation = try? store.relation(language, demand.language)
        return relation == .equal || relation == .contained
      }
    }
  }

  /// The parameter of a pattern's rest; nil for the rest of a redirect that its target does not take.
  fileprivate func restParameter(of pattern: PatternID) -> Int? {
    model.patterns[pattern.index].rest?.parameter
  }

  /// The first segment behind `start` where `winner` is the smaller and `loser` has a parameter.
  fileprivate func claimedSegment(
    of winner: PatternID, on loser: PatternID, after start: Int
  ) -> (parameter: Int, isLiteral: Bool)? {
    guard let winning = shapes[winner.index], let losing = shapes[loser.index] else { return nil }
    for (index, parameter) in losing.parameters.enumerated().dropFirst(start + 1) where parameter >= 0 {
      guard index < winning.segments.count else { continue }
      if store.precedes(winning.segments[index], losing.segments[index]) == true {
        return (Int(parameter), store.rank(winning.segments[index]) == .literal)
      }
    }
    let isEarlier = winning.rest == nil || winning.segments.count > losing.segments.count
    guard let rest = restParameter(of: loser), isEarlier else { return nil }
    let next = winning.segments.dropFirst(losing.segments.count).first
    return (rest, next.map { store.rank($0) == .literal } ?? true)
  }

  /// The first demanded key whose parameter of `loser` has values that `winner` claims; their paths are the same.
  fileprivate func claimedKey(of winner: PatternID, on loser: PatternID) -> (parameter: Int, isLiteral: Bool)? {
    guard let shape = shapes[winner.index] else { return nil }
    let demands = requirements[Int(shape.requirement.index)]
    let pattern = model.patterns[loser.index]
    func claim(_ key: DemandKey, _ parameter: Int) -> (Int, Bool)? {
      guard let losing = shapes[loser.index], let id = keyNumbers[key], let language = demands[id],
        let other = requirements[Int(losing.requirement.index)][id],
        (try? store.relation(language, other)) == .contained
      else { return nil }
      return (parameter, store.rank(language) == .literal)
    }
    for item in pattern.query {
      if case .parameter(let index) = item.value, let claim = claim(.query(item.key), index) { return claim }
    }
    switch pattern.fragment {
    case .parameter(let index): return claim(.fragment, index)
    case .pairs(let items):
      for item in items {
        if case .parameter(let index) = item.value, let claim = claim(.fragmentPair(item.key), index) { return claim }
      }
      return nil
    case .literal, nil: return nil
    }
  }
}
