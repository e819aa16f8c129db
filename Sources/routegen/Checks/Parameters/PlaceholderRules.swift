extension Rule {
  static let repeatedPlaceholder = Rule(
    id: "repeated-placeholder", family: .parameters, severity: .error, isFixed: true,
    summary: "A placeholder stands twice in one URL.",
    explanation: """
      One URL gives a parameter one value. Give the second place its own name and parameter.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        value: { url: "/values/:id/items/:id", params: { id: Int } }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        value: { url: "/values/:id/items/:item", params: { id: Int, item: Int } }
      """)

  static let parameterTypeMismatch = Rule(
    id: "parameter-type-mismatch", family: .parameters, severity: .error, isFixed: true,
    summary: "A parameter is handed on to one of another type.",
    explanation: """
      A child hands its parameters to its parent by name, and so does a route to the sheet it opens in and a \
      redirect to its target. Both ends need the same type; an optional value cannot fill a required parameter, nor \
      a list a single one.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        order: { url: "/orders/:id", params: { id: Int } }
        item: { url: "/orders/:id/items/:item", params: { id: String, item: Int }, parent: order }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        order: { url: "/orders/:id", params: { id: Int } }
        item: { url: "/orders/:id/items/:item", params: { id: Int, item: Int }, parent: order }
      """)

  static let invalidDefault = Rule(
    id: "invalid-default", family: .parameters, severity: .error, isFixed: true,
    summary: "A default that is no value of its parameter.",
    explanation: """
      A default is written as in a URL (for an enum, by the name of the value) and must fit the type and its limits. \
      An optional parameter has no default: it is nil where it is absent. A parameter in the middle of a path is \
      always there, so it has none either.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        search: { url: "/search?page=:page", params: { page: { type: Int, default: first } } }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        search: { url: "/search?page=:page", params: { page: { type: Int, default: 1 } } }
      """)
}
