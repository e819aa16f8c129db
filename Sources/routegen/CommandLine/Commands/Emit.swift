extension Command {
  /// `routegen emit`: a file made from the manifest.
  static let emit = Command(
    name: "emit",
    overview: "Write a file made from the manifest.",
    discussion: Artifact.all.map { "  \($0.kind)\(spaces(after: $0.kind))\($0.overview)" }.joined(separator: "\n"),
    arguments: [
      Argument(value: .init(name: "kind", kind: .oneOf(Artifact.all.map(\.kind))), help: "What to write."),
      .manifest,
    ],
    options: [.manifest, .artifactOutput] + artifactOptions + [.noColor]
  ) { (arguments, console) throws(Failure) in
    guard let artifact = Artifact.all.first(where: { $0.kind == arguments.arguments(0).first }) else { return .usage }
    for option in artifactOptions where arguments.has(option) {
      if !artifact.options.contains(where: { $0.name == option.name }) {
        throw .usage("'\(option.flag)' means nothing to '\(artifact.kind)'")
      }
    }
    let path = arguments.value(.artifactOutput)
    switch artifact.production {
    case .constant(let produce): try console.deliver(produce(), to: path)
    case .fromManifest(let produce):
      let compilation = try console.compile(arguments, argument: arguments.arguments(1).first)
      guard let model = console.model(of: compilation) else { return .findings }
      let report = compilation.report(in: console.workingDirectory)
      var input = Artifact.Input(model: model, report: report, arguments: arguments)
      if artifact.isMerged, let path, path != "-", console.files.kind(of: path) == .file {
        let bytes = try console.read(path)
        input.existing = SourceFile(path: path, bytes: (try? decodeText(bytes).get()) ?? bytes)
      }
      let product = try produce(input)
      try console.deliver(product.text, to: path)
      for note in product.notes { console.printError("note: \(note)\n") }
    }
    return .success
  }

  /// The options of all kinds, each once.
  private static let artifactOptions = Artifact.all.flatMap(\.options).reduce(into: [Option]()) { options, option in
    if !options.contains(where: { $0.name == option.name }) { options.append(option) }
  }

  private static func spaces(after kind: String) -> String {
    String(repeating: " ", count: max(2, 14 - kind.count))
  }
}

extension Option {
  fileprivate static let artifactOutput = output(
    "Where to write it; a property list that is there keeps all it has. (default: standard output)")
}
