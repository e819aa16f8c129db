/// Every finding about a manifest, those of reading and resolving it included, sorted by file and position.
///
/// Severities of `checks:` and silences are applied.
///
/// - Parameter overlaps: The analysis of the model, where there is one already.
func runChecks(_ loaded: Loaded, _ overlaps: OverlapAnalysis? = nil) -> [Diagnostic] {
  var checker = Checker(loaded, overlaps ?? OverlapAnalysis(loaded.model))
  checker.run()
  var settings = CheckSettings(loaded)
  let applied = settings.apply(to: loaded.findings + checker.findings)
  return applied.enumerated().sorted { left, right in
    let (first, second) = (left.element.range, right.element.range)
    return (first.file, first.start, first.end, left.offset) < (second.file, second.start, second.end, right.offset)
  }.map(\.element)
}
