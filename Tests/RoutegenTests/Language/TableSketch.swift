@testable import routegen

/// A route table in a few words, for tests: entries with URL patterns and the types of their parameters.
struct TableSketch {
  struct EntrySketch {
    var name: String
    var urls: [String]
    var types: [String: TypeSketch] = [:]
    var sources: LinkSources = .all
    var hosts: [Int]?
    var winsOver: [String] = []
  }

  enum TypeSketch: Hashable {
    case builtin(BuiltinType, min: String? = nil, max: String? = nil, matches: String? = nil)
    case oneOf([String])
    case external(matches: String? = nil)

    static let string = TypeSketch.builtin(.string)
    static let int = TypeSketch.builtin(.int)
    static func matching(_ text: String) -> TypeSketch { .builtin(.string, matches: text) }
  }

  var entries: [EntrySketch]
  /// Source pattern and target entry.
  var redirects: [(source: String, target: String)] = []
  var retired: [String] = []
  var schemes = ["shop"]
  var hosts = ["x.com"]
  var caseInsensitive = false
  var canonical = LinkSettings.Canonical.scheme

  static let nowhere = SourceRange(file: FileID(index: 0), start: 0, end: 0)

  /// Keys and parameters whose names end in `?` may be absent; those that end in `*` are lists.
  func model() -> RouteModel {
    let nowhere = Self.nowhere
    var links = LinkSettings()
    links.schemes = schemes.map { Located($0, nowhere) }
    links.hosts = hosts.map { Located($0, nowhere) }
    links.caseInsensitive = caseInsensitive
    links.canonical = canonical
    var types: [TypeDefinition] = []
    var model = RouteModel(
      name: "Shop", access: .internal, imports: [], erasesDestinations: false, links: links, types: [], guards: [],
      groups: [], entries: [], patterns: [], redirects: [], retired: [], imported: SourceMap(),
      manifest: FileID(index: 0))
    for (index, sketch) in entries.enumerated() {
      var entry = Entry(
        id: EntryID(index: index), kind: .route, path: sketch.name, key: sketch.name, swiftName: sketch.name,
        range: nowhere)
      for name in Self.names(in: sketch.urls) {
        entry.parameters.append(Self.parameter(name, sketch.types[name] ?? .string, &types))
      }
      entry.sources = sketch.sources
      entry.hosts = sketch.hosts
      entry.winsOver = sketch.winsOver.compactMap { name in
        entries.firstIndex { $0.name == name }.map { Located(EntryID(index: $0), nowhere) }
      }
      for (number, url) in sketch.urls.enumerated() {
        let id = PatternID(index: model.patterns.count)
        var pattern = Self.pattern(url, entry.parameters, id, entry.id, .url(number))
        pattern.sources = sketch.sources
        pattern.hosts = sketch.hosts
        model.patterns.append(pattern)
        entry.patterns.append(id)
      }
      model.entries.append(entry)
    }
    for (number, redirect) in redirects.enumerated() {
      guard let entry = model.entries.first(where: { $0.key == redirect.target }) else { continue }
      let id = PatternID(index: model.patterns.count)
      var pattern = Self.pattern(redirect.source, entry.parameters, id, entry.id, .redirect(number))
      pattern.sources = entry.sources
      pattern.hosts = entry.hosts
      model.patterns.append(pattern)
      model.redirects.append(
        Redirect(
          source: redirect.source, target: redirect.target, entry: entry.id, pattern: id, range: nowhere,
          targetRange: nowhere))
    }
    model.retired = retired.enumerated().map { index, text in
      RetiredPattern(pattern: Self.pattern(text, [], PatternID(index: index), EntryID(index: 0), .url(0)))
    }
    model.types = types
    return model
  }

