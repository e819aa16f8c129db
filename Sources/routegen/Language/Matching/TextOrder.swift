/// A set of texts that one place of a pattern accepts.
enum TextSet: Sendable, Hashable {
  /// One text, compared in NFC.
  case literal(String)
  case values(Values)

  /// The texts of a type.
  struct Values: Sendable, Hashable {
    var place: ScalarLanguages.Place
    /// Index into the table's types; nil for any text.
    var type: Int?
    /// Literal text around the value, in a segment.
    var prefix: [UInt8] = []
    var suffix: [UInt8] = []
  }
}

/// How sets of texts lie to each other.
struct TextOrder: Sendable {
  /// Up to this number of different sets, all relations are found out beforehand.
  private static let smallNumber = 24

  private let types: ParameterTypes
  private var numbers: [TextSet.Values: Int] = [:]
  /// What each set is, and how it ranks; nil where nothing fits, or where it is too large to be told.
  private var languages: [(language: Language, rank: SegmentRank)?] = []
  /// The relation of each pair, by number, where there are few sets.
  private var known: [SetRelation] = []

  init(_ model: RouteModel, _ types: ParameterTypes) {
    self.types = types
    let store = LanguageStore()
    let scalars = ScalarLanguages(store: store, types: model.types)
    for pattern in model.patterns {
      for values in sets(of: pattern, in: model) where numbers[values] == nil {
        numbers[values] = languages.count
        let parameter = values.type.map { types.example(of: $0, in: model) }
        let language =
          values.place == .query
          ? try? scalars.values(of: parameter, in: .query)
          : try? scalars.segment(parameter, prefix: values.prefix.text, suffix: values.suffix.text)
        languages.append(language.map { (store[$0], store.rank($0)) })
      }
    }
    guard languages.count <= Self.smallNumber else { return }
    let all = languages.indices
    known = all.flatMap { one in all.map { other in one == other ? .equal : relation(one, other, in: store) } }
  }

  func set(_ segment: Pattern.Segment, in entry: EntryID) -> TextSet {
    switch segment {
    case .literal(let text): .literal(text)
    case .placeholder(let placeholder):
      .values(
        .init(
          place: .segment, type: placeholder.parameter.map { types.index(of: $0, in: entry) },
          prefix: Array(placeholder.prefix.utf8), suffix: Array(placeholder.suffix.utf8)))
    }
  }

  /// The values of a parameter, as elements of a rest or in a query.
  func set(_ parameter: Int, in entry: EntryID, at place: ScalarLanguages.Place) -> TextSet {
    .values(.init(place: place, type: types.index(of: parameter, in: entry)))
  }

  /// Any value of a query key.
  static let anyValue = TextSet.values(.init(place: .query))

  /// Which of two sets goes before the other, where a URL is known to lie in both.
  func relation(_ one: TextSet, _ other: TextSet) -> SetRelation {
    switch (one, other) {
    case (.literal(let one), .literal(let other)): return one == other ? .equal : .apart
    case (.literal, .values): return .smaller
    case (.values, .literal): return .larger
    case (.values(let one), .values(let other)):
      if one == other { return .equal }
      guard let first = numbers[one], let second = numbers[other] else { return .apart }
      if !known.isEmpty { return known[first * languages.count + second] }
      return relation(first, second, in: LanguageStore())
    }
  }

  private func relation(_ one: Int, _ other: Int, in store: LanguageStore) -> SetRelation {
    guard let one = languages[one], let other = languages[other] else { return .apart }
    let order = try? store.order(store.intern(one.language, one.rank), store.intern(other.language, other.rank))
    return switch order {
    case .same: .equal
    case .before: .smaller
    case .after: .larger
    case .crossing, .apart, nil: .apart
    }
  }

  /// All sets of values that a pattern names.
  private func sets(of pattern: Pattern, in model: RouteModel) -> [TextSet.Values] {
    func queryParameter(_ item: Pattern.QueryItem) -> Int? {
      if case .parameter(let parameter) = item.value { parameter } else { nil }
    }
    var sets = pattern.segments.map { set($0, in: pattern.entry) }
    if let rest = pattern.rest { sets.append(set(rest, in: pattern.entry, at: .segment)) }
    var parameters = pattern.query.compactMap(queryParameter)
    switch pattern.fragment {
    case .parameter(let parameter): parameters.append(parameter)
    case .pairs(let items): parameters += items.compactMap(queryParameter)
    case .literal, nil: break
    }
    sets += parameters.map { set($0, in: pattern.entry, at: .query) } + [Self.anyValue]
    return sets.compactMap { if case .values(let values) = $0 { values } else { nil } }
  }
}

extension [UInt8] {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
