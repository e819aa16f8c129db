/// One event of the YAML serialisation: what the parser makes of the text, and what nodes are composed from.
struct YAMLEvent: Sendable {
  enum Kind: Sendable {
    case documentStart(explicit: Bool)
    case documentEnd(explicit: Bool)
    case mappingStart(flow: Bool)
    case mappingEnd
    case sequenceStart(flow: Bool)
    case sequenceEnd
    case scalar(Node.Scalar)
    case alias(String)
  }

  var kind: Kind
  /// Where the event's text starts in the file; a collection's end event tells where the collection ends.
  var start: Int
  var end: Int
  var properties: NodeProperties
  /// A syntax error was found in it: something that was written here is missing.
  var isBroken = false

  init(_ kind: Kind, _ start: Int, _ end: Int, _ properties: NodeProperties = NodeProperties()) {
    self.kind = kind
    self.start = start
    self.end = end
    self.properties = properties
  }
}

/// The anchor and the tag written before a node.
struct NodeProperties: Sendable {
  var anchor: String?
  /// The resolved tag, such as `tag:yaml.org,2002:str`.
  var tag: String?
  /// Where the first of the two starts and the last one ends.
  var start = 0
  var end = 0

  var isEmpty: Bool { anchor == nil && tag == nil }
}
