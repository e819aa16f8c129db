// Tabs, routes, groups, sheets and actions.
extension ManifestDecoder {
  /// Groups inside groups, at most.
  private static let depthLimit = 32

  mutating func decodeEntries(_ field: Field, _ kind: EntryKind) -> [EntryDeclaration] {
    members(field, kind).compactMap { entry in
      isSection(entry, among: kind, of: field) ? nil : decodeEntry(entry, kind)
    }
  }

  mutating func decodeRoutes(_ field: Field, depth: Int) -> [RouteDeclaration] {
    noteLoss(in: field)
    return members(field, .route).compactMap { entry in
      // It may have been a group.
      noteLoss(in: entry)
      guard case .mapping(let pairs) = entry.value.content, ManifestDecoder.isGroup(pairs) else {
        return isSection(entry, among: .route, of: field) ? nil : .route(decodeEntry(entry, .route))
      }
      return .group(decodeGroup(entry, depth: depth))
    }
  }

  /// The entries of a section, but for those whose keys stand below them without being indented; these are reported.
  private mutating func members(_ section: Field, _ kind: EntryKind) -> [Field] {
    let all = entries(section, example: "{ \(kind.example) }") ?? []
    var members: [Field] = []
    var lacksIndentation = false
    for (index, entry) in all.enumerated() {
      let next = index + 1 < all.count ? all[index + 1] : nil
      if lacksIndentation, ManifestDecoder.isKey(entry, of: kind) { continue }
      lacksIndentation = false
      if let next, ManifestDecoder.isNull(entry.value), !entry.value.isBroken, ManifestDecoder.isKey(next, of: kind) {
        lacksIndentation = true
        manifest.isIncomplete = true
        report(
          .wrongType,
          "`\(entry.name)` has no value, as `\(next.name)` is not indented deeper; indent what belongs to it",
          at: entry.key.range)
      } else {
        members.append(entry)
      }
    }
    return members
  }

  /// Whether what looks like an entry is a key of the one above it.
  private static func isKey(_ field: Field, of kind: EntryKind) -> Bool {
    guard KeySet.of(kind).contains(field.name), !isNull(field.value) else { return false }
    guard case .mapping(let pairs) = field.value.content else { return true }
    return !pairs.contains { pair in text(of: pair.key).map { KeySet.of(kind).contains($0.text) } ?? false }
  }

  /// Whether an entry is a section of the manifest that is indented too far; reports it, and reads it as the section.
  private mutating func isSection(_ entry: Field, among kind: EntryKind, of section: Field) -> Bool {
    guard KeySet.manifest.contains(entry.name), !entry.value.isBroken else { return false }
    switch entry.value.content {
    case .scalar:
      if !ManifestDecoder.isNull(entry.value) { return false }
    case .sequence: break
    case .mapping(let pairs):
      let isEntry =
        pairs.isEmpty
        || pairs.contains { pair in
          guard case .scalar(let key) = pair.key.content else { return false }
          return KeySet.of(kind).contains(key.text)
        }
      if isEntry { return false }
    }
    report(
      .wrongType,
      "`\(entry.name)` stands inside `\(section.name)`, and is a section of the manifest; begin it in the first column",
      at: entry.key.range)
    if !ManifestDecoder.isNull(entry.value) { decodeTopLevel(entry) }
    return true
  }

  /// A group holds `routes`, or has a `prefix` and so is meant to.
  private static func isGroup(_ pairs: [Node.Pair]) -> Bool {
    pairs.contains { pair in
      guard case .scalar(let key) = pair.key.content else { return false }
      return key.text == "routes" || key.text == "prefix"
    }
  }

  private mutating func decodeGroup(_ field: Field, depth: Int) -> GroupDeclaration {
    var group = GroupDeclaration(key: field.key, span: field.span)
    let fields = fields(field, of: .group, example: "{ routes: { … } }") ?? []
    if !field.value.isBroken, !has("routes", field, of: .group) {
      report(.missingKey, "the group `\(field.name)` has no `routes`; put its members there", at: field.key.range)
    }
    for field in fields where !decodeInherited(field, into: &group) {
      if depth < ManifestDecoder.depthLimit {
        group.members = decodeRoutes(field, depth: depth + 1)
      } else {
        report(.wrongType, "groups are nested more than \(ManifestDecoder.depthLimit) deep here", at: field.key.range)
      }
    }
    return group
  }

