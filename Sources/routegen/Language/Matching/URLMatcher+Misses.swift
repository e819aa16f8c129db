extension URLMatcher {
  /// Why nothing matches: the pattern that comes closest, and what is wrong with the URL from its point of view.
  func miss(_ parts: URLParts) -> MatchFailure {
    guard let reading = nearest(parts) else { return .notFound(closest: index.closestPattern(to: parts)) }
    if let malformed = reading.malformed { return .malformed(malformed) }
    let id = reading.pattern.id
    let entry = model[reading.pattern.entry]
    switch reading.faults.first {
    case .source: return .sourceNotAllowed(id, parts.source)
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
}
