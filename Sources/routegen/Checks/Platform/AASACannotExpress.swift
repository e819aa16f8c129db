extension Rule {
  static let aasaCannotExpress = Rule(
    id: "aasa-cannot-express", family: .platform, severity: .warning, isFixed: false,
    summary: "A pattern that an association file can only claim too widely.",
    explanation: """
      The site's association file (`apple-app-site-association`) knows `*` and `?` but neither types nor regular \
      expressions, and only some forms of query. For this pattern the file written by `routegen emit aasa` claims \
      more URLs than the pattern matches: the system will open the app for them, and the app will find no route. \
      Make the pattern's literals tell it apart, or limit the entry with `sources: [scheme]`.
      """,
    failing: """
      routegen: 1
      links: { hosts: [example.com] }
      tabs: { home: { url: / } }
      types: { Handle: { base: String, matches: "[a-z]+" } }
      routes:
        profile: { url: "/:name", params: { name: Handle }, tab: home }
      """,
    passing: """
      routegen: 1
      links: { hosts: [example.com] }
      tabs: { home: { url: / } }
      types: { Handle: { base: String, matches: "[a-z]+" } }
      routes:
        profile: { url: "/people/:name", params: { name: Handle }, tab: home }
      """)
}

extension Checker {
  mutating func checkAssociationFiles() {
    guard !hasReadingErrors else { return }
    // Where no pattern is limited to some hosts, all hosts get the same file.
    let differ = model.patterns.contains { $0.hosts != nil }
    var matcher: URLMatcher?
    var seen: Set<PatternID> = []
    for host in model.links.hosts.indices.prefix(differ ? .max : 1) {
      let emitter = AASAEmitter(model, host: host, appIDs: [], suspecting: .structure)
      if emitter.suspicions.isEmpty { continue }
      let routed = matcher ?? URLMatcher(model)
      matcher = routed
      for overclaim in emitter.overclaims(routed) where seen.insert(overclaim.pattern).inserted {
        let pattern = model[overclaim.pattern]
        let entry = model[pattern.entry]
        if entry.hasFaults { continue }
        report(
          Diagnostic(
            .aasaCannotExpress,
            "the association file has to claim more than \(pattern.text) of `\(entry.path)`: \(overclaim.reason)",
            at: pattern.range,
            help: "tell it apart by literal text, or keep it off the web with `sources: [scheme]`",
            example: overclaim.example, entries: [entry.path]))
      }
    }
  }
}
