/// A number for each language that keys demand: of two of which one is contained in the other that one has the lower.
struct LanguageRanks {
  private var ranks: [LanguageID: Int] = [:]

  init(_ requirements: [Requirement], _ store: LanguageStore) {
    var known: Set<LanguageID> = []
    var languages: [LanguageID] = []
    for demand in requirements.lazy.flatMap(\.demands) where known.insert(demand.language).inserted {
      // One text holds no smaller language, and stays at 0.
      if case .finite(let texts) = store[demand.language], texts.count == 1 { continue }
      languages.append(demand.language)
    }
    for (place, language) in languages.enumerated() {
      // Many different languages of one key are rare; what then comes in the wrong order is overruled where it matters.
      ranks[language] = languages.count > Self.limit ? 1 + place : 0
    }
    if languages.count > Self.limit { return }
    let sorted = languages.ordered { (try? store.relation($0, $1)) == .contained }
    for (place, language) in sorted.enumerated() {
      let equal = sorted[..<place].first { (try? store.relation($0, language)) == .equal }
      ranks[language] = equal.flatMap { ranks[$0] } ?? 1 + place
    }
  }

  private static let limit = 200

  subscript(language: LanguageID) -> Int { ranks[language] ?? 0 }
}
