/// For people: each finding with its source line, carets under the span, and the way out.
struct HumanReporter: Reporter {
  var style = TerminalStyle(hasColor: false)
  /// The cells of a line of the terminal.
  var width = 100
  /// Breaks long messages between words: for a terminal, which breaks them anywhere.
  var wrapsMessages = false

  func text(for report: Report) -> String {
    var text = ""
    for diagnostic in report.diagnostics {
      text += finding(diagnostic, in: report) + "\n"
    }
    return text + total(of: report)
  }

  private func finding(_ diagnostic: Diagnostic, in report: Report) -> String {
    let ranges = [diagnostic.range] + diagnostic.related.map(\.range)
    let gutter = ranges.map { String(report.end(of: $0).line).count }.max() ?? 1
    var text = heading(
      diagnostic.severity, diagnostic.message, suffix: diagnostic.rule.mark, at: diagnostic.range, in: report)
    text += snippet(of: diagnostic.range, as: diagnostic.severity, gutter: gutter, in: report)
    for related in diagnostic.related {
      text += heading(.note, related.message, suffix: "", at: related.range, in: report)
      text += snippet(of: related.range, as: .note, gutter: gutter, in: report)
    }
    if let example = diagnostic.example { text += "  \(style.bold("example:")) \(DisplayText.escaped(example))\n" }
    if let help = diagnostic.help { text += "  \(style.bold("help:")) \(wrapped(help, first: 8))\n" }
    return text
  }

  /// A message on as many lines as it takes.
  private func wrapped(_ message: String, suffix: String = "", first: Int) -> String {
    let text = DisplayText.escaped(message) + suffix
    if !wrapsMessages { return text }
    return WrappedText.text(
      text.split(separator: " ", omittingEmptySubsequences: false), width: width, indent: 4, first: first)
  }

  private func heading(
    _ severity: Severity, _ message: String, suffix: String, at range: SourceRange, in report: Report
  ) -> String {
    let start = report.start(of: range)
    let place = "\(DisplayText.escaped(report.sources[range.file].path)):\(start.line):\(start.column):"
    let name = "\(severity.name):"
    let first = DisplayText.cells(of: place) + name.count + 2
    let text = wrapped(message, suffix: suffix, first: first)
    return "\(style.bold(place)) \(style.colored(name, as: severity)) \(style.bold(text))\n"
  }

  private func snippet(of range: SourceRange, as severity: Severity, gutter: Int, in report: Report) -> String {
    let file = report.sources[range.file]
    if file.bytes.isEmpty { return "" }
    let blank = String(repeating: " ", count: gutter)
    var text = ""
    var previous: Int?
    for line in SourceSnippet(of: range, in: file, width: width - gutter - 4).lines {
      if let previous, line.number > previous + 1 { text += style.faint(" \(blank) ⋮") + "\n" }
      let number = String(line.number)
      let padding = String(repeating: " ", count: gutter - number.count)
      text += style.faint(" \(padding)\(number) |") + (line.source.isEmpty ? "" : " " + line.source) + "\n"
      text += style.faint(" \(blank) |") + " " + style.colored(line.carets, as: severity) + "\n"
      previous = line.number
    }
    return text
  }

  /// The last line: how much was found.
  func total(of report: Report) -> String {
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.count(of: severity)
      return count == 0 ? nil : "\(count) \(severity.name)\(count == 1 ? "" : "s")"
    }
    return parts.isEmpty ? "" : "\(DisplayText.escaped(report.manifest)): \(parts.joined(separator: ", "))\n"
  }
}
