extension Rule {
  static let unknownKey = Rule(
    id: "unknown-key", family: .reading, severity: .error, isFixed: true,
    summary: "A key that the manifest does not know.",
    explanation: """
      A misspelt key would silently do nothing, so every key must be known. The message names the nearest one. Keys \
      that begin with `x-` are yours: notes that routegen skips.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      routes:
        product: { url: /product/:id, parms: { id: Int } }
      tabs:
        home: { url: / }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      x-owner: checkout team
      tabs:
        home: { url: / }
      routes:
        product: { url: /product/:id, params: { id: Int } }
      """)

  static let wrongType = Rule(
    id: "wrong-type", family: .reading, severity: .error, isFixed: true,
    summary: "A value of the wrong kind, such as text where a list belongs.",
    explanation: """
      The message says what is expected, what was found, and how to write it. In YAML, `[app]` is a list with one \
      item, `{ a: 1 }` is a map, and only `true` and `false` are truth values: `yes`, `no`, `on` and `off` are text. \
      A value that begins with `#` must be quoted, or it is a comment. Rules that the compiler relies on can be \
      neither lowered nor ignored; trying is reported here too.
      """,
    failing: """
      routegen: 1
      links: { schemes: app }
      tabs:
        home: { url: / }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      """)

  static let missingKey = Rule(
    id: "missing-key", family: .reading, severity: .error, isFixed: true,
    summary: "A key that has to be there is not.",
    explanation: """
      Every manifest says the version of its format with `routegen: 1`, and that of a module its Swift module with \
      `module`; a parameter written as a map has a `type`, \
      and a type written as a map has a `base` or names your own type with `swift`.
      """,
    failing: """
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      """)

  static let unsupportedVersion = Rule(
    id: "unsupported-version", family: .reading, severity: .error, isFixed: true,
    summary: "The manifest is written for another version of routegen.",
    explanation: """
      `routegen:` names the version of the manifest format. This program reads version 1. A newer manifest needs a \
      newer routegen; nothing of it is guessed.
      """,
    failing: """
      routegen: 2
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      """)

  static let unresolvedName = Rule(
    id: "unresolved-name", family: .reading, severity: .error, isFixed: true,
    summary: "A name that nothing in the manifest declares.",
    explanation: """
      Tabs, guards, types, hosts, routes, sheets, parents and the targets of redirects are named by their keys. A \
      name is looked up in the entry's own group first, then outward; a dotted path such as `account.security` \
      always works, and `tab:home` or `action:logout` say which kind is meant. The message names the nearest key.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        product: { url: /product/:id, params: { id: Int }, tab: hme }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        product: { url: /product/:id, params: { id: Int }, tab: home }
      """)
}
