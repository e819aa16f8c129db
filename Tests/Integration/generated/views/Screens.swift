import RouteRuntime
import SwiftUI
import UIKit

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

/// Destinations written by hand, with statements a builder takes and a group of its own.
struct HandmadeViews: AppDestinations {
  let account = HandmadeAccountViews()

  func homeTab(from: String?) -> some View {
    if let from { Text(from) } else { HomeView(from: nil) }
  }
  func meTab() -> some View { MeView() }
  func item(id: Int) -> some View { ItemView(id: id) }
  func pickSheet() -> some View { MeView() }
}

struct HandmadeAccountViews: AppAccountDestinations {
  func profile() -> some View { MeView() }
}

final class Controllers: AppViewControllers {
  let account = AccountControllers()

  func homeTab(from: String?) -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
  func meTab() -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
  func item(id: Int) -> UIViewController { UIHostingController(rootView: ItemView(id: id)) }
  func pickSheet() -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
}

final class AccountControllers: AppAccountViewControllers {
  func profile() -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
}

@MainActor func use() -> [any View] {
  let views = AppViews()
  return [
    views.view(forRoute: .item(id: 7)), views.view(forTab: .home(from: "x")), views.view(forSheet: .pick),
    HandmadeViews().view(forTab: .me),
  ]
}
