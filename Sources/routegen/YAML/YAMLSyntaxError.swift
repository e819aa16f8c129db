/// A mistake in the text of a YAML file.
///
/// A class, so that the frames of the recursive parser hold no more than a reference to it.
final class YAMLSyntaxError: Error {
  enum Kind: Sendable {
    case ordinary
    /// Tabs as indentation: said once a file, however many lines have them.
    case tab
    /// Nothing more is read after it.
    case fatal
  }

  /// A second place that belongs to the mistake.
  struct Related: Sendable {
    let message: String
    let start: Int
  }

  let kind: Kind
  let message: String
  let start: Int
  let end: Int
  let help: String?
  let related: Related?

  init(
    _ message: String, _ start: Int, _ end: Int, help: String? = nil, related: Related? = nil, kind: Kind = .ordinary
  ) {
    self.kind = kind
    self.message = message
    self.start = start
    self.end = end
    self.help = help
    self.related = related
  }
}
