/// One line a place: what Xcode and SwiftPM read from a build tool and show at the line.
struct XcodeReporter: Reporter {
  private static let pieceSize = 1 << 16

  func text(for report: Report) -> String {
    var text = ""
    write(report) { text += $0 }
    return text
  }

  func write(_ report: Report, to output: (String) -> Void) {
    var text = ""
    var paths: [FileID: String] = [:]
    // Where there are many findings, one text made for each line would take as long as all else here.
    func add(_ place: String, _ kind: String, _ message: String, _ end: String = "\n") {
      text += place
      text += kind
      text += DisplayText.escaped(message)
      text += end
    }
    for diagnostic in report.diagnostics {
      let place = place(of: diagnostic.range, in: report, &paths)
      add(place, ": \(diagnostic.severity.name): ", diagnostic.message, " [\(diagnostic.rule.id)]\n")
      for related in diagnostic.related {
        add(self.place(of: related.range, in: report, &paths), ": note: ", related.message)
      }
      if let help = diagnostic.help { add(place, ": note: help: ", help) }
      if let example = diagnostic.example { add(place, ": note: example: ", example) }
      if text.utf8.count > Self.pieceSize {
        output(text)
        text.removeAll(keepingCapacity: true)
      }
    }
    output(text)
  }

  /// - Parameter paths: The paths of files so far, each worked out once.
  private func place(of range: SourceRange, in report: Report, _ paths: inout [FileID: String]) -> String {
    let path = paths[range.file] ?? DisplayText.escaped(report.absolutePath(range))
    paths[range.file] = path
    let start = report.start(of: range)
    return "\(path):\(start.line):\(start.column)"
  }
}
