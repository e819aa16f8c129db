/// Puts what is missing into an XML property list, leaving every other byte as it is.
struct PropertyListMerge {
  private var bytes: [UInt8]
  /// Lines to be put before the closing tags of elements.
  private var additions: [(node: PropertyListNode, name: String, lines: [String])] = []
  private let root: PropertyListNode

  /// - Throws: Where the text is no property list, or its root no dictionary.
  init(_ source: SourceFile) throws(PropertyListError) {
    bytes = source.bytes
    root = try PropertyListReader.read(source, file: FileID(index: 0)).get()
    guard case .dictionary = root.content else {
      throw PropertyListError(message: "its root is no dictionary", range: root.range)
    }
  }

  /// The text with everything in place.
  var text: String {
    var result = bytes
    // From the end, so that the offsets before stay true; an element's own end lies behind those inside it.
    for addition in additions.sorted(by: { $0.node.place > $1.node.place }) {
      let (range, text) = edit(addition.lines, into: addition.node, named: addition.name)
      result.replaceSubrange(range, with: Array(text.utf8))
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Registers the schemes that no URL type has yet: with the type of the same name, else as a new one.
  mutating func addSchemes(_ schemes: [String], role: String, name: String) {
    let types = root["CFBundleURLTypes"]
    let known = types?.elements.flatMap { $0["CFBundleURLSchemes"]?.texts.map { $0.value.lowercased() } ?? [] } ?? []
    let missing = schemes.filter { !known.contains($0) }
    guard !missing.isEmpty else { return }
    let own = types?.elements.first { $0["CFBundleURLName"]?.text == name && $0["CFBundleURLSchemes"] != nil }
    if let list = own?["CFBundleURLSchemes"] {
      append(missing.map(PropertyList.string), to: list)
      return
    }
    let type = PropertyList.urlType(schemes: missing, role: role, name: name)
    if let types { append([type], to: types) } else { add("CFBundleURLTypes", .array([type])) }
  }

  /// Adds the texts that a list at the top lacks.
  mutating func addTexts(_ texts: [String], to key: String, isThere: (_ own: String, _ wanted: String) -> Bool) {
    let list = root[key]
    let known = list?.texts.map(\.value) ?? []
    let missing = texts.filter { wanted in !known.contains { isThere($0, wanted) } }
    guard !missing.isEmpty else { return }
    if let list {
      append(missing.map(PropertyList.string), to: list)
    } else {
      add(key, .array(missing.map(PropertyList.string)))
    }
  }

  private mutating func add(_ key: String, _ value: PropertyList) {
    insert(PropertyList.lines(of: PropertyList.Pair(key, value)), into: root, named: "dict")
  }

  private mutating func append(_ items: [PropertyList], to list: PropertyListNode) {
    guard case .array = list.content else { return }
    insert(items.flatMap(\.lines), into: list, named: "array")
  }

  private mutating func insert(_ lines: [String], into node: PropertyListNode, named name: String) {
    if let known = additions.firstIndex(where: { $0.node.range == node.range }) {
      additions[known].lines += lines
    } else {
      additions.append((node, name, lines))
    }
  }

  /// Lines before the closing tag, indented as what stands there is.
  private func edit(_ lines: [String], into node: PropertyListNode, named name: String) -> (Range<Int>, String) {
    let indent = indentation(before: Int(node.range.start))
    let lineEnd = bytes.contains(0x0D) ? "\r\n" : "\n"
    let unit = indent.hasPrefix(" ") || usesSpaces ? "  " : "\t"
    let block = lines.map { line in
      let tabs = line.prefix { $0 == "\t" }.count
      return indent + String(repeating: unit, count: tabs + 1) + line.dropFirst(tabs) + lineEnd
    }
    guard let end = node.contentEnd else {
      let text = "<\(name)>" + lineEnd + block.joined() + indent + "</\(name)>"
      return (Int(node.range.start)..<Int(node.range.end), text)
    }
    // The closing tag keeps its line, if it is alone there.
    var start = end
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    if start > 0, bytes[start - 1] == 0x0A { return (start..<start, block.joined()) }
    return (end..<end, lineEnd + block.joined() + indent)
  }

  private var usesSpaces: Bool {
    let spaced = zip(bytes, bytes.dropFirst()).contains { $0 == 0x0A && $1 == 0x20 }
    let tabbed = zip(bytes, bytes.dropFirst()).contains { $0 == 0x0A && $1 == 0x09 }
    return spaced && !tabbed
  }

  /// The blanks at the beginning of the line that holds an offset.
  private func indentation(before offset: Int) -> String {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    let blanks = bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blanks, as: UTF8.self)
  }
}

extension PropertyListNode {
  /// Where something is put into it.
  fileprivate var place: Int { contentEnd ?? Int(range.start) }
}

extension PropertyList {
  static func urlType(schemes: [String], role: String, name: String) -> PropertyList {
    .dictionary([
      .init("CFBundleTypeRole", .string(role)), .init("CFBundleURLName", .string(name)),
      .init("CFBundleURLSchemes", .array(schemes.map(PropertyList.string))),
    ])
  }
}
