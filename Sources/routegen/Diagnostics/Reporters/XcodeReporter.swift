/// One line a place: what Xcode and SwiftPM read from a build tool and show at the line.
struct XcodeReporter: Reporter {
  private static let pieceSize = 1 << 16

  func text(for report: Report) -> String {
    var text = ""
    write(report) { text += $0 }
    return text
  }

  func write(_ report: Report, to output: (String) -> Void) {
    let paths = report.sources.files.indices.map { DisplayText.escaped(report.absolutePath(FileID(index: Int32($0)))) }
    func place(_ range: SourceRange) -> String {
      let start = report.start(of: range)
      return "\(paths[Int(range.file.index)]):\(start.line):\(start.column)"
    }
    var text = ""
    // Where there are many findings, every piece that is added counts, and many in a row have one place.
    func add(_ place: String, _ kind: String, _ message: String, _ end: String = "\n") {
      text += place
      text += kind
      text += DisplayText.escaped(message)
      text += end
    }
    var (range, own) = (SourceRange?.none, "")
    for index in report.diagnostics.indices {
      let diagnostic = report.diagnostics[index]
      if diagnostic.range != range { own = place(diagnostic.range) }
      range = diagnostic.range
      add(own, Self.kind(diagnostic.severity), diagnostic.message, diagnostic.rule.mark)
      text += "\n"
      for related in diagnostic.related { add(place(related.range), ": note: ", related.message) }
      if let help = diagnostic.help { add(own, ": note: help: ", help) }
      if let example = diagnostic.example { add(own, ": note: example: ", example) }
      if text.utf8.count > Self.pieceSize {
        output(text)
        text.removeAll(keepingCapacity: true)
      }
    }
    output(text)
  }

  private static func kind(_ severity: Severity) -> String {
    switch severity {
    case .error: ": error: "
    case .warning: ": warning: "
    case .note: ": note: "
    }
  }
}
