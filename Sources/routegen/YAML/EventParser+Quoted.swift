/// Quoted scalars.
extension EventParser {
  /// Reads a scalar in single or double quotes; its further lines must be indented more than `indent`.
  mutating func quotedScalar(indent: Int, _ properties: NodeProperties?) throws(YAMLSyntaxError) {
    let opening = position
    let quote = bytes[position]
    let style = quote == Byte.doubleQuote ? Node.Scalar.Style.doubleQuoted : .singleQuoted
    position += 1
    skipQuotedText()
    let scalar: Node.Scalar
    if isAtClosing(quote) {
      scalar = verbatimScalar(style, opening + 1..<position)
    } else {
      var text = ScalarText()
      text.append(opening + 1..<position, of: bytes)
      while !isAtClosing(quote) {
        try quotedPiece(&text, opening: opening, indent: indent)
        let start = position
        skipQuotedText()
        text.append(start..<position, of: bytes)
      }
      scalar = text.scalar(style, end: position)
    }
    position += 1
    events.append(YAMLEvent(.scalar(scalar), opening, position, properties))
  }

  private func isAtClosing(_ quote: UInt8) -> Bool {
    peek() == quote && (quote == Byte.doubleQuote || peek(1) != quote)
  }

  /// Moves past text that means itself, up to the blanks before a line end.
  private mutating func skipQuotedText() {
    let stops = ByteClass.quote | ByteClass.lineBreak
    let start = position
    while position < count, classes[Int(bytes[position])] & stops == 0 { position += 1 }
    if isAtLineEnd {
      while position > start, isBlank(at: position - 1) { position -= 1 }
    }
  }

  /// Reads what stopped `skipQuotedText`: a line end, an escape, or a quote that is content.
  private mutating func quotedPiece(
    _ text: inout ScalarText, opening: Int, indent: Int
  ) throws(YAMLSyntaxError) {
    let start = position
    let byte = peek()
    if isAtLineEnd || isBlank(at: position) {
      skipBlanks()
      text.fold(try skipLines(opening: opening, indent: indent), from: start)
    } else if byte != Byte.backslash || bytes[opening] == Byte.singleQuote {
      text.append(byte, from: start)
      position += byte == Byte.singleQuote && bytes[opening] == byte ? 2 : 1
    } else {
      position += 1
      if position < count, isAtLineEnd {
        text.appendLineFeeds(try skipLines(opening: opening, indent: indent) - 1, from: start)
      } else {
        text.append(try escapedCharacter(opening: opening), from: start)
      }
    }
  }

  /// Moves to the next line of a quoted scalar that is not blank.
  ///
  /// - Returns: the number of line ends on the way.
  private mutating func skipLines(opening: Int, indent: Int) throws(YAMLSyntaxError) -> Int {
    var breaks = 0
    while position < count, isAtLineEnd {
      breaks += 1
      skipLineBreak()
      skipBlanks()
    }
    if position == count || isAtDocumentMarker { throw .unclosedQuote(opening) }
    if indentation <= indent {
      if isAfterTab { throw .tabIndentation(lineStart, position) }
      throw .unclosedQuote(opening)
    }
    return breaks
  }

  /// Reads an escape after its backslash.
  private mutating func escapedCharacter(opening: Int) throws(YAMLSyntaxError) -> Unicode.Scalar {
    let start = position - 1
    guard position < count else { throw .unclosedQuote(opening) }
    let letter = bytes[position]
    position += 1
    switch letter {
    case UInt8(ascii: "0"): return "\0"
    case UInt8(ascii: "a"): return "\u{7}"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "t"), Byte.tab: return "\t"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "v"): return "\u{B}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "e"): return "\u{1B}"
    case Byte.space, Byte.doubleQuote, UInt8(ascii: "/"), Byte.backslash: return Unicode.Scalar(letter)
    case UInt8(ascii: "N"): return "\u{85}"
    case UInt8(ascii: "_"): return "\u{A0}"
    case UInt8(ascii: "L"): return "\u{2028}"
    case UInt8(ascii: "P"): return "\u{2029}"
    case UInt8(ascii: "x"): return try escapedNumber(digits: 2, from: start)
    case UInt8(ascii: "u"): return try escapedNumber(digits: 4, from: start)
    case UInt8(ascii: "U"): return try escapedNumber(digits: 8, from: start)
    default:
      throw .unknownEscape(character(at: start + 1), start, start + 1 + character(at: start + 1).utf8.count)
    }
  }

  private mutating func escapedNumber(digits: Int, from start: Int) throws(YAMLSyntaxError) -> Unicode.Scalar {
    var value = try hexadecimal(digits: digits, from: start)
    let isHighSurrogate = digits == 4 && value >= 0xD800 && value < 0xDC00
    if isHighSurrogate, peek() == Byte.backslash, peek(1) == UInt8(ascii: "u") {
      position += 2
      let low = try hexadecimal(digits: 4, from: start)
      if low >= 0xDC00, low < 0xE000 { value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00) }
    }
    guard let scalar = Unicode.Scalar(value) else { throw .badEscapedNumber(start, position) }
    return scalar
  }

  private mutating func hexadecimal(digits: Int, from start: Int) throws(YAMLSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = Self.hexadecimalDigit(peek()) else {
        throw .shortEscape(digits: digits, start, position)
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
