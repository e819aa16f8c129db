// URL patterns of entries.
extension Resolver {
  mutating func resolvePatterns() {
    for index in model.entries.indices {
      let urls = origins.entries[index].urls
      let inherited = model.entries[index].group.map { inheritance[$0.index] } ?? Inheritance()
      if inherited.hasFaults { continue }
      var unsupplied: Set<Int> = []
      for (position, url) in urls.enumerated() {
        do throws(PatternError) {
          let parsed = try PatternParser.parse(url, plusIsSpace: model.links.plusIsSpace)
          addPattern(parsed, url, number: position, inherited, to: index, unsupplied: &unsupplied)
        } catch {
          report(.invalidURL, error.message, at: error.range, entry: EntryID(index: index))
          model.entries[index].hasFaults = true
        }
      }
    }
  }

  private mutating func addPattern(
    _ parsed: ParsedPattern, _ url: ManifestText, number: Int, _ inherited: Inheritance, to index: Int,
    unsupplied: inout Set<Int>
  ) {
    let entry = model.entries[index]
    reportTrailingSlash(parsed)
    var full = parsed
    full.segments = inherited.prefix + parsed.segments
    if full.segments.count > PatternParser.mostSegments {
      report(
        .invalidURL,
        "with the prefix of its group it has \(full.segments.count) segments, and a URL at most "
          + "\(PatternParser.mostSegments)", at: url.contentRange, entry: entry.id)
      model.entries[index].hasFaults = true
      return
    }
    var pattern = Pattern(
      id: PatternID(index: model.patterns.count), entry: entry.id, origin: .url(number),
      text: Resolver.joined(inherited.prefixText, url.text), pieceRanges: [], range: url.contentRange)
    let names = ParameterNames(entry)
    let hasFaults = bind(full, of: entry, names, to: &pattern)
    pattern.sources = reachable(entry.sources)
    pattern.hosts = entry.hosts
    if hasFaults || entry.hasFaults {
      model.entries[index].hasFaults = true
    } else {
      checkSupply(of: entry, by: full, pattern, unsupplied: &unsupplied)
    }
    model.patterns.append(pattern)
    model.entries[index].patterns.append(pattern.id)
  }

  mutating func reportTrailingSlash(_ parsed: ParsedPattern) {
    guard let slash = parsed.trailingSlash else { return }
    report(.trailingSlash, "slashes at the end of a URL do not count; leave this one out", at: slash)
  }

  /// A group's prefix and a member's URL, which is `/` alone where the member stands at the prefix itself.
  static func joined(_ prefix: String, _ url: String) -> String {
    guard !prefix.isEmpty, let second = url.utf8.dropFirst().first else { return prefix.isEmpty ? url : prefix }
    return second == UInt8(ascii: "?") || second == UInt8(ascii: "#") ? prefix + url.dropFirst() : prefix + url
  }

  /// The sources that a declared scheme or host makes possible.
  func reachable(_ sources: LinkSources) -> LinkSources {
    var possible: LinkSources = []
    if !model.links.schemes.isEmpty { possible.insert(.scheme) }
    if !model.links.hosts.isEmpty { possible.insert(.web) }
    let cut = sources.intersection(possible)
    // With nothing left the entry has a finding of its own; it still meets others in the overlap checks.
    return cut.isEmpty ? sources : cut
  }

  // MARK: Binding

  /// Parameters by name.
  struct ParameterNames {
    private var indices = NameMap<Int>()

    init(_ entry: Entry) {
      for index in entry.parameters.indices { _ = indices.insert(index, for: entry.parameters[index].name) }
    }

    subscript(name: String) -> Int? { indices[name] }
  }

  /// Puts the parameters of an entry in for the placeholders of its own URL; true where some finding came of it.
  private mutating func bind(
    _ parsed: ParsedPattern, of entry: Entry, _ names: ParameterNames, to pattern: inout Pattern
  ) -> Bool {
    let before = diagnostics.count
    undeclared = []
    reportRepeated(parsed, entry)
    pattern.segments.reserveCapacity(parsed.segments.count)
    pattern.pieceRanges.reserveCapacity(parsed.segments.count)
    for (position, segment) in parsed.segments.enumerated() {
      pattern.pieceRanges.append(segment.range)
      switch segment.content {
      case .literal(let text): pattern.segments.append(.literal(text))
      case .placeholder(let name, let prefix, let suffix):
        let index = parameter(name, of: entry, names)
        pattern.segments.append(
          .placeholder(Pattern.Placeholder(parameter: index, prefix: prefix, suffix: suffix)))
        let isLast = position == parsed.segments.count - 1 && parsed.rest == nil
        if let index { checkPath(entry.parameters[index], name, of: entry, isLast: isLast) }
      }
    }
    if let rest = parsed.rest {
      pattern.pieceRanges.append(rest.range)
      let index = parameter(rest, of: entry, names, isRest: true)
      pattern.rest = index.map { Pattern.Rest(parameter: $0) }
      if let index, entry.parameters[index].shape != .list {
        let type = model.typeText(of: entry.parameters[index])
        report(
          .wrongType,
          "`*\(rest.name)` takes a list of segments, and `\(rest.name)` is \(type); write \"[String]\", or "
            + ":\(rest.name) for one segment", at: entry.parameters[index].typeRange,
          related: [Diagnostic.Related(message: "the rest is here", range: rest.range)], entry: entry.id)
      }
    }
    pattern.query = bind(parsed.query, of: entry, names, ranges: &pattern.pieceRanges)
    switch parsed.fragment {
    case .literal(let text, _): pattern.fragment = .literal(text)
    case .pairs(let items):
      var ranges: [SourceRange] = []
      pattern.fragment = .pairs(bind(items, of: entry, names, ranges: &ranges))
    case .placeholder(let name):
      if let index = parameter(name, of: entry, names) {
        pattern.fragment = .parameter(index)
        if entry.parameters[index].shape == .list {
          report(
            .listInPath,
            "a whole fragment holds one value, and `\(name.name)` is a list; write #\(name.name)=:\(name.name)",
            at: name.range, entry: entry.id)
        }
      }
    case nil: break
    }
    return diagnostics.count > before
  }

