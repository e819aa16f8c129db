import RouteRuntime
public import Routes
public import SwiftUI

/// The screens of the group `orders`.
public struct OrdersScreens: ShopOrdersDestinations {
  public init() {}

  public func order(id: Int) -> some View { OrderView(id: id) }
}

/// The root of the tab `purchases`.
public struct OrdersView: View {
  public init() {}

  public var body: some View {
    List { NavigationLink("Order 42", value: ShopRoute.orders(.order(id: 42))) }
      .navigationTitle("Orders")
  }
}

struct OrderView: View {
  let id: Int
  @CurrentRouter<ShopRoutes> private var router

  var body: some View {
    Button("Buy again") { router?.open(.catalog(.product(id: 7))) }
      .navigationTitle("Order \(id)")
  }
}
