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
  return Loaded(
    model: model, manifest: manifest, origins: origins, sources: loader.sources,
    ownFileCount: loader.ownFileCount, findings: findings)
}
