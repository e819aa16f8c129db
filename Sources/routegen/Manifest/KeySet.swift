/// The keys that a mapping of the manifest may have.
struct KeySet: Sendable {
  /// What has these keys, with its article.
  let owner: String
  let keys: [String]
  private let known: Set<String>

  init(_ owner: String, _ keys: String) {
    self.owner = owner
    self.keys = keys.split(separator: " ").map(String.init)
    known = Set(self.keys)
  }

  func contains(_ key: String) -> Bool { known.contains(key) }

  static let manifest = KeySet(
    "a manifest",
    """
    routegen name module access imports include modules destinations links types guards tabs routes sheets actions \
    redirects retired checks
    """)
  static let links = KeySet("`links`", "schemes hosts canonical caseInsensitive plusIsSpace queries handoff")
  static let type = KeySet("a type", "base swift min max matches doc")
  static let guardian = KeySet("a guard", "fallback doc")
  static let parameter = KeySet("a parameter", "type min max matches default style sensitive doc")
  static let deprecation = KeySet("`deprecated`", "since use")
  static let drop = KeySet("`guards` with a map", "drop")
  static let group = KeySet("a group", "prefix tab guards sources hosts doc swift routes")
  static let mount = KeySet("a module", "manifest prefix tab guards sources hosts doc swift was")
  static let tab = entry(.tab, "title icon view hidden leadsTo")
  static let route = entry(.route, "tab parent sheet view leadsTo opens repeat returns external")
  static let sheet = entry(.sheet, "tab parent view leadsTo returns style dismissal external")
  static let action = entry(.action, "")

  /// The keys of entries of one kind.
  static func of(_ kind: EntryKind) -> KeySet {
    switch kind {
    case .tab: tab
    case .route: route
    case .sheet: sheet
    case .action: action
    }
  }

  private static func entry(_ kind: EntryKind, _ own: String) -> KeySet {
    KeySet(
      kind.phrase,
      "url params doc examples rejects deprecated was winsOver swift guards sources hosts ignore " + own)
  }

  /// Words that people write for a key of ours.
  private static let synonyms = [
    "path": "url", "paths": "url", "pattern": "url", "urls": "url", "uri": "url", "link": "url",
    "parameters": "params", "arguments": "params", "args": "params",
    "screen": "view", "destination": "view", "component": "view",
    "guard": "guards", "requires": "guards", "scheme": "schemes", "host": "hosts", "domains": "hosts",
    "children": "routes", "screens": "routes", "pages": "routes", "modals": "sheets", "features": "modules",
    "deeplinks": "links", "urlSchemes": "links", "auth": "guards",
    "redirect": "redirects", "namespace": "name", "version": "routegen",
    "enum": "types", "enums": "types", "presentation": "style", "regex": "matches",
    "minimum": "min", "maximum": "max", "alias": "redirects",
  ]

  /// What to write where people of other habits write a key.
  private static let advice = [
    "optional": "the type of an optional parameter ends in `?`",
    "required": "it is, unless its type ends in `?` or it has a default",
    "groups": "a group is an entry of `routes` that has `routes` of its own",
    "modal": "what covers the stack is declared under `sheets`",
  ]

  /// The key that one which is not of these was probably meant to be.
  func meant(by key: String, spelling: inout Spelling) -> String? {
    if let synonym = KeySet.synonyms[key], contains(synonym) { return synonym }
    return KeySet.advice[key] == nil ? spelling.nearest(to: key, among: keys) : nil
  }

  /// The way out for a key that is not one of these.
  func hint(for key: String, spelling: inout Spelling) -> String {
    if let meant = meant(by: key, spelling: &spelling) { return "; did you mean `\(meant)`?" }
    if let advice = KeySet.advice[key] { return "; \(advice)" }
    for other in [KeySet.manifest, .links, .tab, .route, .sheet, .group, .mount, .parameter] where other.contains(key) {
      return "; `\(key)` is a key of \(other.owner)"
    }
    return keys.count <= 9
      ? "; it has \(keys.map { "`\($0)`" }.joined(separator: ", "))" : "; a note of your own is written `x-\(key)`"
  }
}
