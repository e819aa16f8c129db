/// Names places of the manifest and of the files it includes, as comments and directives of generated code do.
struct SourcePlaces: Sendable {
  private let sources: SourceMap
  private let manifest: String

  init(_ model: RouteModel) {
    sources = model.imported
    manifest = sources[model.manifest].path
  }

  var manifestName: String { Path.name(of: manifest) }

  /// The file and line: `routes.yaml:31`, `Features/Cart/routes.yaml:4`.
  func text(_ range: SourceRange) -> String {
    "\(name(of: range.file)):\(line(range))"
  }

  func line(_ range: SourceRange) -> Int {
    sources[range.file].line(at: Int(range.start)) + 1
  }

  /// The path of the file that holds a place, given the absolute path of the manifest.
  func path(_ range: SourceRange, manifestPath: String) -> String {
    Path.absolute(name(of: range.file), in: Path.directory(of: manifestPath))
  }

  /// The path of a file as seen from the manifest's folder: the same wherever the tool was started.
  private func name(of file: FileID) -> String {
    Path.relative(rooted(sources[file].path), to: Path.directory(of: rooted(manifest)))
  }

  private func rooted(_ path: String) -> String { path.hasPrefix("/") ? path : "/" + path }
}
