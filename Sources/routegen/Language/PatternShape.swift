/// A pattern as a set of URLs: what each segment, each required key, and the form of the URL may be.
///
/// Optional, defaulted and list keys are not in it: they never decide which pattern wins.
final class PatternShape: Sendable {
  let segments: [LanguageID]
  /// What every further segment may be; nil where none may follow.
  let rest: LanguageID?
  let requirement: RequirementID
  /// For each segment the parameter of its entry that stands there, or -1.
  let parameters: [Int32]

  init(segments: [LanguageID], rest: LanguageID?, requirement: RequirementID, parameters: [Int32]) {
    self.segments = segments
    self.rest = rest
    self.requirement = requirement
    self.parameters = parameters
  }
}

/// What a URL must have beside its path.
struct Requirement: Hashable, Sendable {
  struct Demand: Hashable, Sendable {
    let key: DemandKeyID
    var language: LanguageID
  }

  /// Sorted by key, one for each.
  var demands: [Demand] = []
  /// The forms of URL, sorted; see `LinkForms`.
  var forms: [Int32] = []

  subscript(key: DemandKeyID) -> LanguageID? {
    get { demands.first { $0.key == key }?.language }
    set {
      let place = demands.firstIndex { $0.key.index >= key.index } ?? demands.count
      let isThere = place < demands.count && demands[place].key == key
      if isThere { demands.remove(at: place) }
      if let newValue { demands.insert(Demand(key: key, language: newValue), at: place) }
    }
  }
}

/// Where a demanded value stands.
enum DemandKey: Hashable, Sendable {
  case query(String)
  /// The fragment as a whole.
  case fragment
  /// A key of the fragment's pairs.
  case fragmentPair(String)
}

/// The number of a demanded key in a `ShapeBuilder`.
struct DemandKeyID: Hashable, Sendable { let index: Int32 }
/// The number of a requirement in a `PatternTable`.
struct RequirementID: Hashable, Sendable { let index: Int32 }

/// The forms a URL can have, cut so that two patterns share a form wholly or not at all: the custom schemes are
/// form 0, and each declared host is one of its own (a wildcard: the hosts under it that no narrower one covers).
struct LinkForms: Sendable {
  static let scheme: Int32 = 0

  /// Nothing is declared, so examples are paths.
  let isUndeclared: Bool
  private let hasSchemes: Bool
  /// For each host the forms it covers: its own, and for a wildcard those of the hosts under it.
  private let coverage: [[Int32]]

  init(_ links: LinkSettings) {
    isUndeclared = links.schemes.isEmpty && links.hosts.isEmpty
    hasSchemes = !links.schemes.isEmpty
    let hosts = links.hosts.map { Array($0.value.utf8) }
    coverage = hosts.map { host in
      hosts.indices.filter { hosts[$0] == host || Self.covers(host, hosts[$0]) }.map { Int32($0 + 1) }
    }
  }

  /// Whether `*.x` covers a host, or a wildcard, under `x`.
  static func covers(_ wildcard: [UInt8], _ host: [UInt8]) -> Bool {
    guard wildcard.starts(with: "*.".utf8) else { return false }
    let tail = wildcard.dropFirst()
    return host.count > tail.count && host.suffix(tail.count).elementsEqual(tail) && host != wildcard
  }

  func forms(sources: LinkSources, hosts: [Int]?) -> [Int32] {
    if isUndeclared { return [Self.scheme] }
    var result: Set<Int32> = []
    if hasSchemes, sources.contains(.scheme) { result.insert(Self.scheme) }
    if sources.contains(.web) {
      for host in hosts ?? Array(coverage.indices) where coverage.indices.contains(host) {
        result.formUnion(coverage[host])
      }
    }
    return result.sorted()
  }
}

/// Turns patterns into shapes.
struct ShapeBuilder {
  let forms: LinkForms
  private let store: LanguageStore
  private let scalars: ScalarLanguages
  private(set) var keys: [DemandKey] = []
  private(set) var keyNumbers: [DemandKey: DemandKeyID] = [:]
  private(set) var requirements: [Requirement] = []
  private var requirementNumbers: [Requirement: RequirementID] = [:]

