/// A JSON value, written in the order it was put together.
indirect enum JSON: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// A number as it is to stand in the text.
  case number(String)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  /// Two spaces an indent, short arrays of plain values on one line, a line end last.
  var text: String {
    var text = ""
    write(to: &text, indent: 0)
    return text + "\n"
  }

  /// On one line.
  var compactText: String {
    var text = ""
    writeCompact(to: &text)
    return text
  }

  private var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  private func write(to text: inout String, indent: Int) {
    switch self {
    case .array(let items) where !items.allSatisfy(\.isPlain):
      JSON.writeList(items, brackets: ("[", "]"), to: &text, indent: indent) { item, text in
        item.write(to: &text, indent: indent + 1)
      }
    case .object(let pairs) where !pairs.isEmpty:
      JSON.writeList(pairs, brackets: ("{", "}"), to: &text, indent: indent) { pair, text in
        JSON.writeString(pair.key, to: &text)
        text += ": "
        pair.value.write(to: &text, indent: indent + 1)
      }
    default:
      writeCompact(to: &text)
    }
  }

  private static func writeList<Item>(
    _ items: [Item], brackets: (open: String, close: String), to text: inout String, indent: Int,
    write: (Item, inout String) -> Void
  ) {
    text += brackets.open
    for (index, item) in items.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += String(repeating: "  ", count: indent + 1)
      write(item, &text)
    }
    text += "\n" + String(repeating: "  ", count: indent) + brackets.close
  }

  private func writeCompact(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .number(let value): text += value
    case .string(let value): JSON.writeString(value, to: &text)
    case .array(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += ", " }
        item.writeCompact(to: &text)
      }
      text += "]"
    case .object(let pairs):
      text += "{"
      for (index, pair) in pairs.enumerated() {
        if index > 0 { text += ", " }
        JSON.writeString(pair.key, to: &text)
        text += ": "
        pair.value.writeCompact(to: &text)
      }
      text += "}"
    }
  }

  private static func writeString(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .int(value) }
}

extension JSON: ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(nilLiteral: ()) { self = .null }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }

  /// A string, or null.
  static func optional(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

  /// An array of strings.
  static func strings(_ texts: some Sequence<String>) -> JSON { .array(texts.map(JSON.string)) }
}
