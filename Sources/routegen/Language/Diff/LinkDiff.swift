/// What became of the links of an older version of a table.
struct LinkDiff {
  /// URLs of one pattern of the older table that do not open what they opened.
  struct Change {
    enum Kind: Hashable {
      /// None of them opens the entry any more, and some open nothing.
      case removed
      /// Some of them still open the entry, and some nothing.
      case narrowed
      /// Some of them open another entry, by a pattern of the newer table.
      case retargeted(PatternID)
      /// Some of them open the entry with another value of a parameter, by a pattern of the newer table.
      case reread(PatternID, Rereading)
    }

    var kind: Kind
    /// In the older table.
    var pattern: PatternID
    /// A URL that shows it; both matchers confirm it.
    var example: String
  }

  /// By pattern of the older table, in its order.
  private(set) var changes: [Change] = []
  /// Patterns of the older table that could not be compared, and the limit that was reached.
  private(set) var undecided: [(pattern: PatternID, limit: String)] = []
  let forms: SharedForms

  let old: RouteModel
  let new: RouteModel
  private let successors: [EntryID?]
  let combined: CombinedTable
  let matchers: (old: URLMatcher, new: URLMatcher)

  /// - Parameter successors: by entry of the older table, what it is in the newer one; nil where it is gone
  init(from old: RouteModel, to new: RouteModel, successors: [EntryID?]) {
    self.old = old
    self.new = new
    self.successors = successors
    forms = SharedForms(old.links, new.links)
    combined = CombinedTable(old: old, new: new)
    matchers = (URLMatcher(old), URLMatcher(new))
    for pattern in old.patterns {
      do throws(TooComplex) {
        try compare(pattern)
      } catch {
        undecided.append((pattern.id, error.limit))
      }
    }
  }

  private mutating func compare(_ pattern: Pattern) throws(TooComplex) {
    let own = combined.older(pattern.id)
    let (combined, table) = (combined, combined.table)
    guard let shape = table.shapes[own.index] else { return }
    let region = table.region(of: shape)
    let meeting = try table.patterns(meeting: region).filter(combined.isNew)
    let dead = try combined.url(in: region, sparesRetired: true) { other throws(TooComplex) in
      if combined.isNew(other) { return true }
      return try combined.beats(other, own)
    }
    let successor = successors[pattern.entry.index]
    if let dead {
      let survives = meeting.contains { new[$0].entry == successor }
      _ = add(survives ? .narrowed : .removed, pattern, dead)
    }
    for other in meeting where isRetargeted(pattern, by: new[other]) {
      guard let shape = table.shapes[other.index], let common = try table.intersection(region, shape) else { continue }
      if let moved = try url(in: common, of: own, other), add(.retargeted(other), pattern, moved) { break }
    }
    for other in meeting where new[other].entry == successor {
      guard let found = try rereading(pattern, by: new[other], in: region) else { continue }
      if add(.reread(other, found.rereading), pattern, found.sample) { break }
    }
  }

  /// A URL of a region that opens one pattern of the older table and one of the newer one.
  func url(in region: Region, of own: PatternID, _ other: PatternID) throws(TooComplex) -> SampleURL? {
    try combined.url(in: region) { third throws(TooComplex) in
      if try combined.beats(third, own) { return true }
      return try combined.beats(third, other)
    }
  }

  /// A redirect that takes over the URL of an entry that is gone is what one is asked to write.
  private func isRetargeted(_ pattern: Pattern, by other: Pattern) -> Bool {
    guard let successor = successors[pattern.entry.index] else {
      if case .redirect = other.origin { return false }
      return true
    }
    return other.entry != successor
  }

  /// Notes a change that both matchers confirm.
  private mutating func add(_ kind: Change.Kind, _ pattern: Pattern, _ sample: SampleURL) -> Bool {
    let example = combined.table.text(of: sample)
    guard matchers.old.match(example).opening?.entry == pattern.entry else { return false }
    let now = matchers.new.match(example)
    let isConfirmed =
      switch kind {
      case .removed, .narrowed: !now.isHit
      case .retargeted(let other), .reread(let other, _): now.opening?.entry == new[other].entry
      }
    if isConfirmed { changes.append(Change(kind: kind, pattern: pattern.id, example: example)) }
    return isConfirmed
  }
}
