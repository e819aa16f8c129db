import Foundation
import Testing

@testable import routegen

/// What the analysis says of random tables, and what a matcher does that only tries everything: keys that may be absent,
/// defaults, lists, flags and fragments included.
@Suite struct OverlapBruteForceTests {
  @Test func examplesDoWhatTheFindingsSay() {
    var tables = RandomTables(random: SeededRandom(seed: Fuzzing.seed))
    let end = ContinuousClock.now + Fuzzing.duration(2)
    var kinds: [OverlapFinding.Kind: Int] = [:]
    // Where all tests run at once, time passes without much being done.
    for round in 0..<100_000 {
      if round > 15, ContinuousClock.now > end { break }
      var model = tables.table()
      model.links.caseInsensitive = false
      let findings = OverlapAnalysis(model).findings
      let bruteForce = BruteForceMatcher(model: model, universe: Self.universe)
      let table = "\(Self.describe(model)), seed \(tables.random.seed)"
      let hasTwins = findings.contains { $0.kind == .differsOnlyByCase && $0.segment == 0 }
      for finding in findings {
        guard let example = finding.example else { continue }
        // Of URLs that equal patterns share it is said that they are equal; who else claims them is not exact there.
        if finding.kind == .capturedValue, findings.contains(where: { $0.kind == .duplicateURL }) { continue }
        // In the place of a host the case of letters does not count, so that such a URL is also one of the other.
        if hasTwins, example.hasPrefix("app://"), !example.hasPrefix("app:///") { continue }
        kinds[finding.kind, default: 0] += 1
        let outcome = bruteForce.match(example)
        if !Self.confirms(outcome, finding, model) {
          let patterns = ([finding.pattern] + finding.others).map { model[$0].text }
          Issue.record("\(finding.kind) \(patterns) \(example) \(outcome) among \(table)")
          return
        }
      }
      let ties: Set<OverlapFinding.Kind> = [.duplicateURL, .ambiguousURL, .tooComplex, .differsOnlyByCase]
      if findings.contains(where: { ties.contains($0.kind) }) { continue }
      let shadowed = Self.unreachable(findings, model)
      for _ in 0..<40 {
        let link = tables.link(model)
        // Text that cannot be decoded counts as fitting.
        if Self.cannotBeDecoded(link) { continue }
        switch bruteForce.match(link) {
        case .ambiguous: Issue.record("\(link) is ambiguous among \(table)")
        case .opens(let entry, _) where shadowed.contains(entry): Issue.record("\(link) opens \(entry) among \(table)")
        default: break
        }
      }
    }
    #expect(kinds.values.reduce(0, +) > 0)
  }

  private static func cannotBeDecoded(_ link: String) -> Bool {
    link.contains("%00") || link.removingPercentEncoding == nil
  }

  /// Texts that tell apart also what stands around a value.
  private static let universe: [String] = {
    let texts = RandomTables.universe + ["9300000000000000000", "1", "top", "/a?b"]
    return texts + texts.flatMap { ["@" + $0, "v" + $0, "é" + $0, "." + $0, $0 + ".html"] }
  }()

  /// The entries of which no pattern is left that anything opens.
  private static func unreachable(_ findings: [OverlapFinding], _ model: RouteModel) -> Set<Int> {
    let shadowed = Set(findings.filter { $0.kind == .shadowedURL }.map(\.pattern))
    let open = model.patterns.filter { !shadowed.contains($0.id) }.map(\.entry.index)
    return Set(shadowed.map { model[$0].entry.index }).subtracting(open)
  }

  private static func confirms(
    _ outcome: BruteForceMatcher.Outcome, _ finding: OverlapFinding, _ model: RouteModel
  ) -> Bool {
    let own = model[finding.pattern].entry.index
    let others = finding.others.map { model[$0].entry.index }
    switch (finding.kind, outcome) {
    case (.ambiguousURL, .ambiguous): return true
    case (.ambiguousURL, _): return false
    // A third may be smaller than both.
    case (.duplicateURL, .opens(let entry, _)):
      return !([own] + others).contains(entry) || !model.entries[entry].winsOver.isEmpty
    case (.duplicateURL, let outcome): return outcome == .ambiguous
    case (.capturedValue, .opens(let entry, _)): return entry == others[0]
    case (.capturedValue, _): return false
    case (.shadowedURL, .opens(let entry, _)): return entry != own
    case (.shadowedURL, let outcome): return outcome == .ambiguous
    default: return true
    }
  }

  static func describe(_ model: RouteModel) -> String {
    let patterns = model.patterns.map { pattern in
      let parameters = model[pattern.entry].parameters.map { "\($0.name): \(model.typeText(of: $0))" }
      let preferences = model[pattern.entry].winsOver.map { "wins over \($0.value.index)" }
      return ([pattern.text, "\(pattern.sources.rawValue)", "\(pattern.hosts ?? [])"] + parameters + preferences)
        .joined(separator: " ")
    }
    return patterns.joined(separator: " | ")
  }
}
