import Testing

@testable import routegen

@Suite("rules and explain")
struct RuleCommandTests {
  @Test func rulesPrintsOneLineARule() {
    let run = ToolRun("rules")
    #expect(run.code == .success)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == Rule.all.count)
    for (line, rule) in zip(lines, Rule.all) {
      #expect(line.hasPrefix(rule.id + " "))
      #expect(line.contains(" \(rule.severity.name) "))
      #expect(line.hasSuffix("  " + rule.summary))
    }
  }

  @Test(arguments: Rule.all.map(\.id))
  func explainPrintsThePage(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    let run = ToolRun("explain", rule.id)
    #expect(run.code == .success)
    #expect(run.output.hasPrefix("\(rule.id) (\(rule.severity.name)"))
    for line in rule.failing.split(separator: "\n") { #expect(run.output.contains("    \(line)\n")) }
    for line in rule.passing.split(separator: "\n") { #expect(run.output.contains("    \(line)\n")) }
  }

  @Test func explainSuggestsAName() {
    let run = ToolRun("explain", "yaml-sintax")
    #expect(run.code == .usage)
    #expect(run.errors.hasPrefix("error: there is no rule 'yaml-sintax'; did you mean 'yaml-syntax'?\n"))
    #expect(ToolRun("explain", "zzzzzzz").errors.hasPrefix("error: there is no rule 'zzzzzzz'; 'routegen rules' lists"))
  }
}
