extension Rule {
  /// A line of `check --urls` opens nothing.
  static let urlNotRouted = Rule(
    id: "url-not-routed", family: .drift, severity: .error, isFixed: false,
    summary: "A URL of the list given with --urls opens nothing.",
    explanation: """
      `check --urls FILE` reads URLs, one a line, from a server's log, a sitemap or a list of links that were sent out, \
      and each must open something. Blank lines and lines that begin with `#` are skipped. Add a pattern or a redirect \
      for the URL, or take it off the list. `routegen match --explain` says which patterns come near.
      """,
    failing: """
      # urls.txt, with a manifest that declares /orders/:id alone
      shop://orders/7
      shop://order/7
      """,
    passing: """
      # urls.txt, with `redirects: { /order/:id: /orders/:id }` in the manifest
      shop://orders/7
      shop://order/7
      """)
}

extension MatchFailure {
  /// Why a URL opens nothing, as the end of a sentence.
  var reason: String {
    switch self {
    case .notFound: "no pattern matches"
    case .missingParameter(let name, _): "the required parameter `\(name)` is missing"
    case .invalidParameter(let name, let value, let expected, _):
      "`\(value)` does not fit `\(name): \(expected)`"
    case .malformed(let malformed): "\(malformed.reason)"
    case .foreign(let owner): "the manifest declares neither a scheme nor a host `\(owner)`"
    case .sourceNotAllowed(_, let source):
      "its entry does not open from \(source == .web ? "a web URL" : "a custom scheme")"
    }
  }

  /// The pattern that came nearest.
  var closest: PatternID? {
    switch self {
    case .notFound(let pattern): pattern
    case .missingParameter(_, let pattern), .invalidParameter(_, _, _, let pattern), .sourceNotAllowed(let pattern, _):
      pattern
    case .malformed, .foreign: nil
    }
  }
}
