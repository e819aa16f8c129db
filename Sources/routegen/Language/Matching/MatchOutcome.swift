/// What a URL opens, or why it opens nothing.
enum MatchOutcome: Sendable, Hashable {
  /// The tab, route, sheet or action that the URL opens.
  case opens(Opening)
  /// A URL of another SDK: the name under `handoff:`, and the scheme.
  case handoff(name: String, scheme: String)
  /// Several patterns match and none wins; it counts as opening nothing.
  case ambiguous([Opening])
  case fails(MatchFailure)

  /// The opening, if the URL opens an entry of the table.
  var opening: Opening? {
    if case .opens(let opening) = self { opening } else { nil }
  }

  /// Why the URL opens nothing, unless it is ambiguous.
  var failure: MatchFailure? {
    if case .fails(let failure) = self { failure } else { nil }
  }

  /// The URL opens something.
  var isHit: Bool {
    switch self {
    case .opens, .handoff: true
    case .ambiguous, .fails: false
    }
  }
}

/// An entry with the values a URL gives it, and where it is placed.
struct Opening: Sendable, Hashable {
  /// A screen with its arguments.
  struct Screen: Sendable, Hashable {
    var entry: EntryID
    /// By parameter index.
    var values: [MatchedValue]
  }

  struct QueryItem: Sendable, Hashable {
    var name: String
    /// Nil for a key without `=`.
    var value: String?
  }

  var screen: Screen
  var pattern: PatternID
  /// The tab that is selected; nil for the current one.
  var tab: EntryID?
  /// The stack above the root of the tab, or of `sheet` for a route that opens in a sheet: parents first, the route
  /// itself last.
  var path: [Screen] = []
  /// The sheet that is presented.
  var sheet: Screen?
  /// The screens of the tab's stack below a sheet that has parents.
  var basePath: [Screen] = []
  /// The query pairs that the pattern does not declare, in order.
  var extraQuery: [QueryItem] = []

  var entry: EntryID { screen.entry }
  var values: [MatchedValue] { screen.values }
}

/// The value of a parameter in canonical form.
enum MatchedValue: Sendable, Hashable {
  case none
  case bool(Bool)
  /// An integer or a `Double`, as text that is a JSON number.
  case number(String)
  case text(String)
  case list([MatchedValue])

  /// The canonical text of a single value.
  var text: String? {
    switch self {
    case .none, .list: nil
    case .bool(let value): value ? "true" : "false"
    case .number(let text), .text(let text): text
    }
  }

  /// The value as messages show it.
  var shown: String {
    switch self {
    case .none: "nil"
    case .list(let elements): "[" + elements.map(\.shown).joined(separator: ", ") + "]"
    case .bool, .number, .text: text.map { "`\($0)`" } ?? "nil"
    }
  }
}

/// Why a URL opens nothing (rule 5 of the manifest).
enum MatchFailure: Sendable, Hashable {
  case notFound(closest: PatternID?)
  case missingParameter(String, PatternID)
  /// A value that does not fit its type; `expected` is the type as the manifest names it.
  case invalidParameter(String, value: String, expected: String, PatternID)
  case malformed(MalformedURL)
  /// The scheme or the host belongs to somebody else.
  case foreign(String)
  /// The pattern matches, but its entry does not open from a URL of this form.
  case sourceNotAllowed(PatternID, LinkSources)
}

/// What is wrong with the text of a URL.
enum MalformedURL: Error, Sendable, Hashable {
  case tooLong
  case tooManySegments
  case tooManyQueryPairs
  case noScheme
  case controlCharacter
  case noHost
  case userInfo
  case backslashInAuthority
  /// An unescaped `:`, `@` or `[` where the authority is the first path segment.
  case reservedInAuthority(Character)
  case dotSegment
  /// A `%` without two hexadecimal digits after it, escaped text that is not UTF-8, or `%00`: the text as written.
  case badEscape(String)

  /// What is wrong, in a few words.
  var reason: String {
    switch self {
    case .tooLong: "it is longer than 8 KiB"
    case .tooManySegments: "its path has more than 64 segments"
    case .tooManyQueryPairs: "its query has more than 128 pairs"
    case .noScheme: "it does not begin with a scheme such as 'https:'"
    case .controlCharacter: "it contains a control character that is not escaped"
    case .noHost: "it names no host"
    case .userInfo: "it carries a user name or password"
    case .backslashInAuthority: "it has a '\\' before its path"
    case .reservedInAuthority(let character): "it has an unescaped '\(character)' in its first segment"
    case .dotSegment: "its path contains a '.' or '..' segment"
    case .badEscape(let text): "'\(text)' is not valid percent-encoded UTF-8 text"
    }
  }
}
