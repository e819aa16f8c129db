/// One `key: value` of a mapping.
struct Field: Sendable {
  let key: Located<String>
  let value: Node

  var name: String { key.value }
  /// Key and value together.
  var span: SourceRange {
    SourceRange(
      file: key.range.file, start: Int(key.range.start), end: max(Int(key.range.end), Int(value.range.end)))
  }
}

// Each of these reads one value, or reports what it should have been and gives nil.
extension ManifestDecoder {
  /// Text that is taken apart further.
  mutating func text(_ field: Field, example: String) -> ManifestText? {
    if let text = ManifestDecoder.text(of: field.value) { return text }
    wrongType(field, expected: "text", write: example)
    return nil
  }

  mutating func word(_ field: Field, example: String) -> Located<String>? {
    text(field, example: example)?.located
  }

  mutating func bool(_ field: Field) -> Bool? {
    if case .scalar(let scalar) = field.value.content, scalar.style == .plain {
      switch scalar.text {
      case "true", "True", "TRUE": return true
      case "false", "False", "FALSE": return false
      default: break
      }
    }
    let other = ManifestDecoder.text(of: field.value)?.text.lowercased() ?? ""
    let meant = ["yes": "true", "on": "true", "y": "true", "1": "true", "true": "true"][other] ?? "false"
    let reason =
      switch other {
      case "yes", "no", "on", "off": " (YAML 1.2 knows only true and false)"
      case "true", "false": ", in small letters and without quotes"
      default: ""
      }
    let write = meant + reason
    wrongType(field, expected: "true or false", write: write)
    return nil
  }

  /// One of a few words.
  mutating func choice<Choice>(_ field: Field, _: Choice.Type = Choice.self) -> Located<Choice>?
  where Choice: RawRepresentable<String>, Choice: CaseIterable {
    let words = Choice.allCases.map(\.rawValue)
    guard let text = text(field, example: words[0]) else { return nil }
    if let choice = Choice(rawValue: text.text) { return Located(choice, text.range) }
    let hint = spelling.hint(for: text.text, among: words)
    report(
      .wrongType, "`\(field.name)` is \(ManifestDecoder.alternatives(words)), not `\(text.text)`\(hint)", at: text.range
    )
    return nil
  }

  /// A list of texts; `example` is one item.
  mutating func texts(_ field: Field, example: String, allowsSingle: Bool = false) -> [ManifestText]? {
    switch field.value.content {
    case .sequence(let nodes):
      return nodes.compactMap { node in
        if let text = ManifestDecoder.text(of: node) { return text }
        if node.isBroken {
          faults += 1
          return nil
        }
        report(
          .wrongType,
          "`\(field.name)` is a list of texts, and this item is \(ManifestDecoder.kind(of: node)); write [\(example)]",
          at: node.range)
        return nil
      }
    case .scalar:
      if allowsSingle, let text = ManifestDecoder.text(of: field.value) { return [text] }
      let written = ManifestDecoder.text(of: field.value)?.text ?? example
      let item = written.utf8.contains { $0 == 0x2C || $0 == 0x20 || $0 == 0x5B } ? example : written
      wrongType(field, expected: allowsSingle ? "text or a list" : "a list", write: "[\(item)]")
    case .mapping:
      wrongType(field, expected: allowsSingle ? "text or a list" : "a list", write: "[\(example)]")
    }
    return nil
  }

  mutating func words(_ field: Field, example: String) -> [Located<String>]? {
    texts(field, example: example)?.map(\.located)
  }

  /// The fields of a mapping with the keys of `keys`; others are reported, notes (`x-…`) left out.
  mutating func fields(_ field: Field, of keys: KeySet, example: String) -> [Field]? {
    guard var fields = entries(field, example: example) else { return nil }
    fields.removeAll { field in
      if keys.contains(field.name) { return false }
      if !field.name.hasPrefix("x-") {
        let hint = keys.hint(for: field.name, spelling: &spelling)
        report(.unknownKey, "\(keys.owner) has no key `\(field.name)`\(hint)", at: field.key.range)
      }
      return true
    }
    return fields
  }

  /// Whether a mapping has a key, or a misspelt one that was meant to be it and is reported.
  mutating func has(_ key: String, _ field: Field, of keys: KeySet) -> Bool {
    guard case .mapping(let pairs) = field.value.content else { return false }
    return pairs.contains { pair in
      guard let text = ManifestDecoder.text(of: pair.key)?.text, text != key else { return true }
      return !keys.contains(text) && keys.meant(by: text, spelling: &spelling) == key
    }
  }

