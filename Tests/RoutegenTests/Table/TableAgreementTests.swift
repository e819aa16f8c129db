import Foundation
import Testing

@testable import RouteRuntime
@testable import routegen

/// The runtime, the tool's matcher and a matcher that only tries everything say the same of random links.
@Suite struct TableAgreementTests {
  @Test func randomTables() throws {
    var tables = RandomTables(random: SeededRandom(seed: seed))
    let end = ContinuousClock.now + duration
    var count = 0
    var kinds: [String: Int] = [:]
    while ContinuousClock.now < end {
      let model = tables.table()
      // Nothing is generated for a table in which two patterns tie or nearly do.
      let ties: Set<OverlapFinding.Kind> = [
        .duplicateURL, .ambiguousURL, .differsOnlyByCase, .unneededWinsOver, .tooComplex,
      ]
      if OverlapAnalysis(model).findings.contains(where: { ties.contains($0.kind) }) { continue }
      let probe = try TableProbe(model)
      let matcher = URLMatcher(model)
      let bruteForce = BruteForceMatcher(model: model, universe: RandomTables.universe)
      for _ in 0..<60 {
        var link = tables.link(model)
        if tables.chance(1, 6) { link = tables.damaged(link) }
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
          #expect(probe.canonical(probe.fields(link)) == probe.canonical(fields), note)
          checkPrinting(fields, probe, bruteForce, note)
        }
        kinds[kind, default: 0] += 1
        if expected == .ambiguous { continue }
        // Which pattern is the closest to a link that opens nothing is a matter of taste, and each has its own.
        if expected == .nothing {
          #expect(!matcher.opens(link), note)
        } else {
          let other = matcher.summary(link)
          #expect(summary == (other.hasPrefix("not found") ? "not found" : other), note)
        }
      }
    }
    print("seed \(seed): \(count) links, \(kinds)")
  }

  /// What is printed for the values of a link opens the same values.
  private func checkPrinting(
    _ fields: RouteFields, _ probe: TableProbe, _ bruteForce: BruteForceMatcher, _ note: Comment
  ) {
    for source in LinkSource.allCases {
      // Another pattern may claim the URL that would be printed.
      guard let url = probe.url(of: fields, as: source) else { continue }
      guard case .opens(let entry, let values) = bruteForce.match(url) else {
        Issue.record("\(url) opens nothing; \(note)")
        continue
      }
      let again = RouteFields(entry: entry, values: values.map(\.field))
      #expect(probe.canonical(again) == probe.canonical(fields), "\(url); \(note)")
      #expect(URL(string: url)?.absoluteString == url, "\(url) is no URL; \(note)")
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

  private let seed =
    ProcessInfo.processInfo.environment["ROUTEGEN_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...9_999_999)
  private let duration = Duration.seconds(
    ProcessInfo.processInfo.environment["ROUTEGEN_FUZZ_SECONDS"].flatMap { Int($0) } ?? 2)
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
