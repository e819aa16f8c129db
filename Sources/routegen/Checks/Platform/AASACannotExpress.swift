extension Rule {
  static let aasaCannotExpress = Rule(
    id: "aasa-cannot-express", family: .platform, severity: .warning, isFixed: false,
    summary: "A pattern that an association file can only claim too widely.",
    explanation: """
      The site's association file (`apple-app-site-association`) knows `*` and `?` but neither types nor regular \
      expressions, and only some forms of query. For this pattern the file written by `routegen emit aasa` claims \
      more URLs than the pattern matches: the system will open the app for them, and the app will find no route. \
      Make the pattern's literals tell it apart, or limit the entry with `sources: [scheme]`.
      """,
    failing: """
      A pattern such as /:name with `matches: "[a-z]+"`, reachable from the web, beside no other pattern of that shape.
      """,
    passing: """
      The pattern with a literal in front: /people/:name
      """)
}
