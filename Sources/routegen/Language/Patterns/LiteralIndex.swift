/// Patterns of one path by the literal value that most of them demand of one key; two that demand different values
/// of it never meet.
struct LiteralIndex {
  /// Nil where no pattern demands a literal value.
  private let key: DemandKeyID?
  private var byValue: [LanguageID: [PatternID]] = [:]
  /// The same by the text of the value.
  private var byText: [[UInt8]: [PatternID]] = [:]
  private var others: [PatternID] = []
  private let all: [PatternID]
  private unowned let table: PatternTable

  init(_ patterns: [PatternID], _ table: PatternTable) {
    all = patterns
    self.table = table
    var counts: [DemandKeyID: Int] = [:]
    for pattern in patterns {
      for demand in Self.demands(pattern, table) where table.store.rank(demand.language) == .literal {
        counts[demand.key, default: 0] += 1
      }
    }
    key = counts.max(by: { ($0.value, $1.key.index) < ($1.value, $0.key.index) })?.key
    guard let key else { return }
    for pattern in patterns {
      guard let value = Self.literal(pattern, key, table), case .finite(let texts) = table.store[value] else {
        others.append(pattern)
        continue
      }
      byValue[value, default: []].append(pattern)
      for text in texts { byText[text, default: []].append(pattern) }
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
    guard let key, let value = Self.literal(pattern, key, table) else { return [all] }
    return [byValue[value] ?? [], others]
  }

  /// The patterns that may match a URL.
  func candidates(for sample: SampleURL) -> [PatternID] {
    guard let key else { return all }
    guard let value = table.value(of: key, in: sample) else { return others }
    let first = value.prefix { $0 != SpecialValue.separator }
    return (byText[SpecialValue.readingCommas(first)] ?? []) + others
  }
}
