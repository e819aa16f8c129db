extension Rule {
  static let listInPath = Rule(
    id: "list-in-path", family: .parameters, severity: .error, isFixed: true,
    summary: "A list stands where one value belongs.",
    explanation: """
      A segment, and a whole fragment, hold one value. A list goes into the query (`?id=1&id=2`, or `style: comma` \
      for `?id=1,2`), or takes the rest of the path as `*name`.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        compare: { url: "/compare/:ids", params: { ids: "[Int]" } }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        compare: { url: "/compare?id=:ids", params: { ids: "[Int]" } }
      """)
}
