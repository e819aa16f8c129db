/// Finds patterns that win over each other in a circle, which only `winsOver` can make.
struct PreferenceCycles {
  /// Each pattern wins over the next, and the last over the first.
  private(set) var cycles: [[PatternID]] = []
  private let table: PatternTable
  private var known: Set<[Int]> = []

  /// The longest circle that is looked for.
  private static let longest = 6

  init(_ table: PatternTable, _ meetings: Meetings) {
    self.table = table
    for (left, right) in meetings.contradictions { add([left, right]) }
    for (winner, loser) in meetings.settled {
      guard let shape = table.shapes[winner.index], let other = table.shapes[loser.index],
        let region = try? table.intersection(table.region(of: shape), other),
        let candidates = try? table.patterns(meeting: region)
      else { continue }
      search([winner, loser], in: region, leading(to: winner, among: candidates))
    }
  }

  /// The patterns from which a chain leads to one, each winning over the next: only these can close a circle.
  private func leading(to pattern: PatternID, among candidates: [PatternID]) -> [PatternID] {
    var found: Set<PatternID> = []
    var waiting = [pattern]
    while let next = waiting.popLast() {
      for candidate in candidates where !found.contains(candidate) && (try? table.beats(candidate, next)) == true {
        found.insert(candidate)
        waiting.append(candidate)
      }
    }
    return candidates.filter(found.contains)
  }

  private mutating func add(_ cycle: [PatternID]) {
    if known.insert(cycle.map(\.index).sorted()).inserted { cycles.append(cycle) }
  }

  private mutating func search(_ path: [PatternID], in region: Region, _ candidates: [PatternID]) {
    let first = path[0]
    let last = path[path.count - 1]
    for next in candidates where !path.contains(next) && (try? table.beats(last, next)) == true {
      guard let shape = table.shapes[next.index], let common = try? table.intersection(region, shape) else { continue }
      if (try? table.beats(next, first)) == true {
        add(path + [next])
      } else if path.count + 1 < Self.longest, cycles.count < Self.longest * Self.longest {
        search(path + [next], in: common, candidates)
      }
    }
  }
}
