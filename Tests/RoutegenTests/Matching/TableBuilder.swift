@testable import routegen

/// Builds small route tables for the tests of the matcher, without a manifest.
struct TableBuilder {
  var model: RouteModel

  init(schemes: [String] = ["app"], hosts: [String] = ["example.test"]) {
    model = RouteModel(
      name: "App", access: .internal, imports: [], erasesDestinations: false, links: LinkSettings(), types: [],
      guards: [], groups: [], entries: [], patterns: [], redirects: [], retired: [], imported: SourceMap(),
      manifest: FileID(index: 0))
    model.links.schemes = schemes.map { Located($0, Self.nowhere) }
    model.links.hosts = hosts.map { Located($0, Self.nowhere) }
  }

  static let nowhere = SourceRange(file: FileID(index: 0), start: 0, end: 0)

  var matcher: URLMatcher { URLMatcher(model) }

  /// A string enum; `key=text` sets the text of a case.
  mutating func enumeration(_ name: String, _ cases: String...) {
    let cases = cases.map { text in
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      return TypeDefinition.Case(key: parts[0], swiftName: parts[0], text: parts.last ?? "", range: Self.nowhere)
    }
    define(name, .enumeration(cases))
  }

  mutating func wrapper(_ name: String, _ base: BuiltinType, matches: String? = nil) {
    define(name, .wrapper(base, Constraint(matches: matches)))
  }

  mutating func external(_ name: String, matches: String? = nil) {
    define(name, .external(swift: "Models.\(name)", Constraint(matches: matches)))
  }

  private mutating func define(_ name: String, _ kind: TypeDefinition.Kind) {
    model.types.append(TypeDefinition(name: name, swiftName: name, kind: kind, range: Self.nowhere))
  }

  /// Declares an entry.
  ///
  /// - Parameters:
  ///   - parameters: `id: Int`, `page: Int 1...9 = 1`, `tags: [String]`, `ids: [Int] comma`, `slug: String ~[a-z]+`
  @discardableResult
  mutating func entry(
    _ name: String, _ urls: String..., parameters: [String] = [], kind: Entry.Kind = .route,
    sources: LinkSources = .all, hosts: [Int]? = nil, winsOver: [EntryID] = [], fixed: [String: String] = [:]
  ) -> EntryID {
    let id = EntryID(index: model.entries.count)
    var entry = Entry(id: id, kind: kind, path: name, key: name, swiftName: name, range: Self.nowhere)
    entry.parameters = parameters.map(parameter)
    entry.sources = sources
    entry.hosts = hosts
    entry.winsOver = winsOver.map { Located($0, Self.nowhere) }
    model.entries.append(entry)
    for (number, url) in urls.enumerated() {
      var pattern = self.pattern(url, of: entry, origin: .url(number))
      pattern.fixed = fixed.compactMap { name, text in
        entry.parameters.firstIndex { $0.name == name }.map { ($0, .text(text)) }
      }
      model.patterns.append(pattern)
      model.entries[id.index].patterns.append(pattern.id)
    }
    return id
  }

  private func parameter(_ text: String) -> Parameter {
    let parts = text.split(separator: " ").map(String.init)
    var type = parts[1]
    var shape = Parameter.Shape.single
    if type.hasSuffix("?") {
      shape = .optional
      type.removeLast()
    } else if type.hasPrefix("[") {
      shape = .list
      type = String(type.dropFirst().dropLast())
    }
    let named = model.types.firstIndex { $0.name == type }.map { Parameter.Scalar.named(TypeID(index: $0)) }
    var parameter = Parameter(
      name: String(parts[0].dropLast()), swiftName: String(parts[0].dropLast()),
      scalar: named ?? .builtin(BuiltinType(rawValue: type) ?? .string), shape: shape, range: Self.nowhere,
      typeRange: Self.nowhere)
    for (index, part) in parts.enumerated().dropFirst(2) {
      if part == "comma" { parameter.listStyle = .comma }
      if part.hasPrefix("~") { parameter.constraint.matches = String(part.dropFirst()) }
      if part == "=" { parameter.defaultValue = .text(index + 1 < parts.count ? parts[index + 1] : "") }
      let bounds = part.split(separator: "...", omittingEmptySubsequences: false).map(String.init)
      if bounds.count == 2 {
        parameter.constraint.min = bounds[0].isEmpty ? nil : bounds[0]
        parameter.constraint.max = bounds[1].isEmpty ? nil : bounds[1]
      }
    }
    return parameter
  }

