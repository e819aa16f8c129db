extension Rule {
  static let narrowerParent = Rule(
    id: "narrower-parent", family: .parameters, severity: .warning, isFixed: false,
    summary: "A child takes values that the screen below it does not.",
    explanation: """
      A child hands its parameters to its parent, and to the sheet it opens in. Where `min`, `max` or `matches` of the \
      child let more through than those of the screen below, a link opens that screen with a value that no URL of its \
      own could have, so its `url` is nil. Give both the same limits; a type under `types` says them once.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        order: { url: "/orders/:id", params: { id: { type: Int, min: 1 } } }
        item: { url: "/orders/:id/items/:item", params: { id: Int, item: Int }, parent: order }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      types:
        OrderID: { base: Int, min: 1 }
      routes:
        order: { url: "/orders/:id", params: { id: OrderID } }
        item: { url: "/orders/:id/items/:item", params: { id: OrderID, item: Int }, parent: order }
      """)
}

extension Checker {
  mutating func checkNarrowerParents() {
    let languages = ScalarLanguages(store: LanguageStore(), types: model.types)
    for index in model.entries.indices where model.entries[index].parent != nil || model.entries[index].sheet != nil {
      let entry = model.entries[index]
      if let parent = entry.parent { check(entry, above: model[parent], entry.parentArguments, languages) }
      if let sheet = entry.sheet { check(entry, above: model[sheet], entry.sheetArguments, languages) }
    }
  }

  private mutating func check(
    _ entry: Entry, above below: Entry, _ arguments: [Int?], _ languages: ScalarLanguages
  ) {
    for (wanted, number) in zip(below.parameters, arguments) {
      guard let given = number.map({ entry.parameters[$0] }), given.constraint != wanted.constraint,
        let value = Checker.value(of: given, notOf: wanted, languages)
      else { continue }
      report(
        .narrowerParent,
        "`\(given.name)` of `\(entry.path)` may be \(value), which `\(below.path)` below it does not take; "
          + "give both the same limits", at: given.range,
        related: [.init(message: "`\(below.path)` declares it here", range: wanted.range)], entry: entry)
    }
  }

  /// A value that fits the first of two parameters only; nil too where that takes too long to tell.
  private static func value(
    of given: Parameter, notOf wanted: Parameter, _ languages: ScalarLanguages
  ) -> String? {
    guard let own = try? languages.values(of: given, in: .insideSegment),
      let other = try? languages.values(of: wanted, in: .insideSegment),
      let rest = try? languages.store.difference(own, other),
      let value = try? languages.store.valueExample(rest)
    else { return nil }
    return String(decoding: value, as: UTF8.self)
  }
}
