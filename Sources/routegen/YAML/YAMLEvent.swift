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
  var properties: NodeProperties?
  /// A syntax error was found in it: something that was written here is missing.
  var isBroken = false

  init(_ kind: Kind, _ start: Int, _ end: Int, _ properties: NodeProperties? = nil) {
    self.kind = kind
    self.start = start
    self.end = end
    self.properties = properties
  }
}

/// The anchor and the tag written before a node: at least one of them.
///
/// A class because few nodes have any: events and the frames of the parser stay small.
final class NodeProperties: Sendable {
  let anchor: String?
  /// The resolved tag, such as `tag:yaml.org,2002:str`.
  let tag: String?
  /// Where the first of the two starts and the last one ends.
  let start: Int
  let end: Int

  init(anchor: String?, tag: String?, start: Int, end: Int) {
    self.anchor = anchor
    self.tag = tag
    self.start = start
    self.end = end
  }
}
