// `links:`, `types:` and `guards:`.
extension ManifestDecoder {
  mutating func decodeLinks(_ field: Field) {
    manifest.links.range = field.key.range
    for field in fields(field, of: .links, example: "{ schemes: [app] }") ?? [] {
      switch field.name {
      case "schemes": manifest.links.schemes = texts(field, example: "app") ?? []
      case "hosts": manifest.links.hosts = texts(field, example: "app.example.com") ?? []
      case "canonical": manifest.links.canonical = choice(field)?.value ?? .scheme
      case "caseInsensitive": manifest.links.caseInsensitive = bool(field) ?? false
      case "plusIsSpace": manifest.links.plusIsSpace = bool(field) ?? true
      case "queries": manifest.links.queries = texts(field, example: "weixin") ?? []
      case "handoff":
        for handoff in entries(field, example: "{ wechat: [wx1234567890] }") ?? [] {
          let schemes = texts(handoff, example: "wx1234567890") ?? []
          manifest.links.handoffs.append((name: handoff.key, schemes: schemes))
        }
      default: break
      }
    }
  }

  mutating func decodeTypes(_ field: Field) {
    for field in entries(field, example: "{ ProductID: Int }") ?? [] {
      switch field.value.content {
      case .sequence(let nodes):
        let cases = nodes.compactMap { decodeCase($0, of: field.name) }
        let kind: TypeDeclaration.Kind = cases.isEmpty && !nodes.isEmpty ? .unreadable : .enumeration(cases)
        manifest.types.append(TypeDeclaration(name: field.key, kind: kind))
      case .scalar:
        let base = text(field, example: "Int")
        let kind = base.map { TypeDeclaration.Kind.wrapper(base: $0, ConstraintDeclaration()) } ?? .unreadable
        manifest.types.append(TypeDeclaration(name: field.key, kind: kind))
      case .mapping:
        manifest.types.append(decodeTypeMap(field) ?? TypeDeclaration(name: field.key, kind: .unreadable))
      }
    }
  }

  /// One value of an enum: its name, or a map from its name to its text in URLs.
  private mutating func decodeCase(_ node: Node, of type: String) -> TypeDeclaration.Case? {
    if let text = ManifestDecoder.text(of: node) { return TypeDeclaration.Case(key: text.located, text: text.located) }
    if case .mapping(let pairs) = node.content, pairs.count == 1,
      let key = ManifestDecoder.text(of: pairs[0].key), let text = ManifestDecoder.text(of: pairs[0].value)
    {
      return TypeDeclaration.Case(key: key.located, text: text.located)
    }
    report(
      .wrongType,
      "a value of `\(type)` is text, or { name: text-in-the-URL }, and this is \(ManifestDecoder.kind(of: node))",
      at: node.range)
    return nil
  }

  private mutating func decodeTypeMap(_ field: Field) -> TypeDeclaration? {
    if case .mapping(let pairs) = field.value.content, let first = pairs.first,
      !pairs.contains(where: { ManifestDecoder.text(of: $0.key).map { KeySet.type.contains($0.text) } ?? false })
    {
      let key = ManifestDecoder.text(of: first.key)?.text ?? "name"
      let text = ManifestDecoder.text(of: first.value)?.text ?? "text"
      report(
        .wrongType,
        "`\(field.name)` has neither `base` nor `swift`; the values of an enum are a list: [{ \(key): \(text) }]",
        at: field.value.range)
      return nil
    }
    let before = faults
    var base: ManifestText?
    var swift: ManifestText?
    var constraint = ConstraintDeclaration()
    var doc: String?
    for field in fields(field, of: .type, example: "{ base: Int }") ?? [] {
      switch field.name {
      case "base": base = text(field, example: "String")
      case "swift": swift = text(field, example: "Models.CartID")
      case "doc": doc = word(field, example: "One sentence.")?.value
      default: decodeConstraint(field, into: &constraint)
      }
    }
    if let swift {
      if let base {
        report(.wrongType, "`\(field.name)` has both `base` and `swift`; keep one of them", at: base.range)
      }
      return TypeDeclaration(name: field.key, kind: .external(swift: swift, constraint), doc: doc)
    }
    if let base { return TypeDeclaration(name: field.key, kind: .wrapper(base: base, constraint), doc: doc) }
    if faults == before {
      report(
        .missingKey, "`\(field.name)` does not say what it wraps; add `base: String`, or `swift:` with your own type",
        at: field.key.range)
    }
    return nil
  }

  mutating func decodeConstraint(_ field: Field, into constraint: inout ConstraintDeclaration) {
    switch field.name {
    case "min": constraint.min = word(field, example: "1")
    case "max": constraint.max = word(field, example: "100")
    case "matches": constraint.matches = text(field, example: "\"[a-z0-9-]+\"")
    default: break
    }
  }

  mutating func decodeGuards(_ field: Field) {
    if case .sequence(let items) = field.value.content, items.allSatisfy({ ManifestDecoder.text(of: $0) != nil }) {
      manifest.guards = (words(field, example: "signedIn") ?? []).map { GuardDeclaration(name: $0) }
      return
    }
    for field in entries(field, example: "{ signedIn: { fallback: login } }") ?? [] {
      var declaration = GuardDeclaration(name: field.key)
      for field in fields(field, of: .guardian, example: "{}") ?? [] {
        switch field.name {
        case "fallback": declaration.fallback = word(field, example: "login")
        default: declaration.doc = word(field, example: "One sentence.")?.value
        }
      }
      manifest.guards.append(declaration)
    }
  }
}
