import Testing

@testable import routegen

/// The examples in the catalogue show what they say.
@Suite struct RuleExampleTests {
  /// Rules whose examples describe more than one input.
  static let manifestRules = Rule.all.filter { rule in
    rule.family != .drift && rule.family != .breaking
  }

  @Test(arguments: manifestRules.map(\.id))
  func failingExample(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    let findings = ManifestCase.check(rule.failing).findings
    #expect(Set(findings.map(\.rule.id)) == [id], "\(findings.map { "\($0.rule.id): \($0.message)" })")
    #expect(findings.filter { $0.rule == rule }.allSatisfy { $0.severity == rule.severity })
  }

  @Test(arguments: manifestRules.map(\.id))
  func passingExample(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    let findings = ManifestCase.check(rule.passing).findings
    #expect(findings.isEmpty, "\(findings.map { "\($0.rule.id): \($0.message)" })")
  }

  @Test func everyRuleHasAPage() {
    for rule in Rule.all {
      #expect(!rule.summary.isEmpty && rule.summary.hasSuffix("."), "\(rule.id)")
      #expect(!rule.explanation.isEmpty && !rule.failing.isEmpty && !rule.passing.isEmpty, "\(rule.id)")
    }
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }

  @Test func whatTheCompilerReliesOnIsFixed() {
    for rule in Rule.all where rule.family == .reading || rule.family == .names || rule.id.hasPrefix("invalid-") {
      // A note hides nothing that the generated code could not do without.
      #expect(rule.isFixed == (rule.severity > .note), "\(rule.id)")
    }
  }
}
