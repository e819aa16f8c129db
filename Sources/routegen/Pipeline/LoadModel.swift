/// A manifest that was read and resolved, with all that the checks need to know of it.
struct Loaded: Sendable {
  var model: RouteModel
  /// The declarations behind the model.
  var manifest: Manifest
  var origins: Resolver.Origins
  var sources: SourceMap
  /// What reading and resolving found; `runChecks` gives them again, with its own.
  var findings: [Diagnostic]
}

/// Reads a manifest and what it includes, and resolves it.
///
/// - Parameter diagnostics: Gets what was found on the way, as it was found. Where there is a result, it holds the same
///   findings, and `runChecks` reports them with silences and severities applied.
/// - Returns: The model as far as it could be resolved; nil where the file holds no mapping at all, or cannot be read.
func loadModel(path: String, files: any FileSystem, diagnostics: inout [Diagnostic]) -> Loaded? {
  var loader = ManifestLoader(files: files)
  guard let manifest = loader.load(path) else {
    diagnostics += loader.diagnostics
    return nil
  }
  var findings = loader.diagnostics
  let (model, origins) = Resolver.resolve(
    manifest, sources: loader.sources, file: FileID(index: 0), diagnostics: &findings)
  diagnostics += findings
  return Loaded(model: model, manifest: manifest, origins: origins, sources: loader.sources, findings: findings)
}
