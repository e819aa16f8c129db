import Testing

@testable import routegen

/// Makes a matcher from the text of a manifest; a finding fails the test.
func matcher(
  forManifest text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> URLMatcher {
  var diagnostics: [Diagnostic] = []
  let files = MemoryFileSystem(["routes.yaml": text])
  let loaded = try #require(
    loadModel(path: "routes.yaml", files: files, diagnostics: &diagnostics), sourceLocation: sourceLocation)
  #expect(diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
  return URLMatcher(loaded.model)
}
