extension PatternTable {
  /// The URLs that all of some patterns match, or nil if there are none.
  private func commonRegion(_ patterns: [PatternID]) throws(TooComplex) -> Region? {
    guard let first = patterns.first, let shape = shapes[first.index] else { return nil }
    var result = region(of: shape)
    for pattern in patterns.dropFirst() {
      guard let shape = shapes[pattern.index], let common = try intersection(result, shape) else { return nil }
      result = common
    }
    return result
  }

  /// A URL that all of some patterns match.
  func commonURL(_ patterns: [PatternID]) throws(TooComplex) -> SampleURL? {
    guard let region = try commonRegion(patterns), let sample = try sample(region) else { return nil }
    if !meets(sample, region.requirement) { throw .fragment }
    return sample
  }

  /// A URL that all of some patterns match, and that no other matches which wins over each of them.
  ///
  /// Two patterns of one entry are confused only where they read other values.
  func unresolvedURL(_ patterns: [PatternID]) throws(TooComplex) -> SampleURL? {
    guard let region = try commonRegion(patterns) else { return nil }
    var winners: [PatternID] = []
    let moved = movedParameters(patterns)
    var regions = [region]
    var steps = 0
    while let region = regions.popLast() {
      try takeStep(after: &steps)
      guard let sample = try url(in: region, notLostBy: patterns, winners: &winners) else { continue }
      guard let moved, moved.allSatisfy({ $0.isEqual(in: sample) }) else { return sample }
      for places in moved { regions += try parts(of: region, besides: sample, places) }
    }
    return nil
  }

  /// Where two patterns of one entry read its parameters, as far as those differ; nil unless they read them all from
  /// segments.
  private func movedParameters(_ patterns: [PatternID]) -> [MovedParameter]? {
    guard patterns.count == 2, model[patterns[0]].entry == model[patterns[1]].entry else { return nil }
    let (first, second) = (model[patterns[0]].readings, model[patterns[1]].readings)
    var result: [MovedParameter] = []
    for parameter in Set(first.keys).union(second.keys).sorted() where first[parameter] != second[parameter] {
      guard case .segment(let one, let prefix, let suffix) = first[parameter],
        case .segment(let other, let otherPrefix, let otherSuffix) = second[parameter], one != other
      else { return nil }
      result.append(
        MovedParameter(first: (one, prefix, suffix), second: (other, otherPrefix, otherSuffix)))
    }
    return result
  }

  /// The URLs of a region but those that have the texts of one of them in two segments; what differs in the second
  /// alone comes last.
  private func parts(
    of region: Region, besides sample: SampleURL, _ places: MovedParameter
  ) throws(TooComplex) -> [Region] {
    var result: [Region] = []
    let (one, other) = (places.first.segment, places.second.segment)
    let texts = [one, other].map { store.intern(.finite([sample.segments[$0]]), .typed) }
    if let left = try store.difference(region.segments[one], texts[0]) {
      var part = region
      part.segments[one] = left
      result.append(part)
    }
    if let left = try store.difference(region.segments[other], texts[1]) {
      var part = region
      part.segments[one] = texts[0]
      part.segments[other] = left
      result.append(part)
    }
    return result
  }

  /// A URL of `pattern` that `claimant` takes from it, and no other from that.
  ///
  /// - Parameter mayTie: whether the claimant may meet patterns over which it does not win and that do not win over it
  func capturedURL(
    of pattern: PatternID, by claimant: PatternID, mayTie: Bool
  ) throws(TooComplex) -> SampleURL? {
    guard let region = try commonRegion([pattern, claimant]) else { return nil }
    if mayTie { return try wonURL(in: region, by: claimant) }
    var winners: [PatternID] = []
    return try url(in: region, notLostBy: [claimant], winners: &winners)
  }

  /// A URL of a region that opens the entry of a pattern by that pattern.
  func wonURL(in region: Region, by winner: PatternID) throws(TooComplex) -> SampleURL? {
    var others: [PatternID] = []
    return try url(in: region, claimants: &others) { other throws(TooComplex) in
      if other == winner || readAlike(winner, other) { return false }
      if try !beats(winner, other) { return true }
      return try beats(other, winner)
    }
  }

  /// A URL of a pattern over which no other wins; where two win over each other, neither does.
  func unclaimedURL(of pattern: PatternID) throws(TooComplex) -> SampleURL? {
    guard let region = try commonRegion([pattern]) else { return nil }
    var others: [PatternID] = []
    return try url(in: region, claimants: &others) { other throws(TooComplex) in
      if try !beats(other, pattern) { return false }
      return try !beats(pattern, other)
    }
  }

  /// Whether two patterns match the same URLs.
  ///
  /// Equal ones need not: a key that may be absent does not decide which of two wins, but it may take less than the
  /// other pattern does.
  func matchSameURLs(_ first: PatternID, _ second: PatternID) -> Bool {
    guard let left = shapes[first.index], let right = shapes[second.index] else { return false }
    return [(left, right), (right, left)].allSatisfy { one, other in
      (try? difference(region(of: one), other))?.isEmpty ?? false
    }
  }

  /// Whether two patterns lead to one entry and read every parameter from the same place.
  func readAlike(_ first: PatternID, _ second: PatternID) -> Bool {
    let (left, right) = (model.patterns[first.index], model.patterns[second.index])
    return left.entry == right.entry && left.readings == right.readings
  }
}

/// A parameter that two patterns read from different segments, between texts of some lengths.
private struct MovedParameter {
  typealias Place = (segment: Int, prefix: Int, suffix: Int)
  let first: Place
  let second: Place

  func isEqual(in sample: SampleURL) -> Bool { text(at: first, sample).elementsEqual(text(at: second, sample)) }

  private func text(at place: Place, _ sample: SampleURL) -> ArraySlice<UInt8> {
    sample.segments[place.segment].dropFirst(place.prefix).dropLast(place.suffix)
  }
}
