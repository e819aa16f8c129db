extension Rule {
  static let uppercaseInURL = Rule(
    id: "uppercase-in-url", family: .platform, severity: .warning, isFixed: false,
    summary: "A literal of a pattern has capital letters.",
    explanation: """
      Paths compare with regard to case, and people, mail programs and redirects tend to lower it. Write the literal \
      in small letters (an old spelling can be a redirect), or declare `caseInsensitive: true` under `links`. That is for \
      an app to say, so the URLs of a module are looked at with those of the app that mounts it.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        orders: { url: /Orders }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        orders: { url: /orders }
      """)
}

extension Checker {
  mutating func checkUppercase() {
    if model.links.caseInsensitive || model.module != nil { return }
    // A group's prefix is part of many patterns.
    var places: Set<SourceRange> = []
    for pattern in model.patterns {
      // The source of a redirect is often just such a spelling.
      if case .redirect = pattern.origin { continue }
      for (index, segment) in pattern.segments.enumerated() {
        let text =
          switch segment {
          case .literal(let text): text
          case .placeholder(let placeholder): placeholder.prefix + placeholder.suffix
          }
        guard text.utf8.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) else { continue }
        guard places.insert(pattern.pieceRanges[index]).inserted else { continue }
        report(
          .uppercaseInURL,
          "`\(text)` has capital letters, and URLs compare with regard to case; write \(text.lowercased())",
          at: pattern.pieceRanges[index], entry: model[pattern.entry])
      }
    }
  }
}
