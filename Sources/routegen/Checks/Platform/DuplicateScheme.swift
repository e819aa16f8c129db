extension Rule {
  static let duplicateScheme = Rule(
    id: "duplicate-scheme", family: .overlap, severity: .warning, isFixed: false,
    summary: "A scheme is declared twice.",
    explanation: """
      Schemes compare without regard to case, so `Shop` and `shop` are one. A scheme also counts as declared twice \
      where it is the app's own and under `handoff`: links to it would be handed over or opened, not both.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app, App] }
      tabs:
        home: { url: / }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app, app-dev] }
      tabs:
        home: { url: / }
      """)

  static let duplicateHost = Rule(
    id: "duplicate-host", family: .overlap, severity: .warning, isFixed: false,
    summary: "A host is declared twice.",
    explanation: """
      Hosts compare without regard to case. `*.example.com` and `www.example.com` are two: the wildcard covers the \
      other in links, but a site's association file is asked for by name.
      """,
    failing: """
      routegen: 1
      links: { hosts: [example.com, Example.com] }
      tabs:
        home: { url: / }
      """,
    passing: """
      routegen: 1
      links: { hosts: [example.com, "*.example.com"] }
      tabs:
        home: { url: / }
      """)
}

extension Checker {
  /// Names under `links:` that stand there twice.
  mutating func checkDuplicateNames() {
    let links = loaded.manifest.links
    reportRepeated(links.hosts, "host", .duplicateHost)
    reportRepeated(links.queries, "scheme", .duplicateScheme)
    reportRepeated(links.schemes + links.handoffs.flatMap(\.schemes), "scheme", .duplicateScheme)
  }

  private mutating func reportRepeated(_ texts: [ManifestText], _ what: String, _ rule: Rule) {
    var seen: [String: SourceRange] = [:]
    for text in texts {
      guard let earlier = seen.updateValue(text.contentRange, forKey: text.text.lowercased()) else { continue }
      report(
        rule, "the \(what) `\(text.text)` is declared twice; take one out", at: text.contentRange,
        related: [Diagnostic.Related(message: "it is declared here first", range: earlier)])
    }
  }
}
