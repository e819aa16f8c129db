/// An element of an XML property list with its place in the file.
struct PropertyListNode: Sendable {
  struct Pair: Sendable {
    var key: String
    var keyRange: SourceRange
    var value: PropertyListNode
  }

  enum Content: Sendable {
    case string(String)
    case array([PropertyListNode])
    case dictionary([Pair])
    /// A number, date, data or truth value.
    case other
  }

  var content: Content
  /// From the `<` of its tag to the `>` of its closing one.
  var range: SourceRange
  /// Where its closing tag begins; nil for `<array/>`.
  var contentEnd: Int?

  subscript(key: String) -> PropertyListNode? {
    if case .dictionary(let pairs) = content { pairs.first { $0.key == key }?.value } else { nil }
  }

  var text: String? { if case .string(let text) = content { text } else { nil } }
  var elements: [PropertyListNode] { if case .array(let items) = content { items } else { [] } }

  /// The texts of an array, each with its place.
  var texts: [Located<String>] { elements.compactMap { item in item.text.map { Located($0, item.range) } } }
}

/// Why a file is no property list.
struct PropertyListError: Error, Sendable {
  var message: String
  var range: SourceRange
}

/// Reads property lists in XML, as far as the tool needs them: no DTD but the usual one, no processing but entities.
struct PropertyListReader {
  private static let deepest = 128

  private let bytes: [UInt8]
  private let file: FileID
  private var position = 0

  private init(_ source: SourceFile, _ file: FileID) {
    bytes = source.bytes
    self.file = file
  }

  /// Reads the root element.
  static func read(_ source: SourceFile, file: FileID) -> Result<PropertyListNode, PropertyListError> {
    var reader = PropertyListReader(source, file)
    do throws(PropertyListError) {
      return .success(try reader.document())
    } catch {
      return .failure(error)
    }
  }

  private func fail(_ message: String, from start: Int? = nil) -> PropertyListError {
    let start = min(start ?? position, bytes.count)
    let range = SourceRange(file: file, start: start, end: min(max(start + 1, position), bytes.count))
    return PropertyListError(message: message, range: range)
  }

  private struct Tag {
    var name: String
    var isClosing = false
    var isEmpty = false
    var start: Int
  }

  private mutating func document() throws(PropertyListError) -> PropertyListNode {
    let root = try nextTag()
    guard root.name == "plist", !root.isClosing, !root.isEmpty else {
      throw fail("it does not begin with '<plist>'", from: root.start)
    }
    let value = try value(try nextTag(), depth: 0)
    let end = try nextTag()
    guard end.name == "plist", end.isClosing else { throw fail("'</plist>' is missing", from: end.start) }
    return value
  }

  private mutating func value(_ tag: Tag, depth: Int) throws(PropertyListError) -> PropertyListNode {
    guard !tag.isClosing else { throw fail("'</\(tag.name)>' closes nothing", from: tag.start) }
    guard depth < Self.deepest else { throw fail("it is nested too deeply", from: tag.start) }
    var content: PropertyListNode.Content = .other
    var contentEnd: Int?
    switch tag.name {
    case "dict":
      var pairs: [PropertyListNode.Pair] = []
      if !tag.isEmpty {
        contentEnd = try elements(of: tag) { (reader, first) throws(PropertyListError) in
          guard first.name == "key", !first.isEmpty else {
            throw reader.fail("a '<key>' is missing", from: first.start)
          }
          let key = try reader.text(of: first)
          let range = SourceRange(file: reader.file, start: first.start, end: reader.position)
          let value = try reader.value(try reader.nextTag(), depth: depth + 1)
          pairs.append(PropertyListNode.Pair(key: key, keyRange: range, value: value))
        }
      }
      content = .dictionary(pairs)
    case "array":
      var items: [PropertyListNode] = []
      if !tag.isEmpty {
        contentEnd = try elements(of: tag) { (reader, first) throws(PropertyListError) in
          items.append(try reader.value(first, depth: depth + 1))
        }
      }
      content = .array(items)
    case "string": content = .string(tag.isEmpty ? "" : try text(of: tag))
    case "integer", "real", "date", "data": if !tag.isEmpty { _ = try text(of: tag) }
    case "true", "false": if !tag.isEmpty { _ = try text(of: tag) }
    default: throw fail("'<\(tag.name)>' is no element of a property list", from: tag.start)
    }
    let range = SourceRange(file: file, start: tag.start, end: position)
    return PropertyListNode(content: content, range: range, contentEnd: contentEnd)
  }

