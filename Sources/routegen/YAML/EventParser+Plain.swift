/// Plain scalars and aliases: text without quotes.
extension EventParser {
  /// Where a node without a block structure of its own stands.
  struct InlineContext {
    /// The indentation its further lines must exceed.
    var indent: Int
    var isInFlow = false
    /// False for a key in a block, which ends with its line.
    var isMultiline = true
    /// A mapping may start with it.
    var canBeKey = false
  }

  /// Reads an alias, a quoted or plain scalar, or a flow collection.
  mutating func inlineNode(_ context: InlineContext, _ properties: NodeProperties?) throws(YAMLSyntaxError) {
    switch peek() {
    case Byte.asterisk:
      try alias(properties)
    case Byte.doubleQuote, Byte.singleQuote:
      try quotedScalar(indent: context.indent, properties)
    case Byte.leftBracket, Byte.leftBrace:
      try flowCollection(indent: context.indent, properties)
    default:
      try expectPlainStart(isInFlow: context.isInFlow)
      try plainScalar(context, properties)
    }
  }

  /// Reads a plain scalar; its first character is known to be able to start one.
  mutating func plainScalar(_ context: InlineContext, _ properties: NodeProperties?) throws(YAMLSyntaxError) {
    let start = position
    let startColumn = column
    skipPlainText(isInFlow: context.isInFlow)
    var (end, endLine) = (position, lineStart)
    var text = ScalarText()
    while context.isMultiline, let breaks = continuation(after: end, context) {
      let lineContent = position
      skipPlainText(isInFlow: context.isInFlow)
      if !context.isInFlow, isAtKeyEnd {
        let keyEnd = position
        position = lineContent
        if context.canBeKey, column == startColumn || text.isEmpty && isMeantAsKey(start) {
          throw missingColon(start, firstLineEnd(start))
        }
        let error = YAMLSyntaxError.keyInsideText(string(lineContent..<keyEnd), lineContent, keyEnd, text: start)
        guard recovers else { throw error }
        report(error)
        (position, lineStart) = (end, endLine)
        break
      }
      if text.isEmpty { text.append(start..<end, of: bytes) }
      text.fold(breaks, from: end)
      text.append(lineContent..<position, of: bytes)
      (end, endLine) = (position, lineStart)
    }
    let scalar = text.isEmpty ? verbatimScalar(.plain, start..<end) : text.scalar(.plain, end: end)
    events.append(YAMLEvent(.scalar(scalar), start, end, properties))
  }

  /// Whether a line above an indented key is a single word, or one with an opening bracket behind it.
  private func isMeantAsKey(_ start: Int) -> Bool {
    var end = firstLineEnd(start)
    if bytes[end - 1] == Byte.leftBrace || bytes[end - 1] == Byte.leftBracket { end -= 1 }
    while end > start, isBlank(at: end - 1) { end -= 1 }
    return end > start && !(start..<end).contains(where: isBlank)
  }

  /// The end of the text on the line that holds `start`.
  private func firstLineEnd(_ start: Int) -> Int {
    var index = start
    while index < count, classes[Int(bytes[index])] & ByteClass.lineBreak == 0 { index += 1 }
    while index > start, isBlank(at: index - 1) { index -= 1 }
    return index
  }

  /// Whether, blanks aside, a colon that ends a key follows.
  var isAtKeyEnd: Bool {
    var index = position
    while isBlank(at: index) { index += 1 }
    return index < count && bytes[index] == Byte.colon && isSpace(at: index + 1)
  }

  /// Moves to the text that continues a plain scalar on a further line.
  ///
  /// - Returns: the number of line ends before it, or nil, with the position unchanged, if the scalar is complete.
  private mutating func continuation(after end: Int, _ context: InlineContext) -> Int? {
    let line = lineStart
    var breaks = 0
    skipBlanks()
    while position < count, isAtLineEnd {
      breaks += 1
      skipLineBreak()
      skipBlanks()
    }
    if breaks > 0, position < count, indentation > context.indent, bytes[position] != Byte.hash, !isAtDocumentMarker,
      !context.isInFlow || canContinueInFlow
    {
      return breaks
    }
    position = end
    lineStart = line
    return nil
  }

  private var canContinueInFlow: Bool {
    if isFlowIndicator(at: position) { return false }
    return bytes[position] != Byte.colon || !(isSpace(at: position + 1) || isFlowIndicator(at: position + 1))
  }

  /// Moves past the plain text on this line, without the blanks at its end.
  private mutating func skipPlainText(isInFlow: Bool) {
    let stops = ByteClass.blank | ByteClass.lineBreak | ByteClass.mark | (isInFlow ? ByteClass.flowIndicator : 0)
    let start = position
    var index = position
    var end = position
    scan: while index < count {
      let byte = bytes[index]
      if classes[Int(byte)] & stops != 0 {
        switch byte {
        case Byte.space, Byte.tab:
          index += 1
          continue scan
        case Byte.hash:
          if index > start, isBlank(at: index - 1) { break scan }
        case Byte.colon:
          if isSpace(at: index + 1) || (isInFlow && isFlowIndicator(at: index + 1)) { break scan }
        default:
          break scan
        }
      }
      index += 1
      end = index
    }
    position = end
  }

  /// Checks that a plain scalar can start here.
  func expectPlainStart(isInFlow: Bool) throws(YAMLSyntaxError) {
    let byte = bytes[position]
    if classes[Int(byte)] & ByteClass.indicator != 0 { throw cannotStartPlain(byte, isInFlow: isInFlow) }
    if byte == Byte.dash || byte == Byte.question || byte == Byte.colon {
      if isSpace(at: position + 1) || (isInFlow && isFlowIndicator(at: position + 1)) {
        throw cannotStartPlain(byte, isInFlow: isInFlow)
      }
    }
  }

  mutating func alias(_ properties: NodeProperties?) throws(YAMLSyntaxError) {
    let start = position
    position += 1
    let name = anchorName()
    if name.isEmpty { throw .aliasWithoutName(start) }
    if let properties { throw .propertiesOnAlias(properties.start, position) }
    events.append(YAMLEvent(.alias(name), start, position))
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A scalar whose text stands in the file byte for byte.
  func verbatimScalar(_ style: Node.Scalar.Style, _ range: Range<Int>) -> Node.Scalar {
    Node.Scalar(
      text: string(range), style: style, offsets: nil, contentStart: Int32(truncatingIfNeeded: range.lowerBound))
  }

  /// A scalar where nothing is written.
  mutating func emptyScalar(at place: Int, _ properties: NodeProperties? = nil, isBroken: Bool = false) {
    let offset = properties?.end ?? place
    var event = YAMLEvent(.scalar(verbatimScalar(.plain, offset..<offset)), offset, offset, properties)
    event.isBroken = isBroken
    events.append(event)
  }
}
