extension Command {
  /// `routegen explain`: the page of one rule.
  static let explain = Command(
    name: "explain",
    overview: "Explain a rule: what it means, a failing example, and how to mend it.",
    arguments: [
      Argument(
        value: .init(name: "rule", kind: .suggested(Rule.all.map(\.id))),
        help: "The id of the rule, as findings and 'rules' print it.")
    ]
  ) { (arguments, console) throws(Failure) in
    let id = arguments.arguments(0).first ?? ""
    guard let rule = Rule.all.first(where: { $0.id == id }) else {
      let suggestion = didYouMean(id, Rule.all.map(\.id))
      throw .usage("there is no rule '\(id)'\(suggestion.isEmpty ? "; 'routegen rules' lists them" : suggestion)")
    }
    console.print(page(of: rule, width: min(console.terminal(of: .output)?.width ?? 80, 100)))
    return .success
  }

  private static func page(of rule: Rule, width: Int) -> String {
    let note = rule.isFixed ? ", can be neither lowered nor ignored" : ""
    return """
      \(rule.id) (\(rule.severity.name)\(note))

      \(rule.summary)

      \(WrappedText.paragraphs(rule.explanation, width: width))

      Fails:

      \(indented(rule.failing))

      Passes:

      \(indented(rule.passing))

      """
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }
}
