/// The patterns of a model as sets of URLs, and which of them goes before which.
///
/// A class, because it is handed around in hot loops; but for what has been worked out it never changes.
final class PatternTable {
  let model: RouteModel
  let store: LanguageStore
  let forms: LinkForms
  let keys: [DemandKey]
  let keyNumbers: [DemandKey: DemandKeyID]
  /// By key: whether some pattern reads a list from it.
  let isListKey: [Bool]
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
  private let orders: SegmentOrders
  /// Pairs of entries of which the first names the second in `winsOver`.
  private let winsOver: Set<UInt64>
  let hasPreferences: Bool
  /// By entry, the patterns of those that name it there.
  private let preferred: [EntryID: [PatternID]]
  /// Of places with many patterns: those patterns by a value that they demand.
  private var indices: [Int: LiteralIndex] = [:]
  /// Steps that all searches together may still take.
  private var stepsLeft: Int

  init(_ model: RouteModel) {
    let store = LanguageStore(foldsCase: model.links.caseInsensitive)
    var builder = ShapeBuilder(model, store)
    var shapes: [PatternShape?] = []
    var unbuilt: [(PatternID, TooComplex)] = []
    var tree = PatternTrieBuilder(store: store)
    shapes.reserveCapacity(model.patterns.count)
    for (index, pattern) in model.patterns.enumerated() {
      do throws(TooComplex) {
        let shape = try builder.shape(of: pattern, model.entries[pattern.entry.index].parameters)
        shapes.append(shape)
        if let shape { tree.insert(PatternID(index: index), shape) }
      } catch {
        shapes.append(nil)
        unbuilt.append((PatternID(index: index), error))
      }
    }
    retired = model.retired.map { retired in (try? builder.shape(of: retired.pattern, [])) ?? nil }
    let relations = RequirementRelations(store, builder.keys, builder.requirements)
    store.prepareOrders()
    let ranks = LanguageRanks(builder.requirements, store)
    trie = tree.finished { patterns in Self.sortedByDemands(patterns, builder.requirements, shapes, ranks) }
    var winsOver: Set<UInt64> = []
    var preferred: [EntryID: [PatternID]] = [:]
    for pattern in model.patterns {
      for other in model.entries[pattern.entry.index].winsOver {
        winsOver.insert(Self.key(pattern.entry.index, other.value.index))
        preferred[other.value, default: []].append(pattern.id)
      }
    }
    self.model = model
    self.store = store
    self.shapes = shapes
    self.unbuilt = unbuilt
    self.winsOver = winsOver
    hasPreferences = !winsOver.isEmpty
    self.preferred = preferred
    orders = store.orders
    forms = builder.forms
    keys = builder.keys
    keyNumbers = builder.keyNumbers
    isListKey = builder.keys.map(builder.listKeys.contains)
    requirements = builder.requirements
    requirementRelations = relations
    visitingRanks = trie.visitingRanks(count: shapes.count)
    stepsLeft = 40 * (Self.stepLimit + shapes.count)
  }

  /// Steps of a search that looks for one answer.
  static let stepLimit = 20_000

  /// Counts a step of a search.
  ///
  /// - Parameter taken: those of the same search before it
  func takeStep(after taken: inout Int) throws(TooComplex) {
    taken += 1
    stepsLeft -= 1
    if taken > Self.stepLimit + 4 * shapes.count || stepsLeft < 0 { throw .steps }
  }

  /// Those of the patterns of one place that may match a URL.
  func candidates(_ places: Range<Int>, for sample: SampleURL) -> ArraySlice<PatternID> {
    if places.count <= Self.manyPatterns { return trie.patterns[places] }
    let index = indices[places.lowerBound] ?? LiteralIndex(Array(trie.patterns[places]), self)
    indices[places.lowerBound] = index
    return index.candidates(for: sample)[...]
  }

  private static let manyPatterns = 16

  /// Sorts patterns of one path so that those that demand more come first.
  ///
  /// What is contained in another has at least as many keys. Where it has as many, they are the same ones, and at none
  /// of them nor in the number of forms it ranks higher, if languages are ranked so that one that is contained in
  /// another ranks lower.
  private static func sortedByDemands(
    _ patterns: [PatternID], _ requirements: [Requirement], _ shapes: [PatternShape?], _ ranks: LanguageRanks
  ) -> [PatternID] {
    func key(_ pattern: PatternID) -> (Int, Int, Int) {
      guard let id = shapes[pattern.index]?.requirement else { return (0, 0, 0) }
      let requirement = requirements[Int(id.index)]
      let rank = requirement.demands.reduce(requirement.forms.count) { $0 + ranks[$1.language] }
      return (-requirement.demands.count, rank, pattern.index)
    }
    return patterns.map { ($0, key($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// What a URL must have beside its path to match a pattern.
  func conditions(_ shape: PatternShape) -> Requirement { requirements[Int(shape.conditions.index)] }

  private static func key(_ first: Int, _ second: Int) -> UInt64 { UInt64(first) << 32 | UInt64(second) }

  /// Whether the entry of `first` names that of `second` in `winsOver`.
  func isPreferred(_ first: PatternID, to second: PatternID) -> Bool {
    if !hasPreferences { return false }
    return winsOver.contains(
      Self.key(model.patterns[first.index].entry.index, model.patterns[second.index].entry.index))
  }

  /// The patterns of entries that name the entry of one of some patterns in `winsOver`.
  func preferred(over patterns: [PatternID]) -> [PatternID] {
    if !hasPreferences { return [] }
    return Set(patterns.map { model.patterns[$0.index].entry }).flatMap { preferred[$0] ?? [] }
      .sorted { $0.index < $1.index }
  }

  /// How two segments meet.
  func meeting(_ left: LanguageID, _ right: LanguageID) throws(TooComplex) -> SegmentMeeting {
    if left == right { return .same }
    if let known = orders[left, right] { return known }
    return try store.meeting(left, right)
  }

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
        let order = try meeting(left.segments[index], right.segments[index]).order
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