  private static func parameter(_ name: String, _ type: TypeSketch, _ types: inout [TypeDefinition]) -> Parameter {
    let shape: Parameter.Shape = name.hasSuffix("?") ? .optional : name.hasSuffix("*") ? .list : .single
    var result = Parameter(
      name: name, swiftName: name, scalar: .builtin(.string), shape: shape, range: nowhere, typeRange: nowhere)
    let kind: TypeDefinition.Kind
    switch type {
    case .builtin(let builtin, let min, let max, let matches):
      result.scalar = .builtin(builtin)
      result.constraint = Constraint(min: min, max: max, matches: matches)
      return result
    case .oneOf(let texts):
      kind = .enumeration(texts.map { TypeDefinition.Case(key: $0, swiftName: $0, text: $0, range: nowhere) })
    case .external(let matches): kind = .external(swift: "T", Constraint(min: nil, max: nil, matches: matches))
    }
    result.scalar = .named(TypeID(index: types.count))
    types.append(
      TypeDefinition(name: "T\(types.count)", swiftName: "T\(types.count)", kind: kind, range: nowhere))
    return result
  }

  private static func names(in urls: [String]) -> [String] {
    var result: [String] = []
    for url in urls {
      let mark = url.firstIndex { $0 == "?" || $0 == "#" } ?? url.endIndex
      var names = url[..<mark].split(separator: "/").flatMap { segment -> [String] in
        if segment.hasPrefix(":") { return [String(segment.dropFirst())] }
        if segment.hasPrefix("*") { return [segment.dropFirst() + "*"] }
        guard let open = segment.firstIndex(of: "{"), let close = segment.firstIndex(of: "}") else { return [] }
        return [String(segment[segment.index(after: open)..<close])]
      }
      for part in url[mark...].split(separator: ":").dropFirst() {
        names.append(String(part.prefix { $0.isLetter || $0.isNumber || $0 == "?" || $0 == "*" }))
      }
      for name in names where !result.contains(name) { result.append(name) }
    }
    return result
  }

  /// Reads a pattern: `/a/:x/p{y}s/*rest?q=1&r=:z&flag#section`.
  static func pattern(
    _ text: String, _ parameters: [Parameter], _ id: PatternID, _ entry: EntryID, _ origin: Pattern.Origin
  ) -> Pattern {
    var result = Pattern(id: id, entry: entry, origin: origin, text: text, pieceRanges: [], range: nowhere)
    func index(_ name: some StringProtocol) -> Int? { parameters.firstIndex { $0.name == name } }
    func items(_ text: some StringProtocol) -> [Pattern.QueryItem] {
      text.split(separator: "&").map { item in
        let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return Pattern.QueryItem(key: String(item), value: .present) }
        let isParameter = parts[1].hasPrefix(":")
        let value: Pattern.QueryItem.Value =
          isParameter ? .parameter(index(parts[1].dropFirst())!) : .literal(String(parts[1]))
        return Pattern.QueryItem(key: String(parts[0]), value: value)
      }
    }
    var rest = text[...]
    if let hash = rest.firstIndex(of: "#") {
      let fragment = rest[rest.index(after: hash)...]
      if fragment.contains("=") {
        result.fragment = .pairs(items(fragment))
      } else if fragment.hasPrefix(":") {
        result.fragment = .parameter(index(fragment.dropFirst())!)
      } else {
        result.fragment = .literal(String(fragment))
      }
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: "?") {
      result.query = items(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    for segment in rest.split(separator: "/") {
      if segment.hasPrefix(":") {
        result.segments.append(.placeholder(Pattern.Placeholder(parameter: index(segment.dropFirst()))))
      } else if segment.hasPrefix("*") {
        result.rest = Pattern.Rest(parameter: index(segment.dropFirst() + "*"))
      } else if let open = segment.firstIndex(of: "{"), let close = segment.firstIndex(of: "}") {
        result.segments.append(
          .placeholder(
            Pattern.Placeholder(
              parameter: index(segment[segment.index(after: open)..<close]), prefix: String(segment[..<open]),
              suffix: String(segment[segment.index(after: close)...]))))
      } else {
        result.segments.append(.literal(String(segment)))
      }
    }
    return result
  }
}
