/// Reads the one document of a YAML file.
///
/// After a mistake reading goes on where the enclosing block does; what could not be read is marked `isBroken`.
///
/// - Returns: the root node, or nil if there is none: an empty file, or one that cannot be read any further.
func parseYAML(_ file: FileID, _ source: SourceFile, diagnostics: inout [Diagnostic]) -> Node? {
  var parser = EventParser(source.bytes, recovers: true)
  parser.parse()
  for error in parser.errors {
    var related: [Diagnostic.Related] = []
    if let message = error.relatedMessage {
      let range = SourceRange(file: file, start: error.relatedStart, end: error.relatedStart + 1)
      related.append(Diagnostic.Related(message: message, range: range))
    }
    let end = min(max(error.end, error.start), source.bytes.count)
    diagnostics.append(
      Diagnostic(
        .yamlSyntax, error.message, at: SourceRange(file: file, start: min(error.start, end), end: end),
        related: related, help: error.help))
  }
  guard parser.isComplete else { return nil }
  var composer = NodeComposer(file: file, events: parser.events)
  let root = composer.compose()
  diagnostics += composer.findings
  return root
}
