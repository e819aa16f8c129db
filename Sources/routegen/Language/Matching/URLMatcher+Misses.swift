extension URLMatcher {
  /// Why nothing matches: the pattern that comes closest, and what is wrong with the URL from its point of view.
  func miss(_ parts: URLParts) -> MatchFailure {
    guard let reading = nearest(parts) else { return .notFound(closest: closestPattern(to: parts)) }
    if let malformed = reading.malformed { return .malformed(malformed) }
    let id = reading.pattern.id
    let entry = model[reading.pattern.entry]
    switch reading.faults.first {
    case .source where reading.faults.count == 1: return .sourceNotAllowed(id, parts.source)
    case .value(let parameter, let text):
      let expected = types.type(of: parameter, in: entry.id).name
      return .invalidParameter(entry.parameters[parameter].name, value: text.string, expected: expected, id)
    case .missing(let parameter): return .missingParameter(entry.parameters[parameter].name, id)
    default: return .notFound(closest: id)
    }
  }

  /// Of the patterns whose literal segments fit, the one with the fewest faults.
  private func nearest(_ parts: URLParts) -> PatternReading? {
    let readings = index.candidates(for: parts) { test, segment in test.text(in: segment) != nil }
      .sorted { $0.index < $1.index }
      .map { patterns.read($0, in: parts) }
    return readings.reduce(nil) { best, reading in
      guard let best else { return reading }
      if reading.faults.count != best.faults.count { return reading.faults.count < best.faults.count ? reading : best }
      return order.wins(reading.pattern.id, over: best.pattern.id) ? reading : best
    }
  }

  /// The pattern whose path resembles the URL's most, if any does.
  private func closestPattern(to parts: URLParts) -> PatternID? {
    let segments = parts.segments.filter { !$0.isEmpty }
    var best: PatternID?
    var limit = Cost.allowed * segments.count
    for pattern in model.patterns where !pattern.segments.isEmpty {
      guard let cost = cost(of: pattern, for: segments, upTo: limit) else { continue }
      best = pattern.id
      limit = cost - 1
    }
    return best
  }

  /// What the ways in which a segment can differ count for.
  private enum Cost {
    static let edit = 2
    static let missing = 3
    /// The text around a placeholder is not there.
    static let misfit = 5
    static let unrelated = 7
    /// For each segment of the URL, on average.
    static let allowed = 3
  }

  /// How far a path is from a pattern; nil where that is above the limit.
  private func cost(of pattern: Pattern, for segments: [Bytes], upTo limit: Int) -> Int? {
    let surplus = segments.count - pattern.segments.count
    var cost = pattern.rest != nil && surplus > 0 ? 0 : abs(surplus) * Cost.missing
    for (wanted, segment) in zip(pattern.segments, segments) {
      guard cost <= limit else { return nil }
      switch wanted {
      case .literal(let text): cost += Self.distance(Array(text.utf8), Array(segment))
      case .placeholder(let placeholder):
        let text = PatternReader.text(placeholder.prefix.utf8, placeholder.suffix.utf8, in: segment)
        if text == nil { cost += Cost.misfit }
      }
    }
    return cost <= limit ? cost : nil
  }

  /// The cost of the single-byte edits between two words, if they are few.
  private static func distance(_ word: [UInt8], _ other: [UInt8]) -> Int {
    if word == other { return 0 }
    let allowed = min(2, max(word.count, other.count) / 3)
    guard abs(word.count - other.count) <= allowed else { return Cost.unrelated }
    var row = Array(0...other.count)
    for (line, byte) in word.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in other.indices {
        let replaced = diagonal + (byte.asciiLowercased == other[column].asciiLowercased ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    let edits = row[other.count]
    return edits <= allowed ? Cost.edit * max(edits, 1) : Cost.unrelated
  }
}
