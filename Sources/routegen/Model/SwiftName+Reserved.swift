extension SwiftName {
  /// What a name names; each place has names of its own that it cannot take.
  enum Place: Sendable {
    /// A tab, route, sheet, action, guard, group, or value of an enum.
    case enumCase
    case parameter
    case type
  }

  /// The name with a trailing `_` where Swift, or the generated code, keeps the name itself even in backticks.
  static func freed(_ name: String, for place: Place) -> String {
    let isTaken =
      switch place {
      case .enumCase: takenCases.contains(name)
      case .parameter: name == "self"
      case .type: takenTypes.contains(name)
      }
    return isTaken ? name + "_" : name
  }

  /// Whether Swift code has to write the name in backticks.
  static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Members of every enum, or of the generated ones, and names that mean something else behind a dot.
  private static let takenCases: Set<String> = [
    "init", "self", "Self", "Type", "Protocol", "none", "allCases", "debugDescription", "description", "emit",
    "hashValue", "make", "rawValue",
  ]

  private static let takenTypes: Set<String> = ["Any", "Protocol", "Self", "Type"]
}
