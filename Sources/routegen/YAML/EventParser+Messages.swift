/// Mistakes whose message quotes the text around them.
extension EventParser {
  /// The character at `index`, whole.
  func character(at index: Int) -> String {
    var end = index + 1
    while end < count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return string(index..<end)
  }

  /// The end of the word at `start`.
  func wordEnd(_ start: Int) -> Int {
    var end = start
    while !isSpace(at: end), bytes[end] != Byte.colon || !isSpace(at: end + 1) { end += 1 }
    return max(end, min(start + 1, count))
  }

  /// The end of what was probably meant as one value: in a flow collection up to the next comma or closing bracket
  /// that is not inside brackets of the value itself.
  func valueEnd(_ start: Int, isInFlow: Bool, stopsAtColon: Bool = false) -> Int {
    var end = start
    var level = 0
    scan: while end < count, classes[Int(bytes[end])] & ByteClass.lineBreak == 0 {
      switch bytes[end] {
      case Byte.hash where isBlank(at: end - 1): break scan
      case Byte.leftBrace, Byte.leftBracket: level += 1
      case Byte.rightBrace, Byte.rightBracket:
        if isInFlow, level == 0 { break scan }
        level -= 1
      case Byte.comma where isInFlow && level == 0: break scan
      case Byte.colon where stopsAtColon && isSpace(at: end + 1): break scan
      default: break
      }
      end += 1
    }
    while end > start, isBlank(at: end - 1) { end -= 1 }
    return end
  }

  /// The text in quotes, for a help line; without the text where it is long.
  func quoted(_ start: Int, _ end: Int) -> String {
    let piece = bytes[start..<end]
    if piece.count > 60 { return "put quotes around the value" }
    let quote = piece.contains(Byte.doubleQuote) || piece.contains(Byte.backslash) ? "'" : "\""
    if quote == "'", piece.contains(Byte.singleQuote) { return "put quotes around the value" }
    return "write `\(quote)\(string(start..<end))\(quote)`"
  }

  func leftover() -> YAMLSyntaxError {
    YAMLSyntaxError(
      "this line does not belong to what stands above it", position, wordEnd(position),
      help: "a manifest is one mapping: `key: value` lines, all starting in the same column")
  }

  /// Something follows a complete value on its line.
  func trailingText(after end: Int, value: Int) -> YAMLSyntaxError {
    let start = position
    if bytes[start] == Byte.colon, start == end, !isSpace(at: start + 1) {
      return YAMLSyntaxError("a space is missing after this colon", start, start + 1, help: "write `: `")
    }
    if bytes[start] == Byte.colon, isSpace(at: start + 1) { return .multilineKey(start, start + 1) }
    let last = Unicode.Scalar(bytes[end - 1])
    let textEnd = valueEnd(start, isInFlow: false)
    if textEnd == start + 1, bytes[start] == Byte.comma || bytes[start] == Byte.semicolon {
      let name = bytes[start] == Byte.comma ? "comma" : "semicolon"
      return YAMLSyntaxError(
        "a \(name) follows the value", start, textEnd,
        help: "remove it: only between brackets are entries separated by commas")
    }
    if bytes[start..<textEnd].allSatisfy({ $0 == Byte.rightBrace || $0 == Byte.rightBracket }) {
      return YAMLSyntaxError("this bracket closes nothing", start, textEnd, help: "remove it")
    }
    switch events.last?.kind {
    case .mappingEnd, .sequenceEnd:
      return YAMLSyntaxError(
        "text follows the closing `\(last)`", start, textEnd,
        help: "if all of it is one text, " + quoted(value, textEnd))
    case .scalar(let scalar) where scalar.style != .plain:
      let help =
        start == end && last == "'"
        ? "write a quote inside the text twice, `''`, or put the text into double quotes"
        : "let the quotes go around the whole value"
      return YAMLSyntaxError("text follows the closing quote", start, textEnd, help: help)
    case .alias(let name):
      return YAMLSyntaxError(
        "`*\(name)` is read as an alias, and text follows it", value, textEnd, help: quoted(value, textEnd))
    default:
      return YAMLSyntaxError("this text does not belong to the value before it", start, textEnd)
    }
  }

  /// A value starts with a character that has another meaning there.
  func cannotStartPlain(_ byte: UInt8, isInFlow: Bool) -> YAMLSyntaxError {
    let start = position
    let character = Unicode.Scalar(byte)
    switch byte {
    case Byte.rightBracket, Byte.rightBrace, Byte.comma:
      let message = byte == Byte.comma ? "a value cannot start with a comma" : "this `\(character)` closes nothing"
      return YAMLSyntaxError(message, start, start + 1, help: "remove it, or quote the value")
    case Byte.hash:
      return .commentWithoutSpace(start)
    case Byte.bar, Byte.greater:
      return YAMLSyntaxError(
        "a value cannot start with `\(character)` here", start, start + 1, help: "put quotes around the value")
    default:
      let end = valueEnd(start, isInFlow: isInFlow, stopsAtColon: true)
      let name = character == "`" ? "a backtick" : "`\(character)`"
      return YAMLSyntaxError(
        "a value cannot start with \(name) unless it is quoted", start, end, help: quoted(start, end))
    }
  }

  /// A second colon on the line: `key: a: b`.
  func keyNotAllowed(_ start: Int) -> YAMLSyntaxError {
    let end = valueEnd(start, isInFlow: false)
    return YAMLSyntaxError(
      "a value that contains `: ` must be quoted", start, end,
      help: quoted(start, end) + ", or put the inner key on a line of its own")
  }

  func itemExpected() -> YAMLSyntaxError {
    if bytes[position] == Byte.dash {
      return YAMLSyntaxError("a space is missing after this dash", position, position + 1, help: "write `- `")
    }
    return YAMLSyntaxError(
      "this line stands among `-` items but is none", position, wordEnd(position),
      help: "start it with `- `, or line it up with the key it belongs to")
  }

  func badIndentation(found: Int, expected: Int) -> YAMLSyntaxError {
    func spaces(_ number: Int) -> String { number == 1 ? "1 space" : "\(number) spaces" }
    let (others, help) =
      expected == 0
      ? ("not at all", "remove the spaces before it") : ("by \(spaces(expected))", "indent it by \(spaces(expected))")
    let own = found == 0 ? "not indented" : "indented by \(spaces(found))"
    return YAMLSyntaxError(
      "this line is \(own), the lines it stands among \(others)", position, wordEnd(position),
      help: help + ", or line it up with what it belongs to")
  }
}
