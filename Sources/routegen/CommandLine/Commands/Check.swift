extension Command {
  /// `routegen check`: every static check.
  static let check = Command(
    name: "check",
    overview: "Check the manifest.",
    discussion: """
      Prints every finding. The exit status is 1 if one of them is an error; with --strict, or a warning.
      """,
    arguments: [.manifest],
    options: [.manifest, .strict, .reportFormat, .reportOutput] + Option.shippedFiles
      + [.olderManifest, .urlList, .noColor]
  ) { (arguments, console) throws(Failure) in
    let manifest = arguments.arguments(0).first
    let inputs = [.manifest, .olderManifest, .urlList] + Option.shippedFiles
    try console.readInputOnce([manifest] + inputs.map { arguments.value($0) })
    var compilation = try console.compile(arguments, argument: manifest)
    try console.compareShippedFiles(arguments, with: &compilation)
    if let path = arguments.value(.urlList) { try console.checkURLs(of: path, against: &compilation) }
    let format = arguments.value(.reportFormat).flatMap(ReportFormat.init)
    if let path = arguments.value(.olderManifest), compilation.isSound {
      try console.compare(&compilation, withOlder: path, format)
    }
    let report = compilation.report(in: console.workingDirectory)
    try console.deliver(report, format: format, to: arguments.value(.reportOutput))
    let failing: [Severity] = arguments.has(.strict) ? [.warning, .error] : [.error]
    return failing.contains { report.count(of: $0) > 0 } ? .findings : .success
  }
}

extension Option {
  fileprivate static let strict = Option(name: "strict", help: "Fail on warnings too.")
  fileprivate static let reportFormat = format(
    ReportFormat.allCases.map(\.rawValue), default: "human on a terminal, else xcode")
  fileprivate static let olderManifest = Option(
    name: "since", value: .init(name: "old", kind: .file),
    help: "Also report what breaks links, code or saved states that an older manifest made.")
  fileprivate static let urlList = Option(
    name: "urls", value: .init(name: "file", kind: .file),
    help: "Also check that each URL of a list, one a line, opens something; '-' reads standard input.")
  fileprivate static let reportOutput = output("Write the findings to a file instead of printing them.")
}

extension Console {
  /// Adds what breaks against an older manifest.
  fileprivate func compare(
    _ compilation: inout Compilation, withOlder path: String, _ format: ReportFormat?
  ) throws(Failure) {
    let older = try compile(path: path)
    guard let old = older.loaded, !older.hasErrors else {
      throw Failure(code: .noInput, message: "'\(older.manifest)' has errors; 'routegen check \(path)' shows them")
    }
    guard let new = compilation.loaded else { return }
    let diff = ManifestDiff(from: old, to: new, among: compilation.sources)
    compilation.sources = diff.sources
    compilation.add(format?.isForService == true ? diff.breakingInNewer : diff.breaking)
  }

  /// Checks a list of URLs, unless errors of the manifest would only be repeated for each.
  fileprivate func checkURLs(of path: String, against compilation: inout Compilation) throws(Failure) {
    guard let model = compilation.loaded?.model, compilation.isSound else { return }
    var list = URLList(URLMatcher(model))
    do throws(FileError) {
      try list.check(path == "-" ? environment.input : files.open(path))
    } catch {
      throw .cannotRead(error)
    }
    compilation.add(list.findings(path: shownPath(of: path), in: &compilation.sources))
  }

  /// Prints a report, or writes it to a file and prints how much was found.
  fileprivate func deliver(_ report: Report, format: ReportFormat?, to path: String?) throws(Failure) {
    guard let path, path != "-" else {
      printReport(report, format: format, to: .output)
      let isText = format?.isText ?? true
      if isText, report.diagnostics.isEmpty { print(report.success) }
      return
    }
    let isEmpty = report.diagnostics.isEmpty
    let text =
      switch format ?? .xcode {
      case .human: HumanReporter().text(for: report)
      case let format: reporter(format, for: .output).text(for: report)
      }
    let isText = format?.isText ?? true
    try deliver(isText && isEmpty ? report.success : text, to: path)
    print(isEmpty ? report.success : HumanReporter().total(of: report))
  }
}
