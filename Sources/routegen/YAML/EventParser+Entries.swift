/// The kinds of block collections.
enum BlockKind {
  case mapping, sequence
  /// A sequence whose dashes stand in the column of the key it belongs to.
  case sequenceUnderKey
}

/// The entries of block collections, and how reading goes on after a mistake in one of them.
extension EventParser {
  /// Reads the entries of a block collection whose start event is there already.
  ///
  /// - Parameters:
  ///   - parent: the indentation that no entry goes down to.
  ///   - opening: the index of the start event.
  ///   - hasKey: the first key has been read.
  mutating func blockEntries(
    _ kind: BlockKind, column: Int, parent: Int, opening: Int, hasKey: Bool
  ) throws(YAMLSyntaxError) {
    try enterCollection(at: events[opening].start)
    let level = depth
    var accepted = column
    var isFirst = true
    while true {
      skipToContent()
      let line = lineStart
      let isKeyRead = hasKey && isFirst
      let firstEvent = isKeyRead ? opening + 1 : events.count
      var keyEnd = isKeyRead ? events.count : nil
      do throws(YAMLSyntaxError) {
        var entryColumn = column
        if !isFirst {
          guard let next = try nextEntry(kind, column: column, parent: parent, accepted: &accepted) else { break }
          entryColumn = next
        }
        isFirst = false
        switch kind {
        case .mapping: try mappingEntry(column: entryColumn, keyEnd: &keyEnd)
        case .sequence, .sequenceUnderKey:
          position += 1
          try blockNode(indent: entryColumn, at: .item)
        }
      } catch {
        isFirst = false
        guard recovers, error.kind != .fatal else { throw error }
        report(error)
        depth = level
        repair(from: firstEvent, keyEnd: keyEnd, opening: opening)
        resynchronise(kind, column: column, line: line)
      }
    }
    depth -= 1
    let end = events.last?.end ?? position
    events.append(YAMLEvent(kind == .mapping ? .mappingEnd : .sequenceEnd, end, end))
  }

  mutating func enterCollection(at start: Int) throws(YAMLSyntaxError) {
    depth += 1
    if depth > Self.depthLimit { throw .tooDeep(start) }
  }

  /// Finds the next entry of a block collection.
  ///
  /// - Parameter accepted: a wrong indentation that was reported already; further lines may share it.
  /// - Returns: its column, or nil where the collection ends.
  private mutating func nextEntry(
    _ kind: BlockKind, column: Int, parent: Int, accepted: inout Int
  ) throws(YAMLSyntaxError) -> Int? {
    if position == count || isAtDocumentMarker { return nil }
    if recovers, isAfterTab, isTabbed(to: column), isAt(Byte.dash) == (kind != .mapping) {
      report(.tabIndentation(lineStart, position))
      return column
    }
    let own = indentation
    if own <= parent { return nil }
    if isAfterTab { throw .tabIndentation(lineStart, position) }
    let isItem = isAt(Byte.dash)
    if own == column {
      if kind == .sequenceUnderKey, !isItem { return nil }
      if kind == .sequence, !isItem { throw itemExpected() }
    } else if own != accepted {
      let error = badIndentation(found: own, expected: column)
      guard recovers, isItem == (kind != .mapping) else { throw error }
      report(error)
      accepted = own
    }
    return own
  }

  /// Whether the blanks before the position reach a column, with tabs as wide as editors make them.
  private func isTabbed(to column: Int) -> Bool {
    guard position - lineStart <= column else { return false }
    return [2, 4, 8].contains { width in
      bytes[lineStart..<position].reduce(0) { $1 == Byte.tab ? ($0 / width + 1) * width : $0 + 1 } == column
    }
  }

  /// Reads `key: value`; `keyEnd`, the number of events when the key is complete, is set if it is read already.
  private mutating func mappingEntry(column: Int, keyEnd: inout Int?) throws(YAMLSyntaxError) {
    if keyEnd == nil, isAt(Byte.question) {
      position += 1
      try blockNode(indent: column, at: .explicit)
      keyEnd = events.count
      let end = events.last?.end ?? position
      skipToContent()
      if self.column == column, isAt(Byte.colon) {
        position += 1
        try blockNode(indent: column, at: .explicit)
      } else {
        emptyScalar(at: end)
      }
      return
    }
    if keyEnd == nil { try implicitKey(column: column) }
    keyEnd = events.count
    skipBlanks()
    position += 1
    try blockNode(indent: column, at: .value)
  }

  /// Reads a key up to its colon.
  private mutating func implicitKey(column: Int) throws(YAMLSyntaxError) {
    let start = position
    let line = lineStart
    var properties: NodeProperties?
    while peek() == Byte.ampersand || peek() == Byte.exclamation {
      try property(&properties, isInFlow: false)
      skipBlanks()
      if isAtLineEnd { throw .propertyWithoutNode(start, position) }
    }
    if isAt(Byte.colon) {
      emptyScalar(at: position, properties)
      return
    }
    if isAt(Byte.dash) { throw .itemAmongKeys(position) }
    try inlineNode(InlineContext(indent: column, isMultiline: false, canBeKey: true), properties)
    if lineStart != line { throw .multilineKey(start, start + 1) }
    if !isAtKeyEnd { throw missingColon(start, position) }
    try rejectBracket(inKey: start, position)
  }

  /// Replaces what was read of a faulty entry: its key, if it is complete, keeps an empty value.
  private mutating func repair(from first: Int, keyEnd: Int?, opening: Int) {
    events.removeSubrange((keyEnd ?? first)...)
    if keyEnd != nil {
      emptyScalar(at: events.last?.end ?? position, isBroken: true)
    } else {
      events[opening].isBroken = true
    }
  }

  /// Moves to the next line that is indented no more than `column`: there the enclosing block goes on.
  ///
  /// - Parameter line: the start of the line that holds the faulty entry; it is left behind in any case.
  mutating func resynchronise(_ kind: BlockKind, column: Int, line: Int) {
    if lineStart > line, position == lineStart + indentation, canResume(kind, column: column) { return }
    repeat {
      skipToLineEnd()
      if position == count { return }
      skipLineBreak()
      while peek() == Byte.space { position += 1 }
    } while !canResume(kind, column: column)
  }

  /// Whether a line, whose first content is here, may be the next entry of a block or end it; not so a comment, a
  /// closing bracket, a line indented with a tab, a `-` among keys, something else among `-` items.
  private func canResume(_ kind: BlockKind, column: Int) -> Bool {
    if self.column > column || isAtLineEnd { return false }
    switch bytes[position] {
    case Byte.hash, Byte.rightBracket, Byte.rightBrace, Byte.tab: return false
    default: break
    }
    if self.column < column || isAtDocumentMarker { return true }
    switch kind {
    case .mapping: return !isAt(Byte.dash)
    case .sequence: return isAt(Byte.dash)
    case .sequenceUnderKey: return true
    }
  }

  /// Whether the rest of this line looks like `key: value`.
  var isLineWithKey: Bool {
    var index = position
    while index < count, classes[Int(bytes[index])] & ByteClass.lineBreak == 0 {
      if bytes[index] == Byte.colon, isSpace(at: index + 1) { return true }
      index += 1
    }
    return false
  }
}
