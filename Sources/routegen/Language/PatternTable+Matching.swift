extension PatternTable {
  /// The patterns that match a URL, in the order in which the matcher meets them.
  func matches(_ sample: SampleURL) -> [PatternID] {
    var result: [PatternID] = []
    let literals = sample.segments.map { store.knownLiteral(String(decoding: $0, as: UTF8.self)) }
    var stack: [(node: Int32, depth: Int, isLeaving: Bool)] = [(0, 0, false)]
    func add(_ patterns: [PatternID]) {
      for pattern in patterns {
        guard let shape = shapes[pattern.index] else { continue }
        if meets(sample, requirements[Int(shape.requirement.index)]) { result.append(pattern) }
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
      steps += 1
      if steps > Self.stepLimit { throw .steps }
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

  /// Steps of a search that looks for one answer.
  static var stepLimit: Int { 20_000 }

  /// A URL of a region that no pattern of a certain kind matches, or nil if those patterns cover the region.
  ///
  /// Takes a short URL of the region; if a pattern of that kind matches it, cuts all its URLs out of the region and
  /// looks at what is left. `claimants` receives the patterns that were cut out.
  func url(
    in region: Region, claimants: inout [PatternID], unclaimedBy claims: (PatternID) throws(TooComplex) -> Bool
  ) throws(TooComplex) -> SampleURL? {
    var regions = [region]
    var steps = 0
    while let region = regions.popLast() {
      steps += 1
      if steps > Self.stepLimit { throw .steps }
      guard let sample = try sample(region) else { continue }
      if !lies(sample, in: region) {
        throw TooComplex(limit: "a fragment that one pattern takes whole and the other by its keys")
      }
      var claimant: PatternID?
      for pattern in matches(sample) where try claims(pattern) { claimant = pattern }
      guard let claimant, let shape = shapes[claimant.index] else { return sample }
      if !claimants.contains(claimant) { claimants.append(claimant) }
      regions += try difference(region, shape).reversed()
    }
    return nil
  }
}
