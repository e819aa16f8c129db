import Account
import Letters
import RouteRuntime
import Security
import SwiftUI
import UIKit

@MainActor
struct Screens: ShopDestinations {
  let account = AccountScreens()
  let `let` = LettersScreens()
  let grouped = GroupedScreens()

  func homeTab() -> some View { Text("home") }
  func gift(id: Int, kind: Kind?) -> some View { Text("gift") }
  func loginSheet() -> some View { Text("login") }
}

@MainActor
struct GroupedScreens: ShopGroupedDestinations {
  func one(color: Color) -> some View { Text("one") }
}

@MainActor
struct Controllers: ShopViewControllers {
  let account = AccountControllers()
  let `let` = LettersControllers()
  let grouped = GroupedControllers()

  func homeTab() -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
  func gift(id: Int, kind: Kind?) -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
  func loginSheet() -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
}

@MainActor
struct GroupedControllers: ShopGroupedViewControllers {
  func one(color: Color) -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
}

@MainActor func use(_ router: ShopRouter) -> String? {
  let account = router.navigator(for: ShopRoutes.AccountMount.self)
  account.push(.security(.pin(old: nil)))
  account.navigator(for: AccountRoutes.SecurityMount.self).push(.pin())
  return ShopRoute.account(.profile(id: 7, kind: .person)).urlString
}
