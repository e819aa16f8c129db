/// Turns what the walk over the patterns has found into findings, each with a URL that shows it.
struct OverlapSearch {
  let table: PatternTable
  let meetings: Meetings
  private(set) var findings: [OverlapFinding] = []
  /// Patterns that nothing tells apart from an earlier one; nothing else is said about them.
  private(set) var isDuplicate: [Bool]
  private(set) var isShadowed: [Bool]
  private var isTooComplex: Set<PatternID> = []
  /// By pattern, a URL of it that no other takes, as far as one has been looked for.
  var ownURLs: [OwnURL?]
  /// Patterns of which it is known that they may tie with others.
  private(set) var tied: Set<PatternID> = []

  /// Findings of one kind about one pattern.
  static let findingLimit = 5
  /// Preferences that are looked at; where there are more, none is called unneeded.
  private static let preferenceLimit = 1000

  init(_ table: PatternTable) {
    self.table = table
    var walk = PatternWalk(table)
    walk.run()
    meetings = walk.meetings
    isDuplicate = [Bool](repeating: false, count: table.shapes.count)
    isShadowed = isDuplicate
    ownURLs = [OwnURL?](repeating: nil, count: table.shapes.count)
  }

  mutating func run() {
    for (pattern, reason) in table.unbuilt { add(tooComplex: pattern, [], reason) }
    for (left, right, reason) in meetings.failures {
      add(tooComplex: later(left, right), [earlier(left, right)], reason)
    }
    findDuplicates()
    findAmbiguities()
    findCycles()
    findShadowed()
    findCapturedValues()
    findUnneededPreferences()
    findReusedRetiredURLs()
    findLikeLetters()
    sortFindings()
  }

  mutating func add(_ finding: OverlapFinding) { findings.append(finding) }

  func later(_ left: PatternID, _ right: PatternID) -> PatternID { left.index > right.index ? left : right }
  func earlier(_ left: PatternID, _ right: PatternID) -> PatternID { left.index < right.index ? left : right }

  /// Runs a search about a pattern; where it goes beyond the limits, that is the finding.
  mutating func attempt<Result>(
    _ pattern: PatternID, _ others: [PatternID], _ body: (PatternTable) throws(TooComplex) -> Result?
  ) -> Result? {
    do throws(TooComplex) {
      return try body(table)
    } catch {
      add(tooComplex: pattern, others, error)
      return nil
    }
  }

  private mutating func add(tooComplex pattern: PatternID, _ others: [PatternID], _ reason: TooComplex) {
    if !isTooComplex.insert(pattern).inserted { return }
    add(OverlapFinding(kind: .tooComplex, severity: .error, pattern: pattern, others: others, limit: reason.limit))
  }

  private mutating func findDuplicates() {
    var first: [PatternID: PatternID] = [:]
    for (left, right) in meetings.duplicates {
      if let known = first[right], known.index <= left.index { continue }
      first[right] = left
      isDuplicate[right.index] = true
    }
    // All that are equal to one are equal to each other, but for what a key takes that may be absent.
    var examples: [PatternID: SampleURL] = [:]
    for (pattern, other) in first.sorted(by: { $0.key.index < $1.key.index }) {
      let known = examples[other].flatMap { known in
        table.shapes[pattern.index].flatMap { table.matches(known, $0) ? known : nil }
      }
      let example =
        known
        ?? attempt(pattern, [other]) { table throws(TooComplex) -> SampleURL? in
          guard let example = try table.commonURL([pattern, other]) else { return nil }
          // Preferably one that no smaller pattern opens.
          return (try? table.unresolvedURL([pattern, other])) ?? example
        }
      guard let example else { continue }
      examples[other] = example
      tied.formUnion([pattern, other])
      add(
        OverlapFinding(
          kind: .duplicateURL, severity: .error, pattern: pattern, others: [other],
          isExact: table.matchSameURLs(pattern, other), example: table.text(of: example)))
    }
  }

  private mutating func findAmbiguities() {
    var counts: [PatternID: Int] = [:]
    let pairs = meetings.crossings.map { (later: later($0, $1), earlier: earlier($0, $1)) }
      .filter { !isDuplicate[$0.later.index] && !isDuplicate[$0.earlier.index] }
      .sorted { ($0.later.index, $0.earlier.index) < ($1.later.index, $1.earlier.index) }
    for (pattern, other) in pairs {
      if table.readAlike(pattern, other) { continue }
      if counts[pattern, default: 0] >= Self.findingLimit {
        tied.formUnion([pattern, other])
        continue
      }
      let example = attempt(pattern, [other]) { table throws(TooComplex) in
        try table.unresolvedURL([pattern, other])
      }
      guard let example else { continue }
      counts[pattern, default: 0] += 1
      tied.formUnion([pattern, other])
      add(
        OverlapFinding(
          kind: .ambiguousURL, severity: .error, pattern: pattern, others: [other], example: table.text(of: example)))
    }
    // Where there are so many pairs, those that were not looked at matter only if all others are settled.
    if counts.isEmpty, let (left, right) = meetings.firstUntried {
      add(tooComplex: later(left, right), [earlier(left, right)], .steps)
    }
  }

  private mutating func findCycles() {
    if !table.hasPreferences { return }
    for cycle in PreferenceCycles(table, meetings).cycles {
      guard let pattern = cycle.max(by: { $0.index < $1.index }) else { continue }
      let others = cycle.filter { $0 != pattern }
      let example = attempt(pattern, others) { table throws(TooComplex) in try table.unresolvedURL(cycle) }
      guard let example else { continue }
      tied.formUnion(cycle)
      add(
        OverlapFinding(
          kind: .ambiguousURL, severity: .error, pattern: pattern, others: others, cycle: cycle,
          example: table.text(of: example)))
    }
  }

