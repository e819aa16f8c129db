/// What the walk over all pairs of patterns has found, before examples are looked for.
struct Meetings {
  /// Pairs that nothing tells apart: equal, but for the values of keys that may be absent.
  var duplicates: [(PatternID, PatternID)] = []
  /// Pairs that share a URL without either going before the other.
  var crossings: [(PatternID, PatternID)] = []
  /// Pairs that would be ambiguous, or would capture a value, but for the `winsOver` of the first.
  var settled: [(winner: PatternID, loser: PatternID)] = []
  /// Pairs each of which wins over the other, by its size or by `winsOver`.
  var contradictions: [(PatternID, PatternID)] = []
  /// By pattern: whether another wins over it somewhere.
  var isBeaten: [Bool]
  private(set) var claims: PatternClaims
  /// By pattern: those that win over it and are met later by the matcher.
  var overruling: [PatternID: [PatternID]] = [:]
  var failures: [(PatternID, PatternID, TooComplex)] = []
  /// The first crossing pair beyond those that are looked at one by one.
  private(set) var firstUntried: (PatternID, PatternID)?

  private let table: PatternTable
  private let members: [Member]

  /// Crossing pairs that are looked at one by one.
  private static let crossingLimit = 200_000

  /// What is asked of a pattern at every meeting.
  private struct Member {
    var requirement = RequirementID(index: -1)
    var conditions = RequirementID(index: -1)
    var entry: Int32
    var visitingRank: Int32
    /// Its entry names others in `winsOver`.
    var isPreferred = false
  }

  init(_ table: PatternTable) {
    self.table = table
    isBeaten = [Bool](repeating: false, count: table.shapes.count)
    claims = PatternClaims(table.model)
    members = table.model.patterns.map { pattern in
      let index = pattern.id.index
      let entry = pattern.entry.index
      var member = Member(entry: Int32(entry), visitingRank: table.visitingRanks[index])
      if let shape = table.shapes[index] {
        member.requirement = shape.requirement
        member.conditions = shape.conditions
      }
      member.isPreferred = !table.model.entries[entry].winsOver.isEmpty
      return member
    }
  }

  /// Takes in two patterns whose paths share a text.
  mutating func record(_ left: PatternID, _ right: PatternID, _ way: PatternWalk.Way) {
    let (first, second) = (members[left.index], members[right.index])
    var requirements = SegmentRelation.equal
    if first.requirement != second.requirement {
      do throws(TooComplex) {
        requirements = try table.requirementRelations.relation(first.requirement, second.requirement)
      } catch {
        failures.append((left, right, error))
        return
      }
      if requirements == .disjoint { return }
    }
    switch way.comparison.order {
    case .before: record(winner: left, loser: right, way.comparison.left)
    case .after: record(winner: right, loser: left, way.comparison.right)
    case .crossing:
      recordCrossing(left, right, isCovered: isCovered(first, second, at: way.common))
    case .same, .apart:
      switch requirements {
      case .equal: recordEqual(left, right)
      case .contained: record(winner: left, loser: right, .none)
      case .contains: record(winner: right, loser: left, .none)
      case .overlapping, .disjoint: recordCrossing(left, right, isCovered: false)
      }
    }
  }

  /// A preference settles equal patterns only where it leaves the other some URL of its own.
  private mutating func recordEqual(_ left: PatternID, _ right: PatternID) {
    if isPreferred(left, to: right) || isPreferred(right, to: left), !table.matchSameURLs(left, right) {
      recordCrossing(left, right, isCovered: false)
    } else {
      duplicates.append(left.index < right.index ? (left, right) : (right, left))
    }
  }

  /// Whether a pattern with just the common path takes every URL that both match.
  private func isCovered(_ left: Member, _ right: Member, at node: Int32) -> Bool {
    if node < 0 { return false }
    for place in table.trie[node].patterns {
      let conditions = members[table.trie.patterns[place].index].conditions
      if table.allows(conditions, all: left.conditions, right.conditions) { return true }
    }
    return false
  }

  private func isPreferred(_ first: PatternID, to second: PatternID) -> Bool {
    members[first.index].isPreferred && table.isPreferred(first, to: second)
  }

