import Testing

@testable import routegen

/// The model of a manifest given as text.
func model(
  of text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> RouteModel {
  var diagnostics: [Diagnostic] = []
  let files = MemoryFileSystem(["routes.yaml": text])
  let loaded = loadModel(path: "routes.yaml", files: files, diagnostics: &diagnostics)
  let errors = diagnostics.filter { $0.severity == .error }.map(\.message)
  #expect(errors.isEmpty, sourceLocation: sourceLocation)
  return try #require(loaded, sourceLocation: sourceLocation).model
}
