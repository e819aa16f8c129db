/// Anchors, tags and directives.
extension EventParser {
  /// Reads one anchor or tag and adds it to `properties`.
  mutating func property(_ properties: inout NodeProperties?, isInFlow: Bool) throws(YAMLSyntaxError) {
    let start = position
    var anchor: String?
    var tag: String?
    if bytes[position] == Byte.ampersand {
      position += 1
      let name = anchorName()
      if name.isEmpty { throw .anchorWithoutName(start) }
      anchor = name
    } else {
      tag = try self.tag()
    }
    if !isSpace(at: position), !(isInFlow && isFlowIndicator(at: position)) {
      throw .textAfterProperty(start, position)
    }
    properties = try merged(properties, NodeProperties(anchor: anchor, tag: tag, start: start, end: position))
  }

  /// Two sets of properties of one node.
  func merged(_ outer: NodeProperties?, _ inner: NodeProperties?) throws(YAMLSyntaxError) -> NodeProperties? {
    guard let outer, let inner else { return outer ?? inner }
    if outer.anchor != nil, inner.anchor != nil { throw .secondProperty("anchor", inner.start, inner.end) }
    if outer.tag != nil, inner.tag != nil { throw .secondProperty("tag", inner.start, inner.end) }
    return NodeProperties(
      anchor: outer.anchor ?? inner.anchor, tag: outer.tag ?? inner.tag, start: outer.start, end: inner.end)
  }

  mutating func anchorName() -> String {
    let start = position
    while !isSpace(at: position), !isFlowIndicator(at: position) { position += 1 }
    return string(start..<position)
  }

  /// Reads a tag and gives its resolved form.
  private mutating func tag() throws(YAMLSyntaxError) -> String {
    let start = position
    position += 1
    if peek() == Byte.less {
      position += 1
      let name = try tagText(isSuffix: false)
      if name.isEmpty || peek() != Byte.greater { throw .badTag(start, position) }
      position += 1
      return name
    }
    let handleEnd = tagHandleEnd(from: start)
    position = handleEnd
    let suffix = try tagText(isSuffix: true)
    let handle = string(start..<handleEnd)
    if handle == "!", suffix.isEmpty { return "!" }
    if suffix.isEmpty { throw .badTag(start, position) }
    if let prefix = tagHandles[handle] { return prefix + suffix }
    switch handle {
    case "!": return "!" + suffix
    case "!!": return "tag:yaml.org,2002:" + suffix
    default: throw .unknownTagHandle(handle, start, handleEnd)
    }
  }

  /// The end of `!`, `!!` or `!name!` at the start of a tag.
  private func tagHandleEnd(from start: Int) -> Int {
    var index = start + 1
    while index < count, Self.isWord(bytes[index]) { index += 1 }
    return index < count && bytes[index] == Byte.exclamation ? index + 1 : start + 1
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), Byte.dash:
      true
    default: false
    }
  }

  /// Reads the characters a tag may hold, percent-decoded.
  private mutating func tagText(isSuffix: Bool) throws(YAMLSyntaxError) -> String {
    let start = position
    var text: [UInt8] = []
    while position < count {
      let byte = bytes[position]
      if byte == Byte.percent {
        guard let high = Self.hexadecimalDigit(peek(1)), let low = Self.hexadecimalDigit(peek(2)) else {
          throw .badTag(start, position + 1)
        }
        text.append(high << 4 | low)
        position += 3
      } else if Self.isWord(byte) || Self.isTagMark(byte, isSuffix: isSuffix) {
        text.append(byte)
        position += 1
      } else {
        break
      }
    }
    guard let valid = String(validating: text, as: UTF8.self) else { throw .badTag(start, position) }
    return valid
  }

  private static func isTagMark(_ byte: UInt8, isSuffix: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "#"), UInt8(ascii: ";"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: ":"),
      UInt8(ascii: "@"), UInt8(ascii: "&"), UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "$"),
      UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "~"), UInt8(ascii: "*"), UInt8(ascii: "'"),
      UInt8(ascii: "("), UInt8(ascii: ")"):
      true
    case Byte.exclamation, Byte.comma, Byte.leftBracket, Byte.rightBracket: !isSuffix
    default: false
    }
  }

  /// Reads the directives before a document.
  ///
  /// - Returns: whether there are any.
  mutating func directives() throws(YAMLSyntaxError) -> Bool {
    tagHandles = [:]
    var isVersionKnown = false
    var hasDirectives = false
    while position < count, column == 0, bytes[position] == Byte.percent {
      hasDirectives = true
      let start = position
      let words = directiveWords()
      if words.first == "%YAML" {
        let isVersion =
          words.count == 2 && words[1].hasPrefix("1.") && words[1].utf8.count > 2
          && words[1].utf8.dropFirst(2).allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        if isVersionKnown || !isVersion { throw .badDirective(start, position) }
        isVersionKnown = true
      } else if words.first == "%TAG" {
        guard words.count == 3, words[1].hasPrefix("!"), words[1].hasSuffix("!"), tagHandles[words[1]] == nil else {
          throw .badDirective(start, position)
        }
        tagHandles[words[1]] = words[2]
      }
      skipToContent()
    }
    return hasDirectives
  }

  /// The words of a line, without a comment at its end.
  private mutating func directiveWords() -> [String] {
    var words: [String] = []
    while true {
      skipBlanks()
      if isAtLineEnd || (bytes[position] == Byte.hash && isBlank(at: position - 1)) { return words }
      let start = position
      while !isSpace(at: position) { position += 1 }
      words.append(string(start..<position))
    }
  }
}
