extension RouteLink {
  /// Places a route on the stack it belongs to: its parents below it, its sheet, its tab.
  mutating func place(_ route: Table.Route, _ fields: RouteFields) {
    let entry = Table.compiled.entry(fields.entry)
    let routes = Self.parents(of: entry, fields) + [route]
    guard let sheetNumber = entry.sheet else {
      basePath = routes
      tab = Self.tab(entry.tab)
      guards = Self.guards(of: [fields.entry])
      return
    }
    sheetPath = routes
    let sheetFields = fields.supplying(sheetNumber, entry.sheetArguments)
    if let sheet = try? Table.Sheet.make(sheetNumber, from: RouteValues(sheetFields)) { place(sheet, sheetFields) }
    if let number = entry.tab { tab = Self.tab(number) }
    guards = Self.guards(of: [fields.entry, sheetNumber])
  }

  /// Places a sheet: its parents on the stack below it, its tab.
  mutating func place(_ sheet: Table.Sheet, _ fields: RouteFields) {
    let entry = Table.compiled.entry(fields.entry)
    self.sheet = sheet
    basePath = Self.parents(of: entry, fields)
    tab = Self.tab(entry.tab)
    guards = Self.guards(of: [fields.entry])
  }

  /// The routes below an entry, the lowest first.
  ///
  /// A parent that cannot be made of the entry's parameters ends the list: those above it are kept.
  private static func parents(of entry: EntryInfo, _ fields: RouteFields) -> [Table.Route] {
    var routes: [Table.Route] = []
    var entry = entry
    var fields = fields
    while let number = entry.parent, routes.count < Table.compiled.entryCount {
      fields = fields.supplying(number, entry.parentArguments)
      guard let route = try? Table.Route.make(number, from: RouteValues(fields)) else { break }
      routes.append(route)
      entry = Table.compiled.entry(number)
    }
    return routes.reversed()
  }

  private static func tab(_ number: Int?) -> Table.Tab? {
    guard let number else { return nil }
    return try? Table.Tab.make(number, from: RouteValues(RouteFields(entry: number, values: [])))
  }

  /// The guards of entries, each once, in the order of the manifest.
  static func guards(of entries: [Int]) -> [Table.Guard] {
    let numbers = Set(entries.flatMap { Table.compiled.entry($0).guards })
    if numbers.isEmpty { return [] }
    return zip(0..., Table.Guard.allCases).filter { numbers.contains($0.0) }.map(\.1)
  }
}

extension RouteFields {
  /// The fields of an entry that takes its parameters from this one's.
  func supplying(_ entry: Int, _ arguments: [Int?]) -> RouteFields {
    RouteFields(entry: entry, values: arguments.map { $0.map { $0 < values.count ? values[$0] : .none } ?? .none })
  }
}
