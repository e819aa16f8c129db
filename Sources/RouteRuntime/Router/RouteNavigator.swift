public import Foundation

/// What moves about in the routes and sheets of one table: a router of that table, or where the table is a module's, the
/// router of the app that mounts it.
///
/// The screens of a module hold this and nothing of the app. In a test of the module it is a router of its own table.
@MainActor
public protocol RouteNavigator<Table>: Sendable {
  /// The table whose routes and sheets it takes.
  associatedtype Table: RouteTable

  /// Puts a route on the active stack; see ``RouterEngine/push(_:)``.
  @discardableResult func push(_ route: Table.Route) -> Bool
  /// Takes routes off the active stack; see ``RouterEngine/pop(_:)``.
  @discardableResult func pop(_ count: Int) -> Bool
  /// Takes every route off the active stack.
  @discardableResult func popToRoot() -> Bool
  /// Takes away what lies above a route of the active stack.
  @discardableResult func popTo(_ route: Table.Route) -> Bool
  /// Puts a route in the place of the active stack's top one.
  @discardableResult func replaceTop(_ route: Table.Route) -> Bool
  /// Presents a sheet above those that are up.
  @discardableResult func present(_ sheet: Table.Sheet) -> Bool
  /// Closes the top sheet.
  @discardableResult func dismiss() -> Bool
  /// Closes all sheets.
  @discardableResult func dismissAll() -> Bool

  /// Opens a route where it belongs, with its parents below it.
  @discardableResult func open(_ route: Table.Route, start: LinkStart) -> Bool
  /// Opens a link of the app.
  @discardableResult func open(_ url: String, start: LinkStart) -> Bool
  /// Shows a screen and waits for what it gives; see ``RouterEngine/result(of:)``.
  func result<Value>(of screen: RouteResult<Table, Value>) async -> Value?
  /// Gives a screen's result and closes it; see ``RouterEngine/finish(_:with:)``.
  @discardableResult func finish<Value>(_ screen: RouteResult<Table, Value>, with value: Value) -> Bool
  /// The URL that opens a route in the app; a module's route by itself has none.
  func url(of route: Table.Route) -> URL?
}

extension RouteNavigator {
  /// Takes the top route off the active stack.
  @discardableResult
  public func pop() -> Bool { pop(1) }

  /// Opens a route where it belongs, with its parents below it.
  @discardableResult
  public func open(_ route: Table.Route) -> Bool { open(route, start: .warm) }

  /// Opens a link of the app.
  @discardableResult
  public func open(_ url: String) -> Bool { open(url, start: .warm) }

  /// Opens a link of the app.
  @discardableResult
  public func open(_ url: URL) -> Bool { open(url.absoluteString, start: .warm) }

  /// The navigator of a module, in terms of its own table.
  ///
  /// - Parameter mount: How the module is mounted here, such as `ShopRoutes.AccountMount.self`.
  public func navigator<Mount: RouteMount>(for mount: Mount.Type) -> any RouteNavigator<Mount.Module>
  where Mount.App == Table {
    ModuleNavigator<Mount>(app: self)
  }
}

extension RouterEngine: RouteNavigator {
  /// The URL that opens a route.
  public func url(of route: Table.Route) -> URL? { route.url }
}

/// Says in the words of an app what a module says in its own.
private struct ModuleNavigator<Mount: RouteMount>: RouteNavigator {
  typealias Table = Mount.Module

  let app: any RouteNavigator<Mount.App>

  func push(_ route: Table.Route) -> Bool { app.push(Mount.route(route)) }
  func pop(_ count: Int) -> Bool { app.pop(count) }
  func popToRoot() -> Bool { app.popToRoot() }
  func popTo(_ route: Table.Route) -> Bool { app.popTo(Mount.route(route)) }
  func replaceTop(_ route: Table.Route) -> Bool { app.replaceTop(Mount.route(route)) }
  func present(_ sheet: Table.Sheet) -> Bool { app.present(Mount.sheet(sheet)) }
  func dismiss() -> Bool { app.dismiss() }
  func dismissAll() -> Bool { app.dismissAll() }
  func open(_ route: Table.Route, start: LinkStart) -> Bool { app.open(Mount.route(route), start: start) }
  func open(_ url: String, start: LinkStart) -> Bool { app.open(url, start: start) }
  func url(of route: Table.Route) -> URL? { app.url(of: Mount.route(route)) }

  func result<Value>(of screen: RouteResult<Table, Value>) async -> Value? {
    await app.result(of: screen.mounted(by: Mount.self))
  }

  func finish<Value>(_ screen: RouteResult<Table, Value>, with value: Value) -> Bool {
    app.finish(screen.mounted(by: Mount.self), with: value)
  }
}

extension RouteNavigator {
  /// What navigates in terms of a table: this navigator, or that of a module below it.
  func navigator<Other: RouteTable>(of table: Other.Type) -> (any RouteNavigator<Other>)? {
    if let own = self as? any RouteNavigator<Other> { return own }
    for mount in Table.mounts {
      if let found = navigator(for: mount).navigator(of: table) { return found }
    }
    return nil
  }
}
