import RouteRuntime
public import SwiftUI

/// The screens of the catalogue.
public struct CatalogScreens: CatalogDestinations {
  private let showOrder: @MainActor (_ id: Int) -> Void

  /// - Parameter showOrder: Goes to an order, which is another feature's: the app knows how.
  public init(showOrder: @escaping @MainActor (_ id: Int) -> Void) { self.showOrder = showOrder }

  public func product(id: Int) -> some View { ProductView(id: id, showOrder: showOrder) }
  public func reviews(id: Int) -> some View { Text("Reviews of \(id)").navigationTitle("Reviews") }
}

/// The root of the app's tab `home`.
public struct CatalogView: View {
  @CurrentNavigator<CatalogRoutes> private var navigator

  public init() {}

  public var body: some View {
    List { Button("Teapot") { navigator?.push(.product(id: 7)) } }
      .navigationTitle("Home")
  }
}

struct ProductView: View {
  let id: Int
  let showOrder: @MainActor (_ id: Int) -> Void
  @CurrentNavigator<CatalogRoutes> private var navigator

  var body: some View {
    VStack {
      Button("Reviews") { navigator?.push(.reviews(id: id)) }
      Button("Last order") { showOrder(42) }
    }
    .navigationTitle("Product \(id)")
  }
}
