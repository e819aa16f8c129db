/// Reads the one document of a YAML file.
///
/// After a mistake reading goes on where the enclosing block does; what could not be read is marked `isBroken`.
///
/// - Returns: the root node, or nil if there is none: an empty file, or one that cannot be read any further.
func parseYAML(_ file: FileID, _ source: SourceFile, diagnostics: inout [Diagnostic]) -> Node? {
  var parser = EventParser(source.bytes, recovers: true)
  parser.parse()
  diagnostics += parser.errors.map { Diagnostic($0, in: file, length: source.bytes.count) }
  guard parser.isComplete else { return nil }
  var composer = NodeComposer(file: file, events: parser.events)
  let root = composer.compose()
  diagnostics += composer.findings
  return root
}

extension Diagnostic {
  /// The finding for a mistake in the text; `length` is that of the file.
  fileprivate init(_ error: YAMLSyntaxError, in file: FileID, length: Int) {
    let related = error.related.map {
      Related(message: $0.message, range: SourceRange(file: file, start: $0.start, end: $0.start + 1))
    }
    let range = SourceRange(file: file, start: min(error.start, length), end: min(max(error.start, error.end), length))
    self.init(.yamlSyntax, error.message, at: range, related: related.map { [$0] } ?? [], help: error.help)
  }
}
