/// The patterns of two versions of a table side by side, so that their sets of URLs can be compared.
///
/// The newer patterns keep their numbers; the older ones follow. Only the forms of URL that both versions declare take
/// part: what became of the others needs no comparison of patterns.
struct CombinedTable {
  let table: PatternTable
  private let oldOffset: Int

  init(old: RouteModel, new: RouteModel) {
    oldOffset = new.patterns.count
    var model = new
    let forms = SharedForms(old.links, new.links)
    model.links.schemes = forms.schemes
    model.links.hosts = forms.hosts
    model.patterns = new.patterns.map { pattern in
      var pattern = pattern
      if forms.schemes.isEmpty { pattern.sources.remove(.scheme) }
      return pattern
    }
    let typeOffset = new.types.count
    model.types += old.types
    let entryOffset = new.entries.count
    model.entries += old.entries.map { entry in
      var entry = entry
      entry.winsOver = entry.winsOver.map { $0.map { EntryID(index: $0.index + entryOffset) } }
      for index in entry.parameters.indices {
        if case .named(let id) = entry.parameters[index].scalar {
          entry.parameters[index].scalar = .named(TypeID(index: id.index + typeOffset))
        }
      }
      return entry
    }
    for pattern in old.patterns {
      var pattern = pattern
      pattern.id = PatternID(index: model.patterns.count)
      pattern.entry = EntryID(index: pattern.entry.index + entryOffset)
      if forms.schemes.isEmpty { pattern.sources.remove(.scheme) }
      pattern.hosts = (pattern.hosts ?? Array(old.links.hosts.indices)).compactMap { forms.numbersOfOldHosts[$0] }
      model.patterns.append(pattern)
    }
    table = PatternTable(model)
  }

  /// The number of a pattern of the older table in this one.
  func older(_ pattern: PatternID) -> PatternID { PatternID(index: pattern.index + oldOffset) }

  func isNew(_ pattern: PatternID) -> Bool { pattern.index < oldOffset }

  /// Both belong to one version, and the first wins wherever both match.
  func beats(_ first: PatternID, _ second: PatternID) throws(TooComplex) -> Bool {
    if isNew(first) != isNew(second) { return false }
    return try table.beats(first, second)
  }

  /// A URL of a region that no pattern of a certain kind matches; nil where those cover the region.
  ///
  /// Takes a short URL of the region; if a pattern of that kind matches it, cuts the pattern's URLs out of the region
  /// and looks at what is left.
  ///
  /// - Parameter sparesRetired: URLs that the newer version retires do not count.
  func url(
    in region: Region, sparesRetired: Bool = false, unclaimedBy claims: (PatternID) throws(TooComplex) -> Bool
  ) throws(TooComplex) -> SampleURL? {
    var regions = [region]
    var steps = 0
    while let region = regions.popLast() {
      try table.takeStep(after: &steps)
      guard let sample = try table.sample(region) else { continue }
      if !table.meets(sample, region.requirement) { throw .fragment }
      var claimant: PatternShape?
      for pattern in table.matches(sample) where try claims(pattern) { claimant = table.shapes[pattern.index] }
      if claimant == nil, sparesRetired {
        for case let shape? in table.retired where claimant == nil {
          if try table.intersection(region, shape) != nil { claimant = shape }
        }
      }
      guard let claimant else { return sample }
      regions += try table.difference(region, claimant).reversed()
    }
    return nil
  }
}

/// The forms of URL that two versions of a manifest have in common, and those that only the older one has.
struct SharedForms {
  /// Those of both versions.
  let schemes: [Located<String>]
  /// Those of the newer version, then those of the older one that they cover.
  let hosts: [Located<String>]
  /// By number in the older version, the number in `hosts`; nil for one that is gone.
  let numbersOfOldHosts: [Int?]
  /// Schemes and hosts of the older version that no URL of the newer one has.
  let removedSchemes: [Located<String>]
  let removedHosts: [Located<String>]

  init(_ old: LinkSettings, _ new: LinkSettings) {
    let newSchemes = Set(new.schemes.map(\.value))
    schemes = old.schemes.filter { newSchemes.contains($0.value) }
    removedSchemes = old.schemes.filter { !newSchemes.contains($0.value) }
    var hosts = new.hosts
    var numbers: [Int?] = []
    var removed: [Located<String>] = []
    for host in old.hosts {
      if let known = hosts.firstIndex(where: { $0.value == host.value }) {
        numbers.append(known)
      } else if new.hosts.contains(where: { HostPattern($0.value).includes(HostPattern(host.value)) }) {
        numbers.append(hosts.count)
        hosts.append(host)
      } else {
        numbers.append(nil)
        removed.append(host)
      }
    }
    self.hosts = hosts
    numbersOfOldHosts = numbers
    removedHosts = removed
  }
}
