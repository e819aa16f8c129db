import RouteRuntime
public import SwiftUI

/// The screens of the orders.
public struct OrdersScreens: OrdersDestinations {
  private let showProduct: @MainActor (_ id: Int) -> Void

  /// - Parameter showProduct: Goes to a product, which is another feature's: the app knows how.
  public init(showProduct: @escaping @MainActor (_ id: Int) -> Void) { self.showProduct = showProduct }

  public func order(id: Int) -> some View {
    Button("Buy again") { showProduct(7) }
      .navigationTitle("Order \(id)")
  }
}

/// The root of the app's tab `purchases`.
public struct OrdersView: View {
  @CurrentNavigator<OrdersRoutes> private var navigator

  public init() {}

  public var body: some View {
    List { Button("Order 42") { navigator?.push(.order(id: 42)) } }
      .navigationTitle("Orders")
  }
}
