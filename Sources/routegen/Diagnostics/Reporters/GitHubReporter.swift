/// Workflow commands: GitHub Actions shows each as an annotation at its line.
struct GitHubReporter: Reporter {
  func text(for report: Report) -> String {
    var text = ""
    for diagnostic in report.diagnostics {
      let start = report.start(of: diagnostic.range)
      let end = report.end(of: diagnostic.range)
      var properties = [
        ("file", report.relativePath(diagnostic.range)),
        ("line", String(start.line)), ("endLine", String(end.line)),
      ]
      // Columns of a span over several lines are refused.
      if start.line == end.line {
        properties += [("col", String(start.column)), ("endColumn", String(end.column))]
      }
      properties.append(("title", "routegen: \(diagnostic.rule.id)"))
      let list = properties.map { "\($0)=\(escapedProperty($1))" }.joined(separator: ",")
      text += "::\(command(for: diagnostic.severity)) \(list)::\(escapedData(message(of: diagnostic, in: report)))\n"
    }
    return text
  }

  private func command(for severity: Severity) -> String {
    severity == .note ? "notice" : severity.name
  }

  private func message(of diagnostic: Diagnostic, in report: Report) -> String {
    var lines = [diagnostic.message]
    for related in diagnostic.related {
      lines.append("\(report.relativePath(related.range)):\(report.start(of: related.range).line): \(related.message)")
    }
    if let help = diagnostic.help { lines.append("help: \(help)") }
    if let example = diagnostic.example { lines.append("example: \(example)") }
    return lines.joined(separator: "\n")
  }

  private func escapedData(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private func escapedProperty(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private func escape(_ text: String, _ replacements: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let replacement = replacements[scalar] {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
