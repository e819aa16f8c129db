/// Turns the bytes of a YAML 1.2 stream into events, in one pass.
///
/// The parser follows the productions of the specification by recursive descent. An implicit key is recognised after
/// the fact: when a node turns out to be followed by `:`, the start of its mapping is put in front of it, so nothing
/// is read twice. `n` is, as in the specification, the indentation of the enclosing block; -1 at the top.
struct EventParser {
  /// Collections nested deeper than this are refused.
  static let depthLimit = 64

  let bytes: [UInt8]
  let count: Int
  let classes = ByteClass.table
  /// Read one document and go on after a mistake in it; otherwise all documents up to the first mistake.
  let recovers: Bool

  var position = 0
  /// Where the line that holds `position` starts.
  var lineStart = 0
  var depth = 0
  var events: [YAMLEvent] = []
  /// Whether the events are balanced, so that nodes can be composed from them.
  private(set) var isComplete = false
  private(set) var errors: [YAMLSyntaxError] = []
  private var hasTabs = false
  var tagHandles: [String: String] = [:]

  init(_ bytes: [UInt8], recovers: Bool) {
    self.bytes = bytes
    self.recovers = recovers
    count = bytes.count
    // A long manifest has about as many.
    events.reserveCapacity(count / 8)
  }

  /// Reads the whole stream; afterwards `events` and `errors` hold what there was.
  mutating func parse() {
    do throws(YAMLSyntaxError) {
      let unprintable = try unprintableCharacters()
      try stream()
      isComplete = true
      if let index = firstOutsideQuotes(of: unprintable) { throw controlCharacter(index) }
    } catch {
      report(error)
    }
  }

  /// Notes a mistake, unless it is but a consequence: of tabs as indentation the first tells enough, and of two
  /// mistakes in a row on one line the first.
  mutating func report(_ error: YAMLSyntaxError) {
    if error.kind == .tab, hasTabs { return }
    hasTabs = hasTabs || error.kind == .tab
    if let last = errors.last, startOfLine(at: last.start) == startOfLine(at: error.start) { return }
    errors.append(error)
  }

  private func startOfLine(at offset: Int) -> Int {
    var index = offset
    while index > 0, classes[Int(bytes[index - 1])] & ByteClass.lineBreak == 0 { index -= 1 }
    return index
  }

  private mutating func stream() throws(YAMLSyntaxError) {
    while true {
      skipByteOrderMark()
      skipToContent()
      if position == count { return }
      if recovers, !events.isEmpty {
        report(.secondDocument(position, min(position + 3, count)))
        markRoot()
        return
      }
      if isAtDocumentMarker, bytes[position] == Byte.dot {
        position += 3
        try expectLineEnd(value: lineStart)
      } else {
        try document()
      }
    }
  }

  private mutating func document() throws(YAMLSyntaxError) {
    let hasDirectives = try directives()
    let start = position
    let isExplicit = isAtDocumentMarker && bytes[position] == Byte.dash
    if hasDirectives, !isExplicit { throw .directiveWithoutDocument(start, min(start + 1, count)) }
    if isExplicit { position += 3 }
    events.append(YAMLEvent(.documentStart(explicit: isExplicit), start, position))
    try blockNode(indent: -1, at: isExplicit ? .header : .bare)

    skipToContent()
    let isEnded = isAtDocumentMarker && bytes[position] == Byte.dot
    if position < count, !isAtDocumentMarker {
      guard recovers else { throw leftover() }
      report(leftover())
      markRoot()
      position = count
    }
    let end = position
    if isEnded {
      position += 3
      try expectLineEnd(value: end)
    }
    events.append(YAMLEvent(.documentEnd(explicit: isEnded), end, position))
  }

  /// Says of the root that what follows it is not read.
  private mutating func markRoot() {
    if events.count > 1 { events[1].isBroken = true }
  }

  private mutating func skipByteOrderMark() {
    if position == lineStart, position + 2 < count, bytes[position] == 0xEF, bytes[position + 1] == 0xBB,
      bytes[position + 2] == 0xBF
    {
      position += 3
      lineStart = position
    }
  }
}
