import Testing

@testable import routegen

/// What the checks say about overlaps, and what the matcher does, over random tables.
@Suite struct OverlapAgreementTests {
  @Test func checksAndMatcherAgree() {
    var random = SeededRandom()
    var confirmed = 0
    let end = ContinuousClock.now + .seconds(2)
    // Where all tests run at once, time passes without much being done.
    for round in 0..<1000 {
      if round > 15, ContinuousClock.now > end { break }
      let oracle = MatchOracle(patterns: (0..<5).map { _ in RandomTableTests.pattern(&random) })
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
      let end = ContinuousClock.now + .seconds(2)
      // Where all tests run at once, time passes without much being done.
      for round in 0..<1000 {
        if round > 15, ContinuousClock.now > end { break }
        let url = RandomTableTests.url(near: oracle.patterns.randomElement(using: &random)!, &random)
        let text = RandomTableTests.text(of: url, &random)
        if case .ambiguous = matcher.match(text) { Issue.record("\(text) is ambiguous among \(table)") }
      }
    }
    #expect(confirmed > 0)
  }
}
