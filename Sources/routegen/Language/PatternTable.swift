/// The patterns of a model as sets of URLs, and which of them goes before which.
struct PatternTable {
  let model: RouteModel
  let store: LanguageStore
  let forms: LinkForms
  let keys: [DemandKey]
  let keyNumbers: [DemandKey: DemandKeyID]
  /// By pattern; nil for one that matches no URL at all.
  let shapes: [PatternShape?]
  /// By retired pattern, likewise.
  let retired: [PatternShape?]
  let requirements: [Requirement]
  let requirementRelations: RequirementRelations
  let trie: PatternTrie
  /// The place of each pattern in the order in which the matcher meets them.
  let visitingRanks: [Int32]
  /// Patterns whose languages are beyond the limits.
  let unbuilt: [(pattern: PatternID, reason: TooComplex)]
  /// Pairs of entries of which the first names the second in `winsOver`.
  private let winsOver: Set<UInt64>

  init(_ model: RouteModel) {
    let store = LanguageStore(foldsCase: model.links.caseInsensitive)
    var builder = ShapeBuilder(model, store)
    var shapes: [PatternShape?] = []
    var unbuilt: [(PatternID, TooComplex)] = []
    var trie = PatternTrie(store: store)
    shapes.reserveCapacity(model.patterns.count)
    for (index, pattern) in model.patterns.enumerated() {
      do throws(TooComplex) {
        let shape = try builder.shape(of: pattern, model.entries[pattern.entry.index].parameters)
        shapes.append(shape)
        if let shape { trie.insert(PatternID(index: index), shape) }
      } catch {
        shapes.append(nil)
        unbuilt.append((PatternID(index: index), error))
      }
    }
    retired = model.retired.map { retired in (try? builder.shape(of: retired.pattern, [])) ?? nil }
    let relations = RequirementRelations(store, builder.keys, builder.requirements)
    store.prepareOrders()
    trie.sort { patterns in
      Self.sortedByDemands(patterns, builder.requirements, shapes, store) { first, second in
        (try? relations.relation(first, second)) == .contained
      }
    }
    var winsOver: Set<UInt64> = []
    for (index, entry) in model.entries.enumerated() {
      for other in entry.winsOver { winsOver.insert(Self.key(index, other.value.index)) }
    }
    self.model = model
    self.store = store
    self.shapes = shapes
    self.unbuilt = unbuilt
    self.winsOver = winsOver
    self.trie = trie
    forms = builder.forms
    keys = builder.keys
    keyNumbers = builder.keyNumbers
    requirements = builder.requirements
    requirementRelations = relations
    visitingRanks = trie.visitingRanks(count: shapes.count)
  }

  /// Sorts patterns of one path so that those that demand more come first.
  ///
  /// What is contained in another has at least as many keys. Of those with equally many, literal values are only
  /// contained in equal ones or in those that are no literals; the others, which are few, are compared in pairs.
  private static func sortedByDemands(
    _ patterns: [PatternID], _ requirements: [Requirement], _ shapes: [PatternShape?], _ store: LanguageStore,
    isContained: (RequirementID, RequirementID) -> Bool
  ) -> [PatternID] {
    struct Group: Hashable {
      var keys: Int
      var isLiteral: Bool
    }
    var groups: [Group: [(pattern: PatternID, requirement: RequirementID)]] = [:]
    for pattern in patterns {
      guard let id = shapes[pattern.index]?.requirement else { continue }
      let demands = requirements[Int(id.index)].demands
      let isLiteral = demands.allSatisfy { store.rank($0.language) == .literal }
      groups[Group(keys: demands.count, isLiteral: isLiteral), default: []].append((pattern, id))
    }
    func forms(_ id: RequirementID) -> Int { requirements[Int(id.index)].forms.count }
    let order = groups.keys.sorted { ($0.keys, $0.isLiteral ? 1 : 0) > ($1.keys, $1.isLiteral ? 1 : 0) }
    return order.flatMap { group in
      let members = groups[group] ?? []
      let sorted =
        group.isLiteral
        ? members.sorted { (forms($0.requirement), $0.pattern.index) < (forms($1.requirement), $1.pattern.index) }
        : PatternTrie.sorted(members) { isContained($0.requirement, $1.requirement) }
      return sorted.map(\.pattern)
    }
  }

  private static func key(_ first: Int, _ second: Int) -> UInt64 { UInt64(first) << 32 | UInt64(second) }

  /// Whether the entry of `first` names that of `second` in `winsOver`.
  func isPreferred(_ first: PatternID, to second: PatternID) -> Bool {
    if winsOver.isEmpty { return false }
    return winsOver.contains(
      Self.key(model.patterns[first.index].entry.index, model.patterns[second.index].entry.index))
  }

  /// The patterns of entries that name the entry of one of some patterns in `winsOver`.
  func preferred(over patterns: [PatternID]) -> [PatternID] {
    if winsOver.isEmpty { return [] }
    let entries = Set(patterns.map { model.patterns[$0.index].entry })
    return model.patterns.filter { pattern in
      entries.contains { winsOver.contains(Self.key(pattern.entry.index, $0.index)) }
    }.map(\.id)
  }

  var hasPreferences: Bool { !winsOver.isEmpty }

  /// Which of two patterns goes before the other, by their sets alone.
  ///
  /// - Returns: `same` where they are equal; `crossing` where they share a URL and neither is smaller.
  func order(_ first: PatternID, _ second: PatternID) throws(TooComplex) -> SegmentOrder {
    guard let left = shapes[first.index], let right = shapes[second.index] else { return .apart }
    let paths = try pathOrder(left, right)
    if paths == .apart { return .apart }
    let rest = try requirementRelations.relation(left.requirement, right.requirement)
    if rest == .disjoint { return .apart }
    if paths != .same { return paths }
    switch rest {
    case .equal: return .same
    case .contained: return .before
    case .contains: return .after
    case .overlapping, .disjoint: return .crossing
    }
  }

  /// Whether `first` wins wherever both match: it is the smaller one, or is preferred by `winsOver`.
  func beats(_ first: PatternID, _ second: PatternID) throws(TooComplex) -> Bool {
    if first == second { return false }
    if isPreferred(first, to: second) { return true }
    return try order(first, second) == .before
  }

  /// Compares two paths segment by segment; a segment goes before a rest, and so does the end of a path.
  private func pathOrder(_ left: PatternShape, _ right: PatternShape) throws(TooComplex) -> SegmentOrder {
    let (leftCount, rightCount) = (left.segments.count, right.segments.count)
    if leftCount < rightCount && left.rest == nil || rightCount < leftCount && right.rest == nil { return .apart }
    var comparison = PathComparison()
    for index in 0..<max(leftCount, rightCount) {
      if index < leftCount, index < rightCount {
        let order = try store.order(left.segments[index], right.segments[index])
        if order == .apart { return .apart }
        comparison.add(order)
      } else if index < leftCount, let rest = right.rest {
        if try store.relation(left.segments[index], rest) == .disjoint { return .apart }
        comparison.add(.before)
      } else if let rest = left.rest {
        if try store.relation(rest, right.segments[index]) == .disjoint { return .apart }
        comparison.add(.after)
      }
    }
    switch (left.rest, right.rest) {
    case (let first?, let second?): comparison = comparison.adding(rests: try store.order(first, second))
    case (nil, _?): comparison.add(.before)
    case (_?, nil): comparison.add(.after)
    case (nil, nil): break
    }
    return comparison.order
  }
}
