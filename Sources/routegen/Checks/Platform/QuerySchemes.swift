extension Rule {
  static let tooManyQuerySchemes = Rule(
    id: "too-many-query-schemes", family: .platform, severity: .error, isFixed: false,
    summary: "More than 50 schemes under `queries`.",
    explanation: """
      iOS looks only at the first 50 entries of `LSApplicationQueriesSchemes`; asking for any later one is always \
      answered no. Take some out.
      """,
    failing: """
      routegen: 1
      links:
        schemes: [app]
        queries: [a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17,
          a18, a19, a20, a21, a22, a23, a24, a25, a26, a27, a28, a29, a30, a31, a32, a33, a34, a35,
          a36, a37, a38, a39, a40, a41, a42, a43, a44, a45, a46, a47, a48, a49, a50, a51]
      tabs:
        home: { url: / }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app], queries: [weixin, alipay] }
      tabs:
        home: { url: / }
      """)
}

extension Checker {
  /// The number of schemes that the system looks at.
  private static let mostQueries = 50

  mutating func checkQueries() {
    let queries = loaded.manifest.links.queries
    guard queries.count > Checker.mostQueries else { return }
    let first = queries[Checker.mostQueries]
    report(
      .tooManyQuerySchemes,
      "iOS answers for \(Checker.mostQueries) query schemes, and these are \(queries.count); from `\(first.text)` on none works",
      at: first.contentRange)
  }
}
