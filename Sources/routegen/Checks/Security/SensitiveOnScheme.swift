extension Rule {
  static let sensitiveOnScheme = Rule(
    id: "sensitive-on-scheme", family: .security, severity: .warning, isFixed: false,
    summary: "A secret that a custom scheme may carry.",
    explanation: """
      Any app can claim a custom scheme and read the links meant for yours; a host is proved to be yours. Let \
      entries with a `sensitive` parameter open from the web only: `sources: [web]`.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app], hosts: [example.com] }
      tabs:
        home: { url: / }
      routes:
        reset: { url: "/reset?token=:token", params: { token: { type: String, sensitive: true } } }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app], hosts: [example.com] }
      tabs:
        home: { url: / }
      routes:
        reset: { url: "/reset?token=:token", params: { token: { type: String, sensitive: true } }, sources: [web] }
      """)

  static let actionOnScheme = Rule(
    id: "action-on-scheme", family: .security, severity: .warning, isFixed: false,
    summary: "An action that any app or page can set off.",
    explanation: """
      A custom scheme is open to everyone, and an action does something at once. Limit it with `sources: [web]`, or \
      put a guard before it. `sources` written out, with `scheme` in it, says that it is meant.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app], hosts: [example.com] }
      tabs:
        home: { url: / }
      actions:
        logout: { url: /logout }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app], hosts: [example.com] }
      tabs:
        home: { url: / }
      actions:
        logout: { url: /logout, sources: [web] }
      """)
}

extension Checker {
  mutating func checkCustomSchemes() {
    if model.links.schemes.isEmpty { return }
    for entry in model.entries where entry.sources.contains(.scheme) && !entry.patterns.isEmpty {
      for (index, parameter) in entry.parameters.enumerated() where parameter.isSensitive {
        guard entry.patterns.contains(where: { model[$0].parameterIndices.contains(index) }) else { continue }
        report(
          .sensitiveOnScheme,
          "any app can claim a scheme and read `\(parameter.name)`; let `\(entry.path)` open from the web alone: sources: [web]",
          at: parameter.range, entry: entry)
      }
      if entry.kind == .action, entry.guards.isEmpty, loaded.origins.entries[entry.id.index]?.sources == nil {
        report(
          .actionOnScheme,
          "any app or page can set off `\(entry.path)` through a scheme; limit it with sources: [web], or give it a guard",
          at: entry.range, entry: entry)
      }
    }
  }
}
