/// One line a place: what Xcode and SwiftPM read from a build tool and show at the line.
struct XcodeReporter: Reporter {
  func text(for report: Report) -> String {
    var text = ""
    var paths: [FileID: String] = [:]
    for diagnostic in report.diagnostics {
      let place = place(of: diagnostic.range, in: report, &paths)
      text += "\(place): \(diagnostic.severity.name): \(DisplayText.escaped(diagnostic.message))"
      text += " [\(diagnostic.rule.id)]\n"
      for related in diagnostic.related {
        text += "\(self.place(of: related.range, in: report, &paths)): note: \(DisplayText.escaped(related.message))\n"
      }
      if let help = diagnostic.help { text += "\(place): note: help: \(DisplayText.escaped(help))\n" }
      if let example = diagnostic.example { text += "\(place): note: example: \(DisplayText.escaped(example))\n" }
    }
    return text
  }

  /// - Parameter paths: The paths of files so far, each worked out once.
  private func place(of range: SourceRange, in report: Report, _ paths: inout [FileID: String]) -> String {
    let path = paths[range.file] ?? DisplayText.escaped(report.absolutePath(range))
    paths[range.file] = path
    let start = report.start(of: range)
    return "\(path):\(start.line):\(start.column)"
  }
}
