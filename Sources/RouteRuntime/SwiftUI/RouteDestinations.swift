#if canImport(SwiftUI)
  public import SwiftUI

  /// The views of a table. The generated destination protocols refine it and implement its three functions.
  @MainActor
  @preconcurrency
  public protocol RouteDestinations<Table> {
    /// The table whose values are shown.
    associatedtype Table: RouteTable
    /// The view of any route.
    associatedtype RouteBody: View
    /// The view of any sheet's root.
    associatedtype SheetBody: View
    /// The view of any tab's root.
    associatedtype TabBody: View

    /// The view of a route on a stack.
    @MainActor @preconcurrency func view(forRoute route: Table.Route) -> RouteBody
    /// The root of a sheet; the sheet's stack is the router's.
    @MainActor @preconcurrency func view(forSheet sheet: Table.Sheet) -> SheetBody
    /// The root of a tab.
    @MainActor @preconcurrency func view(forTab tab: Table.Tab) -> TabBody
  }
#endif
