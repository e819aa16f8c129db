/// Every finding about a manifest, those of reading and resolving it included, sorted by file and position.
///
/// Severities of `checks:` and silences are applied.
///
/// - Parameter overlaps: The analysis of the model, where there is one already.
func runChecks(_ loaded: Loaded, _ overlaps: OverlapAnalysis? = nil) -> [Diagnostic] {
  var checker = Checker(loaded, overlaps ?? OverlapAnalysis(loaded.model))
  checker.run()
  var settings = CheckSettings(loaded)
  // What an alias repeats has each of its mistakes once.
  var place: SourceRange?
  var said: Set<String> = []
  return settings.apply(to: loaded.findings + checker.findings).sortedByPlace().filter { finding in
    if finding.range != place { said = [] }
    place = finding.range
    return said.insert("\(finding.rule.id) \(finding.message)").inserted
  }
}