  /// The fields of a mapping with keys of the user's own choice, each key once.
  mutating func entries(_ field: Field, example: String) -> [Field]? {
    guard let pairs = pairs(of: field) else {
      wrongType(field, expected: "a map", write: example)
      return nil
    }
    if field.value.isBroken { faults += 1 }
    var fields: [Field] = []
    fields.reserveCapacity(pairs.count)
    for pair in pairs {
      guard case .scalar(let key) = pair.key.content else {
        let kind = ManifestDecoder.kind(of: pair.key)
        report(.wrongType, "a key of `\(field.name)` is \(kind); quote it", at: pair.key.range)
        continue
      }
      fields.append(Field(key: Located(key.text, pair.key.range), value: pair.value))
    }
    return fields
  }

  /// The pairs of a map, or of a list that should be one: each of its items is a map of one pair.
  private mutating func pairs(of field: Field) -> [Node.Pair]? {
    if case .mapping(let pairs) = field.value.content { return pairs }
    guard case .sequence(let items) = field.value.content, !items.isEmpty else { return nil }
    var pairs: [Node.Pair] = []
    var seen: Set<String> = []
    for item in items {
      guard case .mapping(let own) = item.content, own.count == 1 else { return nil }
      // One map has no key twice, for the reader of YAML has left out the second.
      pairs += own.filter { pair in
        guard case .scalar(let key) = pair.key.content else { return true }
        return seen.insert(key.text).inserted
      }
    }
    let start = Int(field.value.range.start)
    let isBlock = source.bytes[start] == UInt8(ascii: "-")
    report(
      .wrongType,
      "`\(field.name)` expects a map, got a list; "
        + (isBlock ? "take out the dash before each key" : "write { … } in place of [ … ]"),
      at: SourceRange(file: field.value.range.file, start: start, end: start + 1))
    return pairs
  }

  /// Reports a value of the wrong kind.
  mutating func wrongType(_ field: Field, expected: String, write: String) {
    if field.value.isBroken {
      faults += 1
      return
    }
    if ManifestDecoder.isNull(field.value) {
      let comment = commentAfter(field.key.range).map { "; did you mean \"\($0)\"? (`#` starts a comment)" }
      let range = field.value.range.count > 0 ? field.value.range : field.key.range
      report(.wrongType, "`\(field.name)` has no value\(comment ?? "; write \(field.name): \(write)")", at: range)
      return
    }
    var got = ManifestDecoder.kind(of: field.value)
    if expected == "true or false", got == "text", let text = ManifestDecoder.text(of: field.value)?.text {
      got = "`\(text)`"
    }
    var hint = "; write \(write)"
    if expected == "a map", case .scalar(let scalar) = field.value.content, scalar.style == .plain,
      let pair = ColonlessPair(scalar.text), pair.hasSign || !pair.value.utf8.contains(Byte.space)
    {
      hint = ": a colon is missing after `\(pair.key)`; write \(pair.mended)"
    }
    if expected == "text", case .mapping = field.value.content { hint = "; write \(write), in quotes if it has braces" }
    report(.wrongType, "`\(field.name)` expects \(expected), got \(got)\(hint)", at: field.value.range)
  }

  /// The comment that stands where the value of a key should be.
  private func commentAfter(_ key: SourceRange) -> String? {
    let line = source.lineBytes(source.line(at: Int(key.end)))
    var index = Int(key.end)
    while index < line.endIndex, line[index] == 0x3A || line[index] == 0x20 { index += 1 }
    guard index < line.endIndex, line[index] == 0x23 else { return nil }
    let comment = String(decoding: line[index...], as: UTF8.self)
    return comment.utf8.count > 1 && comment.utf8.count < 20 && !comment.utf8.contains(0x20) ? comment : nil
  }
}

extension ManifestDecoder {
  static func text(of node: Node) -> ManifestText? {
    guard case .scalar(let scalar) = node.content, !isNull(node) else { return nil }
    return ManifestText(scalar: scalar, range: node.range)
  }

  static func isNull(_ node: Node) -> Bool {
    guard case .scalar(let scalar) = node.content else { return false }
    if node.isEmpty { return true }
    guard scalar.style == .plain, node.tag == nil else { return false }
    return scalar.text == "null" || scalar.text == "~" || scalar.text == "Null" || scalar.text == "NULL"
  }

  /// What stands in the file, in a word or two.
  static func kind(of node: Node) -> String {
    switch node.content {
    case .sequence: "a list"
    case .mapping: "a map"
    case .scalar(let scalar) where scalar.style == .plain && ["true", "false"].contains(scalar.text): scalar.text
    case .scalar: isNull(node) ? "nothing" : "text"
    }
  }

  /// Text as it is written between braces: quoted where it holds what YAML reads there as something else.
  static func inBraces(_ text: String) -> String {
    let isQuoted =
      text.contains { "{}[],".contains($0) } || (text + " ").contains(": ") || text.contains(" #")
    return !isQuoted ? text : "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  /// `a`, `b` or `c`.
  static func alternatives(_ words: [String]) -> String {
    let quoted = words.map { "`\($0)`" }
    return quoted.count < 2
      ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + " or " + quoted[quoted.count - 1]
  }
}
