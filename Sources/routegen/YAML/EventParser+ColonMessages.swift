/// Keys without the colon, or the space, that should follow them.
extension EventParser {
  /// A line among keys, or before one, that has no colon, or no space after it.
  func missingColon(_ start: Int, _ end: Int) -> YAMLSyntaxError {
    if peek() == Byte.colon, position == end {
      return YAMLSyntaxError("a space is missing after this colon", position, position + 1, help: "write `: `")
    }
    let line = string(start..<end)
    if line.hasPrefix("//") {
      return YAMLSyntaxError("a comment starts with `#`, not with `//`", start, start + 2, help: "write `#`")
    }
    for (space, name) in [("\u{A0}", "a no-break space"), ("\u{3000}", "a full-width space")] {
      if let (key, value) = split(start..<end, at: ":" + space) {
        return YAMLSyntaxError(
          "after the colon of `\(key)` stands \(name), which YAML takes for text", start, end,
          help: "write `\(key): \(value)` with a plain space")
      }
    }
    if let (key, value) = split(start..<end, at: ":"), !key.isEmpty, !key.utf8.contains(Byte.space) {
      return YAMLSyntaxError(
        "a space is missing after the colon of `\(key)`", start, end, help: "write `\(key): \(value)`")
    }
    if let (key, value) = split(start..<end, at: "\u{FF1A}") {
      return YAMLSyntaxError(
        "the colon after `\(key)` is a full-width one", start, end, help: "write `\(key): \(value)`")
    }
    if let pair = ColonlessPair(line), pair.key.utf8.count <= Self.longestKey {
      return YAMLSyntaxError("a colon is missing after `\(pair.key)`", start, end, help: "write `\(pair.mended)`")
    }
    if line.utf8.count > Self.longestKey {
      return YAMLSyntaxError("a colon is missing after this key", start, end, help: "write `key: value`")
    }
    return YAMLSyntaxError(
      "a colon is missing after `\(line)`", start, end, help: "write `\(line):`, and its value behind or below it")
  }

  /// Keys up to this length are quoted in messages.
  private static let longestKey = 60

  /// The text before and after the first `separator` in a range: a key, so not too long, and its value, or `…`.
  private func split(_ range: Range<Int>, at separator: String) -> (String, String)? {
    let separator = Array(separator.utf8)
    guard let place = range.first(where: { bytes[$0..<range.upperBound].starts(with: separator) }),
      place - range.lowerBound <= Self.longestKey
    else { return nil }
    var start = place + separator.count
    while start < range.upperBound, isBlank(at: start) { start += 1 }
    return (string(range.lowerBound..<place), range.count > 60 ? "…" : string(start..<range.upperBound))
  }

  /// Refuses a plain key that holds an opening bracket: in `b { url: /b }` the first colon is one inside the brackets.
  ///
  /// YAML takes that for a key, and nobody means it.
  func rejectBracket(inKey start: Int, _ end: Int) throws(YAMLSyntaxError) {
    guard recovers, classes[Int(bytes[start])] & ByteClass.indicator == 0, let opening = unclosedBracket(start..<end),
      let error = missingColon(before: opening, start)
    else { return }
    throw error
  }

  /// The first opening bracket that is not closed in a range.
  private func unclosedBracket(_ range: Range<Int>) -> Int? {
    var level = 0
    var opening: Int?
    for index in range {
      switch bytes[index] {
      case Byte.leftBrace, Byte.leftBracket:
        if level == 0 { opening = index }
        level += 1
      case Byte.rightBrace, Byte.rightBracket: level -= 1
      default: break
      }
    }
    return level > 0 ? opening : nil
  }

  /// What is wrong where a key is followed by an opening bracket; nil where the bracket may belong to the key, which is
  /// a URL.
  func missingColon(before opening: Int, _ start: Int) -> YAMLSyntaxError? {
    var end = start
    while end < opening, !isBlank(at: end), bytes[end] != Byte.colon, bytes[end] != Byte.equals { end += 1 }
    let signs = bytes[end..<opening].filter { $0 != Byte.space && $0 != Byte.tab }
    if end == start || end == opening && bytes[start..<end].contains(Byte.slash) { return nil }
    if !signs.allSatisfy([Byte.colon, Byte.equals, Byte.dash, Byte.greater].contains) { return nil }
    let key = string(start..<end)
    let what = signs.elementsEqual([Byte.colon]) ? "a space is missing after the colon of" : "a colon is missing after"
    return YAMLSyntaxError(
      "\(what) `\(key)`", start, end, help: "write `\(key): \(Unicode.Scalar(bytes[opening]))`")
  }
}
