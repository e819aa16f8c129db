extension ManifestDraft {
  /// The text of a manifest that passes the checks: routes that they find fault with are left out, with the reason.
  func checkedText() -> String {
    var draft = self
    // Each round leaves out one route at least.
    for _ in 0...routes.count {
      let source = SourceFile(path: OneFile.path, bytes: Array(draft.text.utf8))
      let errors = Self.findings(source)
      if errors.isEmpty { break }
      var changed: Set<String> = []
      for finding in errors {
        let names = finding.entries.isEmpty ? draft.names(at: finding, source) : finding.entries
        // What is left out already may have been all that was wrong with the others.
        if names.contains(where: changed.contains) { continue }
        // Of two that meet the vaguer has to go, or the later.
        let candidates = draft.routes.indices.filter {
          draft.routes[$0].problem == nil && names.contains(draft.routes[$0].name)
        }
        guard
          let index = candidates.reversed().min(by: { draft.routes[$0].literalCount < draft.routes[$1].literalCount })
        else {
          continue
        }
        draft.routes[index].problem = finding.message
        changed.insert(draft.routes[index].name)
      }
      if changed.isEmpty { break }
    }
    return draft.text
  }

  private static func findings(_ source: SourceFile) -> [Diagnostic] {
    let files = OneFile(bytes: source.bytes)
    guard let compilation = try? Compilation(manifest: OneFile.path, files: files) else { return [] }
    return compilation.diagnostics.filter { $0.severity >= .warning }
  }

  /// The route on whose line a finding is.
  private func names(at finding: Diagnostic, _ source: SourceFile) -> [String] {
    let line = String(decoding: source.lineBytes(source.line(at: Int(finding.range.start))), as: UTF8.self)
    return routes.map(\.name).filter { line.hasPrefix("  \($0):") }
  }
}

/// A disk with nothing but one manifest.
private struct OneFile: FileSystem {
  static let path = "routes.yaml"
  let bytes: [UInt8]

  func kind(of path: String) -> FileKind? { path == Self.path ? .file : nil }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    guard path == Self.path else { throw FileError(path: path, reason: "No such file or directory") }
    return bytes
  }

  func open(_ path: String) throws(FileError) -> any ByteSource {
    throw FileError(path: path, reason: "No such file or directory")
  }

  func names(in directory: String) throws(FileError) -> [String] { [] }
  func canonicalPath(_ path: String) -> String { path }

  func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
    throw FileError(path: path, reason: "Read-only file system")
  }

  func makeDirectory(_ path: String) throws(FileError) {
    throw FileError(path: path, reason: "Read-only file system")
  }
}
