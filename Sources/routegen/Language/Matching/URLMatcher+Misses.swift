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

  /// Of the patterns whose literal segments fit, the one with the fewest faults; of those the one with the most literal
  /// segments, and of those that of the first entry in the manifest. The runtime names the same.
  private func nearest(_ parts: URLParts) -> PatternReading? {
    func rank(_ reading: PatternReading) -> (Int, Int, Int, Int) {
      let literals = reading.pattern.segments.count { if case .literal = $0 { true } else { false } }
      // Of several patterns of one entry, the one with an unfit value before the one that lacks it.
      let fault =
        switch reading.faults.first {
        case .value(let parameter, _): 2 * parameter
        case .missing(let parameter): 2 * parameter + 1
        default: -1
        }
      return (reading.faults.count, -literals, reading.pattern.entry.index, fault)
    }
    return index.candidates(for: parts) { test, segment in test.text(in: segment) != nil }
      .map { patterns.read($0, in: parts) }
      .min { rank($0) < rank($1) }
  }
}
