// Many ranges of integers side by side, without looking at every two of them.
extension LanguageStore {
  /// Up to this number of placeholders at one node every two are compared.
  private static let few = 64

  /// Every two edges but for ranges of integers that have none in common.
  func forPairsThatMayMeet(
    _ edges: ArraySlice<PatternTrie.Edge>,
    _ body: (PatternTrie.Edge, PatternTrie.Edge) throws(TooComplex) -> Void
  ) throws(TooComplex) {
    if edges.count < 2 { return }
    let (ranges, others) = edges.count > Self.few ? split(edges) : ([], Array(edges))
    for (index, edge) in others.enumerated() {
      for other in others.dropFirst(index + 1) { try body(edge, other) }
      for other in ranges { try body(edge, other.edge) }
    }
    var open: [(range: ClosedRange<Whole>, edge: PatternTrie.Edge)] = []
    for next in ranges.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      open.removeAll { $0.range.upperBound < next.range.lowerBound }
      for other in open { try body(other.edge, next.edge) }
      open.append(next)
    }
  }

  /// The edges in the order in which they are tried: the smaller language first, wherever one is smaller.
  func sorted(_ edges: [PatternTrie.Edge]) -> [PatternTrie.Edge] {
    if edges.count < 2 { return edges }
    let (ranges, others) = edges.count > Self.few ? split(edges[...]) : ([], edges)
    let sorted = others.ordered { precedes($0.language, $1.language) == true }
    if ranges.isEmpty { return sorted }
    // Of ranges the one with fewer members is never the larger.
    var result = ranges.map { ($0.range.lowerBound.distance(to: $0.range.upperBound), $0.edge) }
      .sorted { $0.0 < $1.0 }.map(\.1)
    for edge in sorted {
      let place = result.firstIndex { precedes(edge.language, $0.language) == true } ?? result.count
      result.insert(edge, at: place)
    }
    return result
  }

  private func split(
    _ edges: ArraySlice<PatternTrie.Edge>
  ) -> (ranges: [(range: ClosedRange<Whole>, edge: PatternTrie.Edge)], others: [PatternTrie.Edge]) {
    var ranges: [(range: ClosedRange<Whole>, edge: PatternTrie.Edge)] = []
    var others: [PatternTrie.Edge] = []
    for edge in edges {
      if case .integers(let range) = self[edge.language] { ranges.append((range, edge)) } else { others.append(edge) }
    }
    return (ranges, others)
  }
}
