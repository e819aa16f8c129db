/// A URL pattern of an entry, or of a redirect that leads to it, parsed and typed.
struct Pattern: Sendable {
  enum Origin: Sendable, Hashable {
    /// The n-th `url` of its entry.
    case url(Int)
    /// The n-th redirect.
    case redirect(Int)
  }

  enum Segment: Sendable, Hashable {
    /// Decoded and NFC-normalised text.
    case literal(String)
    case placeholder(Placeholder)
  }

  /// One parameter in a segment, with literal text around it (decoded, compared by exact bytes).
  struct Placeholder: Sendable, Hashable {
    /// Index into the entry's parameters; nil for a redirect's placeholder that the target does not take, which
    /// matches any text.
    var parameter: Int?
    var prefix = ""
    var suffix = ""
  }

  /// A trailing `*rest`: zero or more segments.
  struct Rest: Sendable, Hashable {
    /// Index into the entry's parameters, of a list; nil for a rest that the target of a redirect does not take.
    var parameter: Int?
  }

  /// One declared key of a query or of a fragment's pairs, decoded.
  struct QueryItem: Sendable, Hashable {
    enum Value: Sendable, Hashable {
      /// The key must be there with this value.
      case literal(String)
      /// The key must be there, with any value.
      case present
      /// The key carries the parameter of this index.
      case parameter(Int)
    }
    var key: String
    var value: Value
  }

  enum Fragment: Sendable, Hashable {
    case literal(String)
    case parameter(Int)
    case pairs([QueryItem])
  }

  var id: PatternID
  var entry: EntryID
  var origin: Origin
  /// As written, for messages and comments.
  var text: String
  /// The place of each segment, of the rest if there is one, and of each query item in the manifest, in that order.
  var pieceRanges: [SourceRange]
  var segments: [Segment] = []
  var rest: Rest?
  var query: [QueryItem] = []
  var fragment: Fragment?
  /// Values that a redirect fixes, by parameter index.
  var fixed: [(parameter: Int, value: ParameterValue)] = []
  /// The entry's sources and hosts, cut down to what is declared.
  var sources: LinkSources = .all
  var hosts: [Int]?
  /// The whole pattern text in the manifest, without quotes.
  var range: SourceRange
}

/// One line of `redirects:`, resolved.
struct Redirect: Sendable {
  var source: String
  var target: String
  var entry: EntryID
  var pattern: PatternID
  var range: SourceRange
  var targetRange: SourceRange
}

/// One line of `retired:`: a URL that once worked. Its placeholders match any text.
struct RetiredPattern: Sendable {
  var pattern: Pattern
}
