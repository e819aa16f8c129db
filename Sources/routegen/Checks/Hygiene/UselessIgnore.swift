extension Rule {
  static let uselessIgnore = Rule(
    id: "useless-ignore", family: .hygiene, severity: .warning, isFixed: false,
    summary: "An `ignore` that silences nothing.",
    explanation: """
      The finding it once silenced is gone, or the rule's name is misspelt. Take it out, or it will hide the next \
      one. A comment `# routegen:ignore rule` is about the findings on its own line; on the line of a key it is about \
      the whole entry or group. Rules that hold the manifest against something else (`--aasa`, `--since`, …) are \
      left out here, for they do not always run, and so are the manifests of modules, of which one check sees only a part.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        orders: { url: /orders, ignore: [uppercase-in-url] }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        orders: { url: /Orders, ignore: [uppercase-in-url] }
      """)
}
