/// Names places of the manifest and of the files it includes, as comments and directives of generated code do.
struct SourcePlaces: Sendable {
  private let sources: SourceMap
  /// The folder of the manifest as the user wrote it, with the `/` at its end; empty for the current one.
  private let folder: String

  init(_ model: RouteModel) {
    sources = model.imported
    folder = SourcePlaces.folder(of: sources[model.manifest].path)
    manifestName = String(sources[model.manifest].path.dropFirst(folder.count))
  }

  let manifestName: String

  /// The file and line: `routes.yaml:31`, `Features/Cart/routes.yaml:4`.
  func text(_ range: SourceRange) -> String {
    "\(name(range)):\(line(range))"
  }

  func line(_ range: SourceRange) -> Int {
    sources[range.file].line(at: Int(range.start)) + 1
  }

  /// The path of the file that holds a place, given the absolute path of the manifest.
  func path(_ range: SourceRange, manifestPath: String) -> String {
    let path = sources[range.file].path
    return path.hasPrefix("/") ? path : SourcePlaces.folder(of: manifestPath) + name(range)
  }

  /// The path of the file relative to the manifest's folder, or its last part where it lies elsewhere.
  private func name(_ range: SourceRange) -> String {
    let path = sources[range.file].path
    if path.hasPrefix(folder) { return String(path.dropFirst(folder.count)) }
    return String(path.dropFirst(SourcePlaces.folder(of: path).count))
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }
}
