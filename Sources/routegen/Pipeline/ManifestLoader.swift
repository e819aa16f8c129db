/// Reads a manifest and the files it includes into one set of declarations, and the manifests of its modules.
struct ManifestLoader {
  let files: any FileSystem
  var sources = SourceMap()
  var diagnostics: [Diagnostic] = []
  var manifest = Manifest()
  /// How many files had been read when the manifest and its includes were.
  private(set) var ownFileCount = 0
  /// The modules mounted so far by any manifest, and the manifests on the way to this one, by canonical path.
  var mounted: [String: SourceRange] = [:]
  var mountChain: [String] = []
  /// The manifest itself.
  private var mainFile = FileID(index: 0)
  /// The settings of the manifest itself, by key.
  private(set) var settings: [String: Field] = [:]
  /// The files read so far, and those on the way to the one being read, by canonical path.
  private var seen: Set<String> = []
  private var chain: [String] = []
  var spelling = Spelling()

  init(files: any FileSystem) {
    self.files = files
  }

  /// The declarations of a manifest; nil where it cannot be read or holds no mapping.
  mutating func load(_ path: String) -> Manifest? {
    guard let raw = try? files.read(path), case .success(let bytes) = decodeText(raw) else { return nil }
    return load(bytes, path: path) ? manifest : nil
  }

  /// Reads a manifest, what it includes, and then its modules; false where it holds no mapping.
  mutating func load(_ bytes: [UInt8], path: String) -> Bool {
    guard read(bytes, path: path) else { return false }
    ownFileCount = sources.files.count
    checkModule()
    mountModules(from: path)
    return true
  }

