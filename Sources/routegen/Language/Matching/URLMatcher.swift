/// Finds what a URL opens, by rules 1 to 8 of the manifest.
///
/// It decides by the definition: all patterns that match the URL are collected, and one that wins against each of the
/// others is the winner. An index keeps the patterns small in number that are looked at.
final class URLMatcher: Sendable {
  let model: RouteModel
  let types: ParameterTypes
  let order: PatternOrder
  let reader: URLReader
  let patterns: PatternReader
  let index: PatternIndex

  init(_ model: RouteModel) {
    self.model = model
    let types = ParameterTypes(model)
    self.types = types
    order = PatternOrder(model, TextOrder(model, types))
    reader = URLReader(model.links)
    patterns = PatternReader(model: model, types: types, reader: reader)
    index = PatternIndex(model.patterns, ignoresCase: model.links.caseInsensitive) { pattern, placeholder in
      PatternIndex.Test(
        prefix: Array(placeholder.prefix.utf8), suffix: Array(placeholder.suffix.utf8),
        type: placeholder.parameter.map { types.index(of: $0, in: pattern.entry) })
    }
  }

  /// What a URL opens.
  ///
  /// - Complexity: linear in the length of the URL and the number of patterns whose path fits it; for a URL that
  ///   nothing matches, linear in the size of the table, to name the closest pattern
  func match(_ url: String) -> MatchOutcome {
    switch decide(Array(url.utf8)[...]) {
    case .found(let reading, let parts): .opens(opening(reading, in: parts))
    case .tied(let readings, let parts): .ambiguous(readings.map { opening($0, in: parts) })
    case .handoff(let name, let scheme): .handoff(name: name, scheme: scheme)
    case .failed(let failure): .fails(failure)
    case .missed(let parts): .fails(miss(parts))
    }
  }

  /// The URL opens an entry, or belongs to a declared handoff.
  func opens(_ url: String) -> Bool { opens(Array(url.utf8)[...]) }

  func opens(_ url: Bytes) -> Bool {
    switch decide(url) {
    case .found, .handoff: true
    case .tied, .failed, .missed: false
    }
  }

  private enum Decision {
    case found(PatternReading, URLParts)
    case tied([PatternReading], URLParts)
    case handoff(name: String, scheme: String)
    case failed(MatchFailure)
    case missed(URLParts)
  }

  private func decide(_ url: Bytes) -> Decision {
    do throws(MalformedURL) {
      switch try reader.read(url) {
      case .foreign(let owner): return .failed(.foreign(owner))
      case .handoff(let name, let scheme): return .handoff(name: name, scheme: scheme)
      case .link(let parts):
        let matching = self.matching(parts)
        if matching.isEmpty { return .missed(parts) }
        if let winner = winner(among: matching) {
          if let malformed = winner.malformed { throw malformed }
          return .found(winner, parts)
        }
        if let malformed = matching.compactMap(\.malformed).first { throw malformed }
        return .tied(matching, parts)
      }
    } catch {
      return .failed(.malformed(error))
    }
  }

  /// Every pattern that matches, in the order of the table.
  func matching(_ parts: URLParts) -> [PatternReading] {
    // Taken out of the closure: with `self` in it, every segment would copy the whole matcher.
    let types = types.types
    let candidates = index.candidates(for: parts) { test, segment in
      guard let text = test.text(in: segment) else { return false }
      return test.type.map { types[$0].accepts(text) } ?? true
    }
    var matching = candidates.map { patterns.read($0, in: parts) }.filter(\.matches)
    if matching.count > 1 {
      matching.sort { $0.pattern.id.index < $1.pattern.id.index }
      if parts.hasAuthoritySegment { preferExactSpelling(parts.segments[0], &matching) }
    }
    return matching
  }

  /// The one that wins against each of the others, or gives the same entry the same values.
  func winner(among matching: [PatternReading]) -> PatternReading? {
    guard matching.count > 1 else { return matching.first }
    return matching.first { one in
      matching.allSatisfy { other in
        order.wins(one.pattern.id, over: other.pattern.id) || one.isEquivalent(to: other)
      }
    }
  }

  /// Where a first literal is spelled exactly as the URL's authority, those that differ in case do not count.
  private func preferExactSpelling(_ segment: Bytes, _ matching: inout [PatternReading]) {
    let text = segment.string
    func spelling(_ reading: PatternReading) -> Bool? {
      if case .literal(let literal) = reading.pattern.segments.first { literal == text } else { nil }
    }
    if matching.contains(where: { spelling($0) == true }) { matching.removeAll { spelling($0) == false } }
  }
}
