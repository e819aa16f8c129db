extension Rule {
  /// The catalogue: every rule, family by family.
  static let all: [Rule] = [.yamlSyntax, .duplicateKey, .urlNotRouted]
}