  /// - Parameter place: where the paths tell them apart, if they do.
  private mutating func record(winner: PatternID, loser: PatternID, _ place: PathComparison.Claim) {
    noteWin(of: winner, over: loser)
    // Asked here, for in debug a method that only reads copies all of this.
    let hasPreferences = table.hasPreferences
    if hasPreferences, isPreferred(loser, to: winner) { contradictions.append((winner, loser)) }
    if members[winner.index].entry == members[loser.index].entry { return }
    guard let (parameter, isLiteral) = table.claim(of: winner, on: loser, place) else { return }
    if hasPreferences, isPreferred(winner, to: loser) {
      settled.append((winner, loser))
      return
    }
    claims.add(winner, on: loser, parameter: parameter, isLiteral: isLiteral)
  }

  private mutating func noteWin(of winner: PatternID, over loser: PatternID) {
    isBeaten[loser.index] = true
    if members[winner.index].visitingRank > members[loser.index].visitingRank {
      overruling[loser, default: []].append(winner)
    }
  }

  private mutating func recordCrossing(_ left: PatternID, _ right: PatternID, isCovered: Bool) {
    switch (isPreferred(left, to: right), isPreferred(right, to: left)) {
    case (true, false): recordPreference(of: left, to: right, isCovered)
    case (false, true): recordPreference(of: right, to: left, isCovered)
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

  private mutating func recordPreference(of winner: PatternID, to loser: PatternID, _ isCovered: Bool) {
    noteWin(of: winner, over: loser)
    if !isCovered { settled.append((winner, loser)) }
  }
}

extension PatternTable {
  /// The parameter of `loser` some of whose values `winner` claims.
  ///
  /// - Parameter place: where the path of `winner` is the smaller; none where the paths are the same.
  fileprivate func claim(
    of winner: PatternID, on loser: PatternID, _ place: PathComparison.Claim
  ) -> (parameter: Int, isLiteral: Bool)? {
    if place.isNone { return claimedKey(of: winner, on: loser) }
    guard let parameters = shapes[loser.index]?.parameters else { return nil }
    let segment = Int(place.segment)
    if segment >= parameters.count { return restParameter(of: loser).map { ($0, place.isLiteral) } }
    if parameters[segment] >= 0 { return (Int(parameters[segment]), place.isLiteral) }
    return claimedSegment(of: winner, on: loser, after: segment)
  }

  /// Whether conditions hold wherever those of two others do; no where that takes more than a look at each key.
  func allows(_ conditions: RequirementID, all first: RequirementID, _ second: RequirementID) -> Bool {
    if conditions == first || conditions == second { return true }
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
    guard let winning = shapes[winner.index], let losing = shapes[loser.index] else { return nil }
    let demands = requirements[Int(winning.requirement.index)]
    let pattern = model.patterns[loser.index]
    func claim(_ key: DemandKey, _ parameter: Int) -> (Int, Bool)? {
      guard let id = keyNumbers[key], let language = demands[id], let allowed = conditions(winning)[id] else {
        return nil
      }
      if let other = conditions(losing)[id] {
        guard let relation = try? store.relation(allowed, other), relation != .equal, relation != .disjoint else {
          return nil
        }
      }
      return (parameter, store.rank(language) == .literal)
    }
    for item in pattern.query {
      if case .parameter(let index) = item.value, let claim = claim(.query(item.key), index) { return claim }
    }
    switch pattern.fragment {
    case .parameter(let index):
      return claim(.fragment, index) ?? claimedFragment(of: winning, on: losing).map { (index, $0) }
    case .pairs(let items):
      for item in items {
        if case .parameter(let index) = item.value, let claim = claim(.fragmentPair(item.key), index) { return claim }
      }
      return nil
    case .literal, nil: return nil
    }
  }

  /// Whether the keys that a pattern demands of a fragment claim some of those that another takes whole, as `#k=1` does
  /// of any text; then, whether they do so by literals.
  private func claimedFragment(of winning: PatternShape, on losing: PatternShape) -> Bool? {
    let demands = requirements[Int(winning.requirement.index)].demands.filter { demand in
      if case .fragmentPair = keys[Int(demand.key.index)] { true } else { false }
    }
    if demands.isEmpty { return nil }
    // Where a fragment takes some texts with `=` or `&`, and others not, which of them have such keys is not worked out.
    if let id = keyNumbers[.fragment], let whole = conditions(losing)[id], (try? store.mayHoldPairs(whole)) ?? true {
      if let others = try? store.difference(allValues(of: id), whole), (try? store.mayHoldPairs(others)) ?? true {
        return nil
      }
    }
    return demands.allSatisfy { store.rank($0.language) == .literal }
  }
}
