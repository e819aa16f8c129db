extension Rule {
  static let invalidScheme = Rule(
    id: "invalid-scheme", family: .platform, severity: .error, isFixed: true,
    summary: "A text that is no URL scheme.",
    explanation: """
      A scheme is a letter, then letters, digits, `+`, `-` and `.`, without `://`.
      """,
    failing: """
      routegen: 1
      links: { schemes: ["my_app"] }
      tabs:
        home: { url: / }
      """,
    passing: """
      routegen: 1
      links: { schemes: [my-app] }
      tabs:
        home: { url: / }
      """)

  static let reservedScheme = Rule(
    id: "reserved-scheme", family: .platform, severity: .error, isFixed: false,
    summary: "A scheme that belongs to the system.",
    explanation: """
      The system opens these itself and never hands them to an app. Web links are universal links: declare their \
      hosts under `links: hosts`. For links of your own choose a scheme that nobody else is likely to have.
      """,
    failing: """
      routegen: 1
      links: { schemes: [https] }
      tabs:
        home: { url: / }
      """,
    passing: """
      routegen: 1
      links: { hosts: [example.com] }
      tabs:
        home: { url: / }
      """)
}

extension Checker {
  mutating func checkSchemes() {
    let links = loaded.manifest.links
    let handoffs = links.handoffs.flatMap(\.schemes)
    for scheme in links.schemes + links.queries + handoffs where !ScalarValue.isScheme(scheme.text) {
      let bare = scheme.text.prefix { $0 != ":" }
      let wayOut =
        bare.count < scheme.text.count && ScalarValue.isScheme(String(bare))
        ? "write \(bare)" : "it is a letter, then letters, digits, `+`, `-` and `.`"
      report(.invalidScheme, "`\(scheme.text)` is no scheme; \(wayOut)", at: scheme.contentRange)
    }
    for scheme in links.schemes + handoffs {
      let lower = scheme.text.lowercased()
      if lower == "http" || lower == "https" {
        report(
          .reservedScheme, "`\(scheme.text)` is for web links; declare their hosts instead: hosts: [example.com]",
          at: scheme.contentRange)
      } else if Checker.systemSchemes.contains(lower) || lower.hasPrefix("itms") {
        report(
          .reservedScheme, "`\(scheme.text)` belongs to the system, which never hands it to an app; choose another",
          at: scheme.contentRange)
      }
    }
  }

  private static let systemSchemes: Set<String> = [
    "about", "app-settings", "blob", "calshow", "data", "facetime", "facetime-audio", "facetime-audio-prompt",
    "facetime-prompt", "file", "ftp", "javascript", "mailto", "maps", "music", "prefs", "settings-navigation",
    "shortcuts", "sms", "tel", "telprompt", "webcal", "ws", "wss",
  ]
}
