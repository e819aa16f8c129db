extension OverlapSearch {
  /// A URL of a pattern that no other takes from it.
  struct OwnURL {
    let sample: SampleURL
    let text: String
  }

  /// Other entries of which it is said that they claim values of one parameter.
  private static let claimingEntryLimit = 3
  /// Literals of which it is said that they claim values of one parameter.
  private static let shownClaimants = 4

  /// Finds parameters some of whose values open another entry.
  mutating func findCapturedValues() {
    for index in meetings.isBeaten.indices where meetings.isBeaten[index] && !isDuplicate[index] && !isShadowed[index] {
      let pattern = PatternID(index: index)
      var count = 0
      for claim in meetings.claims[pattern] {
        let kept = findCapturedValues(of: pattern, claim, claim.patterns, &count)
        // Where none of those that are kept proves the claim, one of the others may.
        if kept == 0, claim.isCut, count < Self.findingLimit {
          _ = findCapturedValues(of: pattern, claim, allClaimants(of: pattern, claim), &count)
        }
      }
    }
  }

  /// One finding for all literals that claim values of a parameter; one for each other entry that does.
  ///
  /// - Returns: how many were found.
  private mutating func findCapturedValues(
    of pattern: PatternID, _ claim: PatternClaims.Claim, _ claimants: [PatternID], _ count: inout Int
  ) -> Int {
    var entries: [EntryID] = []
    let severity: Severity = claim.isLiteral ? .note : .warning
    for claimant in claimants {
      if count >= Self.findingLimit || entries.count >= (claim.isLiteral ? 1 : Self.claimingEntryLimit) { break }
      let entry = table.model.patterns[claimant.index].entry
      if entries.contains(entry) { continue }
      guard let example = capturedURL(of: pattern, by: claimant) else { continue }
      entries.append(entry)
      count += 1
      let others = claim.isLiteral ? claim.patterns.lazy.filter { $0 != claimant }.prefix(Self.shownClaimants - 1) : []
      add(
        OverlapFinding(
          kind: .capturedValue, severity: severity, pattern: pattern, others: [claimant] + others,
          parameter: claim.parameter, example: example))
    }
    return entries.count
  }

  /// A URL of a pattern that another one takes from it.
  private mutating func capturedURL(of pattern: PatternID, by claimant: PatternID) -> String? {
    let mayTie = tied.contains(claimant)
    // Mostly what nobody takes from the claimant will do.
    if !mayTie, let own = ownURL(of: claimant), let shape = table.shapes[pattern.index],
      table.matches(own.sample, shape)
    {
      return own.text
    }
    return attempt(pattern, [claimant]) { table throws(TooComplex) in
      try table.capturedURL(of: pattern, by: claimant, mayTie: mayTie)
    }.map(table.text)
  }

  private mutating func ownURL(of pattern: PatternID) -> OwnURL? {
    if let known = ownURLs[pattern.index] { return known }
    if meetings.isBeaten[pattern.index] { return nil }
    guard let sample = (try? table.commonURL([pattern])) ?? nil else { return nil }
    let own = OwnURL(sample: sample, text: table.text(of: sample))
    ownURLs[pattern.index] = own
    return own
  }

  /// All that claim values of a parameter, where there are more than are kept.
  private mutating func allClaimants(of pattern: PatternID, _ claim: PatternClaims.Claim) -> [PatternID] {
    guard let shape = table.shapes[pattern.index] else { return [] }
    let entry = table.model.patterns[pattern.index].entry
    let meeting = attempt(pattern, claim.patterns) { table throws(TooComplex) in
      try table.patterns(meeting: table.region(of: shape))
    }
    return (meeting ?? []).filter { other in
      table.model.patterns[other.index].entry != entry && (try? table.order(other, pattern)) == .before
        && !table.isPreferred(other, to: pattern)
    }
  }
}
