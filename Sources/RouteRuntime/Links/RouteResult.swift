/// A sheet or route that returns a value, with the type of that value.
///
/// Generated code declares one for every entry with `returns:`, so `.addressPicker` can be written for it.
public struct RouteResult<Table: RouteTable, Value: Sendable>: Hashable, Sendable {
  /// The sheet to present; nil for a route.
  public let sheet: Table.Sheet?
  /// The route to push; nil for a sheet.
  public let route: Table.Route?

  /// Makes the handle of a sheet.
  public init(sheet: Table.Sheet) {
    self.sheet = sheet
    route = nil
  }

  /// Makes the handle of a route.
  public init(route: Table.Route) {
    sheet = nil
    self.route = route
  }

  private init(sheet: Table.Sheet?, route: Table.Route?) {
    self.sheet = sheet
    self.route = route
  }

  /// The same screen in the table that mounts this one.
  func mounted<Mount: RouteMount>(by mount: Mount.Type) -> RouteResult<Mount.App, Value> where Mount.Module == Table {
    RouteResult<Mount.App, Value>(sheet: sheet.map(Mount.sheet), route: route.map(Mount.route))
  }
}
