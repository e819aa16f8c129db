/// A pattern as a set of URLs: what each segment, each key, and the form of the URL may be.
final class PatternShape: Sendable {
  let segments: [LanguageID]
  /// What every further segment may be; nil where none may follow.
  let rest: LanguageID?
  /// What decides which of two patterns with equal paths wins: the keys that must be there, and the forms of URL.
  let requirement: RequirementID
  /// What a URL must have beside its path: also the values of keys that may be absent, which never decide.
  let conditions: RequirementID
  /// For each segment the parameter of its entry that stands there, or -1.
  let parameters: [Int32]

  init(
    segments: [LanguageID], rest: LanguageID?, requirement: RequirementID, conditions: RequirementID,
    parameters: [Int32]
  ) {
    self.segments = segments
    self.rest = rest
    self.requirement = requirement
    self.conditions = conditions
    self.parameters = parameters
  }
}

/// What a URL must have beside its path. The languages may hold the absence of a key.
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
