/// Builds the node tree of the first document from events: aliases are expanded, and what no manifest needs is
/// refused.
struct NodeComposer {
  /// The number of nodes that aliases may add.
  static let aliasLimit = 100_000

  private struct Anchor {
    var node: Node
    var size: Int
    var height: Int
  }

  /// What is known of a node that is complete.
  private typealias Measured = (node: Node, size: Int, height: Int)

  let file: FileID
  let events: [YAMLEvent]
  private var index = 0
  private var depth = 0
  /// At a key `x-…` or below it, where anything may stand.
  private var isInNote = false
  private var expanded = 0
  private var anchors: [String: Anchor] = [:]
  /// Anchors of nothing that no alias refers to: text that starts with `&`, most likely.
  private var emptyAnchors: [String: NodeProperties] = [:]
  private(set) var findings: [Diagnostic] = []

  init(file: FileID, events: [YAMLEvent]) {
    self.file = file
    self.events = events
  }

  /// The root node, or nil if there is no document or it cannot be composed.
  mutating func compose() -> Node? {
    guard events.count > 2, case .documentStart = events[0].kind else { return nil }
    index = 1
    guard let root = try? node() else { return nil }
    for (name, properties) in emptyAnchors.sorted(by: { $0.value.start < $1.value.start }) {
      report(
        "`&\(name)` is read as an anchor, and no value follows it", range(properties.start, properties.end),
        help: "if it is meant as text, quote it: `\"&\(name)\"`")
    }
    return root.node
  }

  /// Composing stopped, after a finding.
  private struct Stop: Error {}

  private mutating func node() throws(Stop) -> Measured {
    let event = events[index]
    index += 1
    checkTag(event.properties)
    var result: Measured
    switch event.kind {
    case .scalar(let scalar):
      let isEmpty = event.start == event.end
      if isEmpty, let name = event.properties?.anchor { emptyAnchors[name] = event.properties }
      let range = range(event.start, event.end)
      result = (Node(content: .scalar(scalar), range: range, tag: event.properties?.tag, isEmpty: isEmpty), 1, 0)
    case .alias(let name):
      return try expansion(of: name, event)
    case .sequenceStart:
      result = try sequence(event)
    case .mappingStart:
      result = try mapping(event)
    case .documentStart, .documentEnd, .mappingEnd, .sequenceEnd:
      throw Stop()
    }
    if event.isBroken { result.node.isBroken = true }
    if let name = event.properties?.anchor {
      anchors[name] = Anchor(node: result.node, size: result.size, height: result.height)
    }
    return result
  }

  private mutating func sequence(_ start: YAMLEvent) throws(Stop) -> Measured {
    var elements: [Node] = []
    var (size, height) = (1, 0)
    depth += 1
    while !isAtCollectionEnd {
      let element = try node()
      elements.append(element.node)
      size += element.size
      height = max(height, element.height)
    }
    depth -= 1
    let range = range(start.start, events[index - 1].end)
    return (Node(content: .sequence(elements), range: range, tag: start.properties?.tag), size, height + 1)
  }

  private mutating func mapping(_ start: YAMLEvent) throws(Stop) -> Measured {
    var pairs: [Node.Pair] = []
    var keys = NameMap<SourceRange>()
    var (size, height) = (1, 0)
    var isBroken = false
    depth += 1
    while !isAtCollectionEnd {
      let key = try node()
      let outer = isInNote
      defer { isInNote = outer }
      if case .scalar(let scalar) = key.node.content, scalar.text.hasPrefix("x-") { isInNote = true }
      let value = try node()
      size += key.size + value.size
      height = max(height, key.height, value.height)
      guard let text = keyText(key.node, value.node) else {
        isBroken = true
        continue
      }
      if let first = keys.insert(key.node.range, for: text) {
        reportDuplicate(text, key.node.range, first: first)
      } else {
        pairs.append(Node.Pair(key: key.node, value: value.node))
      }
    }
    depth -= 1
    let range = range(start.start, events[index - 1].end)
    var node = Node(content: .mapping(pairs), range: range, tag: start.properties?.tag)
    node.isBroken = isBroken
    return (node, size, height + 1)
  }

  /// The text of a key, or nil, after a finding, if it is none that a manifest can have.
  private mutating func keyText(_ key: Node, _ value: Node) -> String? {
    guard case .scalar(let scalar) = key.content else {
      report("a key must be a single text, not a list or a mapping", key.range, help: "quote it if it is meant as text")
      return nil
    }
    if key.isBroken || lacksColonOrSpace(scalar, key, value) || startsWithStrangeSpace(scalar, key) {
      return nil
    }
    return scalar.text
  }

