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
    var best: (id: PatternID, cost: Int)?
    for pattern in model.patterns {
      let limit = best.map(\.cost) ?? Self.largestCost(parts)
      if let cost = cost(of: pattern, for: parts, below: limit) { best = (pattern.id, cost) }
    }
    return best?.id
  }

  /// The cost of a segment that has nothing in common with the pattern's, is missing, or is one too many.
  private static let unrelatedCost = 6

  /// Half of the segments may be unrelated, but not all.
  private static func largestCost(_ parts: URLParts) -> Int {
    unrelatedCost * max(1, parts.segments.count) / 2 + 1
  }

  /// How far a URL is from a pattern; nil where that is not below the limit.
  private func cost(of pattern: Pattern, for parts: URLParts, below limit: Int) -> Int? {
    let surplus = parts.segments.count - pattern.segments.count
    var cost = pattern.rest != nil && surplus > 0 ? 0 : abs(surplus) * Self.unrelatedCost
    for (wanted, segment) in zip(pattern.segments, parts.segments) {
      guard cost < limit else { return nil }
      switch wanted {
      case .literal(let text): cost += Self.distance(Array(text.utf8), Array(segment))
      case .placeholder(let placeholder):
        let text = PatternReader.text(placeholder.prefix.utf8, placeholder.suffix.utf8, in: segment)
        if text == nil { cost += Self.unrelatedCost / 2 }
      }
    }
    return cost < limit ? cost : nil
  }

  /// Twice the number of single-byte edits between two words, or the cost of unrelated ones.
  private static func distance(_ word: [UInt8], _ other: [UInt8]) -> Int {
    if word == other { return 0 }
    let allowed = min(2, max(word.count, other.count) / 3)
    guard abs(word.count - other.count) <= allowed else { return unrelatedCost }
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
    return edits <= allowed ? 2 * max(edits, 1) : unrelatedCost
  }
}
