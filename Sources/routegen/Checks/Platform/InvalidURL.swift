extension Rule {
  static let invalidURL = Rule(
    id: "invalid-url", family: .platform, severity: .error, isFixed: true,
    summary: "A text that is no URL pattern.",
    explanation: """
      A pattern is a path that begins with `/`. `:id` takes a whole segment, `{id}` stands with text around it \
      (`@{user}`, `{slug}.html`), `*path` takes the rest and is last; then `?key=:name` and `#:name`. Schemes and \
      hosts are declared under `links`. Where `: * { } ? #` are meant as plain text they are written escaped, as \
      `%3A`. The message shows the right form.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        page: { url: "/pages/:slug.html", params: { slug: String } }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        page: { url: "/pages/{slug}.html", params: { slug: String } }
      """)

  static let trailingSlash = Rule(
    id: "trailing-slash", family: .platform, severity: .warning, isFixed: false,
    summary: "A pattern ends in a slash.",
    explanation: """
      Slashes at the end of a URL do not count: `/orders/` and `/orders` are the same. Write the pattern without it.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        orders: { url: /orders/ }
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
