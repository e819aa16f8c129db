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

  /// A region that asks for pairs in a fragment of whose text it also says what it is as a whole: where no such text has
  /// `=` or `&`, it is one key without a value. Nil if that is none of the keys asked for.
  private func settlingFragment(_ region: Region) throws(TooComplex) -> Region? {
    guard let fragment = keyNumbers[.fragment], let whole = region.requirement[fragment] else { return region }
    let pairs = region.requirement.demands.compactMap { demand -> (demand: Requirement.Demand, name: [UInt8])? in
      guard case .fragmentPair(let name) = keys[Int(demand.key.index)] else { return nil }
      return store.contains(demand.language, SpecialValue.absent) ? nil : (demand, Array(name.utf8))
    }
    guard let (pair, name) = pairs.first, try !store.mayHoldPairs(whole) else { return region }
    guard pairs.count == 1, store.contains(whole, name), store.contains(pair.language, SpecialValue.withoutEquals)
    else { return nil }
    var result = region
    result.requirement[fragment] = store.intern(.finite([name]), .literal)
    result.requirement[pair.key] = store.intern(.finite([SpecialValue.withoutEquals]), .literal)
    return result
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
        result.append(outside)
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
