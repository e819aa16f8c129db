/// How one set of texts lies to another.
enum SetRelation: Sendable, Hashable {
  case equal, smaller, larger
  /// Neither contains the other, or has precedence.
  case apart

  var reversed: SetRelation {
    switch self {
    case .equal, .apart: self
    case .smaller: .larger
    case .larger: .smaller
    }
  }

  /// The relation of products: smaller only where no part is larger.
  func combined(with other: SetRelation) -> SetRelation {
    switch (self, other) {
    case (.equal, _): other
    case (_, .equal): self
    default: self == other ? self : .apart
    }
  }

  init(isWithin: Bool, contains: Bool) {
    self =
      switch (isWithin, contains) {
      case (true, true): .equal
      case (true, false): .smaller
      case (false, true): .larger
      case (false, false): .apart
      }
  }
}

/// Decides which of two patterns that share a URL wins (rule 4 of the manifest).
struct PatternOrder: Sendable {
  /// What a pattern asks for at one place of the path.
  enum Piece: Sendable, Hashable {
    case segment(Pattern.Segment)
    /// Any number of segments of the type of a rest.
    case rest(Pattern.Rest)
    /// The path has ended.
    case end
  }

  /// How two patterns compare, place by place.
  struct Comparison: Sendable {
    /// For each segment, then for what follows the last one.
    var path: [SetRelation]
    /// The rest, which counts only where the paths are equal.
    var conditions: SetRelation
    /// The first pattern's entry names the other's in `winsOver`, and the reverse.
    var winsOver: (Bool, Bool)

    var pathRelation: SetRelation { path.reduce(.equal) { $0.combined(with: $1) } }

    /// The first pattern wins: it is smaller or preferred, and the other is neither.
    var isWin: Bool {
      let path = pathRelation
      let own = path == .equal ? conditions : path
      return (own == .smaller || winsOver.0) && own != .larger && !winsOver.1
    }
  }

  let model: RouteModel
  let texts: TextOrder
  private let hosts: [HostPattern]

  init(_ model: RouteModel, _ texts: TextOrder) {
    self.model = model
    self.texts = texts
    hosts = model.links.hosts.map { HostPattern($0.value) }
  }

  /// The first pattern wins against the second.
  func wins(_ first: PatternID, over second: PatternID) -> Bool { compare(first, second).isWin }

  func compare(_ first: PatternID, _ second: PatternID) -> Comparison {
    let (one, other) = (model[first], model[second])
    let count = max(one.segments.count, other.segments.count)
    let path = (0...count).map { relation(Self.piece(one, $0), of: one, Self.piece(other, $0), of: other) }
    return Comparison(
      path: path, conditions: conditions(one, other), winsOver: winsOver(one.entry, other.entry))
  }

  static func piece(_ pattern: Pattern, _ number: Int) -> Piece {
    if number < pattern.segments.count { return .segment(pattern.segments[number]) }
    return pattern.rest.map { .rest($0) } ?? .end
  }

  private func relation(_ left: Piece, of one: Pattern, _ right: Piece, of other: Pattern) -> SetRelation {
    switch (left, right) {
    case (.segment(let left), .segment(let right)):
      texts.relation(texts.set(left, in: one.entry), texts.set(right, in: other.entry))
    case (.rest(let left), .rest(let right)):
      texts.relation(texts.set(left, in: one.entry), texts.set(right, in: other.entry))
    case (_, .rest): .smaller
    case (.rest, _): .larger
    case (.end, .end): .equal
    // The two have no URL in common.
    case (.end, .segment), (.segment, .end): .apart
    }
  }

  private func winsOver(_ one: EntryID, _ other: EntryID) -> (Bool, Bool) {
    (model[one].winsOver.contains { $0.value == other }, model[other].winsOver.contains { $0.value == one })
  }

  // MARK: The rest: required keys, required fragment, hosts and sources

  private func conditions(_ one: Pattern, _ other: Pattern) -> SetRelation {
    pairs(one.query, of: one.entry, other.query, of: other.entry)
      .combined(with: fragments(one, other))
      .combined(with: origins(one, other))
  }

  private func pairs(
    _ left: [Pattern.QueryItem], of one: EntryID, _ right: [Pattern.QueryItem], of other: EntryID
  ) -> SetRelation {
    let demands = (demands(left, of: one), demands(right, of: other))
    let keys = Set(demands.0.keys).union(demands.1.keys)
    return keys.reduce(.equal) { result, key in
      let relation: SetRelation =
        switch (demands.0[key], demands.1[key]) {
        case (let left?, let right?): texts.relation(left, right)
        case (.some, nil): .smaller
        case (nil, .some): .larger
        case (nil, nil): .equal
        }
      return result.combined(with: relation)
    }
  }

  /// The keys that must be there, with the values they may have.
  private func demands(_ items: [Pattern.QueryItem], of entry: EntryID) -> [String: TextSet] {
    var demands: [String: TextSet] = [:]
    for item in items {
      switch item.value {
      case .literal(let text): demands[item.key] = .query(text)
      case .present: demands[item.key] = TextOrder.anyValue
      case .parameter(let parameter):
        if let demand = demand(parameter, in: entry) { demands[item.key] = demand }
      }
    }
    return demands
  }

  /// The values of a parameter that must be there; nil for one that may be absent.
  private func demand(_ parameter: Int, in entry: EntryID) -> TextSet? {
    model[entry].parameters[parameter].mayBeAbsent ? nil : texts.set(parameter, in: entry, at: .query)
  }

  private func fragments(_ one: Pattern, _ other: Pattern) -> SetRelation {
    func demand(_ pattern: Pattern) -> TextSet? {
      switch pattern.fragment {
      case .literal(let text): .query(text)
      case .parameter(let parameter): self.demand(parameter, in: pattern.entry)
      case .pairs, nil: nil
      }
    }
    func items(_ pattern: Pattern) -> [Pattern.QueryItem] {
      if case .pairs(let items) = pattern.fragment { items } else { [] }
    }
    switch (demand(one), demand(other)) {
    case (let left?, let right?): return texts.relation(left, right)
    case (let left?, nil):
      return demands(items(other), of: other.entry).isEmpty ? .smaller : whole(left)
    case (nil, let right?):
      return demands(items(one), of: one.entry).isEmpty ? .larger : whole(right).reversed
    case (nil, nil): return pairs(items(one), of: one.entry, items(other), of: other.entry)
    }
  }

  /// How a demand on the whole fragment lies to one for certain keys in it.
  private func whole(_ demand: TextSet) -> SetRelation {
    switch texts.relation(demand, TextOrder.anyValue) {
    case .equal, .larger: .larger
    default: texts.isSingle(demand) ? .smaller : .apart
    }
  }

  /// The forms of URL as one set: the custom schemes, and every host.
  private func origins(_ one: Pattern, _ other: Pattern) -> SetRelation {
    func isWithin(_ inner: Pattern, _ outer: Pattern) -> Bool {
      guard inner.sources.isSubset(of: outer.sources) else { return false }
      guard inner.sources.contains(.web), let allowed = outer.hosts else { return true }
      return (inner.hosts ?? Array(hosts.indices)).allSatisfy { host in
        allowed.contains { hosts[$0].includes(hosts[host]) }
      }
    }
    return SetRelation(isWithin: isWithin(one, other), contains: isWithin(other, one))
  }
}
