@testable import routegen

/// Manifests as texts of tests.
enum ManifestCase {
  /// The files of a text: what stands before any line `# file: name` is `routes.yaml`.
  static func files(_ text: String) -> [String: String] {
    var files: [String: String] = [:]
    var name = "routes.yaml"
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# file: ") {
        name = String(line.dropFirst("# file: ".count))
      } else {
        files[name, default: ""] += line + "\n"
      }
    }
    return files
  }

  /// The manifest, resolved, and everything that the checks find in it.
  static func check(_ text: String) -> (loaded: Loaded?, findings: [Diagnostic]) {
    check(MemoryFileSystem(files(text)))
  }

  static func check(_ files: any FileSystem, path: String = "routes.yaml") -> (loaded: Loaded?, findings: [Diagnostic])
  {
    var findings: [Diagnostic] = []
    let loaded = loadModel(path: path, files: files, diagnostics: &findings)
    if let loaded { findings = runChecks(loaded) }
    return (loaded, findings)
  }

  /// One line a finding: `file:line:column-endColumn: severity: message [rule]`, columns in bytes from 1.
  static func line(_ finding: Diagnostic, _ sources: SourceMap) -> String {
    let source = sources[finding.range.file]
    let line = source.line(at: Int(finding.range.start))
    let end = source.line(at: Int(finding.range.end))
    let column = Int(finding.range.start) - source.lineStarts[line] + 1
    let endColumn = Int(finding.range.end) - source.lineStarts[end] + 1
    let place = end == line ? "\(column)-\(endColumn)" : "\(column)-\(end + 1):\(endColumn)"
    return "\(source.path):\(line + 1):\(place): \(finding.severity.name): \(finding.message) [\(finding.rule.id)]"
  }
}