  /// Reads one file and then what it includes; false where it holds no mapping.
  ///
  /// - Parameter include: What names it; nil for the manifest itself.
  private mutating func read(_ bytes: [UInt8], path: String, for include: ManifestText? = nil) -> Bool {
    let source = SourceFile(path: path, bytes: bytes)
    let file = sources.add(source)
    guard let root = parseYAML(file, source, diagnostics: &diagnostics) else { return false }
    var decoder = ManifestDecoder(source: source)
    let isManifest = decoder.decode(root, isIncluded: include != nil)
    diagnostics += decoder.diagnostics
    guard isManifest else { return false }
    if let include {
      if isModule(decoder.topLevel, include) { return false }
      checkSettings(decoder.topLevel)
      manifest.merge(decoder.manifest)
    } else {
      mainFile = file
      manifest = decoder.manifest
      settings = Dictionary(decoder.topLevel.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let canonical = files.canonicalPath(path)
    seen.insert(canonical)
    chain.append(canonical)
    for text in decoder.include { self.include(text, from: path) }
    chain.removeLast()
    return true
  }

  /// Whether an included file is the manifest of another module; reports it if so.
  private mutating func isModule(_ fields: [Field], _ include: ManifestText) -> Bool {
    guard let module = fields.first(where: { $0.name == "module" }) else { return false }
    if let own = settings["module"], own.value.hasSameValue(as: module.value) { return false }
    report(
      .conflictingSetting,
      "\(sources[module.key.range.file].path) is the manifest of a module, which is not included but mounted; name it "
        + "under `modules`", at: include.contentRange,
      related: [Diagnostic.Related(message: "it says so here", range: module.key.range)])
    return true
  }

  /// Settings of an included file are those of the manifest, or are left out.
  private mutating func checkSettings(_ fields: [Field]) {
    for field in fields where !Manifest.sharedKeys.contains(field.name) {
      guard let main = settings[field.name] else {
        report(
          .conflictingSetting,
          "`\(field.name)` belongs into \(sources[mainFile].path), which includes this file; move it there",
          at: field.key.range)
        continue
      }
      if !field.value.hasSameValue(as: main.value) {
        report(
          .conflictingSetting,
          "`\(field.name)` is not as in \(sources[mainFile].path), which includes this file; take it out here",
          at: field.key.range, related: [Diagnostic.Related(message: "it is set here", range: main.key.range)])
      }
    }
  }

  private mutating func include(_ text: ManifestText, from path: String) {
    let folder = Path.directory(of: path)
    guard Glob.isPattern(text.text) else {
      include(Path.normalized(Path.join(folder, text.text)), text, isPattern: false)
      return
    }
    let found = matches(text.text, in: folder)
    if found.isEmpty {
      report(
        .includeNotFound, "no manifest matches \(text.text); manifests are named `….routes.yaml`",
        at: text.contentRange,
        severity: .warning)
    }
    for path in found { include(path, text, isPattern: true) }
  }

  private mutating func include(_ path: String, _ text: ManifestText, isPattern: Bool) {
    let canonical = files.canonicalPath(path)
    if let position = chain.firstIndex(of: canonical) {
      if !isPattern { reportCycle(from: position, text) }
      return
    }
    if seen.contains(canonical) { return }
    let before = diagnostics.count
    if isManifestName(path, text), let bytes = contents(of: path, text), read(bytes, path: path, for: text) { return }
    // Several patterns may find it.
    if isPattern { seen.insert(canonical) }
    // An empty file has nothing to lose.
    if diagnostics[before...].hasErrors { manifest.isIncomplete = true }
  }

  private mutating func reportCycle(from position: Int, _ text: ManifestText) {
    let ring = (chain[position...] + [chain[position]]).map(Path.name)
    report(
      .includeCycle,
      ring.count == 2
        ? "\(ring[0]) includes itself; take it out"
        : "the files include each other in a ring: \(ring.joined(separator: " → ")); take this out",
      at: text.contentRange)
  }

  mutating func report(
    _ rule: Rule, _ message: String, at range: SourceRange, related: [Diagnostic.Related] = [],
    severity: Severity? = nil
  ) {
    diagnostics.append(Diagnostic(rule, message, at: range, related: related, severity: severity))
  }

  // MARK: Files

  private static func isManifestName(_ path: String) -> Bool {
    path.hasSuffix("routes.yaml") || path.hasSuffix("routes.yml")
  }

  /// Whether the file that a manifest names is called as one; reports it if not.
  mutating func isManifestName(_ path: String, _ text: ManifestText) -> Bool {
    // A pattern finds no JSON: what `emit json` writes may lie there too.
    if ManifestLoader.isManifestName(path) || path.hasSuffix("routes.json") { return true }
    if files.kind(of: path) == .directory {
      let name = ManifestSearch.names.first { files.kind(of: Path.join(path, $0)) == .file } ?? ManifestSearch.names[0]
      report(
        .includeNotFound, "\(text.text) is a folder; name the manifest in it: \(Path.join(text.text, name))",
        at: text.contentRange)
      return false
    }
    let bare = Path.name(of: path).prefix { $0 != "." }
    report(
      .includeNotFound, "\(text.text) is not named as a manifest; rename it to \(bare).routes.yaml",
      at: text.contentRange)
    return false
  }

  /// The text of a file that a manifest names; reports one that cannot be read.
  mutating func contents(of path: String, _ text: ManifestText) -> [UInt8]? {
    do throws(FileError) {
      switch decodeText(try files.read(path)) {
      case .success(let bytes): return bytes
      case .failure(let error): report(.yamlSyntax, "\(path): \(error.message)", at: text.contentRange)
      }
    } catch {
      let siblings = (try? files.names(in: Path.directory(of: path))) ?? []
      let near = spelling.hint(for: Path.name(of: path), among: siblings.filter(ManifestLoader.isManifestName))
      report(.includeNotFound, "\(text.text) cannot be read: \(error.reason)\(near)", at: text.contentRange)
    }
    return nil
  }

  /// Manifests that match a pattern, sorted by their paths.
  private func matches(_ pattern: String, in folder: String) -> [String] {
    let (below, glob) = Glob.split(pattern)
    var found: [String] = []
    // Linked folders may lead in a ring.
    var visited: Set<String> = []
    var open: [(folder: String, steps: [String])] = [(Path.normalized(Path.join(folder, below)), [])]
    while let (folder, steps) = open.popLast() {
      guard visited.insert(files.canonicalPath(folder)).inserted, let names = try? files.names(in: folder) else {
        continue
      }
      for name in names where !name.hasPrefix(".") {
        let path = Path.join(folder, name)
        switch files.kind(of: path) {
        case .directory: if glob.reaches(depth: steps.count + 1) { open.append((path, steps + [name])) }
        case .file: if ManifestLoader.isManifestName(name), glob.matches(steps + [name]) { found.append(path) }
        case nil: break
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
