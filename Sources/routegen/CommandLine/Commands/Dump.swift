extension Command {
  /// `routegen dump`: what a stage made of its input, for tests and bug reports.
  static let dump = Command(
    name: "dump",
    overview: "Print what a stage made of its input.",
    arguments: [
      Argument(value: .init(name: "stage", kind: .oneOf(["events", "nodes", "table"])), help: "The stage."),
      Argument(value: .init(name: "file", kind: .file), help: "Its input; '-' reads standard input."),
    ],
    isHidden: true
  ) { (arguments, console) throws(Failure) in
    let path = arguments.arguments(1).first ?? "-"
    switch arguments.arguments(0).first {
    case "events": return console.dumpEvents(of: try console.read(path))
    case "nodes":
      return console.dumpNodes(of: try console.read(path), path: console.shownPath(of: path))
    default: return console.dumpTable(of: try console.compile(arguments, argument: path))
    }
  }
}

extension Console {
  fileprivate func dumpEvents(of raw: [UInt8]) -> ExitCode {
    guard let bytes = decoded(raw) else { return .findings }
    let (text, error) = YAMLEvents.suiteText(of: bytes)
    print(text)
    guard let error else { return .success }
    printError("error: \(error)\n")
    return .findings
  }

  fileprivate func dumpNodes(of raw: [UInt8], path: String) -> ExitCode {
    guard let bytes = decoded(raw) else { return .findings }
    var sources = SourceMap()
    let source = SourceFile(path: path, bytes: bytes)
    let file = sources.add(source)
    var diagnostics: [Diagnostic] = []
    if let node = parseYAML(file, source, diagnostics: &diagnostics) { print(nodesText(node, source)) }
    let report = Report(
      manifest: path, sources: sources, diagnostics: diagnostics, summary: nil, workingDirectory: workingDirectory)
    printReport(report, to: .errors)
    return diagnostics.isEmpty ? .success : .findings
  }

  /// The table is printed as far as it could be resolved, whatever is wrong with it.
  fileprivate func dumpTable(of compilation: Compilation) -> ExitCode {
    let report = compilation.report(in: workingDirectory)
    if let model = compilation.loaded?.model { print(ResolvedTable(URLMatcher(model), report: report).json.text) }
    printReport(report, to: .errors)
    return compilation.hasErrors ? .findings : .success
  }

  private func decoded(_ raw: [UInt8]) -> [UInt8]? {
    switch decodeText(raw) {
    case .success(let bytes): return bytes
    case .failure(let error):
      printError("error: \(error.message)\n")
      return nil
    }
  }
}
