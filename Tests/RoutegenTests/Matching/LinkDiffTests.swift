import Testing

@testable import routegen

/// What `LinkDiff` says about two random tables, and what their matchers do.
@Suite struct LinkDiffTests {
  @Test func everyBrokenLinkIsNoticed() {
    var random = SeededRandom()
    var broken = 0
    let end = ContinuousClock.now + .seconds(2)
    // Where all tests run at once, time passes without much being done.
    for round in 0..<1000 {
      if round > 15, ContinuousClock.now > end { break }
      let before = (0..<4).map { _ in RandomTableTests.pattern(&random) }
      var after = before
      for _ in 0..<2 { after[Int.random(in: 0..<4, using: &random)] = RandomTableTests.pattern(&random) }
      let oracle = MatchOracle(patterns: before)
      let old = RandomTableTests.matcher(for: oracle)
      let new = RandomTableTests.matcher(for: MatchOracle(patterns: after))
      if !Self.isSound(old.model) || !Self.isSound(new.model) { continue }
      let diff = LinkDiff(from: old.model, to: new.model, successors: old.model.entries.map(\.id))
      let changed = Set(diff.changes.map(\.pattern)).union(diff.undecided.map(\.pattern))
      for _ in 0..<60 {
        let url = RandomTableTests.url(near: before.randomElement(using: &random)!, &random)
        let text = RandomTableTests.text(of: url, &random)
        guard let opening = old.match(text).opening else { continue }
        let now = new.match(text).opening
        if let now, now.entry == opening.entry, Self.agree(opening, old.model, now, new.model) { continue }
        broken += 1
        #expect(
          changed.contains(opening.pattern),
          "\(text) of \(old.model[opening.pattern].text), from \(before) to \(after), seed \(random.seed)")
      }
      for change in diff.changes {
        #expect(old.match(change.example).opening?.pattern == change.pattern, "seed \(random.seed)")
        if case .reread(_, let moved) = change.kind { #expect(moved.before != moved.after, "seed \(random.seed)") }
        let isRetargeted = new.match(change.example).opening?.entry != old.model[change.pattern].entry
        if case .reread = change.kind { #expect(!isRetargeted) } else { #expect(isRetargeted, "seed \(random.seed)") }
      }
    }
    #expect(broken > 0)
  }

  /// Whether two openings of an entry have the same values for the parameters of the same name and type.
  private static func agree(_ left: Opening, _ old: RouteModel, _ right: Opening, _ new: RouteModel) -> Bool {
    zip(old[left.entry].parameters, left.values).allSatisfy { parameter, value in
      zip(new[right.entry].parameters, right.values).allSatisfy { other, now in
        other.name != parameter.name || old.typeText(of: parameter) != new.typeText(of: other) || value == now
      }
    }
  }

  /// No two patterns tie: the versions of a manifest that are compared have no errors.
  private static func isSound(_ model: RouteModel) -> Bool {
    !OverlapAnalysis(model).findings.contains { [.duplicateURL, .ambiguousURL, .tooComplex].contains($0.kind) }
  }
}
