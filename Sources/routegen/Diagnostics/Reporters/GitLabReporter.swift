/// GitLab's code quality report.
struct GitLabReporter: Reporter {
  func text(for report: Report) -> String {
    var fingerprints = Fingerprints()
    let issues = report.diagnostics.map { diagnostic -> JSON in
      [
        "description": .string(description(of: diagnostic)),
        "check_name": .string(diagnostic.rule.id),
        "fingerprint": .string(fingerprints.next(for: diagnostic, in: report)),
        "severity": .string(severity(diagnostic.severity)),
        "location": [
          "path": .string(report.relativePath(diagnostic.range)),
          "lines": [
            "begin": .int(report.start(of: diagnostic.range).line),
            "end": .int(report.end(of: diagnostic.range).line),
          ],
        ],
      ]
    }
    return JSON.array(issues).text
  }

  private func description(of diagnostic: Diagnostic) -> String {
    var text = diagnostic.message
    if let help = diagnostic.help { text += "; " + help }
    if let example = diagnostic.example { text += " (example: \(example))" }
    return text
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
