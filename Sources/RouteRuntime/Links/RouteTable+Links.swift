public import Foundation

extension RouteTable {
  /// Reads a link and says where it leads.
  ///
  /// - Parameter string: The link as it came, escaped or not.
  /// - Throws: Why it leads nowhere.
  public static func link(_ string: String) throws(LinkError) -> RouteLink<Self> {
    var result = Result<RouteLink<Self>, LinkError>.failure(.notFound(closest: nil))
    let compiled = compiled
    compiled.read(string) { reading in
      switch reading {
      case .match(let match):
        do throws(RouteValueError) {
          var link = try RouteLink<Self>(match)
          link.source = match.source
          link.url = string
          link.extraQuery = match.extraQuery
          result = .success(link)
        } catch {
          result = .failure(match.error(error))
        }
      case .handoff(let name):
        result = .success(RouteLink<Self>(handoff: Handoff(name: compiled.table.text(name).string, url: string)))
      case .miss(let reader): result = .failure(compiled.miss(reader))
      case .nothing: break
      case .foreign(let name): result = .failure(.foreign(name))
      case .malformed(let malformation): result = .failure(.malformed(malformation))
      }
    }
    return try result.get()
  }

  /// Reads a link and says where it leads.
  public static func link(_ url: URL) throws(LinkError) -> RouteLink<Self> { try link(url.absoluteString) }

  /// Whether a link opens something, or belongs to a declared handoff.
  public static func canOpen(_ string: String) -> Bool { (try? link(string)) != nil }

  /// Whether a link opens something, or belongs to a declared handoff.
  public static func canOpen(_ url: URL) -> Bool { canOpen(url.absoluteString) }
}

extension RouteLink {
  /// Places what a pattern opens.
  init(_ match: LinkMatch) throws(RouteValueError) {
    let entry = Table.compiled.entry(match.entry)
    switch entry.kind {
    case .tab: self.init(tab: try Table.Tab.make(match.entry, from: RouteValues(match)))
    case .action: self.init(action: try Table.Action.make(match.entry, from: RouteValues(match)))
    case .route: self.init(route: try Table.Route.make(match.entry, from: RouteValues(match)))
    case .sheet: self.init(sheet: try Table.Sheet.make(match.entry, from: RouteValues(match)))
    }
  }
}

extension LinkMatch {
  /// The items of the query that the pattern does not declare.
  var extraQuery: [QueryItem] {
    guard let query, query.count > 0 else { return [] }
    let reader = PatternReader(table: table, place: pattern)
    var declared: [PatternItem] = []
    if reader.hasQuery {
      var place = PatternPlaces(reader).query
      for _ in 0..<table.number(&place) {
        declared.append(PatternItem(table: table, place: place))
        place = PatternItem(table: table, place: place).end
      }
    }
    var result: [QueryItem] = []
    var items = LinkItems(query)
    while let next = items.next() {
      if declared.contains(where: { $0.isNamed(by: next.key, hasEscapes: hasEscapedItems) }) { continue }
      result.append(QueryItem(name: text(next.key), value: next.hasEquals ? text(next.value) : nil))
    }
    return result
  }

  private func text(_ bytes: TextBytes) -> String {
    bytes.decodedString(plusIsSpace: table.plusIsSpace) ?? bytes.string
  }

  /// Why generated code made nothing of the link: a type of the app's own refused its text.
  func error(_ error: RouteValueError) -> LinkError {
    let entry = CompiledRoutes(table).entry(entry)
    let parameters = entry.parameters
    guard parameters.indices.contains(error.parameter) else { return .notFound(closest: nil) }
    let parameter = parameters[error.parameter]
    if error.reason == .missing { return .missingParameter(name: parameter.name, route: entry.id) }
    let slot = slots[error.parameter]
    let value = parameter.shape == .list ? texts(slot)?.joined(separator: ", ") : text(slot)
    return .invalidParameter(
      name: parameter.name, value: parameter.isSensitive ? "‹redacted›" : value ?? "",
      expected: parameter.typeName, route: entry.id)
  }
}
