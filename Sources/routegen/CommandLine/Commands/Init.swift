extension Command {
  /// `routegen init`: a manifest to start from.
  static let initialize = Command(
    name: "init",
    overview: "Write a manifest to start from.",
    discussion: """
      Without other files it is an example; with them it declares the links that ship already. A file that exists is \
      never overwritten.
      """,
    options: [
      .fromAASA, .fromHost, .fromPlist, .output("Where to write it; '-' prints it. (default: routes.yaml)"),
    ]
  ) { (arguments, console) throws(Failure) in
    let path = arguments.value(.output("")) ?? "routes.yaml"
    if path != "-", console.files.kind(of: path) != nil {
      throw Failure(code: .cannotCreate, message: "'\(path)' exists already; it is never overwritten")
    }
    let text = try console.draft(arguments) ?? Starter.manifest
    try console.deliver(text, to: path)
    if path != "-" {
      console.print("wrote '\(path)'; 'routegen check' checks it, 'routegen match <url>' says what a link opens\n")
    }
    return .success
  }
}

extension Option {
  fileprivate static let fromAASA = Option(
    name: "from-aasa", value: .init(name: "file", kind: .file),
    help: "Take the routes from an apple-app-site-association file.")
  fileprivate static let fromHost = Option(
    name: "host", value: .init(name: "host"), help: "With --from-aasa: the host whose file it is.")
  fileprivate static let fromPlist = Option(
    name: "from-plist", value: .init(name: "file", kind: .file), help: "Take the schemes from an Info.plist.")
}

extension Console {
  /// A manifest made from the files that the command line names; nil if it names none.
  fileprivate func draft(_ arguments: ParsedArguments) throws(Failure) -> String? {
    var draft = ManifestDraft()
    if arguments.has(.fromHost), !arguments.has(.fromAASA) {
      throw .usage("'\(Option.fromHost.flag)' means nothing without '\(Option.fromAASA.flag)'")
    }
    try readInputOnce([.fromAASA, .fromPlist].map { arguments.value($0) })
    if let input = arguments.value(.fromAASA) {
      var faults: [Diagnostic] = []
      let bytes = try read(input)
      let path = shownPath(of: input)
      let source = SourceFile(path: path, bytes: (try? decodeText(bytes).get()) ?? bytes)
      let root = parseYAML(FileID(index: 0), source, diagnostics: &faults)
      if let fault = faults.first(where: { $0.rule == .yamlSyntax }) {
        let line = source.line(at: Int(fault.range.start)) + 1
        throw Failure(code: .noInput, message: "'\(path)' is no JSON: \(fault.message), line \(line)")
      }
      guard let root else { throw Failure(code: .noInput, message: "'\(path)' is empty") }
      guard case .mapping = root.content else {
        throw Failure(code: .noInput, message: "'\(path)' is no JSON object")
      }
      draft.add(AASAFile(root), host: arguments.value(.fromHost)?.lowercased())
    }
    if let input = arguments.value(.fromPlist) {
      var sources = SourceMap()
      let path = shownPath(of: input)
      switch LoadedPropertyList(path: path, bytes: try read(input), in: &sources).root {
      case .success(let root): draft.add(infoPlist: root)
      case .failure(let error):
        throw Failure(code: .noInput, message: "'\(path)' is no property list: \(error.message)")
      }
    }
    return arguments.has(.fromAASA) || arguments.has(.fromPlist) ? draft.checkedText() : nil
  }
}