  private func pattern(_ text: String, of entry: Entry, origin: Pattern.Origin) -> Pattern {
    func number(_ name: some StringProtocol) -> Int {
      entry.parameters.firstIndex { $0.name == name } ?? -1
    }
    func items(_ text: String) -> [Pattern.QueryItem] {
      text.split(separator: "&").map { pair in
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return Pattern.QueryItem(key: parts[0], value: .present) }
        let isParameter = parts[1].hasPrefix(":")
        return Pattern.QueryItem(
          key: parts[0], value: isParameter ? .parameter(number(parts[1].dropFirst())) : .literal(parts[1]))
      }
    }
    var pattern = Pattern(
      id: PatternID(index: model.patterns.count), entry: entry.id, origin: origin, text: text, pieceRanges: [],
      sources: entry.sources, hosts: entry.hosts, range: Self.nowhere)
    let (beforeFragment, fragment) = text.cut(at: "#")
    let (path, query) = beforeFragment.cut(at: "?")
    for segment in path.split(separator: "/") {
      if segment.hasPrefix("*") {
        pattern.rest = Pattern.Rest(parameter: number(segment.dropFirst()))
      } else if segment.hasPrefix(":") {
        pattern.segments.append(.placeholder(.init(parameter: number(segment.dropFirst()))))
      } else if segment.contains("{") {
        let (prefix, rest) = String(segment).cut(at: "{")
        let (name, suffix) = (rest ?? "").cut(at: "}")
        pattern.segments.append(
          .placeholder(.init(parameter: number(name), prefix: prefix, suffix: suffix ?? "")))
      } else {
        pattern.segments.append(.literal(nfc(String(segment))))
      }
    }
    pattern.query = query.map(items) ?? []
    if let fragment {
      if fragment.hasPrefix(":") {
        pattern.fragment = .parameter(number(fragment.dropFirst()))
      } else {
        pattern.fragment = fragment.contains("=") ? .pairs(items(fragment)) : .literal(fragment)
      }
    }
    return pattern
  }
}

extension String {
  fileprivate func cut(at character: Character) -> (before: String, after: String?) {
    guard let index = firstIndex(of: character) else { return (self, nil) }
    return (String(self[..<index]), String(self[self.index(after: index)...]))
  }
}

extension URLMatcher {
  /// What a URL opens, in one line: `product id=7 +utm=x`, `ambiguous a b`, `malformed`, `invalid id=abc: Int` …
  func summary(_ url: String) -> String {
    switch match(url) {
    case .opens(let opening): describe(opening)
    case .handoff(let name, let scheme): "handoff \(name) \(scheme)"
    case .ambiguous(let openings): "ambiguous " + openings.map { model[$0.entry].path }.joined(separator: " ")
    case .fails(let failure): describe(failure)
    }
  }

  private func describe(_ opening: Opening) -> String {
    let entry = model[opening.entry]
    let values = zip(entry.parameters, opening.values).map { "\($0.name)=\(describe($1))" }
    let extra = opening.extraQuery.map { "+\($0.name)" + ($0.value.map { "=\($0)" } ?? "") }
    return ([entry.path] + values + extra).joined(separator: " ")
  }

  private func describe(_ value: MatchedValue) -> String {
    guard case .list(let elements) = value else { return value.text ?? "nil" }
    return "[\(elements.map(describe).joined(separator: ","))]"
  }

  private func describe(_ failure: MatchFailure) -> String {
    switch failure {
    case .notFound(let closest): "not found" + (closest.map { ", closest \(model[$0].text)" } ?? "")
    case .missingParameter(let name, _): "missing \(name)"
    case .invalidParameter(let name, let value, let expected, _): "invalid \(name)=\(value): \(expected)"
    case .malformed: "malformed"
    case .foreign(let owner): "foreign \(owner)"
    case .sourceNotAllowed(let pattern, _): "not from here: \(model[model[pattern].entry].path)"
    }
  }
}
