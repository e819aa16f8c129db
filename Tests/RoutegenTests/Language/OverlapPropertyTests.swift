import Testing

@testable import routegen

/// Random small tables against a model that tries every URL.
@Suite struct OverlapPropertyTests {
  private static let types: [TableSketch.TypeSketch] = [
    .string, .int, .builtin(.bool), .oneOf(["a", "1"]), .oneOf(["a", "b", "12"]), .matching("[ab]+"),
    .matching("[a-z]*[0-9]?"), .matching(".{1,2}"), .builtin(.int, min: "0", max: "10"), .builtin(.int, min: "2"),
    .builtin(.double), .builtin(.double, min: "0", max: "10"), .builtin(.double, max: "1.5"), .matching("[0-9.]+"),
    .external(),
  ]
  private static let hosts = ["x.com", "*.x.com", "a.x.com"]

  private struct Table {
    var sketch: TableSketch
    var slow: SlowTable
  }

  private static func randomTable(_ random: inout SeededRandom, preferences: Bool) -> Table {
    var sketch = TableSketch(entries: [])
    sketch.hosts = hosts
    var slow: [SlowTable.SlowPattern] = []
    let kinds = (0..<4).map { _ in types.randomElement(using: &random)! }
    for entry in 0..<Int.random(in: 2...6, using: &random) {
      var urls: [String] = []
      var used: [String: TableSketch.TypeSketch] = [:]
      let sources: LinkSources = [.all, .all, .all, .web, .scheme].randomElement(using: &random)!
      let hosts: [Int]? = Bool.random(using: &random) ? nil : [Int.random(in: 0...2, using: &random)]
      for _ in 0..<(Int.random(in: 0..<5, using: &random) == 0 ? 2 : 1) {
        var text = ""
        var pattern = SlowTable.SlowPattern(
          entry: entry, segments: [], rest: nil, query: nil, forms: [], readsAlike: "")
        for depth in 0..<Int.random(in: 0...2, using: &random) {
          let type = kinds.randomElement(using: &random)!
          let name = "p\(depth)\(kinds.firstIndex(of: type)!)"
          switch Int.random(in: 0..<5, using: &random) {
          case 0, 1:
            let literal = ["a", "b", "1"].randomElement(using: &random)!
            text += "/" + literal
            pattern.segments.append(.literal(literal))
          case 2 where type != .external():
            text += "/a{\(name)}"
            used[name] = type
            pattern.segments.append(.around("a", type))
            pattern.readsAlike += "\(name)@a\(depth) "
          default:
            text += "/:" + name
            used[name] = type
            pattern.segments.append(.type(type))
            pattern.readsAlike += "\(name)@\(depth) "
          }
        }
        if Int.random(in: 0..<5, using: &random) == 0 {
          let type = kinds.randomElement(using: &random)!
          let name = "r\(kinds.firstIndex(of: type)!)"
          text += "/*" + name
          used[name + "*"] = type
          pattern.rest = .type(type)
          pattern.readsAlike += "\(name)@\(pattern.segments.count) "
        }
        if text.isEmpty { text = "/" }
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
          text += "?q=1"
          pattern.query = { $0 == "1" }
        case 1:
          text += "?q"
          pattern.query = { _ in true }
        case 2:
          let type = kinds.randomElement(using: &random)!
          let name = "q\(kinds.firstIndex(of: type)!)"
          text += "?q=:" + name
          used[name] = type
          pattern.query = { queryFits($0, type) }
          pattern.readsAlike += "\(name)@q "
        case 3, 4:
          let type = kinds.randomElement(using: &random)!
          let name = "o\(kinds.firstIndex(of: type)!)?"
          text += "?q=:" + name
          used[name] = type
          pattern.optionalQuery = { $0.first.map { mayStand($0, type) } ?? true }
          pattern.readsAlike += "\(name)@q "
        case 5:
          let type = kinds.randomElement(using: &random)!
          let name = "l\(kinds.firstIndex(of: type)!)*"
          text += "?q=:" + name
          used[name] = type
          pattern.optionalQuery = { $0.allSatisfy { mayStand($0, type) } }
          pattern.readsAlike += "\(name)@q "
        default: break
        }
        pattern.forms = forms(sources, hosts)
        urls.append(text)
        slow.append(pattern)
      }
      var item = TableSketch.EntrySketch(name: "e\(entry)", urls: urls, types: used)
      item.sources = sources
      item.hosts = hosts
      sketch.entries.append(item)
    }
    var winsOver: Set<[Int]> = []
    if preferences {
      for _ in 0..<2 {
        let pair = [0, 1].map { _ in Int.random(in: 0..<sketch.entries.count, using: &random) }
        if pair[0] == pair[1] { continue }
        sketch.entries[pair[0]].winsOver.append("e\(pair[1])")
        winsOver.insert(pair)
      }
    }
    return Table(sketch: sketch, slow: SlowTable(patterns: slow, winsOver: winsOver))
  }

  private static func queryFits(_ text: String, _ type: TableSketch.TypeSketch) -> Bool {
    switch type {
    case .builtin(.bool, _, _, _): text == "\u{1}" || SlowTable.fits(text, type)
    case .builtin(.string, _, _, nil): true
    case .builtin(.string, _, _, _): SlowTable.fits(text == "\u{1}" ? "" : text, type)
    case .external: text != "\u{1}" && !text.isEmpty
    default: text != "\u{1}" && SlowTable.fits(text, type)
    }
  }

  /// Whether a value may stand where there may be none: what is blank counts as none, but for text.
  private static func mayStand(_ text: String, _ type: TableSketch.TypeSketch) -> Bool {
    if queryFits(text, type) { return true }
    if case .builtin(.string, _, _, _) = type { return false }
    return text.isEmpty || text == "\u{1}"
  }

  /// Forms: 0 the scheme, 1 `x.com`, 2 `a.x.com`, 3 any other host under `x.com`.
  private static func forms(_ sources: LinkSources, _ hosts: [Int]?) -> Set<Int> {
    var result: Set<Int> = sources.contains(.scheme) ? [0] : []
    if sources.contains(.web) {
      for host in hosts ?? [0, 1, 2] { result.formUnion([[1], [2, 3], [2]][host]) }
    }
    return result
  }

  private static func parse(_ text: String) -> SlowTable.URL? {
    var rest = text[...]
    var result = SlowTable.URL(path: [], query: [], form: 0)
    if rest.hasPrefix("shop://") {
      rest = rest.dropFirst(7)
    } else if rest.hasPrefix("https://") {
      rest = rest.dropFirst(8)
      let host = rest.prefix { $0 != "/" }
      result.form = host == "x.com" ? 1 : host == "a.x.com" ? 2 : host.hasSuffix(".x.com") ? 3 : -1
      rest = rest[host.endIndex...]
    } else {
      return nil
    }
    if let mark = rest.firstIndex(of: "?") {
      result.query = rest[rest.index(after: mark)...].split(separator: "&").map { item in
        item == "q" ? "\u{1}" : decode(item.dropFirst(2))
      }
      rest = rest[..<mark]
    }
    result.path = rest.split(separator: "/").map { decode($0) }
    return result
  }

  private static func decode(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == 0x25, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func verdictsAgreeWithTryingEverything() throws {
    var random = SeededRandom(seed: Fuzzing.seed)
    let end = ContinuousClock.now + Fuzzing.duration(0)
    for round in 0..<100_000 {
      if round >= 25, ContinuousClock.now > end { break }
      let table = Self.randomTable(&random, preferences: false)
      let problem = Self.compare(table)
      #expect(problem == nil, "seed \(random.seed): \(problem ?? "") \(table.sketch.entries.map(\.urls))")
      if problem != nil { return }
    }
  }

  @Test func preferencesAgreeWithTryingEverything() throws {
    var random = SeededRandom(seed: Fuzzing.seed)
    let end = ContinuousClock.now + Fuzzing.duration(0)
    for round in 0..<100_000 {
      if round >= 15, ContinuousClock.now > end { break }
      let table = Self.randomTable(&random, preferences: true)
      let problem = Self.compare(table)
      #expect(problem == nil, "seed \(random.seed): \(problem ?? "") \(table.sketch.entries)")
      if problem != nil { return }
    }
  }

  /// What the analysis of a table and trying every URL disagree about.
  private static func compare(_ table: Table) -> String? {
    let model = table.sketch.model()
    let analysis = OverlapAnalysis(model)
    let slow = table.slow
    var reported: Set<[Int]> = []
    var shadowed: Set<Int> = []
    var cycles: Set<Set<Int>> = []
    let duplicates = Set(analysis.findings.filter { $0.kind == .duplicateURL }.map(\.pattern.index))
    for finding in analysis.findings {
      let pattern = finding.pattern.index
      if finding.kind == .tooComplex { return "too complex: \(finding.limit ?? "")" }
      if finding.kind == .unneededWinsOver || finding.kind == .differsOnlyByCase { continue }
      guard let text = finding.example, let url = parse(text) else { return "no example for \(finding)" }
      let matching = slow.matches(url)
      let others = finding.others.map(\.index)
      if !matching.contains(pattern) { return "\(text) is not in \(pattern)" }
      switch finding.kind {
      case .ambiguousURL where !finding.cycle.isEmpty:
        cycles.insert(Set(finding.cycle.map(\.index)))
        for (index, member) in finding.cycle.enumerated() {
          let next = finding.cycle[(index + 1) % finding.cycle.count]
          if !slow.beats[member.index][next.index] { return "\(finding.cycle) is no cycle" }
        }
        let hasEquals = matching.contains { member in duplicates.contains(member) }
        let isSettled = slow.unresolved(matching).isEmpty
        if !hasEquals, isSettled, !slow.winners(matching).isEmpty { return "the cycle at \(text) has a winner" }
      case .duplicateURL:
        reported.insert([others[0], pattern].sorted())
        let (left, right) = (slow.patterns[pattern], slow.patterns[others[0]])
        let isPreferred = [[left.entry, right.entry], [right.entry, left.entry]].contains(where: slow.winsOver.contains)
        if !matching.contains(others[0]) || !isPreferred && slow.beats[pattern][others[0]] {
          return "no duplicate: \(finding)"
        }
      case .ambiguousURL:
        reported.insert([others[0], pattern].sorted())
        if !slow.unresolved(matching).contains([others[0], pattern].sorted()) { return "not ambiguous: \(text)" }
      case .shadowedURL:
        shadowed.insert(pattern)
      case .capturedValue:
        if !matching.contains(others[0]) || !slow.beats[others[0]][pattern] { return "not captured: \(finding)" }
        if slow.patterns[others[0]].entry == slow.patterns[pattern].entry { return "captured by itself: \(finding)" }
      default: break
      }
    }
    var wins: Set<Int> = []
    for url in SlowTable.urls {
      let matching = slow.matches(url)
      if matching.isEmpty { continue }
      let winners = slow.winners(matching)
      wins.formUnion(winners)
      for pair in slow.unresolved(matching) where !reported.contains(pair) {
        if pair.contains(where: duplicates.contains) { continue }
        let (left, right) = (slow.patterns[pair[0]], slow.patterns[pair[1]])
        if left.entry == right.entry, Self.readings(left) == Self.readings(right) { continue }
        return "unreported: \(pair) at \(url)"
      }
      if winners.isEmpty, duplicates.isEmpty, !cycles.contains(where: { $0.isSubset(of: matching) }) {
        return "no winner at \(url)"
      }
      for pattern in shadowed where winners.contains(pattern) { return "\(pattern) is not shadowed at \(url)" }
      // What the depth-first matcher does, where the table has no ambiguity.
      if duplicates.isEmpty, slow.unresolved(matching).isEmpty, winners.count == 1,
        let found = Self.run(analysis, url, matching)
      {
        if found != winners[0] { return "the matcher finds \(found), not \(winners[0]), at \(url)" }
      }
    }
    // Of values that one of the others may leave over few are tried.
    if slow.patterns.contains(where: { $0.optionalQuery != nil }) { return nil }
    for index in slow.patterns.indices where !wins.contains(index) && !shadowed.contains(index) {
      if !duplicates.isEmpty || !cycles.isEmpty { continue }
      let pattern = slow.patterns[index]
      // Only where the words hold every text that the pattern has.
      if pattern.rest == nil, pattern.query == nil, pattern.segments.allSatisfy(Self.isFinite), !pattern.forms.isEmpty {
        return "\(index) never wins and is not reported"
      }
    }
    return nil
  }

  private static func readings(_ pattern: SlowTable.SlowPattern) -> Set<Substring> {
    Set(pattern.readsAlike.split(separator: " "))
  }

  private static func isFinite(_ kind: SlowTable.Kind) -> Bool {
    switch kind {
    case .literal, .type(.oneOf): true
    default: false
    }
  }

  /// The first match depth first, replaced by later ones that overrule it.
  private static func run(_ analysis: OverlapAnalysis, _ url: SlowTable.URL, _ matching: [Int]) -> Int? {
    let order = matching.sorted { analysis.table.visitingRanks[$0] < analysis.table.visitingRanks[$1] }
    var found: Int?
    for pattern in order {
      guard let present = found else {
        found = pattern
        continue
      }
      if analysis.overruledBy(PatternID(index: present)).contains(PatternID(index: pattern)) { found = pattern }
    }
    return found
  }

  /// The order of entries changes neither what is found nor the examples.
  @Test func orderChangesNothing() throws {
    var random = SeededRandom(seed: Fuzzing.seed)
    let end = ContinuousClock.now + Fuzzing.duration(0)
    for round in 0..<100_000 {
      if round >= 25, ContinuousClock.now > end { break }
      let table = Self.randomTable(&random, preferences: Bool.random(using: &random))
      var shuffled = table.sketch
      shuffled.entries.shuffle(using: &random)
      // Of very many about one pattern, which are kept depends on the order.
      guard let first = Self.summary(table.sketch), let second = Self.summary(shuffled) else { continue }
      #expect(first == second, "seed \(random.seed)")
      if first != second { return }
    }
  }

  /// Findings without what depends on which of two comes later; nil where some may have been left out.
  private static func summary(_ sketch: TableSketch) -> [String]? {
    let model = sketch.model()
    func name(_ pattern: PatternID) -> String { "\(model[model[pattern].entry].key):\(model[pattern].text)" }
    var result: [String] = []
    var duplicates: Set<PatternID> = []
    let findings = OverlapAnalysis(model).findings
    let ambiguous = Dictionary(grouping: findings.filter { $0.kind == .ambiguousURL }, by: \.pattern)
    if ambiguous.values.contains(where: { $0.count >= OverlapSearch.findingLimit }) { return nil }
    for finding in findings where finding.kind == .duplicateURL { duplicates.insert(finding.pattern) }
    // Of equal patterns only the first is looked at further, so tables with such are compared by those alone.
    for finding in findings where duplicates.isEmpty || finding.kind == .duplicateURL {
      if finding.kind == .duplicateURL { continue }
      let isSided = finding.kind == .shadowedURL || finding.kind == .capturedValue
      // Of many that claim values, or together all URLs, which are named may depend on the order.
      let names = (isSided ? [finding.pattern] : [finding.pattern] + finding.others).map(name).sorted()
      result.append("\(finding.kind) \(finding.severity) \(names) \(isSided ? "" : finding.example ?? "")")
    }
    return Set(result).sorted()
  }
}
