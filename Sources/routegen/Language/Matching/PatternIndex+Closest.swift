extension PatternIndex {
  /// What the ways in which a segment can differ from a pattern's count for.
  private enum Cost {
    static let edit = 2
    static let missing = 3
    /// The text around a placeholder is not there.
    static let misfit = 5
    static let unrelated = 7
    /// For each segment of the URL, on average.
    static let allowed = 3
  }

  private struct Search {
    let segments: [Bytes]
    var best: PatternID?
    var limit: Int

    /// Of patterns that are equally close, the first in the table.
    mutating func offer(_ patterns: [PatternID], _ cost: Int) {
      guard cost <= limit, let first = patterns.first else { return }
      if cost == limit, let best, best.index < first.index { return }
      best = first
      limit = cost
    }
  }

  /// The pattern whose path resembles the URL's most, if any does.
  ///
  /// - Complexity: linear in the number of literals beside those of the URL
  func closestPattern(to url: URLParts) -> PatternID? {
    let segments = url.segments.filter { !$0.isEmpty }
    var search = Search(segments: segments, limit: Cost.allowed * segments.count)
    self.search(0, depth: 0, cost: 0, &search)
    return search.best
  }

  private func search(_ number: Int, depth: Int, cost: Int, _ search: inout Search) {
    guard cost <= search.limit else { return }
    let node = nodes[number]
    let left = search.segments.count - depth
    if depth > 0 {
      search.offer(node.rests, cost)
      search.offer(node.ends, cost + max(0, left) * Cost.missing)
    }
    for (text, child) in node.literals {
      let own = left > 0 ? Self.distance(text.utf8, search.segments[depth]) : Cost.missing
      self.search(child, depth: depth + 1, cost: cost + own, &search)
    }
    for (test, child) in node.placeholders {
      let own = left > 0 ? (test.text(in: search.segments[depth]) == nil ? Cost.misfit : 0) : Cost.missing
      self.search(child, depth: depth + 1, cost: cost + own, &search)
    }
  }

  /// The cost of the single-byte edits between two words, if they are few.
  private static func distance(_ word: String.UTF8View, _ other: Bytes) -> Int {
    let allowed = min(2, max(word.count, other.count) / 3)
    guard abs(word.count - other.count) <= allowed else { return Cost.unrelated }
    if word.elementsEqual(other) { return 0 }
    var row = Array(0...other.count)
    for (line, byte) in word.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, otherByte) in other.enumerated() {
        let replaced = diagonal + (byte.asciiLowercased == otherByte.asciiLowercased ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    let edits = row[other.count]
    return edits <= allowed ? Cost.edit * max(edits, 1) : Cost.unrelated
  }
}
