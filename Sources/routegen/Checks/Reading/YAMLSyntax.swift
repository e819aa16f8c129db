extension Rule {
  /// The text of a manifest is no YAML, or uses a part of YAML that no manifest needs.
  static let yamlSyntax = Rule(
    id: "yaml-syntax", family: .reading, severity: .error, isFixed: true,
    summary: "The manifest cannot be read as YAML.",
    explanation: """
      A manifest is one YAML 1.2 document (JSON is YAML too). Indent with spaces, never with tabs; write a space after \
      every colon; close quotes and brackets. Text must be quoted where YAML would read it otherwise: a pattern with \
      braces between braces, text that starts with one of `*` `&` `!` `@` `%` `|` `>`, text that contains `: ` or ` #`.

      Of YAML itself a manifest has no use for several documents in one file, for lists and mappings as keys, and for \
      tags other than the core ones (`!!str`, `!!int` and so on).
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      routes:
        user: { url: /u/{id}, params: { id: Int } }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      routes:
        user: { url: "/u/{id}", params: { id: Int } }
      """)
}
