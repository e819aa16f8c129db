extension PatternTable {
  /// The patterns that match a URL, in the order in which the matcher meets them.
  func matches(_ sample: SampleURL) -> [PatternID] {
    var result: [PatternID] = []
    let literals = sample.segments.map { store.knownLiteral(String(decoding: $0, as: UTF8.self)) }
    var stack: [(node: Int32, depth: Int, isLeaving: Bool)] = [(0, 0, false)]
    func add(_ patterns: [PatternID]) {
      for pattern in candidates(patterns, for: sample) {
        guard let shape = shapes[pattern.index] else { continue }
        if meets(sample, conditions(shape)) { result.append(pattern) }
      }
    }
    while let (node, depth, isLeaving) = stack.popLast() {
      if isLeaving {
        for rest in trie.nodes[Int(node)].rests
        where sample.segments[depth...].allSatisfy({ store.contains(rest.language, $0) }) { add(rest.patterns) }
        continue
      }
      if !trie.nodes[Int(node)].rests.isEmpty { stack.append((node, depth, true)) }
      if depth == sample.segments.count {
        add(trie.nodes[Int(node)].patterns)
        continue
      }
      for edge in trie.nodes[Int(node)].placeholders.reversed()
      where store.contains(edge.language, sample.segments[depth]) {
        stack.append((edge.node, depth + 1, false))
      }
      if let literal = literals[depth], let next = trie.child(of: node, literal) {
        stack.append((next, depth + 1, false))
      }
    }
    return result
  }

  /// The patterns that share a URL with a region.
  func patterns(meeting region: Region) throws(TooComplex) -> [PatternID] {
    var result: [PatternID] = []
    var stack: [(node: Int32, depth: Int)] = [(0, 0)]
    var steps = 0
    while let (node, depth) = stack.popLast() {
      try takeStep(after: &steps)
      let isPastSegments = depth >= region.segments.count
      if isPastSegments { result += trie.nodes[Int(node)].patterns }
      for rest in trie.nodes[Int(node)].rests { result += rest.patterns }
      guard let language = isPastSegments ? region.rest : region.segments[depth] else { continue }
      for edges in [trie.nodes[Int(node)].literals, trie.nodes[Int(node)].placeholders] {
        for edge in edges where try store.relation(edge.language, language) != .disjoint {
          stack.append((edge.node, depth + 1))
        }
      }
    }
    var meeting: [PatternID] = []
    for pattern in result {
      if let shape = shapes[pattern.index], try intersection(region, shape) != nil { meeting.append(pattern) }
    }
    return meeting
  }

  /// A pattern that matches a URL and wins over each of some patterns that match it too.
  ///
  /// Looks only where paths are no larger than theirs; of several, one that takes much comes first.
  func winner(over patterns: [PatternID], for sample: SampleURL) throws(TooComplex) -> PatternID? {
    let shapes = patterns.compactMap { self.shapes[$0.index] }
    let literals = sample.segments.map { store.knownLiteral(String(decoding: $0, as: UTF8.self)) }
    var stack: [(node: Int32, depth: Int)] = [(0, 0)]
    func first(of candidates: [PatternID]) throws(TooComplex) -> PatternID? {
      for candidate in self.candidates(candidates, for: sample) where !patterns.contains(candidate) {
        guard let shape = self.shapes[candidate.index], meets(sample, conditions(shape))
        else { continue }
        if try beats(candidate, all: patterns) { return candidate }
      }
      return nil
    }
    // By depth, what no segment there may be larger than.
    let limits = sample.segments.indices.map { depth in
      shapes.compactMap { depth < $0.segments.count ? $0.segments[depth] : nil }
    }
    func isNoLarger(_ language: LanguageID, _ depth: Int) throws(TooComplex) -> Bool {
      for limit in limits[depth] {
        let order = try store.order(language, limit)
        if order != .same && order != .before { return false }
      }
      return true
    }
    while let (node, depth) = stack.popLast() {
      let here = trie.nodes[Int(node)]
      for rest in here.rests where sample.segments[depth...].allSatisfy({ store.contains(rest.language, $0) }) {
        if let found = try first(of: rest.patterns) { return found }
      }
      if depth == sample.segments.count {
        if let found = try first(of: here.patterns) { return found }
        continue
      }
      if let literal = literals[depth], let next = trie.child(of: node, literal) { stack.append((next, depth + 1)) }
      for edge in here.placeholders where try isNoLarger(edge.language, depth) {
        if store.contains(edge.language, sample.segments[depth]) { stack.append((edge.node, depth + 1)) }
      }
    }
    for candidate in preferred(over: patterns) where try beats(candidate, all: patterns) {
      if let shape = self.shapes[candidate.index], matches(sample, shape) { return candidate }
    }
    return nil
  }

  private func beats(_ pattern: PatternID, all others: [PatternID]) throws(TooComplex) -> Bool {
    for other in others where try !beats(pattern, other) { return false }
    return true
  }

  private func matches(_ sample: SampleURL, _ shape: PatternShape) -> Bool {
    let count = shape.segments.count
    if sample.segments.count < count || sample.segments.count > count && shape.rest == nil { return false }
    for (index, segment) in sample.segments.enumerated() {
      guard let language = index < count ? shape.segments[index] : shape.rest else { return false }
      if !store.contains(language, segment) { return false }
    }
    return meets(sample, conditions(shape))
  }

  /// A URL of a region that no other pattern matches which wins over each of `patterns`, or nil if those cover the
  /// region. `winners` receives the patterns that were cut out.
  func url(
    in region: Region, notLostBy patterns: [PatternID], winners: inout [PatternID]
  ) throws(TooComplex) -> SampleURL? {
    try url(in: region, claimants: &winners) { sample throws(TooComplex) in try winner(over: patterns, for: sample) }
  }

  /// A URL of a region that no pattern of a certain kind matches, or nil if those cover the region.
  func url(
    in region: Region, claimants: inout [PatternID], unclaimedBy claims: (PatternID) throws(TooComplex) -> Bool
  ) throws(TooComplex) -> SampleURL? {
    try url(in: region, claimants: &claimants) { sample throws(TooComplex) in
      // The last to be met take most.
      for pattern in matches(sample).reversed() where try claims(pattern) { return pattern }
      return nil
    }
  }

  /// Takes a short URL of the region; if a pattern claims it, cuts all its URLs out of the region and looks at what is
  /// left.
  private func url(
    in region: Region, claimants: inout [PatternID],
    claimant: (SampleURL) throws(TooComplex) -> PatternID?
  ) throws(TooComplex) -> SampleURL? {
    var regions = [region]
    var steps = 0
    while let region = regions.popLast() {
      try takeStep(after: &steps)
      guard let sample = try sample(region) else { continue }
      if !meets(sample, region.requirement) { throw .fragment }
      guard let found = try claimant(sample), let shape = shapes[found.index] else { return sample }
      // Literals claim what is short; a text that is none often settles it at once.
      let other = avoidingLiterals(sample, in: region)
      if other.segments != sample.segments, try claimant(other) == nil { return other }
      if !claimants.contains(found) { claimants.append(found) }
      if let (first, second) = halves(of: region, besideLiteralsOf: shape) {
        regions += [second, first]
      } else {
        regions += try difference(region, shape).reversed()
      }
    }
    return nil
  }

  /// Two halves of a region that has many texts where a pattern has a literal: that is sooner done than cutting them
  /// out one by one.
  private func halves(of region: Region, besideLiteralsOf shape: PatternShape) -> (Region, Region)? {
    for (index, language) in shape.segments.enumerated().prefix(region.segments.count) {
      guard store.rank(language) == .literal, case .finite(let texts) = store[region.segments[index]], texts.count > 4
      else { continue }
      var first = region
      var second = region
      first.segments[index] = store.intern(.finite(Array(texts[..<(texts.count / 2)])), .typed)
      second.segments[index] = store.intern(.finite(Array(texts[(texts.count / 2)...])), .typed)
      return (first, second)
    }
    return nil
  }
}
