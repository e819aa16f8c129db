/// A set of URLs in the form of one pattern: a language for each segment, for each demanded key, and the forms.
struct Region {
  var segments: [LanguageID]
  /// What every further segment may be; nil where none may follow.
  var rest: LanguageID?
  var requirement: Requirement
}

extension PatternTable {
  func region(of shape: PatternShape) -> Region {
    Region(
      segments: shape.segments, rest: shape.rest, requirement: conditions(shape))
  }

  /// The URLs of a region that a pattern matches too, or nil if there are none.
  func intersection(_ region: Region, _ shape: PatternShape) throws(TooComplex) -> Region? {
    let (leftCount, rightCount) = (region.segments.count, shape.segments.count)
    if leftCount < rightCount && region.rest == nil || rightCount < leftCount && shape.rest == nil { return nil }
    var result = region
    for index in 0..<max(leftCount, rightCount) {
      guard let left = index < leftCount ? region.segments[index] : region.rest,
        let right = index < rightCount ? shape.segments[index] : shape.rest,
        let common = try store.intersection(left, right)
      else { return nil }
      if index < leftCount { result.segments[index] = common } else { result.segments.append(common) }
    }
    result.rest = nil
    if let left = region.rest, let right = shape.rest { result.rest = try store.intersection(left, right) }
    let demanded = conditions(shape)
    result.requirement.forms.removeAll { !demanded.forms.contains($0) }
    if result.requirement.forms.isEmpty { return nil }
    for demand in demanded.demands {
      let present = region.requirement[demand.key] ?? allValues(of: demand.key)
      guard let common = try store.intersection(present, demand.language) else { return nil }
      result.requirement[demand.key] = common
    }
    return try settlingFragment(result)
  }

  /// A region that says of a fragment both what its text is and what its pairs are: where no such text has `=` or `&`,
  /// it is one key without a value, so that the text is the name of a key that is asked for, and none that is not to be
  /// there. Nil if there is no such text.
  private func settlingFragment(_ region: Region) throws(TooComplex) -> Region? {
    guard let fragment = keyNumbers[.fragment], var whole = region.requirement[fragment],
      region.requirement.demands.contains(where: { isPair($0.key) }), try !store.mayHoldPairs(whole)
    else { return region }
    var result = region
    for demand in region.requirement.demands {
      guard case .fragmentPair(let key) = keys[Int(demand.key.index)] else { continue }
      let name = Array(key.utf8)
      let mayBeNamed = store.contains(demand.language, SpecialValue.withoutEquals)
      if !store.contains(demand.language, SpecialValue.absent) {
        guard mayBeNamed, store.contains(whole, name) else { return nil }
        whole = store.intern(.finite([name]), .literal)
        result.requirement[demand.key] = store.intern(.finite([SpecialValue.withoutEquals]), .literal)
      } else if !mayBeNamed {
        guard let others = try store.difference(whole, store.intern(.finite([name]), .literal)) else { return nil }
        whole = others
      }
    }
    result.requirement[fragment] = whole
    return result
  }

  private func isPair(_ key: DemandKeyID) -> Bool {
    if case .fragmentPair = keys[Int(key.index)] { true } else { false }
  }

  /// All that a URL may have for a key.
  func allValues(of key: DemandKeyID) -> LanguageID {
    if keys[Int(key.index)] == .fragment { return store.intern(.automaton(.anyFragment), .text) }
    return store.intern(.known(isListKey[Int(key.index)] ? .anyValues : .anything), .text)
  }

  /// Cuts the URLs that a pattern matches out of a region; what is left, as regions that do not meet.
  func difference(_ region: Region, _ shape: PatternShape) throws(TooComplex) -> [Region] {
    var result: [Region] = []
    guard var common = alignLengths(region, shape, &result) else { return result }
    for index in common.segments.indices {
      guard let other = index < shape.segments.count ? shape.segments[index] : shape.rest else { break }
      if let left = try store.difference(common.segments[index], other) {
        var outside = common
        outside.segments[index] = left
        result.append(outside)
      }
      guard let inside = try store.intersection(common.segments[index], other) else { return result }
      common.segments[index] = inside
    }
    if let rest = common.rest, let other = shape.rest, let outside = try store.difference(rest, other) {
      // The first further segment that the pattern does not take may be any of them.
      let inside = try store.intersection(rest, other)
      var longer = common
      while longer.segments.count < Self.largestSegmentCount {
        var region = longer
        region.segments.append(outside)
        result.append(region)
        guard let inside else { break }
        longer.segments.append(inside)
      }
      common.rest = inside
    }
    let demanded = conditions(shape)
    for demand in demanded.demands {
      let present = common.requirement[demand.key] ?? allValues(of: demand.key)
      if let left = try store.difference(present, demand.language) {
        var outside = common
        outside.requirement[demand.key] = left
        if let outside = try settlingFragment(outside) { result.append(outside) }
      }
      guard let inside = try store.intersection(present, demand.language) else { return result }
      common.requirement[demand.key] = inside
    }
    let others = common.requirement.forms.filter { !demanded.forms.contains($0) }
    if !others.isEmpty {
      common.requirement.forms = others
      result.append(common)
    }
    return result
  }

  /// A URL of more segments is malformed.
  static var largestSegmentCount: Int { 64 }

  /// Splits off the URLs whose number of segments the pattern cannot have; gives the others.
  private func alignLengths(_ region: Region, _ shape: PatternShape, _ result: inout [Region]) -> Region? {
    let needed = shape.segments.count
    guard let rest = region.rest else {
      let count = region.segments.count
      if count == needed || count > needed && shape.rest != nil { return region }
      result.append(region)
      return nil
    }
    var common = region
    while common.segments.count < needed {
      var shorter = common
      shorter.rest = nil
      result.append(shorter)
      common.segments.append(rest)
    }
    if shape.rest != nil { return common }
    if common.segments.count > needed {
      result.append(common)
      return nil
    }
    var longer = common
    longer.segments.append(rest)
    result.append(longer)
    common.rest = nil
    return common
  }
}
