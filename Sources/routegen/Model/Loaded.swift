/// A manifest that was read and resolved, with all that the checks need to know of it.
struct Loaded: Sendable {
  var model: RouteModel
  /// The declarations behind the model.
  var manifest: Manifest
  var origins: Resolver.Origins
  var sources: SourceMap
  /// How many of the files belong to the manifest itself; those behind them belong to its modules.
  var ownFileCount: Int
  /// What reading and resolving found; `runChecks` gives them again, with its own.
  var findings: [Diagnostic]
}
