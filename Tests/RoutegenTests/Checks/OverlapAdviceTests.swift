import Testing

@testable import routegen

/// What findings about overlaps advise can be written, and settles them.
@Suite struct OverlapAdviceTests {
  /// Entries as `name | url | parameters`, then redirects as `source > target`; `group.name` stands in a group.
  private static let tables: [[String]] = [
    ["new | /:kind/new | kind: String", "order | /orders/:id | id: String"],
    [
      "article | /a/:slug | slug: String", "news | /news/:id | id: Int", "> /a/:id/x > /news/:id",
      "b | /:q/b/x | q: String",
    ],
    ["product | /product/:id | id: Int", "odd | /p/:id/:x | id: Int, x: Int", "> /:q/7/:id > /product/:id"],
    ["product | /product/:id | id: String", "n | /n/new", "> /n/:id > /product/:id", "m | /:a/new | a: String"],
    ["q | /s?a=:a | a: String", "r | /s?b=:b | b: String"],
    ["q | /s?a=:a | a: String", "r | /s?b=:b | b: String", "> /s?c=1 > /r", "r2 | /r"],
    ["shop.new | /:kind/new | kind: String", "order | /orders/:id | id: String", "shop.order | /so"],
    ["shop.new | /:kind/new | kind: String", "shop.order | /orders/:id | id: String"],
    ["page | /p/:name | name: String", "one | /p/:id | id: Int"],
    ["page | /p/:name | name: String", "one | /one/:id | id: Int", "> /p/:id > /one/:id"],
    ["both | /:x/new, /c/:x | x: String", "b | /b/:x, /c/x?k=:x | x: String"],
  ]

  private static func manifest(_ table: [String], winsOver: [String: [String]] = [:]) -> String {
    var groups: [String: [String]] = [:]
    var routes: [String] = []
    var redirects: [String] = []
    for line in table {
      if line.hasPrefix("> ") {
        let parts = line.dropFirst(2).split(separator: " > ")
        redirects.append("  \"\(parts[0])\": \"\(parts[1])\"")
        continue
      }
      let parts = line.split(separator: " | ")
      let path = String(parts[0])
      let urls = parts[1].split(separator: ", ").map { "\"\($0)\"" }.joined(separator: ", ")
      var text = "url: [\(urls)]"
      if parts.count > 2 {
        text += ", params: { \(parts[2]) }"
      }
      if let names = winsOver[path] { text += ", winsOver: [\(names.joined(separator: ", "))]" }
      let steps = path.split(separator: ".")
      let row = "\(steps[steps.count - 1]): { \(text) }"
      if steps.count == 2 {
        groups[String(steps[0]), default: []].append("      " + row)
      } else {
        routes.append("  " + row)
      }
    }
    for (name, rows) in groups.sorted(by: { $0.key < $1.key }) { routes += ["  \(name):", "    routes:"] + rows }
    return
      (["routegen: 1", "links: { schemes: [app] }", "routes:"] + routes
      + (redirects.isEmpty ? [] : ["redirects:"] + redirects)).joined(separator: "\n") + "\n"
  }

  @Test(arguments: tables)
  func isAcceptedAndSettles(_ table: [String]) throws {
    var winsOver: [String: [String]] = [:]
    for _ in 0..<6 {
      let text = Self.manifest(table, winsOver: winsOver)
      let findings = ManifestCase.check(text).findings
      let known: Set<Rule> = [.ambiguousURL, .capturedValue, .shadowedURL, .escapedKeyword]
      #expect(findings.allSatisfy { known.contains($0.rule) }, "\(findings.map(\.message)) in\n\(text)")
      let advice = findings.lazy.compactMap { finding in
        finding.message.firstMatch(of: /winsOver: \[(?<name>[^\]]+)\]( on `(?<place>[^`]+)`)?/).map { (finding, $0) }
      }.first
      guard let (finding, match) = advice else { return }
      let place = match.place ?? finding.message.firstMatch(of: /accept it on `([^`]+)`/)?.1
      winsOver[String(try #require(place)), default: []].append(String(match.name))
      let after = ManifestCase.check(Self.manifest(table, winsOver: winsOver)).findings
      #expect(!after.contains { $0.message == finding.message }, "\(finding.message) in\n\(text)")
    }
    Issue.record("advice without end for \(table)")
  }
}
