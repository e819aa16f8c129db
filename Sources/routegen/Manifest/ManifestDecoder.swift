/// Reads the nodes of one manifest file into declarations.
///
/// A mistake is reported where it stands, and what surrounds it is still read.
struct ManifestDecoder {
  /// The manifest version that this program reads.
  static let version = "1"

  let source: SourceFile
  var manifest = Manifest()
  var include: [ManifestText] = []
  /// The keys of the file and their values as they stand.
  private(set) var topLevel: [Field] = []
  var diagnostics: [Diagnostic] = []
  /// Findings so far, and places that the reader of YAML has found fault with.
  var faults = 0
  var spelling = Spelling()

  init(source: SourceFile) {
    self.source = source
  }

  /// Reads a whole file; false where it holds no mapping at all.
  ///
  /// - Parameter isIncluded: Another manifest includes this one, so it need not say its version.
  mutating func decode(_ root: Node, isIncluded: Bool) -> Bool {
    guard case .mapping = root.content else {
      if root.isBroken { return false }
      let got = ManifestDecoder.kind(of: root)
      let what = got == "nothing" ? "the manifest is empty" : "a manifest is a map of keys, and this is \(got)"
      report(.wrongType, "\(what); begin with `routegen: \(ManifestDecoder.version)`", at: root.range)
      return false
    }
    let whole = Field(key: Located("the manifest", root.range), value: root)
    topLevel = fields(whole, of: .manifest, example: "routegen: 1") ?? []
    if !isIncluded, !root.isBroken, !has("routegen", whole, of: .manifest) {
      let start = SourceRange(file: root.range.file, start: Int(root.range.start), end: Int(root.range.start))
      report(
        .missingKey, "the manifest does not say its version; put `routegen: \(ManifestDecoder.version)` at its top",
        at: start)
    }
    manifest.isIncomplete = root.isBroken
    for field in topLevel { decodeTopLevel(field) }
    return true
  }

  mutating func decodeTopLevel(_ field: Field) {
    noteLoss(in: field)
    switch field.name {
    case "routegen": checkVersion(field)
    case "name": manifest.name = word(field, example: "Shop")
    case "module": manifest.module = word(field, example: "Account")
    case "access": manifest.access = choice(field)
    case "imports": manifest.imports = words(field, example: "Models") ?? []
    case "include": include = texts(field, example: "Features/**/*.routes.yaml") ?? []
    case "modules": decodeModules(field)
    case "destinations": decodeDestinations(field)
    case "links": decodeLinks(field)
    case "types": decodeTypes(field)
    case "guards": decodeGuards(field)
    case "tabs": manifest.tabs = decodeEntries(field, .tab)
    case "routes": manifest.routes = decodeRoutes(field, depth: 0)
    case "sheets": manifest.sheets = decodeEntries(field, .sheet)
    case "actions": manifest.actions = decodeEntries(field, .action)
    case "redirects": decodeRedirects(field)
    case "retired": manifest.retired = texts(field, example: "/promo/:code") ?? []
    case "checks": decodeChecks(field)
    default: break
    }
  }

  /// Takes down that something of what a field declares could not be read.
  mutating func noteLoss(in field: Field) {
    if field.value.isBroken { manifest.isIncomplete = true }
  }

  mutating func report(_ rule: Rule, _ message: String, at range: SourceRange, related: [Diagnostic.Related] = []) {
    faults += 1
    diagnostics.append(Diagnostic(rule, message, at: range, related: related))
  }

  private mutating func checkVersion(_ field: Field) {
    guard let text = text(field, example: ManifestDecoder.version), text.text != ManifestDecoder.version else { return }
    let message =
      text.text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
      ? "this manifest is written in version \(text.text), and this routegen reads version \(ManifestDecoder.version)"
      : "`routegen` is the version of the manifest format, a number; write routegen: \(ManifestDecoder.version)"
    report(.unsupportedVersion, message, at: text.range)
  }

  private mutating func decodeDestinations(_ field: Field) {
    enum Destinations: String, CaseIterable { case typed, erased }
    manifest.erasesDestinations = choice(field, Destinations.self)?.value == .erased
  }

  private mutating func decodeRedirects(_ field: Field) {
    guard case .mapping(let pairs) = field.value.content else {
      wrongType(field, expected: "a map", write: "{ /old/:id: /new/:id }")
      return
    }
    var seen: Set<String> = []
    for pair in pairs {
      guard let source = ManifestDecoder.text(of: pair.key) else {
        let got = ManifestDecoder.kind(of: pair.key)
        report(
          .wrongType, "a redirect leads from a URL, and this is \(got); write /old/:id: /new/:id", at: pair.key.range)
        continue
      }
      guard seen.insert(source.text).inserted,
        let target = text(Field(key: source.located, value: pair.value), example: "/new/:id")
      else { continue }
      manifest.redirects.append(RedirectDeclaration(source: source, target: target))
    }
  }

  private mutating func decodeChecks(_ field: Field) {
    for check in entries(field, example: "{ uppercase-in-url: off }") ?? [] {
      if let level = choice(check, RuleLevel.self) { manifest.checks.append((rule: check.key, level: level)) }
    }
  }
}
