/// Every finding about a manifest, those of reading and resolving it included, in the order of reports.
///
/// Severities of `checks:` and silences are applied.
///
/// - Parameter overlaps: The analysis of the model, where there is one already.
func runChecks(_ loaded: Loaded, _ overlaps: consuming OverlapAnalysis? = nil) -> [Diagnostic] {
  var checker = Checker(loaded, overlaps ?? OverlapAnalysis(loaded.model))
  checker.run()
  var settings = CheckSettings(loaded)
  settings.apply(to: &checker.findings)
  checker.findings.sortByPlace()
  return checker.findings.withoutRepetitions
}

extension [Diagnostic] {
  /// What an alias repeats has each of its mistakes once.
  fileprivate var withoutRepetitions: [Diagnostic] {
    let repeated = Set(
      indices.dropFirst().filter { index in
        self[index].range == self[index - 1].range && self[index].rule == self[index - 1].rule
          && self[index].message == self[index - 1].message
      })
    return repeated.isEmpty ? self : indices.filter { !repeated.contains($0) }.map { self[$0] }
  }
}
