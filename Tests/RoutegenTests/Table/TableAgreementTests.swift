import Foundation
import Testing

@testable import RouteRuntime
@testable import routegen

/// The runtime, the tool's matcher and a matcher that only tries everything say the same of random links.
@Suite struct TableAgreementTests {
  @Test func randomTables() throws {
    var tables = RandomTables(random: SeededRandom(seed: seed))
    let end = ContinuousClock.now + Fuzzing.duration(2)
    var count = 0
    var kinds: [String: Int] = [:]
    while count == 0 || ContinuousClock.now < end {
      let model = tables.table()
      // Nothing is generated for a table in which two patterns tie.
      let findings = OverlapAnalysis(model).findings
      if findings.contains(where: { $0.severity == .error && $0.kind != .shadowedURL }) { continue }
      // First segments that differ by the case of letters are one host; a preference between them is not followed there.
      let hasTwins = findings.contains { $0.kind == .differsOnlyByCase && $0.segment == 0 }
      if hasTwins, model.entries.contains(where: { !$0.winsOver.isEmpty }) { continue }
      let probe = try TableProbe(model)
      let matcher = URLMatcher(model)
      let bruteForce = BruteForceMatcher(model: model, universe: RandomTables.universe)
      for _ in 0..<60 {
        var link = tables.link(model)
        if tables.chance(1, 6) { link = tables.damaged(link) }
        if tables.chance(1, 20) { link = tables.noise() }
        count += 1
        let expected = bruteForce.match(link)
        let summary = probe.summary(link)
        let note: Comment = "seed \(seed), \(link.debugDescription) on \(Self.describe(model))"
        let kind: String
        switch expected {
        case .ambiguous: kind = "ambiguous"
        case .malformed:
          kind = "malformed"
          #expect(summary == "malformed", note)
        case .foreign:
          kind = "foreign"
          #expect(summary.hasPrefix("foreign"), note)
        case .nothing:
          kind = "nothing"
          #expect(probe.fields(link) == nil && !summary.hasPrefix("foreign"), note)
        case .opens(let entry, let values):
          kind = "opens"
          let fields = RouteFields(entry: entry, values: values.map(\.field))
          #expect(
            probe.canonical(probe.fields(link)).map(TableProbe.exact) == probe.canonical(fields).map(TableProbe.exact),
            note)
          checkPrinting(fields, probe, bruteForce, note)
        }
        kinds[kind, default: 0] += 1
        if expected == .ambiguous { continue }
        // Where no path fits, only the tool looks for one that resembles the link's.
        let other = matcher.summary(link)
        #expect(summary == (other.hasPrefix("not found") ? "not found" : other), note)
      }
    }
    print("seed \(seed): \(count) links, \(kinds)")
  }

  /// What is printed for the values of a link opens the same values.
  private func checkPrinting(
    _ fields: RouteFields, _ probe: TableProbe, _ bruteForce: BruteForceMatcher, _ note: Comment
  ) {
    let canonical = probe.canonical(fields) ?? fields
    func opensTheSame(_ url: String) -> Bool {
      guard case .opens(let entry, let values) = bruteForce.match(url) else { return false }
      return probe.canonical(RouteFields(entry: entry, values: values.map(\.field))).map(TableProbe.exact)
        == TableProbe.exact(canonical)
    }
    for source in LinkSource.allCases {
      let printed = probe.url(of: canonical, as: source)
      // Patterns of several entries may be equal here; of such a table no code is generated.
      if let printed, bruteForce.match(printed) == .ambiguous { continue }
      let expected = bruteForce.urls(of: canonical.entry, canonical.values, as: source).first(where: opensTheSame)
      #expect((printed == nil) == (expected == nil), "\(printed ?? "nil"), \(expected ?? "nil"); \(note)")
      guard let printed else { continue }
      #expect(opensTheSame(printed), "\(printed); \(note)")
      #expect(URL(string: printed)?.absoluteString == printed, "\(printed) is no URL; \(note)")
    }
  }

  private static func describe(_ model: RouteModel) -> String {
    let patterns = model.patterns.map { pattern in
      let parameters = model[pattern.entry].parameters.map { "\($0.name): \(model.typeText(of: $0))" }
      return ([pattern.text, "\(pattern.sources.rawValue)", "\(pattern.hosts ?? [])"] + parameters).joined(
        separator: " ")
    }
    return patterns.joined(separator: " | ")
  }

  private let seed = Fuzzing.seed
}

extension BruteForceMatcher.Value {
  var field: RouteField {
    switch self {
    case .none: .none
    case .one(let text): .one(text)
    case .many(let texts): .many(texts)
    }
  }
}
