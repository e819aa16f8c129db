/// Which pattern wins over which, for those whose paths can be alike, and one order of all that keeps to it.
struct PatternPrecedence {
  /// By pattern, the numbers of those that it wins over.
  let losers: [[Int]]
  /// The patterns such that none comes before one that wins over it; nil where `winsOver` goes round in a circle, which
  /// is no mistake as long as no URL is in all of the circle.
  let order: [Int]?

  init(_ matcher: URLMatcher) {
    let pairing = Pairing(matcher)
    losers = matcher.model.patterns.map(pairing.losers)
    order = Self.order(losers)
  }

  /// Of those that nothing left wins over, the first of the table goes next.
  private static func order(_ losers: [[Int]]) -> [Int]? {
    var winners = [Int](repeating: 0, count: losers.count)
    for loser in losers.joined() { winners[loser] += 1 }
    // Filled from the back: `ready` is sorted so that its last is the first of the table.
    var ready = losers.indices.filter { winners[$0] == 0 }.reversed().map(\.self)
    var order: [Int] = []
    while let next = ready.popLast() {
      order.append(next)
      for loser in losers[next] {
        winners[loser] -= 1
        if winners[loser] == 0 {
          let place = ready.firstIndex { $0 < loser } ?? ready.count
          ready.insert(loser, at: place)
        }
      }
    }
    return order.count == losers.count ? order : nil
  }
}

/// Finds the pairs that are worth a comparison.
private struct Pairing {
  private let matcher: URLMatcher
  /// By the first literal, in lower case; those that begin otherwise under the empty text.
  private var groups: [String: [PatternID]] = [:]

  init(_ matcher: URLMatcher) {
    self.matcher = matcher
    for pattern in matcher.model.patterns { groups[Self.first(pattern), default: []].append(pattern.id) }
  }

  private static func first(_ pattern: Pattern) -> String {
    if case .literal(let text) = pattern.segments.first { text.lowercased() } else { "" }
  }

  func losers(to pattern: Pattern) -> [Int] {
    let first = Self.first(pattern)
    let others = first.isEmpty ? matcher.model.patterns.map(\.id) : (groups[first] ?? []) + (groups[""] ?? [])
    return others.filter { other in
      other != pattern.id && canMeet(pattern, matcher.model[other]) && matcher.order.wins(pattern.id, over: other)
    }.map(\.index).sorted()
  }

  private func canMeet(_ one: Pattern, _ other: Pattern) -> Bool {
    let counts = (one.segments.count, other.segments.count)
    if counts.0 < counts.1, one.rest == nil { return false }
    if counts.1 < counts.0, other.rest == nil { return false }
    return zip(one.segments, other.segments).allSatisfy { left, right in
      if case .literal(let left) = left, case .literal(let right) = right {
        return left == right || left.lowercased() == right.lowercased()
      }
      return true
    }
  }
}
