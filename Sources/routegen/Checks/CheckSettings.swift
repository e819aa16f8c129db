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

  /// Takes out what is silenced or off, sets the severities asked for, and adds what is wrong with the settings.
  mutating func apply(to found: inout [Diagnostic]) {
    // A check that waits for a mistake to be mended cannot tell that a silence is useless.
    let isRead = !found.indices.contains { found[$0].severity == .error && found[$0].rule.family == .reading }
    silence(&found)
    found += findings + (isRead ? silences.useless() : [])
    level(&found)
  }

  /// The same for what a comparison with something else found.
  mutating func apply(toFurther found: inout [Diagnostic]) {
    silence(&found)
    level(&found)
  }

  private mutating func silence(_ found: inout [Diagnostic]) {
    if !silences.isEmpty { found.removeAll { silences.silence($0) } }
  }

  private func level(_ found: inout [Diagnostic]) {
    if levels.isEmpty { return }
    found.removeAll { finding in levels[finding.rule.id].map { $0.severity == nil } ?? false }
    for index in found.indices {
      if let severity = levels[found[index].rule.id]?.severity { found[index].severity = severity }
    }
  }
}

extension Severity {
  fileprivate var phrase: String { self == .error ? "an error" : "a \(name)" }
}
