/// Runs the checks over a resolved manifest; each rule's file adds its own to it.
struct Checker {
  let loaded: Loaded
  let model: RouteModel
  var overlaps: OverlapAnalysis
  /// Those of reading and resolving, and then of the checks.
  var findings: [Diagnostic]
  /// Indices of the entries that a URL or a redirect opens, as far as the manifest says so.
  let openable: Set<Int>
  /// Something could not be read or resolved, so that what seems unused may not be.
  let hasReadingErrors: Bool

  init(_ loaded: Loaded, _ overlaps: OverlapAnalysis) {
    self.loaded = loaded
    self.overlaps = overlaps
    model = loaded.model
    findings = loaded.findings
    var openable = Set(loaded.model.patterns.map(\.entry.index))
    for index in loaded.origins.entries.indices where !loaded.origins.entries[index].urls.isEmpty {
      openable.insert(index)
    }
    self.openable = openable
    hasReadingErrors = loaded.findings.contains { finding in
      finding.severity == .error && (finding.rule.family == .reading || finding.rule == .invalidURL)
    }
  }

  /// Every check, in the order of the catalogue.
  mutating func run() {
    checkOverlaps()
    checkExamples()
    checkDuplicateNames()
    checkUnusedParameters()
    checkExpressions()
    checkEmptyParameters()
    checkHeavyParameters()
    checkNarrowerParents()
    checkTabs()
    checkReachability()
    checkUndecidedTabs()
    checkParents()
    checkUnusedDeclarations()
    checkSchemes()
    checkHosts()
    checkLinkSources()
    checkUppercase()
    checkQueries()
    checkAssociationFiles()
    checkCustomSchemes()
    checkGuards()
    checkTableSize()
  }

  mutating func report(
    _ rule: Rule, _ message: String, at range: SourceRange, related: [Diagnostic.Related] = [], entry: Entry? = nil
  ) {
    report(Diagnostic(rule, message, at: range, related: related, entries: entry.map { [$0.path] } ?? []))
  }

  mutating func report(_ finding: Diagnostic) { findings.append(finding) }
}
