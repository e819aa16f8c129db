/// The stable JSON of `check --format json`.
struct JSONReporter: Reporter {
  func text(for report: Report) -> String {
    let summary = report.summary ?? Report.Summary()
    let document: JSON = [
      "version": 1,
      "manifest": .string(report.manifest),
      "diagnostics": JSONReporter.diagnostics(of: report),
      "summary": [
        "errors": .int(report.count(of: .error)),
        "warnings": .int(report.count(of: .warning)),
        "routes": .int(summary.routes),
        "sheets": .int(summary.sheets),
        "tabs": .int(summary.tabs),
        "redirects": .int(summary.redirects),
        "patterns": .int(summary.patterns),
      ],
    ]
    return document.text
  }

  static func diagnostics(of report: Report) -> JSON {
    .array(report.diagnostics.map { object(for: $0, in: report) })
  }

  private static func object(for diagnostic: Diagnostic, in report: Report) -> JSON {
    var pairs: [(key: String, value: JSON)] = [
      ("rule", .string(diagnostic.rule.id)),
      ("severity", .string(diagnostic.severity.name)),
      ("message", .string(diagnostic.message)),
      ("location", .location(of: diagnostic.range, in: report)),
    ]
    let related = diagnostic.related.map { related -> JSON in
      ["message": .string(related.message), "location": .location(of: related.range, in: report)]
    }
    pairs.append(("related", .array(related)))
    if let help = diagnostic.help { pairs.append(("help", .string(help))) }
    if let example = diagnostic.example { pairs.append(("example", .string(example))) }
    return .object(pairs)
  }
}

extension JSON {
  /// A span as all JSON outputs of the tool write it: from 1, in UTF-8 bytes, the end exclusive.
  static func location(of range: SourceRange, in report: Report) -> JSON {
    let start = report.start(of: range)
    let end = report.end(of: range)
    return [
      "file": .string(report.relativePath(range)),
      "line": .int(start.line), "column": .int(start.column),
      "endLine": .int(end.line), "endColumn": .int(end.column),
    ]
  }
}
