extension Rule {
  static let linkRemoved = Rule(
    id: "link-removed", family: .breaking, severity: .error, isFixed: false,
    summary: "A URL that opened something opens nothing now.",
    explanation: """
      Links to it are out there, in mails, on paper, in other apps. Keep it as a redirect, or list it under \
      `retired` once nobody can have it.
      """,
    failing: """
      url: /orders/:id before; the entry is gone now
      """,
    passing: """
      the entry is gone, and redirects has /orders/:id: /purchases/:id
      """)

  static let linkRetargeted = Rule(
    id: "link-retargeted", family: .breaking, severity: .error, isFixed: false,
    summary: "A URL opens another entry than before, or the same with other values.",
    explanation: """
      Old links would show something that nobody meant. Give the new entry another URL. A URL whose placeholders have \
      changed places, say, opens the same entry with other values.
      """,
    failing: """
      /offers opened `offers` before, and opens `sale` now
      """,
    passing: """
      /offers still opens `offers`, and /sale opens `sale`
      """)

  static let linkNarrowed = Rule(
    id: "link-narrowed", family: .breaking, severity: .error, isFixed: false,
    summary: "Some URLs of a pattern open nothing now.",
    explanation: """
      A type or `matches` became narrower, or a query key required. Links with the other values are dead. Widen it \
      again, or add a second URL for them.
      """,
    failing: """
      id: String before, id: Int now, for /orders/:id
      """,
    passing: """
      id: String in both
      """)

  static let routeRemoved = Rule(
    id: "route-removed", family: .breaking, severity: .warning, isFixed: false,
    summary: "An entry is gone.",
    explanation: """
      Code that names it no longer compiles, and saved states that hold it are cut there. If it has a new name, say \
      so with `was: [oldName]`, and restoration keeps working.
      """,
    failing: """
      `order` before, `purchase` now
      """,
    passing: """
      purchase: { was: [order] }
      """)

  static let parameterRemoved = Rule(
    id: "parameter-removed", family: .breaking, severity: .warning, isFixed: false,
    summary: "A parameter is gone.",
    explanation: """
      Code that gives it no longer compiles; saved values of it are dropped.
      """,
    failing: """
      order(id, source) before, order(id) now
      """,
    passing: """
      order(id, source) in both
      """)

  static let parameterAddedRequired = Rule(
    id: "parameter-added-required", family: .breaking, severity: .warning, isFixed: false,
    summary: "A required parameter is new.",
    explanation: """
      Code that makes the route no longer compiles, and saved states cannot supply it. Make it optional, or give it \
      a default.
      """,
    failing: """
      order(id) before, order(id, shop) now
      """,
    passing: """
      shop: "String?"
      """)

  static let parameterRetyped = Rule(
    id: "parameter-retyped", family: .breaking, severity: .warning, isFixed: false,
    summary: "A parameter has another type.",
    explanation: """
      Code that gives it may no longer compile, and saved values may not fit.
      """,
    failing: """
      id: Int before, id: String now
      """,
    passing: """
      id: Int in both
      """)

  static let tabRemoved = Rule(
    id: "tab-removed", family: .breaking, severity: .warning, isFixed: false,
    summary: "A tab is gone.",
    explanation: """
      Code that selects it no longer compiles, and saved states lose its stack. If it has a new name, say so with \
      `was: [oldName]`.
      """,
    failing: """
      tabs home, labs before; home now
      """,
    passing: """
      tabs home, lab now, with lab: { was: [labs] }
      """)
}
