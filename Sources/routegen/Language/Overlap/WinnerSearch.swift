/// Looks for a pattern that matches a URL and wins over each of some patterns that match it too.
struct WinnerSearch {
  private let table: PatternTable
  private let sample: SampleURL
  private let patterns: [PatternID]
  /// By segment the integer that it reads as.
  private let wholes: [Whole?]
  /// By segment the literal that it reads as.
  private let literals: [LanguageID?]
  /// By segment, what that of a winner may not be larger than.
  private let limits: [[LanguageID]]

  init(_ table: PatternTable, over patterns: [PatternID], for sample: SampleURL) {
    self.table = table
    self.sample = sample
    self.patterns = patterns
    wholes = sample.segments.map { Whole(canonical: $0) }
    literals = sample.segments.map(table.store.knownLiteral)
    let shapes = patterns.compactMap { table.shapes[$0.index] }
    limits = sample.segments.indices.map { depth in
      shapes.compactMap { depth < $0.segments.count ? $0.segments[depth] : nil }
    }
  }

  /// Of several, one that takes much.
  func winner() throws(TooComplex) -> PatternID? {
    if let found = try winner(at: 0, 0) { return found }
    for candidate in table.preferred(over: patterns) where try beatsAll(candidate) {
      if let shape = table.shapes[candidate.index], table.matches(sample, shape) { return candidate }
    }
    return nil
  }

  /// Looks only where paths are no larger than those of the patterns.
  private func winner(at node: Int32, _ depth: Int) throws(TooComplex) -> PatternID? {
    let here = table.trie[node]
    for rest in here.rests {
      let rest = table.trie.rests[rest]
      if table.takes(rest, sample, from: depth), let found = try first(of: rest.patterns) { return found }
    }
    if depth == sample.segments.count { return try first(of: here.patterns) }
    for place in here.placeholders.reversed() {
      let edge = table.trie.edges[place]
      if try isNoLarger(edge.language, at: depth), contains(edge.language, depth),
        let found = try winner(at: edge.node, depth + 1)
      {
        return found
      }
    }
    guard let literal = literals[depth], let next = table.trie.child(of: node, literal) else { return nil }
    return try winner(at: next, depth + 1)
  }

  private func contains(_ language: LanguageID, _ depth: Int) -> Bool {
    // There may be hundreds of ranges side by side.
    if case .integers(let range) = table.store[language] { return wholes[depth].map(range.contains) ?? false }
    return table.store.contains(language, sample.segments[depth])
  }

  private func isNoLarger(_ language: LanguageID, at depth: Int) throws(TooComplex) -> Bool {
    for limit in limits[depth] {
      let order = try table.meeting(language, limit).order
      if order != .same && order != .before { return false }
    }
    return true
  }

  private func first(of places: Range<Int>) throws(TooComplex) -> PatternID? {
    for candidate in table.candidates(places, for: sample) where !patterns.contains(candidate) {
      guard let shape = table.shapes[candidate.index], table.meets(sample, table.conditions(shape)) else { continue }
      if try beatsAll(candidate) { return candidate }
    }
    return nil
  }

  private func beatsAll(_ pattern: PatternID) throws(TooComplex) -> Bool {
    for other in patterns where try !table.beats(pattern, other) { return false }
    return true
  }
}
