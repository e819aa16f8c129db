/// A piece of the manifest's text that is taken apart further: a pattern, a type, a regular expression.
struct ManifestText: Sendable {
  let scalar: Node.Scalar
  /// The whole scalar, quotes included.
  let range: SourceRange

  var text: String { scalar.text }
  var located: Located<String> { Located(scalar.text, range) }

  /// The text without its quotes.
  var contentRange: SourceRange { range(of: 0..<scalar.text.utf8.count) }

  /// The place of a piece, given in UTF-8 offsets into `text`.
  func range(of piece: Range<Int>) -> SourceRange { scalar.range(of: piece, in: range.file) }
}
