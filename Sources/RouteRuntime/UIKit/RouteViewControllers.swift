#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// The view controllers of a table. The generated factory protocols refine it and implement its three functions.
  ///
  /// A `UIHostingController` is a view controller like any other. The coordinator puts the roots of tabs and sheets
  /// into navigation controllers of its own.
  @MainActor
  public protocol RouteViewControllers<Table> {
    /// The table whose values are shown.
    associatedtype Table: RouteTable

    /// Makes the view controller of a route on a stack.
    func viewController(forRoute route: Table.Route) -> UIViewController
    /// Makes the root of a sheet.
    func viewController(forSheet sheet: Table.Sheet) -> UIViewController
    /// Makes the root of a tab.
    func viewController(forTab tab: Table.Tab) -> UIViewController
  }

  /// A view controller that is given the router.
  ///
  /// ```swift
  /// final class ProductViewController: UIViewController, Routable {
  ///   weak var router: RouterEngine<ShopRoutes>?
  /// }
  /// ```
  @MainActor
  public protocol Routable<Table>: UIViewController {
    /// The router's table.
    associatedtype Table: RouteTable
    /// The router; declare it `weak`, as the view controllers are the router's to keep and not the other way round.
    var router: RouterEngine<Table>? { get set }
  }
#endif
