/// Where a block node stands, which decides what may start there.
enum BlockPlace {
  /// At the start of a document.
  case bare
  /// After `---`.
  case header
  /// After the colon of an implicit key.
  case value
  /// After the dash of a sequence.
  case item
  /// After `?`, or the `:` that belongs to it.
  case explicit

  /// A collection may start on the same line.
  var allowsCompactCollection: Bool {
    switch self {
    case .bare, .item, .explicit: true
    case .header, .value: false
    }
  }

  /// The dashes of a sequence may stand no deeper than the key.
  var allowsSequenceAtParent: Bool {
    switch self {
    case .value, .explicit: true
    case .bare, .header, .item: false
    }
  }
}

/// Block nodes: what indentation holds together.
extension EventParser {
  /// How a block node begins.
  private struct Opening {
    /// Properties on lines of their own, which belong to the node as a whole.
    var outer: NodeProperties?
    /// Properties on the line of the content, which belong to its first key if it is a mapping.
    var inner: NodeProperties?
    var start = 0
    /// It stands where a block collection may start, tabs aside.
    var canOpenCollection = false
    /// Tabs stand before it, which is no place for a block collection.
    var isAfterTab = false
    var isEmpty = false
  }

  /// Reads the node that follows an indicator, on the same line or below it; nothing may be there.
  mutating func blockNode(indent: Int, at place: BlockPlace) throws(YAMLSyntaxError) {
    let indicatorEnd = position
    let opening = try blockOpening(indent: indent, at: place)
    if opening.isEmpty {
      emptyScalar(at: indicatorEnd, try merged(opening.outer, opening.inner))
    } else if isAt(Byte.dash) {
      try rejectTab(before: opening)
      guard opening.canOpenCollection, opening.inner == nil else { throw .sequenceNotAllowed(position) }
      if column == indent {
        try blockCollection(.sequenceUnderKey, parent: indent - 1, start: position, opening.outer)
      } else {
        try blockCollection(.sequence, parent: indent, start: position, opening.outer)
      }
    } else if isAt(Byte.question), opening.inner == nil, opening.canOpenCollection {
      try rejectTab(before: opening)
      try blockCollection(.mapping, parent: indent, start: opening.start, opening.outer)
    } else if peek() == Byte.bar || peek() == Byte.greater {
      try blockScalar(indent: indent, try merged(opening.outer, opening.inner))
    } else {
      try scalarOrMapping(indent: indent, opening)
    }
  }

  /// Reads the properties of a block node and finds its content.
  private mutating func blockOpening(indent: Int, at place: BlockPlace) throws(YAMLSyntaxError) -> Opening {
    let indicatorLine = lineStart
    var opening = Opening()
    while true {
      let line = lineStart
      skipToContent()
      if lineStart != line {
        opening.outer = try merged(opening.outer, opening.inner)
        opening.inner = nil
      }
      let isBelow = lineStart != indicatorLine
      if position == count || isAtDocumentMarker || (isBelow && !belongs(to: indent, at: place)) {
        if isBelow, position < count, isAfterTab { throw .tabIndentation(lineStart, position) }
        opening.isEmpty = true
        return opening
      }
      if opening.inner == nil {
        opening.start = position
        opening.canOpenCollection = isBelow || place.allowsCompactCollection
        opening.isAfterTab = isAfterTab
      }
      guard peek() == Byte.ampersand || peek() == Byte.exclamation else { return opening }
      try property(&opening.inner, isInFlow: false)
    }
  }

  private func belongs(to indent: Int, at place: BlockPlace) -> Bool {
    let own = indentation
    return own > indent || (own == indent && place.allowsSequenceAtParent && isAt(Byte.dash) && !isAfterTab)
  }

  /// Reads a node that may turn out to be the first key of a mapping.
  private mutating func scalarOrMapping(indent: Int, _ opening: Opening) throws(YAMLSyntaxError) {
    let (first, line, level) = (events.count, lineStart, depth)
    do throws(YAMLSyntaxError) {
      if isAt(Byte.colon) {
        emptyScalar(at: position, opening.inner)
      } else {
        let context = InlineContext(indent: indent, canBeKey: opening.canOpenCollection)
        try inlineNode(context, opening.inner)
      }
      if lineStart == line, isAtKeyEnd {
        try rejectTab(before: opening)
        guard opening.canOpenCollection else { throw keyNotAllowed(opening.start) }
        if let key = events.last, position > opening.start { try rejectBracket(inKey: key.start, position) }
      } else {
        try finishNode(at: first, opening.outer)
        return
      }
    } catch {
      guard opening.canOpenCollection, recovers, error.kind != .fatal else { throw error }
      let column = opening.start - line
      resynchronise(.mapping, column: column, line: line)
      guard position < count, self.column == column, isLineWithKey else { throw error }
      report(error)
      depth = level
      events.removeSubrange(first...)
      try blockCollection(.mapping, parent: indent, start: position, opening.outer, isBroken: true)
      return
    }
    let start = YAMLEvent(.mappingStart(flow: false), opening.start, opening.start, opening.outer)
    events.insert(start, at: first)
    try blockEntries(.mapping, column: opening.start - line, parent: indent, opening: first, hasKey: true)
  }

  private func rejectTab(before opening: Opening) throws(YAMLSyntaxError) {
    if opening.isAfterTab, opening.canOpenCollection { throw .tabIndentation(lineStart, opening.start) }
  }

  /// Ends a node that is no key: gives it the properties above it, and checks the rest of its line.
  private mutating func finishNode(at first: Int, _ outer: NodeProperties?) throws(YAMLSyntaxError) {
    if let outer {
      if case .alias = events[first].kind { throw .propertiesOnAlias(outer.start, events[first].end) }
      events[first].properties = try merged(outer, events[first].properties)
    }
    try expectLineEnd(value: events[first].start)
  }

  private mutating func blockCollection(
    _ kind: BlockKind, parent: Int, start: Int, _ properties: NodeProperties?, isBroken: Bool = false
  ) throws(YAMLSyntaxError) {
    let opening = events.count
    let event = kind == .mapping ? YAMLEvent.Kind.mappingStart(flow: false) : .sequenceStart(flow: false)
    events.append(YAMLEvent(event, start, start, properties))
    events[opening].isBroken = isBroken
    try blockEntries(kind, column: start - lineStart, parent: parent, opening: opening, hasKey: false)
  }
}
