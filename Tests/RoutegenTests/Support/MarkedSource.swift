@testable import routegen

/// A source text in which `«` and `»` mark spans.
struct MarkedSource {
  var sources = SourceMap()
  /// The spans, in the order of their beginnings.
  private(set) var ranges: [SourceRange] = []

  init(_ marked: String, path: String = "routes.yaml") {
    add(marked, path: path)
  }

  mutating func add(_ marked: String, path: String) {
    let file = FileID(index: Int32(sources.files.count))
    var bytes: [UInt8] = []
    var open: [Int] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«":
        open.append(ranges.count)
        ranges.append(SourceRange(file: file, start: bytes.count, end: bytes.count))
      case "»": if let last = open.popLast() { ranges[last].end = Int32(bytes.count) }
      default: bytes += Array(String(scalar).utf8)
      }
    }
    _ = sources.add(SourceFile(path: path, bytes: bytes))
  }

  func report(_ diagnostics: [Diagnostic], summary: Report.Summary? = nil) -> Report {
    Report(
      manifest: "routes.yaml", sources: sources, diagnostics: diagnostics, summary: summary, workingDirectory: "/app")
  }
}

extension Rule {
  /// A rule for tests of what prints findings.
  static let sample = Rule(
    id: "ambiguous-url", family: .overlap, severity: .error, isFixed: true, summary: "Two URLs overlap.",
    explanation: "Some URL is in both.", failing: "a: /x", passing: "b: /y\n")
}
