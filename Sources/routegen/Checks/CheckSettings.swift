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
    let left = unsilenced(found)
    // A check that waits for a mistake to be mended cannot tell that a silence is useless.
    let isRead = !found.indices.contains { found[$0].severity == .error && found[$0].rule.family == .reading }
    return leveled(left + findings + (isRead ? silences.useless() : []))
  }

  /// The same for what a comparison with something else found.
  mutating func apply(toFurther found: [Diagnostic]) -> [Diagnostic] {
    leveled(unsilenced(found))
  }

  private mutating func unsilenced(_ found: [Diagnostic]) -> [Diagnostic] {
    silences.isEmpty ? found : found.filter { !silences.silence($0) }
  }

  /// The findings with the severities asked for, but for those whose rule is off.
  private func leveled(_ found: [Diagnostic]) -> [Diagnostic] {
    if levels.isEmpty { return found }
    return found.compactMap { finding in
      guard let level = levels[finding.rule.id] else { return finding }
      guard let severity = level.severity else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }
}

extension Severity {
  fileprivate var phrase: String { self == .error ? "an error" : "a \(name)" }
}