  init(_ model: RouteModel, _ store: LanguageStore) {
    self.store = store
    scalars = ScalarLanguages(store: store, types: model.types)
    forms = LinkForms(model.links)
  }

  /// The shape of a pattern, or nil if it matches no URL at all: a value that nothing fits, or no form of URL.
  ///
  /// - Parameter parameters: those of its entry; empty for a retired pattern, whose placeholders take any text.
  mutating func shape(of pattern: Pattern, _ parameters: [Parameter]) throws(TooComplex) -> PatternShape? {
    func parameter(_ index: Int?) -> Parameter? {
      index.flatMap { parameters.indices.contains($0) ? parameters[$0] : nil }
    }
    if pattern.segments.count > PatternTable.largestSegmentCount { return nil }
    var segments: [LanguageID] = []
    var stands: [Int32] = []
    segments.reserveCapacity(pattern.segments.count)
    stands.reserveCapacity(pattern.segments.count)
    for segment in pattern.segments {
      switch segment {
      case .literal(let text):
        segments.append(store.literal(text))
        stands.append(-1)
      case .placeholder(let placeholder):
        let language = try scalars.segment(
          parameter(placeholder.parameter), prefix: placeholder.prefix, suffix: placeholder.suffix)
        guard let language else { return nil }
        segments.append(language)
        stands.append(Int32(placeholder.parameter ?? -1))
      }
    }
    var rest: LanguageID?
    if let declared = pattern.rest {
      rest = try scalars.values(of: parameter(declared.parameter), in: .segment)
      if rest == nil { return nil }
    }
    var requirement = Requirement(forms: forms.forms(sources: pattern.sources, hosts: pattern.hosts))
    if requirement.forms.isEmpty { return nil }
    for item in pattern.query where !(try demand(item, .query(item.key), parameters, &requirement)) { return nil }
    switch pattern.fragment {
    case .literal(let text): requirement[key(.fragment)] = literal(Array(text.utf8))
    case .parameter(let index):
      let item = Pattern.QueryItem(key: "", value: .parameter(index))
      if !(try demand(item, .fragment, parameters, &requirement)) { return nil }
    case .pairs(let items):
      for item in items where !(try demand(item, .fragmentPair(item.key), parameters, &requirement)) { return nil }
    case nil: break
    }
    return PatternShape(segments: segments, rest: rest, requirement: number(requirement), parameters: stands)
  }

  /// Adds what a declared key demands; false if nothing can meet it.
  private mutating func demand(
    _ item: Pattern.QueryItem, _ place: DemandKey, _ parameters: [Parameter], _ requirement: inout Requirement
  ) throws(TooComplex) -> Bool {
    switch item.value {
    case .literal(let text): requirement[key(place)] = literal(Array(text.utf8))
    case .present: requirement[key(place)] = store.intern(.known(.queryText), .text)
    case .parameter(let index):
      guard parameters.indices.contains(index) else { return true }
      if parameters[index].mayBeAbsent { return true }
      guard let language = try scalars.values(of: parameters[index], in: .query) else { return false }
      requirement[key(place)] = language
    }
    return true
  }

  /// A literal value of a key; an empty one is also there without `=`.
  private func literal(_ text: [UInt8]) -> LanguageID {
    store.intern(.finite(text.isEmpty ? [[], SpecialValue.withoutEquals] : [text]), .literal)
  }

  private mutating func key(_ key: DemandKey) -> DemandKeyID {
    if let known = keyNumbers[key] { return known }
    let new = DemandKeyID(index: Int32(keys.count))
    keys.append(key)
    keyNumbers[key] = new
    return new
  }

  private mutating func number(_ requirement: Requirement) -> RequirementID {
    if let known = requirementNumbers[requirement] { return known }
    let new = RequirementID(index: Int32(requirements.count))
    requirements.append(requirement)
    requirementNumbers[requirement] = new
    return new
  }
}
