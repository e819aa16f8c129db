extension Rule {
  static let invalidConstraint = Rule(
    id: "invalid-constraint", family: .parameters, severity: .error, isFixed: true,
    summary: "`min`, `max`, `matches` or `style` cannot hold.",
    explanation: """
      `min` and `max` narrow whole numbers and Double, `matches` narrows String and your own types with a regular \
      expression that the whole value must match. A type that no value fits is an error as well.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      types:
        Rating: { base: Int, min: 5, max: 1 }
      routes:
        review: { url: "/reviews/:rating", params: { rating: Rating } }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      types:
        Rating: { base: Int, min: 1, max: 5 }
      routes:
        review: { url: "/reviews/:rating", params: { rating: Rating } }
      """)
}

extension Checker {
  /// The regular expressions of `matches`, and defaults that do not match them.
  mutating func checkExpressions() {
    for type in loaded.origins.types {
      switch type.kind {
      case .wrapper(_, let constraint), .external(_, let constraint): checkExpression(constraint.matches)
      case .enumeration: break
      }
    }
    for entry in loaded.origins.entries {
      for parameter in entry?.parameters ?? [] { checkExpression(parameter.constraint.matches) }
    }
    checkDefaults()
  }

  private mutating func checkExpression(_ matches: ManifestText?) {
    guard let matches, case .failure(let error) = RegularExpression.parse(matches.text) else { return }
    let end = matches.text.utf8.count
    let start = min(error.offset, end)
    let place = matches.range(of: start..<min(start + 1, end))
    report(
      .invalidConstraint, "`matches` is no regular expression: \(error.message)",
      at: place.count > 0 ? place : matches.contentRange)
  }

  private mutating func checkDefaults() {
    var automata: [String: Automaton?] = [:]
    for entry in model.entries {
      for parameter in entry.parameters {
        guard let value = parameter.defaultValue else { continue }
        let texts: [String] =
          switch value {
          case .text(let text): [text]
          case .list(let list): list
          }
        for matches in expressions(of: parameter) {
          let automaton = automata[matches] ?? (try? Automaton(RegularExpression.parse(matches).get()))
          automata[matches] = automaton
          for text in texts where automaton?.accepts(Array(text.utf8)) == false {
            report(
              .invalidDefault, "the default `\(text)` of `\(parameter.name)` does not match \(matches)",
              at: parameter.range, entry: entry)
          }
        }
      }
    }
  }

  private func expressions(of parameter: Parameter) -> [String] {
    var texts = [parameter.constraint.matches]
    if case .named(let id) = parameter.scalar {
      switch model[id].kind {
      case .wrapper(_, let constraint), .external(_, let constraint): texts.append(constraint.matches)
      case .enumeration: break
      }
    }
    return texts.compactMap(\.self)
  }
}
