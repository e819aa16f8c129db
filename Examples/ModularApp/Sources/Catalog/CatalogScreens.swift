import RouteRuntime
public import Routes
public import SwiftUI

/// The screens of the group `catalog`.
public struct CatalogScreens: ShopCatalogDestinations {
  public init() {}

  public func product(id: Int) -> some View { ProductView(id: id) }
  public func reviews(id: Int) -> some View { Text("Reviews of \(id)").navigationTitle("Reviews") }
}

/// The root of the tab `home`.
public struct CatalogView: View {
  public init() {}

  public var body: some View {
    List { NavigationLink("Teapot", value: ShopRoute.catalog(.product(id: 7))) }
      .navigationTitle("Home")
  }
}

struct ProductView: View {
  let id: Int
  @CurrentRouter<ShopRoutes> private var router

  var body: some View {
    VStack {
      Button("Reviews") { router?.push(.catalog(.reviews(id: id))) }
      // A screen of another feature: only its route is known here.
      Button("Last order") { router?.open(.orders(.order(id: 42))) }
    }
    .navigationTitle("Product \(id)")
  }
}
