/// A mistake in the text of a YAML file.
struct YAMLSyntaxError: Error, Sendable {
  enum Kind: Sendable {
    case ordinary
    /// Tabs as indentation: said once a file, however many lines have them.
    case tab
    /// Nothing more is read after it.
    case fatal
  }

  var kind: Kind = .ordinary
  var message: String
  var start: Int
  var end: Int
  var help: String?
  /// A second place that belongs to the mistake.
  var relatedMessage: String?
  var relatedStart = 0

  init(_ message: String, _ start: Int, _ end: Int, help: String? = nil) {
    self.message = message
    self.start = start
    self.end = end
    self.help = help
  }
}