  private mutating func findShadowed() {
    let contradicted = Set(meetings.contradictions.flatMap { [$0.0, $0.1] })
    for index in meetings.isBeaten.indices where meetings.isBeaten[index] && !isDuplicate[index] {
      let pattern = PatternID(index: index)
      guard let shape = table.shapes[index] else { continue }
      var winners: [PatternID] = []
      let verdict = attempt(pattern, []) { table throws(TooComplex) -> (isFree: Bool, example: SampleURL)? in
        let region = table.region(of: shape)
        var free = try table.url(in: region, notLostBy: [pattern], winners: &winners)
        if free == nil, contradicted.contains(pattern) { free = try table.unclaimedURL(of: pattern) }
        if let free { return (true, free) }
        return try table.sample(region).map { (false, $0) }
      }
      guard let verdict else { continue }
      if verdict.isFree {
        ownURLs[index] = OwnURL(sample: verdict.example, text: table.text(of: verdict.example))
        continue
      }
      isShadowed[index] = true
      var isRedirect = false
      if case .redirect = table.model.patterns[index].origin { isRedirect = true }
      add(
        OverlapFinding(
          kind: isRedirect ? .deadRedirect : .shadowedURL, severity: .error, pattern: pattern,
          others: winners.sorted { $0.index < $1.index }, example: table.text(of: verdict.example)))
    }
  }

  private mutating func findUnneededPreferences() {
    if !table.hasPreferences { return }
    var needed: Set<[Int]> = []
    var looks = 0
    for (winner, loser) in meetings.settled + meetings.contradictions {
      for (winner, loser) in [(winner, loser), (loser, winner)] where table.isPreferred(winner, to: loser) {
        let pair = [table.model.patterns[winner.index].entry.index, table.model.patterns[loser.index].entry.index]
        if needed.contains(pair) { continue }
        looks += 1
        if looks > Self.preferenceLimit { return }
        let decides = attempt(winner, [loser]) { table throws(TooComplex) -> Bool? in
          try table.unresolvedURL([winner, loser]) != nil
        }
        // Where it cannot be told, that is said, and no more.
        if decides ?? true { needed.insert(pair) }
      }
    }
    // Of equal patterns it is said that they are equal.
    for (first, second) in meetings.duplicates {
      let pair = [first, second].map { table.model.patterns[$0.index].entry.index }
      needed.formUnion([pair, pair.reversed()])
    }
    for (index, entry) in table.model.entries.enumerated() {
      for (place, other) in entry.winsOver.enumerated() where !needed.contains([index, other.value.index]) {
        let others = table.model.entries[other.value.index].patterns
        var finding = OverlapFinding(
          kind: .unneededWinsOver, severity: .warning, pattern: entry.patterns.first ?? PatternID(index: 0),
          others: others, preference: (EntryID(index: index), place))
        for (pattern, other) in sharing(entry.patterns, others) {
          guard let sample = (try? table.commonURL([pattern, other])) ?? nil else { continue }
          (finding.pattern, finding.others, finding.example) = (pattern, [other], table.text(of: sample))
          break
        }
        add(finding)
      }
    }
  }

  /// Pairs of patterns that may share a URL; first those of which the rules say that the first wins.
  private func sharing(_ winners: [PatternID], _ losers: [PatternID]) -> [(PatternID, PatternID)] {
    var first: [(PatternID, PatternID)] = []
    var others: [(PatternID, PatternID)] = []
    for winner in winners {
      for loser in losers {
        switch try? table.order(winner, loser) {
        case .before: first.append((winner, loser))
        case .apart, nil: break
        default: others.append((winner, loser))
        }
      }
    }
    return first + others
  }

  private mutating func findReusedRetiredURLs() {
    for (index, shape) in table.retired.enumerated() {
      guard let shape else { continue }
      let region = table.region(of: shape)
      var count = 0
      let first = table.trie[0].first
      let meeting = attempt(first, []) { table throws(TooComplex) in try table.patterns(meeting: region) }
      for pattern in (meeting ?? []).sorted(by: { $0.index < $1.index }) {
        guard count < Self.findingLimit, let shape = table.shapes[pattern.index], shape.rest == nil else { continue }
        let example = attempt(pattern, []) { table throws(TooComplex) -> SampleURL? in
          guard let common = try table.intersection(region, shape) else { return nil }
          return try table.wonURL(in: common, by: pattern)
        }
        guard let example else { continue }
        count += 1
        add(
          OverlapFinding(
            kind: .retiredURLReused, severity: .error, pattern: pattern, retired: index,
            example: table.text(of: example)))
      }
    }
  }

  /// In manifest order, whatever order the walk had.
  private mutating func sortFindings() {
    let kinds = Dictionary(uniqueKeysWithValues: OverlapFinding.Kind.allCases.enumerated().map { ($1, $0) })
    typealias Key = (Int, Int, Int, Int, Int, Int)
    let places = findings.indices.map { index -> Key in
      (
        findings[index].pattern.index, kinds[findings[index].kind] ?? 0, findings[index].parameter ?? -1,
        -findings[index].severity.rawValue, findings[index].others.first?.index ?? -1, findings[index].retired ?? -1
      )
    }
    func detail(_ finding: OverlapFinding) -> (Int, Int, Int) {
      (finding.segment ?? -1, finding.preference?.entry.index ?? -1, finding.preference?.index ?? -1)
    }
    let order = findings.indices.sorted { left, right in
      places[left] == places[right]
        ? detail(findings[left]) < detail(findings[right]) : places[left] < places[right]
    }
    findings = order.map { findings[$0] }
  }
}
