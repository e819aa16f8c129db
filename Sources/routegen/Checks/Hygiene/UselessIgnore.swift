extension Rule {
  static let uselessIgnore = Rule(
    id: "useless-ignore", family: .hygiene, severity: .warning, isFixed: false,
    summary: "An `ignore` that silences nothing.",
    explanation: """
      The finding it once silenced is gone, or the rule's name is misspelt. Take it out, or it will hide the next \
      one.
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
