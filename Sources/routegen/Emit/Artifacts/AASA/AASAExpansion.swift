/// Paths that a pattern of an association file stands for, and whether one pattern covers another.
enum AASAExpansion {
  /// A few paths that a path pattern matches, the plainest first.
  static func samples(of pattern: String, variables: [String: [String]], limit: Int = 48) -> [String] {
    var texts = [""]
    for piece in pieces(of: pattern) {
      let choices: [String]
      switch piece {
      case .text(let text): choices = [text]
      case .one: choices = ["x", "1"]
      case .many: choices = ["x", "", "1", "x/y", "x/y/z"]
      case .variable(let name):
        choices = (variables[name] ?? AASAVariables.predefined(name) ?? []).prefix(3).map(plain)
      }
      texts = texts.flatMap { text in choices.map { text + $0 } }
      if texts.count > limit { texts = Array(texts.prefix(limit)) }
    }
    return texts.map { text in
      let path = text.drop { $0 == "/" }
      // Trailing slashes never count.
      return "/" + path.prefix(path.count - path.reversed().prefix { $0 == "/" }.count)
    }
  }

  /// Values of variables may hold wildcards, but no variables.
  private static func plain(_ value: String) -> String { value.replacing("*", with: "x").replacing("?", with: "x") }

  private enum Piece {
    case text(String)
    case one, many
    case variable(String)
  }

  private static func pieces(of pattern: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = pattern[...]
    while let first = rest.first {
      if first == "*" {
        pieces.append(.many)
        rest.removeFirst()
      } else if first == "?" {
        // `?*` is one or more characters: the same as one, and then any.
        pieces.append(.one)
        rest.removeFirst()
      } else if rest.hasPrefix("$("), let close = rest.firstIndex(of: ")") {
        pieces.append(.variable(String(rest[rest.index(rest.startIndex, offsetBy: 2)..<close])))
        rest = rest[rest.index(after: close)...]
      } else {
        let start = rest.startIndex
        var end = rest.index(after: start)
        while end < rest.endIndex, rest[end] != "*", rest[end] != "?", rest[end] != "$" { end = rest.index(after: end) }
        pieces.append(.text(String(rest[start..<end])))
        rest = rest[end...]
      }
    }
    return pieces
  }

  /// Whether everything that `inner` matches is matched by `outer` too; false also where that is not easily told.
  static func covers(_ outer: String, _ inner: String, variables: [String: [String]], caseSensitive: Bool) -> Bool {
    if inner.contains("$(") { return outer == "*" || outer == inner }
    let pattern = AASAPattern(outer, variables: variables)
    // A character of its own stands for any one; a run of them longer than the outer pattern has `?` for any number.
    let runs = outer.unicodeScalars.count { $0 == "?" } + 1
    let fixed = inner.replacing("?", with: "\u{E000}")
    guard inner.contains("*") else { return pattern.matches(fixed, caseSensitive: caseSensitive) }
    return (0...runs).allSatisfy { count in
      let text = fixed.replacing("*", with: String(repeating: "\u{E001}", count: count))
      return pattern.matches(text, caseSensitive: caseSensitive)
    }
  }
}
