import Foundation
import Testing

@testable import routegen

/// Documentation/Checks.md is the catalogue, written out.
@Suite struct ChecksPageTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Documentation/Checks.md").standardizedFileURL

  @Test func thePageIsTheCatalogue() throws {
    var text = """
      # The checks

      Every rule with its default severity, an example that it finds fault with, and the same mended. In a terminal:
      `routegen rules` and `routegen explain RULE`.

      `checks:` in the manifest sets another severity (`error`, `warning`, `note`, `off`); `ignore: [rule]` on an entry, or
      the comment `# routegen:ignore rule` at its key, silences findings on it; at the key of a group, those on all its
      members. Rules marked *fixed* are what the compiler itself relies on: they can be neither lowered nor ignored.

      """
    for family in Rule.Family.allCases {
      let rules = Rule.all.filter { $0.family == family }
      #expect(!rules.isEmpty, "\(family)")
      text += "\n## \(family.rawValue.prefix(1).uppercased() + family.rawValue.dropFirst())\n"
      for rule in rules {
        text += """

          ### `\(rule.id)`

          *\(rule.severity.name.prefix(1).uppercased() + rule.severity.name.dropFirst())\(rule.isFixed ? ", fixed" : "").* \
          \(rule.summary)

          \(rule.explanation)

          Fails:

          ```yaml
          \(rule.failing)
          ```

          Passes:

          ```yaml
          \(rule.passing)
          ```

          """
      }
    }
    if ProcessInfo.processInfo.environment["ROUTEGEN_RECORD"] != nil {
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(written == text, "Documentation/Checks.md is stale; set ROUTEGEN_RECORD=1 to write it again")
  }
}
