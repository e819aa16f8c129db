// The pattern that the source of a redirect becomes.
extension Resolver {
  /// Adds the source of a redirect to the patterns of the entry that its target names; nil after a finding.
  mutating func addAlias(
    _ source: ParsedPattern, _ draft: RedirectDraft, number: Int, to declared: Pattern,
    _ binding: RedirectBinding
  ) -> PatternID? {
    let entry = model[declared.entry]
    let before = diagnostics.count
    var pattern = Pattern(
      id: PatternID(index: model.patterns.count), entry: entry.id, origin: .redirect(number),
      text: draft.sourceText, pieceRanges: [], range: draft.declaration.source.contentRange)
    let names = ParameterNames(entry)
    var supplied: Set<Int> = []
    for (parameter, value) in binding.values.sorted(by: { $0.key < $1.key }) {
      guard case .fixed(let value) = value else { continue }
      pattern.fixed.append((parameter: parameter, value: value))
      supplied.insert(parameter)
    }
    func taken(_ name: ParsedPattern.Name) -> Int? {
      guard let index = names[name.name], !pattern.fixed.contains(where: { $0.parameter == index }) else { return nil }
      supplied.insert(index)
      return index
    }

    reportRepeated(source, entry)
    for segment in source.segments {
      pattern.pieceRanges.append(segment.range)
      switch segment.content {
      case .literal(let text): pattern.segments.append(.literal(text))
      case .placeholder(let name, let prefix, let suffix):
        let index = taken(name)
        if let index, entry.parameters[index].shape == .list { reportMismatch(name, entry, entry.parameters[index]) }
        pattern.segments.append(.placeholder(Pattern.Placeholder(parameter: index, prefix: prefix, suffix: suffix)))
      }
    }
    if let rest = source.rest {
      pattern.pieceRanges.append(rest.range)
      let index = taken(rest)
      if let index, entry.parameters[index].shape != .list { reportMismatch(rest, entry, entry.parameters[index]) }
      pattern.rest = Pattern.Rest(parameter: index)
    }
    func bound(_ items: [ParsedPattern.QueryItem]) -> [Pattern.QueryItem] {
      items.map { item in
        switch item.value {
        case .literal(let text): Pattern.QueryItem(key: item.key, value: .literal(text))
        case .present: Pattern.QueryItem(key: item.key, value: .present)
        case .placeholder(let name):
          Pattern.QueryItem(key: item.key, value: taken(name).map { .parameter($0) } ?? .present)
        }
      }
    }
    pattern.pieceRanges += source.query.map(\.range)
    pattern.query = bound(source.query)
    switch source.fragment {
    case .literal(let text, _): pattern.fragment = .literal(text)
    case .pairs(let items): pattern.fragment = .pairs(bound(items))
    case .placeholder(let name): pattern.fragment = taken(name).map { .parameter($0) }
    case nil: break
    }
    addOpenKeys(of: binding, to: &pattern, &supplied)
    pattern.sources = reachable(entry.sources)
    pattern.hosts = entry.hosts
    reportUnsupplied(supplied, draft, entry)
    guard diagnostics.count == before else { return nil }
    model.patterns.append(pattern)
    model.redirects.append(
      Redirect(
        source: draft.sourceText, target: draft.targetText, entry: entry.id, pattern: pattern.id,
        range: draft.declaration.source.contentRange, targetRange: draft.declaration.target.contentRange))
    return pattern.id
  }

  /// Query keys and a fragment of the target that neither side writes are read as the target declares them.
  private func addOpenKeys(of binding: RedirectBinding, to pattern: inout Pattern, _ supplied: inout Set<Int>) {
    for item in binding.open {
      guard case .parameter(let index) = item.value, !pattern.query.contains(where: { $0.key == item.key }),
        supplied.insert(index).inserted
      else { continue }
      pattern.query.append(item)
      pattern.pieceRanges.append(pattern.range)
    }
    guard pattern.fragment == nil, let open = binding.openFragment else { return }
    switch open {
    case .literal: break
    case .parameter(let index): if supplied.insert(index).inserted { pattern.fragment = open }
    case .pairs(let items):
      let left = items.filter { item in
        if case .parameter(let index) = item.value { return supplied.insert(index).inserted }
        return false
      }
      if !left.isEmpty { pattern.fragment = .pairs(left) }
    }
  }

  private mutating func reportMismatch(_ name: ParsedPattern.Name, _ entry: Entry, _ parameter: Parameter) {
    report(
      .parameterTypeMismatch,
      parameter.shape == .list
        ? "`\(name.name)` is one segment here, and a list in `\(entry.path)`; write *\(name.name) as the last segment"
        : "`\(name.name)` is the rest of the path here, and one value in `\(entry.path)`; write :\(name.name)",
      at: name.range, related: [Diagnostic.Related(message: "its type is here", range: parameter.typeRange)],
      entry: entry.id)
  }

  private mutating func reportUnsupplied(_ supplied: Set<Int>, _ draft: RedirectDraft, _ entry: Entry) {
    for (index, parameter) in entry.parameters.enumerated() where !parameter.mayBeAbsent && !supplied.contains(index) {
      let place =
        draft.target?.names.first { $0.name == parameter.name }?.range ?? draft.declaration.target.contentRange
      report(
        .missingParameter,
        "\(draft.sourceText) gives `\(entry.path)` no `\(parameter.name)`; put `:\(parameter.name)` into it, or a value "
          + "into the target", at: place,
        related: [Diagnostic.Related(message: "`\(entry.path)` declares it here", range: parameter.range)],
        entry: entry.id)
    }
  }
}
