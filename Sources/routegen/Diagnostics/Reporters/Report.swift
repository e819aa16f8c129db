/// Everything a reporter prints: the findings of a run and what they are about.
struct Report: Sendable {
  /// How much the manifest declares.
  struct Summary: Sendable, Hashable {
    var routes = 0
    var sheets = 0
    var tabs = 0
    var redirects = 0
    var patterns = 0
  }

  /// The path of the manifest as the user knows it.
  var manifest: String
  var sources: SourceMap
  /// Sorted by file and position.
  private(set) var diagnostics: [Diagnostic]
  var summary: Summary?
  /// What relative paths start at.
  var workingDirectory: String

  init(
    manifest: String, sources: SourceMap, diagnostics: [Diagnostic], summary: Summary?, workingDirectory: String
  ) {
    self.manifest = manifest
    self.sources = sources
    self.summary = summary
    self.workingDirectory = workingDirectory
    self.diagnostics = diagnostics
    self.diagnostics.sortByPlace()
  }

  func count(of severity: Severity) -> Int { diagnostics.count(of: severity) }

  /// The path of a range's file from the working directory, for tools that join it to a checkout.
  func relativePath(_ range: SourceRange) -> String {
    let path = sources[range.file].path
    return isPseudo(range.file) ? path : Path.relative(path, to: workingDirectory)
  }

  func absolutePath(_ file: FileID) -> String {
    let path = sources[file].path
    return isPseudo(file) ? path : Path.absolute(path, in: workingDirectory)
  }

  /// Whether it is standard input, which has no path.
  func isPseudo(_ file: FileID) -> Bool { sources[file].path.hasPrefix("<") }

  func start(of range: SourceRange, in unit: ColumnUnit = .utf8) -> Position {
    sources[range.file].position(at: Int(range.start), in: unit)
  }

  func end(of range: SourceRange, in unit: ColumnUnit = .utf8) -> Position {
    sources[range.file].position(at: Int(range.end), in: unit)
  }
}

/// Writes a report in one format.
protocol Reporter {
  /// The whole text, with a line end last unless it is empty.
  func text(for report: Report) -> String

  /// Gives the same text in pieces, for that of a large table may be long.
  func write(_ report: Report, to output: (String) -> Void)
}

extension Reporter {
  func write(_ report: Report, to output: (String) -> Void) { output(text(for: report)) }
}