  private mutating func bind(
    _ items: [ParsedPattern.QueryItem], of entry: Entry, _ names: ParameterNames, ranges: inout [SourceRange]
  ) -> [Pattern.QueryItem] {
    items.map { item in
      ranges.append(item.range)
      switch item.value {
      case .literal(let text): return Pattern.QueryItem(key: item.key, value: .literal(text))
      case .present: return Pattern.QueryItem(key: item.key, value: .present)
      case .placeholder(let name):
        let index = parameter(name, of: entry, names)
        return Pattern.QueryItem(key: item.key, value: index.map { .parameter($0) } ?? .present)
      }
    }
  }

  /// The parameter of a placeholder; reports one that is not declared.
  private mutating func parameter(
    _ name: ParsedPattern.Name, of entry: Entry, _ names: ParameterNames, isRest: Bool = false
  ) -> Int? {
    if let index = names[name.name] { return index }
    // What it is cannot be known where a declaration could not be read.
    if entry.hasFaults || !undeclared.insert(name.name).inserted { return nil }
    let type = isRest ? "\"[String]\"" : "String"
    var hint = spelling.hint(for: name.name, among: entry.parameters.map(\.name))
    if hint.isEmpty {
      hint =
        entry.parameters.isEmpty
        ? "; write params: { \(name.name): \(type) }, or the type it has"
        : "; add \(name.name): \(type) to its params, or the type it has"
    }
    report(
      .missingParameter, "`\(entry.path)` does not declare the parameter `\(name.name)`\(hint)", at: name.range,
      entry: entry.id)
    return nil
  }

  mutating func reportRepeated(_ parsed: ParsedPattern, _ entry: Entry) {
    let names = parsed.names
    for (index, name) in names.enumerated() {
      guard let earlier = names[..<index].last(where: { $0.name == name.name })?.range else { continue }
      report(
        .repeatedPlaceholder, "`\(name.name)` stands twice in one URL of `\(entry.path)`; give each its own name",
        at: name.range, related: [Diagnostic.Related(message: "it stands here first", range: earlier)], entry: entry.id)
    }
  }

  private mutating func checkPath(_ parameter: Parameter, _ name: ParsedPattern.Name, of entry: Entry, isLast: Bool) {
    var related: [Diagnostic.Related] { [.init(message: "the placeholder is here", range: name.range)] }
    if parameter.shape == .list {
      report(
        .listInPath,
        "`:\(name.name)` takes one segment, and `\(name.name)` is a list; write *\(name.name) as the last "
          + "segment, or put it into the query: ?\(name.name)=:\(name.name)", at: name.range,
        related: [Diagnostic.Related(message: "its type is here", range: parameter.typeRange)], entry: entry.id)
    } else if parameter.shape == .optional, !isLast {
      report(
        .wrongType,
        "`\(name.name)` stands in the middle of a path, where it is always there; write its type without `?`",
        at: parameter.typeRange, related: related, entry: entry.id)
    } else if parameter.defaultValue != nil, !isLast {
      report(
        .invalidDefault,
        "`\(name.name)` stands in the middle of a path, where it is always there; take out its default",
        at: parameter.range, related: related, entry: entry.id)
    }
  }

  /// Reports required parameters that a URL of the entry does not carry, each once.
  private mutating func checkSupply(
    of entry: Entry, by parsed: ParsedPattern, _ pattern: Pattern, unsupplied: inout Set<Int>
  ) {
    let supplied = parsed.names
    for (index, parameter) in entry.parameters.enumerated() where !parameter.mayBeAbsent {
      if supplied.contains(where: { $0.name == parameter.name }) || !unsupplied.insert(index).inserted { continue }
      let name = parameter.name
      let foreign = ["<\(name)>", "[\(name)]", "(\(name))", "$\(name)"].first { pattern.text.contains("/" + $0) }
      report(
        .missingParameter,
        "\(pattern.text) gives `\(entry.path)` no `\(name)`; "
          + (foreign.map { "`\($0)` is plain text, and a placeholder is written :\(name)" }
            ?? (entry.kind == .tab ? "make" : "put it into the URL, or make")
              + " it optional: \"\(model.typeText(of: parameter))?\""),
        at: parameter.range,
        related: [Diagnostic.Related(message: "the URL is here", range: pattern.range)], entry: entry.id)
    }
  }
}
