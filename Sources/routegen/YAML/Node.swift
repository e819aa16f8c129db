/// A value of a YAML document with its place: what the manifest layer reads.
struct Node: Sendable {
  /// A scalar: its text after unescaping and folding, how it was written, and how to find a piece of it in the file.
  struct Scalar: Sendable {
    enum Style: Sendable { case plain, singleQuoted, doubleQuoted, literal, folded }

    var text: String
    var style: Style
    /// For each UTF-8 byte of `text`, the offset in the file it came from, plus one last entry for the end.
    /// Nil where the text stands in the file byte for byte from `contentStart` on.
    var offsets: [Int32]?
    /// Offset in the file of the first byte of the content: after the quote, if there is one.
    var contentStart: Int32
  }

  /// One `key: value` of a mapping.
  struct Pair: Sendable {
    var key: Node
    var value: Node
  }

  enum Content: Sendable {
    case scalar(Scalar)
    case sequence([Node])
    case mapping([Pair])
  }

  var content: Content
  /// The node's own text, quotes and brackets included, without its anchor and tag.
  var range: SourceRange
  /// The resolved tag where one was written, such as `tag:yaml.org,2002:str`; nil otherwise.
  var tag: String?
  /// Nothing was written here: `key:` with no value.
  var isEmpty: Bool = false
  /// A syntax error was reported in it: what was written here is missing, wholly or (in a mapping) in part, so nobody
  /// should complain of what it lacks.
  var isBroken: Bool = false
}

extension Node.Scalar {
  /// The place in the file of a piece of the text, given in UTF-8 offsets into `text`.
  func range(of piece: Range<Int>, in file: FileID) -> SourceRange {
    guard let offsets else {
      let start = Int(contentStart)
      return SourceRange(file: file, start: start + piece.lowerBound, end: start + piece.upperBound)
    }
    let last = offsets.count - 1
    let start = Int(offsets[min(piece.lowerBound, last)])
    let end = Int(offsets[min(piece.upperBound, last)])
    return SourceRange(file: file, start: start, end: max(start, end))
  }
}
