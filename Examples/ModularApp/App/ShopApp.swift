import Catalog
import Orders
import RouteRuntime
import SwiftUI

@main
struct ShopApp: App {
  @State private var session = Session()
  @State private var router = ShopRouter(waitsForReady: true)

  var body: some Scene {
    WindowGroup {
      RouterView(router, destinations: Screens(session: session, router: router))
        .task {
          router.ask(session)
          router.ready()
        }
    }
  }
}

/// Puts the features together: a member for each module of `routes.yaml`, and what belongs to no feature.
struct Screens: ShopDestinations {
  let session: Session
  let catalog: CatalogScreens
  let orders: OrdersScreens

  init(session: Session, router: ShopRouter) {
    self.session = session
    catalog = CatalogScreens { router.open(.orders(.order(id: $0))) }
    orders = OrdersScreens { router.open(.catalog(.product(id: $0))) }
  }

  func homeTab() -> some View { CatalogView() }
  func purchasesTab() -> some View { OrdersView() }
  func loginSheet() -> some View { LoginView(session: session) }
}

struct LoginView: View {
  let session: Session
  @CurrentRouter<ShopRoutes> private var router

  var body: some View {
    Button("Sign in") {
      session.isSignedIn = true
      router?.finish(.login, with: true)
    }
    .navigationTitle("Sign in")
  }
}
