extension Command {
  /// `routegen diff`: what changed between two manifests.
  static let diff = Command(
    name: "diff",
    overview: "Compare two manifests.",
    discussion: """
      Prints what breaks links, code or saved states, then what is new. The exit status is 1 if anything breaks. The \
      older version may come from version control:

        git show main:routes.yaml | routegen diff -
      """,
    arguments: [
      Argument(value: .init(name: "old", kind: .file), help: "The older manifest; '-' reads standard input."),
      Argument(
        value: .init(name: "new", kind: .file), isOptional: true, help: "The newer one, as with --manifest."),
    ],
    options: [.manifest, .changeFormat, .noColor]
  ) { (arguments, console) throws(Failure) in
    try console.readInputOnce(
      arguments.arguments(0).first, arguments.arguments(1).first, arguments.value(.manifest))
    let old = try console.compile(path: arguments.arguments(0).first ?? "-")
    var new = try console.compile(arguments, argument: arguments.arguments(1).first)
    guard let before = console.withoutErrors(old), let after = console.withoutErrors(new) else { return .findings }
    let diff = ManifestDiff(from: before, to: after)
    new.sources = diff.sources
    new.diagnostics = []
    new.add(diff.breaking)
    let format = arguments.value(.changeFormat).flatMap(ReportFormat.init)
    let report = new.report(in: console.workingDirectory)
    if !(format?.isText ?? true) {
      console.printReport(report, format: format, to: .output)
    } else {
      if !report.diagnostics.isEmpty { console.printReport(report, format: format, to: .output) }
      for addition in diff.additions { console.print(addition.text(in: after.model) + "\n") }
      if report.diagnostics.isEmpty, diff.additions.isEmpty { console.print("no changes\n") }
    }
    return report.diagnostics.isEmpty ? .success : .findings
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

extension ManifestDiff.Addition {
  fileprivate func text(in model: RouteModel) -> String {
    switch self {
    case .entry(let id): "new: \(model[id].kind.rawValue) `\(model[id].path)`"
    case .renamed(let old, let id): "renamed: \(model[id].kind.rawValue) `\(old)` to `\(model[id].path)`"
    case .pattern(let id): "new: URL \(model[id].text) of `\(model[model[id].entry].path)`"
    case .parameter(let number, let id):
      "new: parameter `\(model[id].parameters[number].name)` of `\(model[id].path)`"
    }
  }
}
