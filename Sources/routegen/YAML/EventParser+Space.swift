/// Looking around, and what stands between tokens: blanks, comments, line ends.
extension EventParser {
  /// The byte `distance` ahead; 0, which no text holds, at the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return index < count ? bytes[index] : 0
  }

  /// Whether the byte at `index` is a blank, a line end or the end of the text.
  func isSpace(at index: Int) -> Bool {
    index >= count || classes[Int(bytes[index])] & (ByteClass.blank | ByteClass.lineBreak) != 0
  }

  func isBlank(at index: Int) -> Bool { index < count && classes[Int(bytes[index])] & ByteClass.blank != 0 }

  func isFlowIndicator(at index: Int) -> Bool {
    index < count && classes[Int(bytes[index])] & ByteClass.flowIndicator != 0
  }

  var isAtLineEnd: Bool { position == count || classes[Int(bytes[position])] & ByteClass.lineBreak != 0 }

  /// Whether an indicator such as `-`, followed by white space, stands here.
  func isAt(_ indicator: UInt8) -> Bool { peek() == indicator && isSpace(at: position + 1) }

  var column: Int { position - lineStart }

  /// The number of spaces that start the line.
  var indentation: Int {
    var index = lineStart
    while index < position, bytes[index] == Byte.space { index += 1 }
    return index - lineStart
  }

  /// Whether a tab stands among the blanks just before the position.
  var isAfterTab: Bool {
    var index = position
    while index > lineStart, classes[Int(bytes[index - 1])] & ByteClass.blank != 0 {
      index -= 1
      if bytes[index] == Byte.tab { return true }
    }
    return false
  }

  /// Whether `---` or `...` starts the line.
  var isAtDocumentMarker: Bool {
    guard position == lineStart, position + 3 <= count, isSpace(at: position + 3) else { return false }
    let byte = bytes[position]
    return (byte == Byte.dash || byte == Byte.dot) && bytes[position + 1] == byte && bytes[position + 2] == byte
  }

  mutating func skipBlanks() {
    while position < count, classes[Int(bytes[position])] & ByteClass.blank != 0 { position += 1 }
  }

  /// Steps over one line end, if there is one here: CR, LF or both.
  mutating func skipLineBreak() {
    if peek() == Byte.carriageReturn { position += 1 }
    if peek() == Byte.lineFeed { position += 1 }
    lineStart = position
  }

  mutating func skipToLineEnd() {
    while position < count, classes[Int(bytes[position])] & ByteClass.lineBreak == 0 { position += 1 }
  }

  /// Skips blanks, comments and line ends up to the next content or the end.
  mutating func skipToContent() {
    while position < count {
      let byte = bytes[position]
      if classes[Int(byte)] & ByteClass.blank != 0 {
        position += 1
      } else if classes[Int(byte)] & ByteClass.lineBreak != 0 {
        skipLineBreak()
      } else if byte == Byte.hash, position == lineStart || isBlank(at: position - 1) {
        skipToLineEnd()
      } else {
        return
      }
    }
  }

  /// Checks that nothing but a comment follows on the line.
  ///
  /// - Parameter value: where the value starts that stands before.
  mutating func expectLineEnd(value: Int) throws(YAMLSyntaxError) {
    let end = position
    skipBlanks()
    if isAtLineEnd { return }
    if bytes[position] == Byte.hash {
      if position > end { return }
      throw .commentWithoutSpace(position)
    }
    throw trailingText(after: end, value: value)
  }
}
