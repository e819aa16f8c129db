import Testing

@testable import routegen

/// What `LinkDiff` says about two random tables, and what their matchers do.
@Suite struct LinkDiffTests {
  @Test func everyBrokenLinkIsNoticed() {
    var random = SeededRandom()
    var broken = 0
    for _ in 0..<30 {
      let before = (0..<5).map { _ in OverlapAgreementTests.pattern(&random) }
      var after = before
      for _ in 0..<2 { after[Int.random(in: 0..<5, using: &random)] = OverlapAgreementTests.pattern(&random) }
      let oracle = MatchOracle(patterns: before)
      let old = RandomTableTests.matcher(for: oracle)
      let new = RandomTableTests.matcher(for: MatchOracle(patterns: after))
      let diff = LinkDiff(from: old.model, to: new.model, successors: old.model.entries.map(\.id))
      let changed = Set(diff.changes.map(\.pattern)).union(diff.undecided.map(\.pattern))
      for _ in 0..<60 {
        let url = RandomTableTests.url(near: before.randomElement(using: &random)!, &random)
        let text = RandomTableTests.text(of: url, &random)
        guard let opening = old.match(text).opening, new.match(text).opening?.entry != opening.entry else { continue }
        // Two that tie in the newer table are an error of that table.
        if case .ambiguous = new.match(text) { continue }
        broken += 1
        #expect(
          changed.contains(opening.pattern),
          "\(text) of \(old.model[opening.pattern].text), from \(before) to \(after), seed \(random.seed)")
      }
      for change in diff.changes {
        #expect(old.match(change.example).opening?.pattern == change.pattern, "seed \(random.seed)")
        #expect(new.match(change.example).opening?.entry != old.model[change.pattern].entry, "seed \(random.seed)")
      }
    }
    #expect(broken > 0)
  }
}
