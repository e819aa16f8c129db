extension Rule {
  static let unusedType = Rule(
    id: "unused-type", family: .reachability, severity: .warning, isFixed: false,
    summary: "A type that no parameter has.",
    explanation: """
      Generated code would hold a type that nothing uses. Use it, or remove it.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      types:
        ProductID: Int
      tabs:
        home: { url: / }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      types:
        ProductID: Int
      tabs:
        home: { url: / }
      routes:
        product: { url: "/product/:id", params: { id: ProductID } }
      """)

  static let unusedGuard = Rule(
    id: "unused-guard", family: .reachability, severity: .warning, isFixed: false,
    summary: "A guard that guards nothing.",
    explanation: """
      Name it under `guards` of a tab, a group or an entry, or remove it.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      guards: [signedIn]
      tabs:
        home: { url: / }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      guards: [signedIn]
      tabs:
        home: { url: / }
        me: { url: /me, guards: [signedIn] }
      """)
}

extension Checker {
  mutating func checkUnusedDeclarations() {
    // What uses them may be just what could not be read.
    if hasReadingErrors { return }
    var types: Set<TypeID> = []
    var guards: Set<GuardID> = []
    var results: [String] = []
    for index in model.entries.indices {
      for parameter in model.entries[index].parameters {
        if case .named(let id) = parameter.scalar { types.insert(id) }
      }
      guards.formUnion(model.entries[index].guards)
      if let result = model.entries[index].returns { results.append(result) }
    }
    for (index, type) in model.types.enumerated() where !types.contains(TypeID(index: index)) {
      if results.contains(where: { $0.mentions(type.swiftName) }) { continue }
      report(.unusedType, "no parameter has the type `\(type.name)`; use it, or take it out", at: type.range)
    }
    for (index, definition) in model.guards.enumerated() where !guards.contains(GuardID(index: index)) {
      report(
        .unusedGuard, "nothing has the guard `\(definition.name)`; name it under `guards` of an entry, or take it out",
        at: definition.range)
    }
  }
}

extension String {
  /// Whether the word stands in this Swift text.
  fileprivate func mentions(_ word: String) -> Bool {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == word }
  }
}
