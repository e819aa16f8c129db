extension Command {
  /// `routegen rules`: one line a rule.
  static let rules = Command(name: "rules", overview: "List the rules of 'check'.") { _, console in
    let width = Rule.all.map(\.id.count).max() ?? 0
    for rule in Rule.all {
      let severity = rule.severity.name
      console.print("\(rule.id.padded(to: width))  \(severity.padded(to: 7))  \(rule.summary)\n")
    }
    return .success
  }
}

extension String {
  /// With spaces at its end up to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
