/// A set of texts that one place of a pattern accepts.
enum TextSet: Sendable, Hashable {
  /// A literal segment, compared in NFC.
  case literal(String)
  /// The literal value of a query key, or of a fragment.
  case query(String)
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

  private struct Place: Sendable {
    var isQuery: Bool
    var language: Language
    var rank: SegmentRank
  }

  private let types: ParameterTypes
  private let foldsCase: Bool
  private var numbers: [TextSet: Int] = [:]
  /// What each set is; nil where nothing fits, or where it is too large to be told.
  private var places: [Place?] = []
  /// The relation of each pair, by number, where there are few sets.
  private var known: [SetRelation] = []

  init(_ model: RouteModel, _ types: ParameterTypes) {
    self.types = types
    foldsCase = model.links.caseInsensitive
    let store = LanguageStore()
    let scalars = ScalarLanguages(store: store, types: model.types)
    for pattern in model.patterns {
      for set in sets(of: pattern, in: model) where numbers[set] == nil {
        numbers[set] = places.count
        places.append(place(of: set, scalars, in: model))
      }
    }
    guard places.count <= Self.smallNumber else { return }
    let all = places.indices
    known = all.flatMap { one in all.map { other in one == other ? .equal : relation(one, other, in: store) } }
  }

  private func place(of set: TextSet, _ scalars: ScalarLanguages, in model: RouteModel) -> Place? {
    switch set {
    case .literal: return nil
    case .query(let text): return Place(isQuery: true, language: .finite([Array(text.utf8)]), rank: .literal)
    case .values(let values):
      let parameter = values.type.map { types.example(of: $0, in: model) }
      let isQuery = values.place == .query
      let language =
        isQuery
        ? try? scalars.values(of: parameter, in: .query)
        : try? scalars.segment(parameter, prefix: values.prefix.text, suffix: values.suffix.text)
      return language.map {
        Place(isQuery: isQuery, language: scalars.store[$0], rank: scalars.store.rank($0))
      }
    }
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

  /// The elements of a rest.
  func set(_ rest: Pattern.Rest, in entry: EntryID) -> TextSet {
    .values(.init(place: .segment, type: rest.parameter.map { types.index(of: $0, in: entry) }))
  }

  /// The values of a parameter in a query.
  func set(_ parameter: Int, in entry: EntryID, at place: ScalarLanguages.Place) -> TextSet {
    .values(.init(place: place, type: types.index(of: parameter, in: entry)))
  }

  /// Any value of a query key.
  static let anyValue = TextSet.values(.init(place: .query))

  /// Which of two sets goes before the other, where a URL is known to lie in both.
  func relation(_ one: TextSet, _ other: TextSet) -> SetRelation {
    if one == other { return .equal }
    switch (one, other) {
    // Two that share a URL are spelled alike but for the case of letters.
    case (.literal, .literal): return foldsCase ? .equal : .apart
    case (.literal, _): return .smaller
    case (_, .literal): return .larger
    default: break
    }
    guard let first = numbers[one], let second = numbers[other] else { return .apart }
    return known.isEmpty
      ? relation(first, second, in: LanguageStore()) : known[first * places.count + second]
  }

  /// Whether a set of values of a query key, or of fragments, has just one.
  func isSingle(_ set: TextSet) -> Bool {
    guard let number = numbers[set], let place = places[number] else { return false }
    switch place.language {
    case .finite, .integers, .automaton:
      let store = LanguageStore()
      return (try? store.isSingle(store.intern(place.language, place.rank))) ?? false
    default: return false
    }
  }

  private func relation(_ one: Int, _ other: Int, in store: LanguageStore) -> SetRelation {
    guard let one = places[one], let other = places[other], one.isQuery == other.isQuery else { return .apart }
    let (left, right) = (store.intern(one.language, one.rank), store.intern(other.language, other.rank))
    // What a value is decides between segments alone; of conditions the one that demands more is smaller.
    if one.isQuery { return (try? store.relation(left, right)).map(SetRelation.init) ?? .apart }
    return (try? store.order(left, right)).map(SetRelation.init) ?? .apart
  }

  /// All sets that a pattern names, but for literal segments.
  private func sets(of pattern: Pattern, in model: RouteModel) -> [TextSet] {
    func set(_ item: Pattern.QueryItem) -> TextSet? {
      switch item.value {
      case .parameter(let parameter): self.set(parameter, in: pattern.entry, at: .query)
      case .literal(let text): .query(text)
      case .present: nil
      }
    }
    var sets = pattern.segments.map { self.set($0, in: pattern.entry) }
    if let rest = pattern.rest { sets.append(self.set(rest, in: pattern.entry)) }
    sets += pattern.query.compactMap(set) + [Self.anyValue]
    switch pattern.fragment {
    case .parameter(let parameter): sets.append(self.set(parameter, in: pattern.entry, at: .query))
    case .pairs(let items): sets += items.compactMap(set)
    case .literal(let text): sets.append(.query(text))
    case nil: break
    }
    return sets.filter { if case .literal = $0 { false } else { true } }
  }
}

extension SetRelation {
  fileprivate init(_ order: SegmentOrder) {
    self =
      switch order {
      case .same: .equal
      case .before: .smaller
      case .after: .larger
      case .crossing, .apart: .apart
      }
  }

  fileprivate init(_ relation: SegmentRelation) {
    self =
      switch relation {
      case .equal: .equal
      case .contained: .smaller
      case .contains: .larger
      case .disjoint, .overlapping: .apart
      }
  }
}

extension [UInt8] {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