  /// Reads elements up to the closing tag, and says where that begins.
  private mutating func elements(
    of tag: Tag, _ read: (inout PropertyListReader, Tag) throws(PropertyListError) -> Void
  ) throws(PropertyListError) -> Int {
    while true {
      let next = try nextTag()
      if next.isClosing {
        guard next.name == tag.name else { throw fail("'</\(tag.name)>' is missing", from: next.start) }
        return next.start
      }
      try read(&self, next)
    }
  }

  /// The next tag; comments, the XML declaration and the document type are passed over.
  private mutating func nextTag() throws(PropertyListError) -> Tag {
    while true {
      while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
      guard position < bytes.count else { throw fail("it ends too early") }
      let start = position
      guard bytes[position] == UInt8(ascii: "<") else { throw fail("text stands where an element should be") }
      if starts(with: "<!--") {
        try skip(to: "-->", from: start)
      } else if starts(with: "<?") {
        try skip(to: "?>", from: start)
      } else if starts(with: "<!") {
        try skip(to: ">", from: start)
      } else {
        return try tag()
      }
    }
  }

  private mutating func tag() throws(PropertyListError) -> Tag {
    let start = position
    var inner = position + 1
    try skip(to: ">", from: start)
    var end = position - 1
    let isClosing = bytes[inner] == UInt8(ascii: "/")
    if isClosing { inner += 1 }
    let isEmpty = end > inner && bytes[end - 1] == UInt8(ascii: "/")
    if isEmpty { end -= 1 }
    guard inner <= end else { throw fail("a tag has no name", from: start) }
    let name = bytes[inner..<end].prefix { !Self.isBlank($0) }
    return Tag(name: String(decoding: name, as: UTF8.self), isClosing: isClosing, isEmpty: isEmpty, start: start)
  }

  /// The text of an element up to its closing tag.
  private mutating func text(of tag: Tag) throws(PropertyListError) -> String {
    var text: [UInt8] = []
    while position < bytes.count {
      if starts(with: "<![CDATA[") {
        let start = position + 9
        try skip(to: "]]>", from: position)
        text += bytes[start..<(position - 3)]
      } else if starts(with: "<!--") {
        try skip(to: "-->", from: position)
      } else if bytes[position] == UInt8(ascii: "<") {
        let closing = try self.tag()
        guard closing.isClosing, closing.name == tag.name else {
          throw fail("'</\(tag.name)>' is missing", from: closing.start)
        }
        return String(decoding: text, as: UTF8.self)
      } else if bytes[position] == UInt8(ascii: "&") {
        let start = position
        try skip(to: ";", from: start)
        let name = String(decoding: bytes[(start + 1)..<(position - 1)], as: UTF8.self)
        guard let scalar = Self.entity(name) else { throw fail("'&\(name);' is unknown", from: start) }
        text += Array(String(scalar).utf8)
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    throw fail("'</\(tag.name)>' is missing", from: tag.start)
  }

  private static func entity(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHex = name.hasPrefix("#x")
      return UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init)
    }
  }

  private func starts(with text: StaticString) -> Bool {
    position + text.utf8CodeUnitCount <= bytes.count
      && text.withUTF8Buffer { bytes[position..<(position + $0.count)].elementsEqual($0) }
  }

  /// Moves behind the next occurrence of a text.
  private mutating func skip(to text: StaticString, from start: Int) throws(PropertyListError) {
    while position < bytes.count {
      if starts(with: text) {
        position += text.utf8CodeUnitCount
        return
      }
      position += 1
    }
    throw fail("'\(text)' is missing", from: start)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}