  /// The keys that a group has in common with a module; false for any other.
  private mutating func decodeInherited(_ field: Field, into group: inout GroupDeclaration) -> Bool {
    switch field.name {
    case "prefix": group.prefix = text(field, example: "/account")
    case "tab": group.tab = word(field, example: "home")
    case "guards": group.guards = decodeGuardList(field, allowsDrop: false)
    case "sources": group.sources = decodeSources(field)
    case "hosts": group.hosts = decodeHosts(field)
    case "doc": group.doc = word(field, example: "One sentence.")?.value
    case "swift": group.swiftName = word(field, example: "account")
    default: return false
    }
    return true
  }

  mutating func decodeModules(_ field: Field) {
    let example = "{ manifest: ../Account/routes.yaml, prefix: /account }"
    for field in entries(field, example: "{ account: \(example) }") ?? [] {
      var group = GroupDeclaration(key: field.key, span: field.span)
      var path: ManifestText?
      var oldNames: [(old: Located<String>, entry: Located<String>)] = []
      let before = faults
      for field in fields(field, of: .mount, example: example) ?? [] where !decodeInherited(field, into: &group) {
        switch field.name {
        case "was": oldNames = decodeOldNames(field)
        default: path = text(field, example: "../Account/routes.yaml")
        }
      }
      if let path {
        manifest.mounts.append(MountDeclaration(group: group, path: path, oldNames: oldNames))
      } else if faults == before {
        report(
          .missingKey, "`\(field.name)` does not say where its table is; write manifest: ../Account/routes.yaml",
          at: field.key.range)
      }
    }
  }

  private mutating func decodeOldNames(_ field: Field) -> [(old: Located<String>, entry: Located<String>)] {
    (entries(field, example: "{ oldName: profile }") ?? []).compactMap { field in
      word(field, example: "profile").map { (old: field.key, entry: $0) }
    }
  }

  private mutating func decodeEntry(_ field: Field, _ kind: EntryKind) -> EntryDeclaration {
    var entry = EntryDeclaration(kind: kind, key: field.key, span: field.span)
    let before = faults
    let url = ManifestDecoder.text(of: field.value).flatMap {
      $0.text.hasPrefix("/") ? "url: \(ManifestDecoder.inBraces($0.text))" : nil
    }
    for field in fields(field, of: .of(kind), example: "{ \(url ?? kind.keys) }") ?? [] {
      if !decodeShared(field, into: &entry) { decodeOwn(field, into: &entry) }
    }
    entry.hasFaults = faults > before
    return entry
  }

  /// The keys that every kind of entry has; false for any other.
  private mutating func decodeShared(_ field: Field, into entry: inout EntryDeclaration) -> Bool {
    switch field.name {
    case "url": entry.urls = texts(field, example: "/\(entry.key.value)", allowsSingle: true) ?? []
    case "params": entry.parameters = decodeParameters(field)
    case "doc": entry.doc = word(field, example: "One sentence.")?.value
    case "examples": entry.examples = decodeExamples(field)
    case "rejects":
      entry.rejects = (texts(field, example: "/orders/abc") ?? []).map { ExampleDeclaration(url: $0) }
    case "deprecated": decodeDeprecation(field, into: &entry)
    case "was": entry.was = words(field, example: "oldName") ?? []
    case "winsOver": entry.winsOver = words(field, example: "otherRoute") ?? []
    case "swift": entry.swiftName = word(field, example: entry.key.value)
    case "guards": entry.guards = decodeGuardList(field, allowsDrop: true)
    case "sources": entry.sources = decodeSources(field)
    case "hosts": entry.hosts = decodeHosts(field)
    case "ignore": entry.ignored = words(field, example: "uppercase-in-url") ?? []
    default: return false
    }
    return true
  }

