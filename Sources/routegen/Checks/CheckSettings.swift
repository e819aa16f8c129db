/// What the manifest says about the checks themselves: severities under `checks:`, and silences.
struct CheckSettings {
  private let sources: SourceMap
  private var levels: [String: RuleLevel] = [:]
  private var silences: Silences
  /// Mistakes in the settings.
  private var findings: [Diagnostic] = []

  init(_ loaded: Loaded) {
    sources = loaded.sources
    silences = Silences(loaded)
    findings = silences.findings
    var spelling = Spelling()
    for (name, level) in loaded.manifest.checks {
      guard let rule = Rule.named(name.value) else {
        let hint = spelling.hint(for: name.value, among: Rule.all.map(\.id))
        findings.append(Diagnostic(.unknownKey, "no rule is named `\(name.value)`\(hint)", at: name.range))
        continue
      }
      if rule.isFixed, level.value.severity.map({ $0 < rule.severity }) ?? true {
        findings.append(
          Diagnostic(
            .wrongType,
            "`\(rule.id)` stays \(rule.severity.phrase), for the generated code relies on it; take this out",
            at: level.range))
        continue
      }
      levels[rule.id] = level.value
    }
  }

  /// The findings that are left, with the severities asked for, and those about the settings.
  mutating func apply(to found: [Diagnostic]) -> [Diagnostic] {
    let left = found.filter { !silences.silence($0) }
    // A check that waits for a mistake to be mended cannot tell that a silence is useless.
    let isRead = !found.contains { $0.severity == .error && $0.rule.family == .reading }
    return (left + findings + (isRead ? silences.useless() : [])).compactMap(leveled)
  }

  /// The same for what a comparison with something else found.
  mutating func apply(toFurther found: [Diagnostic]) -> [Diagnostic] {
    found.filter { !silences.silence($0) }.compactMap(leveled)
  }

  /// The finding with the severity asked for; nil if its rule is off.
  private func leveled(_ finding: Diagnostic) -> Diagnostic? {
    guard let level = levels[finding.rule.id] else { return finding }
    guard let severity = level.severity else { return nil }
    var finding = finding
    finding.severity = severity
    return finding
  }
}

extension Severity {
  fileprivate var phrase: String { self == .error ? "an error" : "a \(name)" }
}
