extension Command {
  /// `routegen diff`: what changed between two manifests.
  static let diff = Command(
    name: "diff",
    overview: "Compare two manifests.",
    discussion: """
      Prints what breaks links, code or saved states, then what else has changed. The exit status is 1 if anything \
      breaks. The formats sarif, github and gitlab hold only what breaks. The older version may come from version \
      control:

        git show main:routes.yaml | routegen diff -
      """,
    arguments: [
      Argument(value: .init(name: "old", kind: .file), help: "The older manifest; '-' reads standard input."),
      Argument(
        value: .init(name: "new", kind: .file), isOptional: true, help: "The newer one, as with --manifest."),
    ],
    options: [.manifest, .changeFormat, .noColor]
  ) { (arguments, console) throws(Failure) in
    try console.readInputOnce([
      arguments.arguments(0).first, arguments.arguments(1).first, arguments.value(.manifest),
    ])
    let old = try console.compile(path: arguments.arguments(0).first ?? "-")
    var new = try console.compile(arguments, argument: arguments.arguments(1).first)
    guard let before = console.withoutErrors(old), let after = console.withoutErrors(new) else { return .findings }
    let diff = ManifestDiff(from: before, to: after)
    new.sources = diff.sources
    new.diagnostics = []
    let format = arguments.value(.changeFormat).flatMap(ReportFormat.init)
    new.add(format?.isForService == true ? diff.breakingInNewer : diff.breaking)
    let report = new.report(in: console.workingDirectory)
    switch format {
    case .json: console.print(DiffJSON(diff: diff, older: old.manifest, report: report).document.text)
    case .sarif, .github, .gitlab: console.printReport(report, format: format, to: .output)
    case .human, .xcode, nil:
      if !report.diagnostics.isEmpty { console.printReport(report, format: format, to: .output) }
      for change in diff.changes { console.print(DisplayText.escaped(change.message) + "\n") }
      if report.diagnostics.isEmpty, diff.changes.isEmpty { console.print("no changes\n") }
    }
    return report.diagnostics.contains { $0.severity > .note } ? .findings : .success
  }
}

extension Option {
  fileprivate static let changeFormat = format(
    ReportFormat.allCases.map(\.rawValue), default: "human on a terminal, else xcode")
}

extension Console {
  /// What a compilation loaded; prints its findings, and is nil, where there are errors.
  fileprivate func withoutErrors(_ compilation: Compilation) -> Loaded? {
    if let loaded = compilation.loaded, !compilation.hasErrors { return loaded }
    printReport(compilation.report(in: workingDirectory), to: .errors)
    return nil
  }
}

/// The stable JSON of `diff --format json`.
private struct DiffJSON {
  var diff: ManifestDiff
  /// The path of the older manifest.
  var older: String
  var report: Report

  var document: JSON {
    [
      "version": 1, "older": .string(older), "newer": .string(report.manifest),
      "diagnostics": JSONReporter.diagnostics(of: report),
      "changes": .array(diff.changes.map(object)),
      "summary": [
        "errors": .int(report.count(of: .error)), "warnings": .int(report.count(of: .warning)),
        "changes": .int(diff.changes.count),
      ],
    ]
  }

  private func object(for change: ManifestDiff.Change) -> JSON {
    let entry = diff.new[change.entry]
    return [
      "change": .string(change.kind.rawValue), "kind": .string(entry.kind.rawValue), "entry": .string(entry.path),
      "message": .string(change.message), "location": .location(of: change.range, in: report),
    ]
  }
}
