/// One line a place: what Xcode and SwiftPM read from a build tool and show at the line.
struct XcodeReporter: Reporter {
  func text(for report: Report) -> String {
    var text = ""
    for diagnostic in report.diagnostics {
      let place = place(of: diagnostic.range, in: report)
      text += "\(place): \(diagnostic.severity.name): \(DisplayText.escaped(diagnostic.message))"
      text += " [\(diagnostic.rule.id)]\n"
      for related in diagnostic.related {
        text += "\(self.place(of: related.range, in: report)): note: \(DisplayText.escaped(related.message))\n"
      }
      if let help = diagnostic.help { text += "\(place): note: help: \(DisplayText.escaped(help))\n" }
      if let example = diagnostic.example { text += "\(place): note: example: \(DisplayText.escaped(example))\n" }
    }
    return text
  }

  private func place(of range: SourceRange, in report: Report) -> String {
    let start = report.start(of: range)
    return "\(DisplayText.escaped(report.absolutePath(range))):\(start.line):\(start.column)"
  }
}
