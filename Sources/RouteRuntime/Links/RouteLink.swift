/// Where a link leads, as a value: the tab, the routes on its stack, the sheet and the routes above that.
public struct RouteLink<Table: RouteTable>: Hashable, Codable, Sendable {
  /// The tab to select; nil for the current one.
  public internal(set) var tab: Table.Tab?
  /// The routes on the tab's stack, parents first.
  public internal(set) var basePath: [Table.Route] = []
  /// The sheet to present.
  public internal(set) var sheet: Table.Sheet?
  /// The routes on the sheet's own stack, parents first.
  public internal(set) var sheetPath: [Table.Route] = []
  /// The guards on the way, in the order of the manifest.
  public internal(set) var guards: [Table.Guard] = []
  /// What to do instead of showing something.
  public internal(set) var action: Table.Action?
  /// The link of another SDK.
  public internal(set) var handoff: Handoff?
  /// Query items that the entry does not declare.
  public internal(set) var extraQuery: [QueryItem] = []
  /// The form of the link; nil for one made in code.
  public internal(set) var source: LinkSource?
  /// The link as it came; nil for one made in code, and for one that may hold a sensitive value once it has been stored.
  public internal(set) var url: String?

  /// The routes the link leads to, parents first: on the sheet's own stack where it opens a route there, else on the
  /// tab's.
  public var path: [Table.Route] { sheetPath.isEmpty ? basePath : sheetPath }

  /// Leads to a tab.
  public init(tab: Table.Tab) {
    self.tab = tab
    guards = Self.guards(of: [tab.entryNumber])
  }

  /// Leads to a route, with its parents below it.
  public init(route: Table.Route) { place(route, RouteFields(route)) }

  /// Leads to a sheet, with its parents below it.
  public init(sheet: Table.Sheet) { place(sheet, RouteFields(sheet)) }

  /// Performs an action.
  public init(action: Table.Action) {
    self.action = action
    guards = Self.guards(of: [action.entryNumber])
  }

  /// Hands a link to another SDK.
  public init(handoff: Handoff) { self.handoff = handoff }

  /// Leads to routes that are on a stack already, or were when it was stored.
  ///
  /// - Parameters:
  ///   - path: The routes, the top one last.
  ///   - tab: The tab they stand on; nil for the current one.
  public init(_ path: [Table.Route], tab: Table.Tab? = nil) {
    self.tab = tab
    basePath = path
    guards = Self.guards(of: (tab.map { [$0.entryNumber] } ?? []) + path.map(\.entryNumber))
  }
}

extension RouteLink {
  private var entryNumbers: [Int] {
    [tab?.entryNumber, sheet?.entryNumber, action?.entryNumber].compactMap { $0 }
      + (basePath + sheetPath).map(\.entryNumber)
  }

  /// Encodes everything but the link as it came where that may hold a sensitive value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(tab, forKey: .tab)
    try container.encode(basePath, forKey: .basePath)
    try container.encodeIfPresent(sheet, forKey: .sheet)
    try container.encode(sheetPath, forKey: .sheetPath)
    try container.encode(guards, forKey: .guards)
    try container.encodeIfPresent(action, forKey: .action)
    try container.encodeIfPresent(handoff, forKey: .handoff)
    try container.encode(extraQuery, forKey: .extraQuery)
    try container.encodeIfPresent(source, forKey: .source)
    try container.encodeIfPresent(shareableURL, forKey: .url)
  }

  /// The link as it came, where that can hold no sensitive value.
  private var shareableURL: String? {
    let hasItems = url?.utf8.contains { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? false
    func holdsSecret(_ value: some RouteValue) -> Bool { Self.holdsSecret(value, hasItems: hasItems) }
    let isSecret =
      tab.map(holdsSecret) ?? false || sheet.map(holdsSecret) ?? false || action.map(holdsSecret) ?? false
      || (basePath + sheetPath).contains(where: holdsSecret)
    return isSecret ? nil : url
  }

  /// Whether a sensitive parameter of a value has anything but its default, which everybody knows.
  ///
  /// With a query or a fragment it counts as secret in any case: a key that stands there twice, or where it is not read,
  /// holds what is not in the value.
  private static func holdsSecret(_ value: some RouteValue, hasItems: Bool) -> Bool {
    let fields = RouteFields(value)
    let entry = Table.compiled.entry(fields.entry)
    guard entry.hasSensitiveParameters else { return false }
    return hasItems
      || zip(entry.parameters, fields.values).contains { parameter, field in
        parameter.isSensitive && field != parameter.defaultValue && field != .many([])
      }
  }

  /// Decodes what ``encode(to:)`` wrote. The guards are those that the manifest has by now, whatever was stored.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    tab = try container.decodeIfPresent(Table.Tab.self, forKey: .tab)
    basePath = try container.decode([Table.Route].self, forKey: .basePath)
    sheet = try container.decodeIfPresent(Table.Sheet.self, forKey: .sheet)
    sheetPath = try container.decode([Table.Route].self, forKey: .sheetPath)
    action = try container.decodeIfPresent(Table.Action.self, forKey: .action)
    handoff = try container.decodeIfPresent(Handoff.self, forKey: .handoff)
    extraQuery = try container.decode([QueryItem].self, forKey: .extraQuery)
    source = try container.decodeIfPresent(LinkSource.self, forKey: .source)
    url = try container.decodeIfPresent(String.self, forKey: .url)
    guards = declaredGuards
  }

  /// The guards of the screen it leads to; of everything on the way where a link to that screen would lead elsewhere.
  private var declaredGuards: [Table.Guard] {
    let made: Self? =
      if let route = sheetPath.last {
        Self(route: route)
      } else if let sheet {
        Self(sheet: sheet)
      } else {
        basePath.last.map { Self(route: $0) }
      }
    if let made, made.tab == tab, made.basePath == basePath, made.sheet == sheet, made.sheetPath == sheetPath {
      return made.guards
    }
    return Self.guards(of: entryNumbers)
  }

  private enum CodingKeys: String, CodingKey {
    case tab, basePath, sheet, sheetPath, guards, action, handoff, extraQuery, source, url
  }
}

extension RouteLink: CustomStringConvertible {
  /// Where it leads; sensitive parameters are redacted.
  public var description: String {
    if let handoff { return "handoff to \(handoff.name)" }
    if let action { return action.description }
    var parts: [String] = tab.map { [$0.description] } ?? []
    parts += basePath.map(\.description)
    if let sheet { parts.append(sheet.description) }
    parts += sheetPath.map(\.description)
    return parts.joined(separator: " › ")
  }
}

extension RouteLink: CustomReflectable {
  /// Everything but the link as it came where that may hold a sensitive value.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "tab": tab as Any, "basePath": basePath, "sheet": sheet as Any, "sheetPath": sheetPath, "guards": guards,
        "action": action as Any, "handoff": handoff as Any, "extraQuery": extraQuery, "source": source as Any,
        "url": shareableURL as Any,
      ], displayStyle: .struct)
  }
}