  private mutating func decodeOwn(_ field: Field, into entry: inout EntryDeclaration) {
    switch field.name {
    case "tab": entry.tab = word(field, example: "home")
    case "parent": entry.parent = word(field, example: "order")
    case "sheet": entry.sheet = word(field, example: "composer")
    case "view": entry.view = word(field, example: "ProductView")
    case "leadsTo": entry.leadsTo = words(field, example: "product") ?? []
    case "returns": entry.returns = word(field, example: "Bool")
    case "title": entry.title = word(field, example: "Orders")?.value
    case "icon": entry.icon = word(field, example: "bag")?.value
    case "hidden": entry.isHidden = bool(field) ?? false
    case "opens": entry.opening = choice(field)?.value ?? .push
    case "repeat": entry.allowsRepeat = bool(field) ?? false
    case "style": entry.style = choice(field)?.value ?? .sheet
    case "dismissal": entry.dismissal = choice(field)?.value ?? .free
    case "external": entry.isExternal = bool(field) ?? false
    default: break
    }
  }

  private mutating func decodeDeprecation(_ field: Field, into entry: inout EntryDeclaration) {
    entry.isDeprecated = true
    for field in fields(field, of: .deprecation, example: "{ since: \"2.0\" }") ?? [] {
      switch field.name {
      case "since": entry.deprecatedSince = word(field, example: "\"2.0\"")?.value
      default: entry.deprecatedUse = word(field, example: "newRoute")
      }
    }
  }

  private mutating func decodeGuardList(_ field: Field, allowsDrop: Bool) -> GuardList? {
    guard allowsDrop, case .mapping = field.value.content else {
      return words(field, example: "signedIn").map { .add($0) }
    }
    for field in fields(field, of: .drop, example: "{ drop: [signedIn] }") ?? [] {
      return words(field, example: "signedIn").map { .drop($0) }
    }
    return nil
  }

  private mutating func decodeSources(_ field: Field) -> Located<LinkSources>? {
    guard let texts = texts(field, example: "web") else { return nil }
    var sources: LinkSources = []
    for text in texts {
      switch text.text {
      case "web": sources.insert(.web)
      case "scheme": sources.insert(.scheme)
      default:
        let hint = spelling.hint(for: text.text, among: ["web", "scheme"])
        report(.wrongType, "a source is `web` or `scheme`, not `\(text.text)`\(hint)", at: text.range)
      }
    }
    if texts.isEmpty {
      report(
        .wrongType, "`sources` is empty, so no URL could open this; write [web], or leave it out", at: field.value.range
      )
    }
    return sources.isEmpty ? nil : Located(sources, field.value.range)
  }

  private mutating func decodeHosts(_ field: Field) -> [Located<String>]? {
    let hosts = words(field, example: "app.example.com")
    if case .sequence(let items) = field.value.content, items.isEmpty, !field.value.isBroken {
      report(.wrongType, "`hosts` is empty; name one that `links` declares, or leave it out", at: field.value.range)
    }
    return hosts
  }

  /// URLs in a list, or in a map from URL to parameter values.
  private mutating func decodeExamples(_ field: Field) -> [ExampleDeclaration] {
    guard case .mapping(let pairs) = field.value.content else {
      return (texts(field, example: "/orders/7") ?? []).map { ExampleDeclaration(url: $0) }
    }
    return pairs.compactMap { pair in
      guard let url = ManifestDecoder.text(of: pair.key) else {
        report(.wrongType, "a URL is expected here; write /orders/7: { id: 7 }", at: pair.key.range)
        return nil
      }
      var example = ExampleDeclaration(url: url)
      for field in entries(Field(key: url.located, value: pair.value), example: "{ id: 7 }") ?? [] {
        let isNull = ManifestDecoder.isNull(field.value)
        let value = isNull ? nil : decodeValue(field)
        if value == nil, !isNull { continue }
        let range = field.value.range.count > 0 ? field.value.range : field.key.range
        example.parameters.append((name: field.key, value: value, range: value?.range ?? range))
      }
      return example
    }
  }
}

extension EntryKind {
  /// The keys of such an entry, as an example.
  fileprivate var keys: String {
    switch self {
    case .tab: "url: /home, view: HomeView, title: Home, icon: house"
    case .route: "url: /product/:id, params: { id: Int }"
    case .sheet: "view: LoginView"
    case .action: "url: /logout"
    }
  }

  fileprivate var example: String {
    switch self {
    case .tab: "home: { \(keys) }"
    case .route: "product: { \(keys) }"
    case .sheet: "login: { \(keys) }"
    case .action: "logout: { \(keys) }"
    }
  }
}