  /// Spaces copied from a web page, or typed with an East Asian keyboard, do not indent: they would start the key.
  private mutating func startsWithStrangeSpace(_ scalar: Node.Scalar, _ key: Node) -> Bool {
    guard let first = scalar.text.unicodeScalars.first, first == "\u{A0}" || first == "\u{3000}" else { return false }
    let name = first == "\u{A0}" ? "a no-break space" : "a full-width space"
    report("\(name) stands before this key", key.range, help: "indent with ordinary spaces")
    return true
  }

  private mutating func reportDuplicate(_ text: String, _ range: SourceRange, first: SourceRange) {
    findings.append(
      Diagnostic(
        .duplicateKey, "the key `\(text)` stands here a second time", at: range,
        related: [Diagnostic.Related(message: "the first one is here", range: first)],
        help: "remove or rename one of the two"))
  }

  private mutating func expansion(of name: String, _ event: YAMLEvent) throws(Stop) -> Measured {
    let range = range(event.start, event.end)
    emptyAnchors[name] = nil
    guard let anchor = anchors[name] else {
      report(
        "`*\(name)` is read as an alias, and nothing is named `&\(name)` above it", range,
        help: "if it is meant as text, quote it: `\"*\(name)\"`")
      let scalar = Node.Scalar(text: "", style: .plain, offsets: nil, contentStart: range.start)
      return (Node(content: .scalar(scalar), range: range, isEmpty: true, isBroken: true), 1, 0)
    }
    expanded += anchor.size
    if expanded > Self.aliasLimit {
      report(
        "the aliases of this file stand for more than \(Self.aliasLimit) values", range,
        help: "write fewer aliases of aliases")
      throw Stop()
    }
    if depth + anchor.height > EventParser.depthLimit {
      report(YAMLSyntaxError.tooDeep(event.start).message, range, help: "write fewer aliases of aliases")
      throw Stop()
    }
    return (anchor.node, anchor.size, anchor.height)
  }

  /// Steps over the end of a collection, if it is here.
  private var isAtCollectionEnd: Bool {
    mutating get {
      switch events[index].kind {
      case .mappingEnd, .sequenceEnd:
        index += 1
        return true
      default: return false
      }
    }
  }

  private static let knownTags: Set<String> = [
    "!", "tag:yaml.org,2002:str", "tag:yaml.org,2002:int", "tag:yaml.org,2002:map", "tag:yaml.org,2002:seq",
    "tag:yaml.org,2002:null", "tag:yaml.org,2002:bool", "tag:yaml.org,2002:float",
  ]

  private mutating func checkTag(_ properties: NodeProperties?) {
    guard let properties, let tag = properties.tag, !Self.knownTags.contains(tag) else { return }
    let core = "tag:yaml.org,2002:"
    let written = tag.hasPrefix(core) ? "!!\(tag.dropFirst(core.utf8.count))" : tag
    report(
      "the tag `\(written)` means nothing in a manifest", range(properties.start, properties.end),
      help: "remove it; a value that starts with `!` must be quoted")
  }

  /// In a flow mapping `{ url:/x }` is the key `url:/x` without a value, and `{ url /x }` the key `url /x`, which nobody
  /// means.
  private mutating func lacksColonOrSpace(_ scalar: Node.Scalar, _ key: Node, _ value: Node) -> Bool {
    guard !isInNote, value.isEmpty, !value.isBroken, scalar.style == .plain, key.range.end == value.range.start else {
      return false
    }
    if let pair = ColonlessPair(scalar.text) {
      report("a colon is missing after `\(pair.key)`", key.range, help: "write `\(pair.mended)`")
      return true
    }
    guard let colon = scalar.text.utf8.firstIndex(of: Byte.colon), colon > scalar.text.startIndex else { return false }
    let name = scalar.text[..<colon]
    if name.utf8.contains(Byte.slash) { return false }
    let rest = scalar.text[colon...].dropFirst()
    report("a space is missing after the colon of `\(name)`", key.range, help: "write `\(name): \(rest)`")
    return true
  }

  private func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(file: file, start: start, end: end) }

  private mutating func report(_ message: String, _ range: SourceRange, help: String) {
    findings.append(Diagnostic(.yamlSyntax, message, at: range, help: help))
  }
}
