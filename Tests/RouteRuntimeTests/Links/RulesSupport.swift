import Testing

@testable import RouteRuntime

/// What a link opens, or why it opens nothing, in one line.
func opened(_ link: String) -> String {
  do throws(LinkError) {
    let opened = try RulesRoutes.link(link)
    let extra = opened.extraQuery.map { " +\($0.name)" + ($0.value.map { "=\($0)" } ?? "") }
    return opened.description + extra.joined()
  } catch {
    switch error {
    case .malformed: return "malformed"
    case .foreign(let owner): return "foreign \(owner)"
    case .notFound: return "not found"
    case .missingParameter(let name, let route): return "\(route): \(name) is missing"
    case .invalidParameter(let name, let value, let expected, let route):
      return "\(route): \(name) is \(value), not \(expected)"
    case .sourceNotAllowed(let route, let source): return "\(route): not from \(source)"
    }
  }
}

/// Links, and what each opens.
func expect(_ cases: KeyValuePairs<String, String>, sourceLocation: SourceLocation = #_sourceLocation) {
  for (link, expected) in cases {
    #expect(opened(link) == expected, "\(link.debugDescription)", sourceLocation: sourceLocation)
  }
}

/// A path, after the start of a link of a custom scheme, and what it opens.
func expectPaths(_ cases: KeyValuePairs<String, String>, sourceLocation: SourceLocation = #_sourceLocation) {
  for (path, expected) in cases {
    for start in ["rules:///", "https://rules.test/"] {
      #expect(opened(start + path) == expected, "\((start + path).debugDescription)", sourceLocation: sourceLocation)
    }
  }
}
