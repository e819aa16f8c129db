/// Flow collections: `[…]` and `{…}`.
extension EventParser {
  /// Reads a flow collection whose further lines must be indented more than `indent`.
  mutating func flowCollection(indent: Int, _ properties: NodeProperties?) throws(YAMLSyntaxError) {
    let flow = FlowContext(opening: position, isMapping: bytes[position] == Byte.leftBrace, indent: indent)
    try enterCollection(at: position)
    let event = flow.isMapping ? YAMLEvent.Kind.mappingStart(flow: true) : .sequenceStart(flow: true)
    events.append(YAMLEvent(event, position, position, properties))
    position += 1
    var isAfterEntry = false
    while true {
      try skipFlowSpace(flow)
      let byte = bytes[position]
      if byte == flow.closing { break }
      if byte == Byte.comma {
        if !isAfterEntry { throw .commaWithoutEntry(position) }
        position += 1
        isAfterEntry = false
      } else if byte == Byte.rightBracket || byte == Byte.rightBrace {
        throw wrongClosing(flow)
      } else if isAfterEntry {
        throw missingComma(flow)
      } else {
        if flow.isMapping { try flowMappingEntry(flow) } else { try flowSequenceEntry(flow) }
        isAfterEntry = true
      }
    }
    position += 1
    depth -= 1
    events.append(YAMLEvent(flow.isMapping ? .mappingEnd : .sequenceEnd, position - 1, position))
  }

  /// A flow collection that is being read.
  struct FlowContext {
    let opening: Int
    let isMapping: Bool
    let indent: Int

    var closing: UInt8 { isMapping ? Byte.rightBrace : Byte.rightBracket }
  }

  private mutating func flowMappingEntry(_ flow: FlowContext) throws(YAMLSyntaxError) {
    if isAt(Byte.question) {
      position += 1
      try skipFlowSpace(flow)
    }
    let isJSON = try flowKey(flow)
    let end = position
    try skipFlowSpace(flow)
    if isAtFlowColon(afterJSON: isJSON) {
      try flowValue(flow)
    } else {
      emptyScalar(at: end)
    }
  }

  private mutating func flowSequenceEntry(_ flow: FlowContext) throws(YAMLSyntaxError) {
    let first = events.count
    let start = position
    let line = lineStart
    if isAt(Byte.question) {
      events.append(YAMLEvent(.mappingStart(flow: true), start, start))
      try flowMappingEntry(flow)
    } else {
      let isJSON = try flowKey(flow)
      let end = position
      skipBlanks()
      guard isAtFlowColon(afterJSON: isJSON) else {
        position = end
        return
      }
      if lineStart != line { throw .multilineKey(start, start + 1) }
      events.insert(YAMLEvent(.mappingStart(flow: true), start, start), at: first)
      try flowValue(flow)
    }
    let end = events.last?.end ?? position
    events.append(YAMLEvent(.mappingEnd, end, end))
  }

  /// Reads a key, or an element that may turn out to be one; it may be empty before a colon.
  ///
  /// - Returns: whether a colon may follow it without a space after the colon: it is quoted or a collection.
  private mutating func flowKey(_ flow: FlowContext) throws(YAMLSyntaxError) -> Bool {
    if isAtFlowColon(afterJSON: false) || isAtFlowEnd {
      emptyScalar(at: position)
      return false
    }
    return try flowNode(flow)
  }

  private mutating func flowValue(_ flow: FlowContext) throws(YAMLSyntaxError) {
    position += 1
    let end = position
    try skipFlowSpace(flow)
    if isAtFlowEnd {
      emptyScalar(at: end)
    } else {
      _ = try flowNode(flow)
    }
  }

  private mutating func flowNode(_ flow: FlowContext) throws(YAMLSyntaxError) -> Bool {
    var properties: NodeProperties?
    while peek() == Byte.ampersand || peek() == Byte.exclamation {
      try property(&properties, isInFlow: true)
      try skipFlowSpace(flow)
    }
    if properties != nil, isAtFlowEnd || isAtFlowColon(afterJSON: false) {
      emptyScalar(at: position, properties)
      return false
    }
    let byte = bytes[position]
    try inlineNode(InlineContext(indent: flow.indent, isInFlow: true), properties)
    return byte == Byte.doubleQuote || byte == Byte.singleQuote || byte == Byte.leftBracket || byte == Byte.leftBrace
  }

  private var isAtFlowEnd: Bool {
    let byte = peek()
    return byte == Byte.comma || byte == Byte.rightBracket || byte == Byte.rightBrace
  }

  private func isAtFlowColon(afterJSON: Bool) -> Bool {
    peek() == Byte.colon && (afterJSON || isSpace(at: position + 1) || isFlowIndicator(at: position + 1))
  }

  /// Skips white space inside a flow collection, up to content, and checks the indentation of further lines.
  private mutating func skipFlowSpace(_ flow: FlowContext) throws(YAMLSyntaxError) {
    let line = lineStart
    skipToContent()
    if position == count || isAtDocumentMarker { throw unclosed(flow) }
    if lineStart == line || indentation > flow.indent { return }
    // Strictly the closing bracket has to be indented too, but everybody writes it under the key.
    if indentation == flow.indent, bytes[position] == flow.closing, !isAfterTab { return }
    throw isAfterTab ? .tabIndentation(lineStart, position) : unclosed(flow)
  }
}
