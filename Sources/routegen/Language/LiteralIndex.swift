/// Patterns of one path by the literal value that most of them demand of one key; two that demand different values
/// of it never meet.
struct LiteralIndex {
  private let key: DemandKeyID
  private var byValue: [LanguageID: [PatternID]] = [:]
  private var others: [PatternID] = []
  private let all: [PatternID]
  private let table: PatternTable

  init?(_ patterns: [PatternID], _ table: PatternTable) {
    var counts: [DemandKeyID: Int] = [:]
    for pattern in patterns {
      for demand in Self.demands(pattern, table) where table.store.rank(demand.language) == .literal {
        counts[demand.key, default: 0] += 1
      }
    }
    guard let best = counts.max(by: { ($0.value, $1.key.index) < ($1.value, $0.key.index) }) else { return nil }
    key = best.key
    all = patterns
    self.table = table
    for pattern in patterns {
      if let value = Self.literal(pattern, key, table) {
        byValue[value, default: []].append(pattern)
      } else {
        others.append(pattern)
      }
    }
  }

  private static func demands(_ pattern: PatternID, _ table: PatternTable) -> [Requirement.Demand] {
    table.shapes[pattern.index].map { table.requirements[Int($0.requirement.index)].demands } ?? []
  }

  private static func literal(_ pattern: PatternID, _ key: DemandKeyID, _ table: PatternTable) -> LanguageID? {
    demands(pattern, table).first { $0.key == key && table.store.rank($0.language) == .literal }?.language
  }

  /// The patterns that may meet one, in parts.
  func candidates(for pattern: PatternID) -> [[PatternID]] {
    guard let value = Self.literal(pattern, key, table) else { return [all] }
    return [byValue[value] ?? [], others]
  }
}
