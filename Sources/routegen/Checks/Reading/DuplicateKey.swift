extension Rule {
  /// A mapping has the same key twice.
  static let duplicateKey = Rule(
    id: "duplicate-key", family: .reading, severity: .error, isFixed: true,
    summary: "A key stands twice in one mapping.",
    explanation: """
      Most readers of YAML keep one of the two and drop the other without a word. Here it is an error: remove one, or \
      rename it. Keys are compared by their text, so `a` and `"a"` are the same key.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: /, title: Home, title: Start }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: /, title: Home }
      """)
}
