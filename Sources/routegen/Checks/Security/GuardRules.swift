extension Rule {
  static let guardLoop = Rule(
    id: "guard-loop", family: .security, severity: .error, isFixed: false,
    summary: "A guard whose fallback is behind the same guard.",
    explanation: """
      Whoever is turned away is shown the fallback; where that needs the guard too, it turns them away again. Take \
      the guard off the fallback: `guards: { drop: [signedIn] }` if it is inherited.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      guards:
        signedIn: { fallback: login }
      tabs:
        home: { url: / }
      routes:
        cart: { url: /cart, guards: [signedIn] }
        login: { url: /login, guards: [signedIn] }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      guards:
        signedIn: { fallback: login }
      tabs:
        home: { url: / }
      routes:
        cart: { url: /cart, guards: [signedIn] }
        login: { url: /login }
      """)

  static let guardDropped = Rule(
    id: "guard-dropped", family: .security, severity: .warning, isFixed: false,
    summary: "An entry takes off a guard that it would inherit.",
    explanation: """
      `guards: { drop: [...] }` opens a door in a guarded part. The finding is a reminder for review; where it is \
      meant, say so with `ignore: [guard-dropped]`.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      guards: [signedIn]
      tabs:
        home: { url: / }
        me: { url: /me, guards: [signedIn] }
      routes:
        imprint: { url: /imprint, tab: me, guards: { drop: [signedIn] } }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      guards: [signedIn]
      tabs:
        home: { url: / }
        me: { url: /me, guards: [signedIn] }
      routes:
        imprint: { url: /imprint, tab: home }
      """)

  static let guardedFirstTab = Rule(
    id: "guarded-first-tab", family: .security, severity: .warning, isFixed: false,
    summary: "The first tab is guarded.",
    explanation: """
      It is what an app shows first, before anyone can have passed a guard. Put an open tab first, or guard its \
      routes instead.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      guards: [signedIn]
      tabs:
        home: { url: /, guards: [signedIn] }
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
  mutating func checkGuards() {
    checkGuardLoops()
    for index in loaded.origins.entries.indices {
      guard case .drop(let names)? = loaded.origins.entries[index].guards else { continue }
      for name in names where model.guards.contains(where: { $0.name == name.value }) {
        report(
          .guardDropped,
          "`\(model.entries[index].path)` opens without the guard `\(name.value)`; where that is meant, write "
            + "ignore: [guard-dropped]", at: name.range, entry: model.entries[index])
      }
    }
    if let first = model.entries.first, first.kind == .tab,
      case .add(let names)? = loaded.origins.entries.first?.guards, let name = names.first
    {
      report(
        .guardedFirstTab,
        "the app shows the tab `\(first.path)` first, and it is behind `\(name.value)`; put an open tab first",
        at: name.range,
        entry: first)
    }
  }

  private mutating func checkGuardLoops() {
    let reached = model.guards.indices.map { guardsBehind($0) }
    for (index, declaration) in loaded.origins.guards.enumerated() where reached[index].contains(index) {
      guard let name = declaration.fallback, let fallback = model.guards[index].fallback else { continue }
      let isDirect = model[fallback].guards.contains(GuardID(index: index))
      // A ring of several guards is reported at its last.
      guard isDirect || !reached[index].contains(where: { $0 > index && reached[$0].contains(index) }) else { continue }
      report(
        .guardLoop,
        isDirect
          ? "`\(declaration.name.value)` falls back to `\(name.value)`, which is behind the same guard; fall back to a "
            + "screen that is open, or write guards: { drop: [\(declaration.name.value)] } on `\(name.value)`"
          : "`\(declaration.name.value)` falls back to `\(name.value)`, whose guards lead back to it; let one of them "
            + "fall back to a screen that is open",
        at: name.range, related: [Diagnostic.Related(message: "`\(name.value)` is here", range: model[fallback].range)])
    }
  }

  /// The guards that stand before a guard's fallback, those before their fallbacks, and so on.
  private func guardsBehind(_ index: Int) -> Set<Int> {
    var reached: Set<Int> = []
    var open = [index]
    while let next = open.popLast() {
      guard let fallback = model.guards[next].fallback else { continue }
      for id in model[fallback].guards where reached.insert(id.index).inserted { open.append(id.index) }
    }
    return reached
  }
}
