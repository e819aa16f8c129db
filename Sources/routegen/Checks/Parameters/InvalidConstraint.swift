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
  /// The regular expressions of `matches`, and values that do not match them.
  mutating func checkExpressions() {
    for type in loaded.origins.types {
      switch type.kind {
      case .wrapper(_, let constraint), .external(_, let constraint): checkExpression(constraint.matches)
      case .enumeration, .unreadable: break
      }
    }
    for index in loaded.origins.entries.indices {
      for parameter in loaded.origins.entries[index].parameters { checkExpression(parameter.constraint.matches) }
    }
    checkValues()
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

  /// Defaults, and values that redirects fix, that their parameters' expressions do not match.
  private mutating func checkValues() {
    var automata: [String: Automaton?] = [:]
    func mismatch(_ value: ParameterValue, _ parameter: Parameter) -> (text: String, matches: String)? {
      for matches in expressions(of: parameter) {
        let automaton = automata[matches] ?? (try? Automaton(RegularExpression.parse(matches).get()))
        automata[matches] = automaton
        for text in value.texts where automaton?.accepts(Array(text.utf8)) == false { return (text, matches) }
      }
      return nil
    }
    for index in model.entries.indices {
      for parameter in model.entries[index].parameters {
        guard let value = parameter.defaultValue, let (text, matches) = mismatch(value, parameter) else { continue }
        let declaration = loaded.origins.entries[index].parameters.first { $0.name.value == parameter.name }
        report(
          .invalidDefault, "the default `\(text)` of `\(parameter.name)` does not match \(matches)",
          at: declaration?.defaultValue?.range ?? parameter.range, entry: model.entries[index])
      }
    }
    for redirect in model.redirects {
      let entry = model[redirect.entry]
      for (index, value) in model[redirect.pattern].fixed {
        guard let (text, matches) = mismatch(value, entry.parameters[index]) else { continue }
        report(
          .unresolvedName,
          "\(redirect.target) opens no entry: `\(text)` is no value of `\(entry.parameters[index].name)` of `\(entry.path)`: "
            + "it does not match \(matches)", at: redirect.targetRange, entry: entry)
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

extension ParameterValue {
  /// The values, one or more.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let texts): texts
    }
  }
}
