/// A manifest that was read, resolved and checked: what the commands start from.
struct Compilation {
  /// The path of the manifest.
  var manifest: String
  /// Nil where nothing could be made of it.
  var loaded: Loaded?
  /// The analysis of its patterns, which the checks and the match table both read.
  private(set) var overlaps: OverlapAnalysis?
  var sources: SourceMap
  /// Every finding.
  var diagnostics: [Diagnostic]
  /// The manifest by itself is without errors, so that comparing it with something else makes sense.
  let isSound: Bool
  /// Where it was read.
  let files: any FileSystem

  /// Reads a manifest and all it includes, and runs every check.
  ///
  /// - Throws: When the manifest itself cannot be read.
  init(manifest: String, files: any FileSystem) throws(FileError) {
    self.manifest = manifest
    self.files = files
    let raw = try files.read(manifest)
    var diagnostics: [Diagnostic] = []
    if let loaded = loadModel(path: manifest, files: files, diagnostics: &diagnostics) {
      self.loaded = loaded
      sources = loaded.sources
      let overlaps = OverlapAnalysis(loaded.model)
      self.overlaps = overlaps.reported
      self.diagnostics = runChecks(loaded, consume overlaps)
    } else {
      let text = decodeText(raw)
      sources = SourceMap()
      let file = sources.add(SourceFile(path: manifest, bytes: (try? text.get()) ?? raw))
      self.diagnostics = diagnostics.isEmpty ? [Compilation.nothingRead(text, in: file)] : diagnostics
    }
    isSound = loaded != nil && !self.diagnostics.hasErrors
  }

  /// Why a file is no manifest at all, where nothing in it could be faulted.
  private static func nothingRead(_ text: Result<[UInt8], TextDecodingError>, in file: FileID) -> Diagnostic {
    switch text {
    case .failure(let error):
      let range = SourceRange(file: file, start: error.offset, end: error.offset + 1)
      return Diagnostic(.yamlSyntax, error.message, at: range, help: "save the file as UTF-8")
    case .success:
      return Diagnostic(
        .missingKey, "the manifest is empty; begin with `routegen: 1`", at: SourceRange(file: file, start: 0, end: 0),
        help: "'routegen init' writes a manifest to start from")
    }
  }

  /// Adds what a comparison with something else found, with the severities and silences of the manifest.
  mutating func add(_ findings: [Diagnostic]) {
    guard let loaded else { return }
    var settings = CheckSettings(loaded)
    var findings = findings
    settings.apply(toFurther: &findings)
    diagnostics += findings
  }

  var hasErrors: Bool { diagnostics.hasErrors }

  /// The findings, ready for a reporter.
  func report(in workingDirectory: String) -> Report {
    Report(
      manifest: manifest, sources: sources, diagnostics: diagnostics, summary: loaded.map { .init($0.model) },
      workingDirectory: workingDirectory)
  }
}

extension Report.Summary {
  /// What a model declares; the tab that stands in for missing ones is not counted.
  init(_ model: RouteModel) {
    for index in model.entries.indices {
      switch model.entries[index].kind {
      case .tab: tabs += model.entries[index].isImplicit ? 0 : 1
      case .route: routes += 1
      case .sheet: sheets += 1
      case .action: break
      }
    }
    redirects = model.redirects.count
    patterns = model.patterns.count
  }

  /// `12 routes, 3 sheets, 3 tabs, 2 redirects, 19 URL patterns`.
  var text: String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    return [
      count(routes, "route"), count(sheets, "sheet"), count(tabs, "tab"), count(redirects, "redirect"),
      count(patterns, "URL pattern"),
    ].joined(separator: ", ")
  }
}

extension Report {
  /// What is said where nothing was found.
  var success: String { "\(manifest): \((summary ?? .init()).text); no problems\n" }
}
