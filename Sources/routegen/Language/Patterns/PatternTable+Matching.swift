extension PatternTable {
  /// The patterns that match a URL, in the order in which the matcher meets them.
  func matches(_ sample: SampleURL) -> [PatternID] {
    var result: [PatternID] = []
    let literals = sample.segments.map(store.knownLiteral)
    func add(_ places: Range<Int>) {
      for pattern in candidates(places, for: sample) {
        guard let shape = shapes[pattern.index] else { continue }
        if meets(sample, conditions(shape)) { result.append(pattern) }
      }
    }
    func visit(_ node: Int32, _ depth: Int) {
      let here = trie[node]
      if depth == sample.segments.count {
        add(here.patterns)
      } else {
        if let literal = literals[depth], let next = trie.child(of: node, literal) { visit(next, depth + 1) }
        for edge in trie.edges[here.placeholders] where store.contains(edge.language, sample.segments[depth]) {
          visit(edge.node, depth + 1)
        }
      }
      for rest in trie.rests[here.rests] where takes(rest, sample, from: depth) { add(rest.patterns) }
    }
    visit(0, 0)
    return result
  }

  /// Whether a rest takes the segments of a URL from one on.
  func takes(_ rest: PatternTrie.Rest, _ sample: SampleURL, from depth: Int) -> Bool {
    sample.segments[depth...].allSatisfy { store.contains(rest.language, $0) }
  }

  /// The patterns that share a URL with a region.
  func patterns(meeting region: Region) throws(TooComplex) -> [PatternID] {
    var result: [PatternID] = []
    var stack: [(node: Int32, depth: Int)] = [(0, 0)]
    var steps = 0
    while let (node, depth) = stack.popLast() {
      try takeStep(after: &steps)
      let here = trie[node]
      let isPastSegments = depth >= region.segments.count
      if isPastSegments { result += trie.patterns[here.patterns] }
      for rest in trie.rests[here.rests] { result += trie.patterns[rest.patterns] }
      guard let language = isPastSegments ? region.rest : region.segments[depth] else { continue }
      for edge in trie.edges[here.edges] where try store.relation(edge.language, language) != .disjoint {
        stack.append((edge.node, depth + 1))
      }
    }
    var meeting: [PatternID] = []
    for pattern in result {
      if let shape = shapes[pattern.index], try intersection(region, shape) != nil { meeting.append(pattern) }
    }
    return meeting
  }

  /// Whether a pattern matches a URL.
  func matches(_ sample: SampleURL, _ shape: PatternShape) -> Bool {
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
    try url(in: region, claimants: &winners) { sample throws(TooComplex) in
      try WinnerSearch(self, over: patterns, for: sample).winner()
    }
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
