/// An apple-app-site-association file, as far as it concerns links: `applinks`, with its defaults filled in.
struct AASAFile: Sendable {
  /// What one group of apps claims. The first component that matches a URL decides.
  struct Detail: Sendable {
    var appIDs: [String]
    var components: [Component]
    var range: SourceRange?
  }

  /// A pattern over the path, the query and the fragment of a URL. What is left out matches anything.
  struct Component: Sendable {
    enum Query: Sendable {
      /// A pattern for the whole query.
      case whole(String)
      /// A pattern for every occurrence of each key.
      case items([(key: String, pattern: String)])
    }

    var path = "*"
    var query: Query = .whole("*")
    var fragment = "*"
    var isExcluded = false
    var isCaseSensitive = true
    /// Compared with the URL as it is encoded, which is what happens unless a file says otherwise.
    var isPercentEncoded = true
    var comment: String?
    var range: SourceRange?
  }

  var details: [Detail] = []
  var substitutionVariables: [String: [String]] = [:]
  /// What is wrong with the file, with the places.
  var faults: [Fault] = []

  struct Fault: Sendable {
    var message: String
    var range: SourceRange
    /// It keeps the file, or a part of it, from working.
    var isGrave = false
  }
}
