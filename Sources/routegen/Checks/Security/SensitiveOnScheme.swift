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
    for number in model.entries.indices where model.entries[number].sources.contains(.scheme) {
      let isAction = model.entries[number].kind == .action
      let parameters = model.entries[number].parameters
      let sensitive = parameters.indices.filter { parameters[$0].isSensitive }
      if !isAction && sensitive.isEmpty || model.entries[number].patterns.isEmpty { continue }
      let entry = model.entries[number]
      for index in sensitive where entry.patterns.contains(where: { model[$0].parameterIndices.contains(index) }) {
        let parameter = parameters[index]
        report(
          .sensitiveOnScheme,
          "any app can claim a scheme and read `\(parameter.name)`; let `\(entry.path)` open from the web alone: sources: [web]",
          at: parameter.range, entry: entry)
      }
      if isAction, entry.guards.isEmpty, loaded.origins.entries[number].sources == nil {
        report(
          .actionOnScheme,
          "any app or page can set off `\(entry.path)` through a scheme; limit it with sources: [web], or give it a guard",
          at: entry.range, entry: entry)
      }
    }
  }
}
