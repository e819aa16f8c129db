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
  private var expanded = 0
  private var anchors: [String: Anchor] = [:]
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
    if index + 1 < events.count {
      let second = events[index + 1]
      report("a manifest is one document: a second one starts here", second.start, max(second.end, second.start + 1))
    }
    return root.node
  }

  /// Composing stopped, after a finding.
  private struct Stop: Error {}

  private mutating func node() throws(Stop) -> Measured {
    let event = events[index]
    index += 1
    checkTag(event)
    var result: Measured
    switch event.kind {
    case .scalar(let scalar):
      let isEmpty = event.start == event.end
      result = (Node(content: .scalar(scalar), range: range(event), tag: event.tag, isEmpty: isEmpty), 1, 0)
    case .alias(let name):
      return try expansion(of: name, event)
    case .sequenceStart:
      result = try sequence(event)
    case .mappingStart:
      result = try mapping(event)
    case .documentStart, .documentEnd, .mappingEnd, .sequenceEnd:
      throw Stop()
    }
    result.node.isBroken = event.isBroken
    if let name = event.anchor {
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
    return (Node(content: .sequence(elements), range: collectionRange(start), tag: start.tag), size, height + 1)
  }

  private mutating func mapping(_ start: YAMLEvent) throws(Stop) -> Measured {
    var pairs: [Node.Pair] = []
    var keys: [String: SourceRange] = [:]
    var (size, height) = (1, 0)
    depth += 1
    while !isAtCollectionEnd {
      let key = try node()
      let value = try node()
      size += key.size + value.size
      height = max(height, key.height, value.height)
      guard case .scalar(let scalar) = key.node.content else {
        report("a key must be a single text, not a list or a mapping", key.node.range)
        continue
      }
      checkSpaceAfterColon(scalar, key.node, value.node)
      if let first = keys[scalar.text] {
        findings.append(
          Diagnostic(
            .duplicateKey, "`\(scalar.text)` stands here a second time", at: key.node.range,
            related: [Diagnostic.Related(message: "the first one is here", range: first)],
            help: "remove or rename one of the two"))
        continue
      }
      keys[scalar.text] = key.node.range
      pairs.append(Node.Pair(key: key.node, value: value.node))
    }
    depth -= 1
    return (Node(content: .mapping(pairs), range: collectionRange(start), tag: start.tag), size, height + 1)
  }

  private mutating func expansion(of name: String, _ event: YAMLEvent) throws(Stop) -> Measured {
    guard let anchor = anchors[name] else {
      report(
        "`*\(name)` is read as an alias, and nothing is named `&\(name)` above it", event.start, event.end,
        help: "if it is meant as text, quote it: `\"*\(name)\"`")
      var node = Node(
        content: .scalar(
          Node.Scalar(text: "", style: .plain, offsets: nil, contentStart: Int32(truncatingIfNeeded: event.start))),
        range: range(event))
      node.isBroken = true
      return (node, 1, 0)
    }
    expanded += anchor.size
    if expanded > Self.aliasLimit {
      report(
        "the aliases of this file stand for more than \(Self.aliasLimit) values", event.start, event.end,
        help: "write fewer aliases of aliases")
      throw Stop()
    }
    if depth + anchor.height > EventParser.depthLimit {
      let error = YAMLSyntaxError.tooDeep(event.start)
      report(error.message, event.start, event.end, help: "write fewer aliases of aliases")
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

  private mutating func checkTag(_ event: YAMLEvent) {
    guard let tag = event.tag, !Self.knownTags.contains(tag) else { return }
    report(
      "the tag `\(tag)` means nothing in a manifest", event.start, max(event.end, event.start),
      help: "remove it; a value that starts with `!` must be quoted")
  }

  /// In a flow mapping `{ url:/x }` is the key `url:/x` without a value, which nobody means.
  private mutating func checkSpaceAfterColon(_ scalar: Node.Scalar, _ key: Node, _ value: Node) {
    guard value.isEmpty, scalar.style == .plain, key.range.end == value.range.start, !value.isBroken,
      let colon = scalar.text.utf8.firstIndex(of: Byte.colon), colon > scalar.text.startIndex
    else { return }
    let name = scalar.text[..<colon]
    let rest = scalar.text[colon...].dropFirst()
    report(
      "a space is missing after the colon of `\(name)`", key.range, help: "write `\(name): \(rest)`")
  }

  private func range(_ event: YAMLEvent) -> SourceRange {
    SourceRange(file: file, start: event.start, end: event.end)
  }

  private func collectionRange(_ start: YAMLEvent) -> SourceRange {
    SourceRange(file: file, start: start.start, end: events[index - 1].end)
  }

  private mutating func report(_ message: String, _ start: Int, _ end: Int, help: String? = nil) {
    report(message, SourceRange(file: file, start: start, end: end), help: help)
  }

  private mutating func report(_ message: String, _ range: SourceRange, help: String? = nil) {
    findings.append(Diagnostic(.yamlSyntax, message, at: range, help: help))
  }
}
