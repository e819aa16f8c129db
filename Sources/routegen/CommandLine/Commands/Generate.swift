extension Command {
  /// `routegen generate`: writes the Swift files.
  static let generate = Command(
    name: "generate",
    overview: "Write the Swift files of the manifest.",
    discussion: """
      A file that is up to date is not touched, so that nothing is compiled again. With --check nothing is written: \
      the exit status is 1 if a file is missing or out of date, which suits a project that commits the files.

      --examples writes RouteExamples.generated.swift instead: a value of every entry and links that open them, for \
      tests and previews.
      """,
    arguments: [.manifest],
    options: [
      .manifest, .directory, .staleness, .examples, .module, .plugin, .dependency, .missingManifest, .noColor,
    ]
  ) { (arguments, console) throws(Failure) in
    if let reason = arguments.value(.missingManifest) { throw Failure(code: .noInput, message: reason) }
    let isPlugin = arguments.has(.plugin)
    let module = arguments.value(.module)
    if module != nil, !arguments.has(.examples) {
      throw .usage("'\(Option.module.flag)' means nothing without '\(Option.examples.flag)'")
    }
    if let module, !SwiftName.isQualifiedIdentifier(module) {
      throw .usage("'\(module)' is no name of a Swift module")
    }
    var compilation = try console.compile(arguments, argument: arguments.arguments(0).first) { files, manifest in
      isPlugin ? PluginFiles(files, manifest: manifest, folders: arguments.values(.dependency)) : files
    }
    if isPlugin { compilation.leaveOutFindings(ofOtherTargets: arguments.has(.examples)) }
    let report = compilation.report(in: console.workingDirectory)
    if !report.diagnostics.isEmpty {
      console.printReport(report, format: isPlugin ? .xcode : nil, to: .errors)
    }
    guard let model = compilation.loaded?.model, let overlaps = compilation.overlaps, !compilation.hasErrors else {
      return .findings
    }
    let manifestPath = Path.absolute(compilation.manifest, in: console.workingDirectory)
    let options = SwiftOptions(version: Version.current, manifestPath: isPlugin ? manifestPath : nil)
    let generated =
      arguments.has(.examples)
      ? [examplesFile(for: model, importing: module, options: options)]
      : swiftFiles(for: model, table: try compiledTable(model, overlaps), options: options)
    let directory = arguments.value(.directory) ?? "."
    if arguments.has(.staleness) { return console.compare(generated, with: directory, arguments) }
    let written = try console.write(generated, to: directory)
    if isPlugin { return .success }
    if report.diagnostics.isEmpty { console.print(report.success) }
    let count = generated.count == 1 ? "1 file" : "\(generated.count) files"
    console.print("\(directory): \(count), \(written) written\n")
    return .success
  }
}

private func compiledTable(_ model: RouteModel, _ overlaps: OverlapAnalysis) throws(Failure) -> String {
  do throws(CompiledTable.TooLarge) {
    return try CompiledTable(model, overlaps).text
  } catch {
    throw .tooLarge(error)
  }
}

extension Option {
  fileprivate static let directory = Option(
    name: "output", short: "o", value: .init(name: "directory", kind: .directory), isRequired: true,
    help: "The directory to write into; made if it is missing.")
  fileprivate static let staleness = Option(
    name: "check", help: "Write nothing; fail if a file is missing or out of date.")
  fileprivate static let examples = Option(
    name: "examples", help: "Write the examples, for tests and previews, and nothing else.")
  fileprivate static let module = Option(
    name: "import", value: .init(name: "module"),
    help: "With --examples: the module that has the routes, for a file that stands in a test target.")
  fileprivate static let plugin = Option(
    name: "plugin", isHidden: true, help: "Run as the build plugin does: quiet, with places for Xcode.")
  fileprivate static let dependency = Option(
    name: "dependency", value: .init(name: "directory", kind: .directory), isRepeatable: true, isHidden: true,
    help: "With --plugin: the folder of a target depended on, whose manifests may be included.")
  fileprivate static let missingManifest = Option(
    name: "no-manifest", value: .init(name: "reason"), isHidden: true,
    help: "With --plugin: there is no manifest, and this is to be said when the target is built.")
}

extension Console {
  /// Writes the files whose text differs from what is there.
  ///
  /// - Returns: How many those are.
  fileprivate func write(_ generated: [GeneratedFile], to directory: String) throws(Failure) -> Int {
    do throws(FileError) {
      try files.makeDirectory(directory)
      var written = 0
      for file in generated where try files.write(Array(file.text.utf8), to: Path.join(directory, file.name)) {
        written += 1
      }
      return written
    } catch {
      throw .cannotWrite(error)
    }
  }

  /// Names the files that are missing or out of date, and the command that mends them.
  fileprivate func compare(
    _ generated: [GeneratedFile], with directory: String, _ arguments: ParsedArguments
  ) -> ExitCode {
    var stale = 0
    for file in generated {
      let path = Path.join(directory, file.name)
      let old = try? files.read(path)
      if old == Array(file.text.utf8) { continue }
      stale += 1
      printError("error: '\(path)' is \(old == nil ? "missing" : "out of date")\n")
    }
    if stale == 0 { return .success }
    let manifest = (arguments.arguments(0).first ?? arguments.value(.manifest)).map { [$0] } ?? []
    let examples = arguments.has(.examples) ? [Option.examples.flag] : []
    let module = arguments.value(.module).map { [Option.module.flag, $0] } ?? []
    let words = ["routegen", "generate"] + manifest + ["-o", directory] + examples + module
    let command = words.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
    printError("  help: run '\(command)' and commit what it writes\n")
    return .findings
  }
}
