import Testing

@testable import routegen

/// What the checks say about overlaps, and what the matcher does, over random tables.
@Suite struct OverlapAgreementTests {
  @Test func checksAndMatcherAgree() {
    var random = SeededRandom()
    var confirmed = 0
    for _ in 0..<40 {
      let oracle = MatchOracle(patterns: (0..<5).map { _ in Self.pattern(&random) })
      let matcher = RandomTableTests.matcher(for: oracle)
      let model = matcher.model
      let table = "\(oracle.patterns), seed \(random.seed)"
      let findings = OverlapAnalysis(model).findings
      for finding in findings {
        guard let example = finding.example else { continue }
        confirmed += 1
        let outcome = matcher.match(example)
        switch finding.kind {
        case .ambiguousURL:
          guard case .ambiguous(let openings) = outcome else {
            Issue.record("\(example) is not ambiguous among \(table)")
            continue
          }
          let patterns = openings.map(\.pattern)
          #expect(
            patterns.contains(finding.pattern) && finding.others.contains { patterns.contains($0) },
            "\(example) among \(table)")
        case .duplicateURL:
          // A third may be smaller than both; neither of the two wins.
          #expect(outcome.opening.map { !([finding.pattern] + finding.others).contains($0.pattern) } ?? true)
        case .shadowedURL, .capturedValue, .deadRedirect:
          #expect(
            outcome.opening.map { $0.pattern != finding.pattern } ?? true, "\(finding.kind) \(example) among \(table)")
        default: break
        }
      }
      if findings.contains(where: { $0.kind == .duplicateURL || $0.kind == .ambiguousURL || $0.kind == .tooComplex }) {
        continue
      }
      for _ in 0..<40 {
        let url = RandomTableTests.url(near: oracle.patterns.randomElement(using: &random)!, &random)
        let text = RandomTableTests.text(of: url, &random)
        if case .ambiguous = matcher.match(text) { Issue.record("\(text) is ambiguous among \(table)") }
      }
    }
    #expect(confirmed > 0)
  }

  /// A random pattern whose optional keys no other pattern demands: the checks leave their values out of account.
  static func pattern(_ random: inout SeededRandom) -> MatchOracle.Pattern {
    var pattern = RandomTableTests.pattern(&random)
    pattern.items = pattern.items.map { item in
      switch item.value {
      case .optional, .list: MatchOracle.Item(key: "o" + item.key, value: item.value)
      case .literal, .present, .required: item
      }
    }
    return pattern
  }
}
