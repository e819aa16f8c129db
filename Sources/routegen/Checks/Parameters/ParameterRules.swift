extension Rule {
  static let missingParameter = Rule(
    id: "missing-parameter", family: .parameters, severity: .error, isFixed: true,
    summary: "A parameter is used but not declared, or needed but not given.",
    explanation: """
      Every placeholder of a URL is declared under `params` with its type, and every parameter without a default \
      comes from every URL, redirect or child that leads to the entry. Declare it, put it into the URL, or make it \
      optional (`Int?`) or defaulted.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        product: { url: "/product/:id" }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        product: { url: "/product/:id", params: { id: Int } }
      """)
}
