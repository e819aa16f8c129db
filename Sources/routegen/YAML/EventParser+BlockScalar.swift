/// Literal and folded scalars: `|` and `>`.
extension EventParser {
  /// What becomes of the line ends at the end of a block scalar.
  private enum Chomping { case clip, strip, keep }

  /// Reads a block scalar whose lines are indented more than `indent`.
  mutating func blockScalar(indent: Int, _ properties: NodeProperties?) throws(YAMLSyntaxError) {
    let start = position
    let isFolded = bytes[position] == Byte.greater
    let (chomping, digit) = try blockScalarHeader()
    var end = position
    skipToLineEnd()
    if position < count { skipLineBreak() }
    let margin = if let digit { max(indent, 0) + digit } else { try blockScalarMargin(indent: indent) }

    var text = ScalarText()
    var breaks = 0
    var breakPlace = end
    var isInside = false
    var wasIndented = false
    while try nextBlockLine(margin: margin, indent: indent) {
      if isAtLineEnd {
        if breaks == 0 { breakPlace = position }
        breaks += 1
      } else {
        let isIndented = isBlank(at: position)
        if isFolded, isInside, !isIndented, !wasIndented {
          text.fold(breaks, from: breakPlace)
        } else {
          text.appendLineFeeds(breaks, from: breakPlace)
        }
        let content = position
        skipToLineEnd()
        text.append(content..<position, of: bytes)
        (end, breakPlace) = (position, position)
        breaks = 1
        (isInside, wasIndented) = (true, isIndented)
      }
      if position < count { skipLineBreak() }
    }
    switch chomping {
    case .strip: break
    case .clip: text.appendLineFeeds(isInside ? min(breaks, 1) : 0, from: breakPlace)
    case .keep: text.appendLineFeeds(breaks, from: breakPlace)
    }
    events.append(YAMLEvent(.scalar(text.scalar(isFolded ? .folded : .literal, end: end)), start, end, properties))
  }

  private mutating func blockScalarHeader() throws(YAMLSyntaxError) -> (Chomping, digit: Int?) {
    var chomping: Chomping?
    var digit: Int?
    position += 1
    while position < count {
      let byte = bytes[position]
      if byte == Byte.dash || byte == Byte.plus, chomping == nil {
        chomping = byte == Byte.dash ? .strip : .keep
      } else if byte >= UInt8(ascii: "1"), byte <= UInt8(ascii: "9"), digit == nil {
        digit = Int(byte - UInt8(ascii: "0"))
      } else {
        break
      }
      position += 1
    }
    let end = position
    skipBlanks()
    guard isAtLineEnd || (bytes[position] == Byte.hash && position > end) else {
      let start = position
      skipToLineEnd()
      throw .textAfterBlockScalarHeader(start, position)
    }
    position = end
    return (chomping ?? .clip, digit)
  }

  /// Finds the indentation of a block scalar from its first line that is not blank.
  private func blockScalarMargin(indent: Int) throws(YAMLSyntaxError) -> Int {
    var index = position
    var line = position
    var widest = 0
    while true {
      while index < count, bytes[index] == Byte.space { index += 1 }
      let spaces = index - line
      if index == count { return max(widest, spaces, indent + 1) }
      if classes[Int(bytes[index])] & ByteClass.lineBreak == 0 {
        if spaces > indent, widest > spaces { throw .blankLineTooDeep(line, index) }
        return max(spaces, indent + 1)
      }
      widest = max(widest, spaces)
      index += bytes[index] == Byte.carriageReturn && index + 1 < count && bytes[index + 1] == Byte.lineFeed ? 2 : 1
      line = index
    }
  }

  /// Moves past the indentation of the next line of a block scalar; false where the scalar ends.
  private mutating func nextBlockLine(margin: Int, indent: Int) throws(YAMLSyntaxError) -> Bool {
    if position == count || isAtDocumentMarker { return false }
    while column < margin, peek() == Byte.space { position += 1 }
    if column == margin { return position < count || column > 0 }
    if position == count { return true }
    if isAtLineEnd { return true }
    if bytes[position] == Byte.tab {
      skipBlanks()
      throw .tabIndentation(lineStart, position)
    }
    position = lineStart
    return false
  }
}
