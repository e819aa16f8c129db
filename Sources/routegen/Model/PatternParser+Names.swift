// Placeholders by their names.
extension PatternParser {
  /// The name of a placeholder, which takes up all of `range`; `whole` is the placeholder with its signs.
  func name(_ range: Range<Int>, in whole: Range<Int>, sign: String) throws(PatternError) -> ParsedPattern.Name {
    let end = nameEnd(range)
    if !range.isEmpty, end == range.upperBound {
      return ParsedPattern.Name(name: piece(range), range: text.range(of: whole))
    }
    let name = piece(range.lowerBound..<end)
    if range.isEmpty {
      throw failure(
        "a placeholder needs a name; write \(sign)\(sign == "*" ? "path" : sign == "{" ? "name}" : "id")", whole)
    }
    let after = piece(end..<range.upperBound)
    if let habit = habit(name, after, sign: sign) { throw failure(habit, whole) }
    if name.isEmpty || sign == "{" {
      throw failure(
        "`\(piece(range))` is no name for a placeholder; use ASCII letters, digits and `_`, and no digit first", whole)
    }
    if sign == "*" { throw failure("`*\(name)` takes whole segments; nothing can stand beside it", whole) }
    if bytes[end..<range.upperBound].contains(where: { $0 == Sign.colon || $0 == Sign.openBrace }) {
      throw failure("a segment holds one placeholder; put a `/` between them, or take the segment as one", whole)
    }
    throw failure("`:\(name)` stands for a whole segment; with text around it write {\(name)}\(after)", whole)
  }

  /// What other routers have people write for a placeholder, in the terms of this one.
  private func habit(_ name: String, _ after: String, sign: String) -> String? {
    let isBraced = sign == "{"
    switch after.utf8.first {
    case Sign.star, Sign.plus, Sign.dot:
      guard isBraced || name.isEmpty || after == "*" || after == "+" else { return nil }
      let name = name.isEmpty ? String(after.drop { !$0.isLetter }) : name
      return "the rest of a path is written *\(name.isEmpty ? "path" : name), as its last segment"
    case Sign.openParenthesis, Sign.less, Sign.colon:
      guard !name.isEmpty, isBraced || !after.hasPrefix(":") else { return nil }
      return "what `\(name)` may be is said in its `params`: a type, `min` and `max`, or `matches`; write {\(name)}"
    default: return nil
    }
  }
}
