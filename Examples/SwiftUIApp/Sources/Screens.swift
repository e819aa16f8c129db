import RouteRuntime
import SwiftUI

/// A view for each entry of `routes.yaml`; leave one out and the app does not compile.
struct Screens: ShopDestinations {
  let session: Session

  func homeTab() -> some View { HomeView() }
  func ordersTab() -> some View { OrdersView() }
  func product(id: Int) -> some View { ProductView(id: id) }
  func checkout(id: Int) -> some View { CheckoutView(id: id) }
  func order(id: Int) -> some View { Text("Order \(id)").navigationTitle("Order") }
  func loginSheet() -> some View { LoginView(session: session) }
  func addressPickerSheet() -> some View { AddressPickerView() }
}

struct HomeView: View {
  var body: some View {
    // SwiftUI's own link writes to the stack's binding, and so to the router.
    List { NavigationLink("Teapot", value: ShopRoute.product(id: 7)) }
      .navigationTitle("Home")
  }
}

struct OrdersView: View {
  var body: some View {
    List { NavigationLink("Order 42", value: ShopRoute.order(id: 42)) }
      .navigationTitle("Orders")
  }
}

struct ProductView: View {
  let id: Int
  @CurrentRouter<ShopRoutes> private var router

  var body: some View {
    // Asks the guard: who is not signed in sees the login sheet first, then the checkout.
    Button("Buy") { router?.push(.checkout(id: id)) }
      .navigationTitle("Product \(id)")
  }
}

struct CheckoutView: View {
  let id: Int
  @CurrentRouter<ShopRoutes> private var router
  @State private var address: String?

  var body: some View {
    VStack {
      Text(address ?? "No address yet")
      Button("Choose an address") {
        Task { address = await router?.result(of: .addressPicker) ?? address }
      }
      Button("Order") { router?.open(.order(id: 42)) }
    }
    .navigationTitle("Checkout of \(id)")
  }
}

struct AddressPickerView: View {
  @CurrentRouter<ShopRoutes> private var router

  var body: some View {
    List {
      Button("1 Main Street") { router?.finish(.addressPicker, with: "1 Main Street") }
      Button("Not now") { router?.dismiss() }
    }
    .navigationTitle("Address")
  }
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
