import RouteRuntime
import SwiftUI

struct HomeView: View {
  let from: String?
  var body: some View { Text(from ?? "home") }
}

struct MeView: View {
  var body: some View { Text("me") }
}

struct ItemView: View {
  let id: Int
  var body: some View { Text("\(id)") }
}

struct HandmadeViews: AppDestinations {
  let account = AppAccountViews()

  func homeTab(from: String?) -> AnyView { AnyView(HomeView(from: from)) }
  func meTab() -> AnyView { AnyView(MeView()) }
  func item(id: Int) -> AnyView { AnyView(ItemView(id: id)) }
  func pickSheet() -> AnyView { AnyView(MeView()) }
}
