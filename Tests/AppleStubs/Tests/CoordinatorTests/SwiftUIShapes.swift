import RouteRuntime
import SwiftUI
import UIKit

/// Views for the demo table: that this compiles is the test.
struct DemoViews: DemoDestinations {
  func homeTab(campaign: String?) -> some View { Text(campaign ?? "") }
  func ordersTab() -> some View { HelpButton() }
  func meTab() -> some View { EmptyView() }
  func product(id: Int) -> some View { Text("\(id)") }
  func review(id: Int, rating: Int) -> some View { Text("\(id)") }
  func order(id: Int) -> some View { Text("\(id)") }
  func orderItem(id: Int, item: Int) -> some View { Text("\(id)") }
  func help() -> some View { EmptyView() }
  func landing(id: Int) -> some View { EmptyView() }
  func note(id: Int) -> some View { EmptyView() }
  func secret(token: String) -> some View { EmptyView() }
  func photo(id: Int, rating: Int) -> some View { EmptyView() }
  func loginSheet() -> some View { EmptyView() }
  func pickerSheet(id: Int) -> some View { EmptyView() }
  func composerSheet() -> some View { EmptyView() }
  func filterSheet() -> some View { EmptyView() }
}

struct DemoApp: View {
  @State private var router = DemoRouter(waitsForReady: true)
  var body: some View { RouterView(router, destinations: DemoViews()) }
}

struct OlderDemoApp: View {
  @ObservedObject var router: ObservableObjectRouter<DemoRoutes>
  var body: some View { RouterView(router, destinations: DemoViews()) }
}

struct HomeAlone: View {
  let router: DemoRouter
  var body: some View { RouterStack(router, destinations: DemoViews(), tab: .home()) }
}

struct HelpButton: View {
  @CurrentRouter<DemoRoutes> private var router
  @Environment(DemoRouter.self) private var observed: DemoRouter?
  var body: some View {
    Text(observed?.tab.description ?? "")
    Text(router?.push(.help) == true ? "pushed" : "")
  }
}

/// A SwiftUI screen on a stack of UIKit's.
@MainActor
func hosted(_ router: DemoRouter) -> UIViewController {
  UIHostingController(rootView: HelpButton().router(router))
}
