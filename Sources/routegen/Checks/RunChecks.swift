/// Every finding about a manifest, those of reading and resolving it included, sorted by file and position.
///
/// Severities of `checks:` and silences are applied.
func runChecks(_ loaded: Loaded) -> [Diagnostic] {
  loaded.findings.sorted { ($0.range.file, $0.range.start) < ($1.range.file, $1.range.start) }
}
