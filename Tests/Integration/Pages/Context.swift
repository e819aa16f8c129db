// What the code on the pages takes for granted.
import Account
import Foundation
import RouteRuntime
import SwiftUI

@MainActor let router = ShopRouter()
@MainActor let session = Session()
@MainActor let state = NavigationState<ShopRoutes>.initial
@MainActor let url = URL(fileURLWithPath: "/")
@MainActor let chosen = Address()

@MainActor
final class Session {
  var isSignedIn = false
}

struct InView {
  @CurrentRouter<ShopRoutes> var router
  @State var address = Address()
}

struct Address: Hashable {}

struct OrderView: View {
  let id: Int
  var body: some View { EmptyView() }
}

extension Screens {
  struct Members: AccountDestinations {
    func profile(id: Int) -> some View { EmptyView() }
    func devices() -> some View { EmptyView() }
    func photoSheet() -> some View { EmptyView() }
  }

  var account: Members { Members() }
  func homeTab() -> some View { EmptyView() }
  func ordersTab() -> some View { EmptyView() }
  func product(id: ProductID, source: String?) -> some View { EmptyView() }
  func orderItem(id: Int, item: Int) -> some View { EmptyView() }
  func loginSheet() -> some View { EmptyView() }
  func addressPickerSheet() -> some View { EmptyView() }
  func composerSheet(text: String) -> some View { EmptyView() }
}
