import UIKit

@testable import RouteRuntime

/// A screen that knows what it shows.
final class Screen: UIViewController, Routable {
  let name: String
  weak var router: RouterEngine<DemoRoutes>?

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
}

/// Makes screens, and may do something each time it makes one of a product.
@MainActor
final class Screens: DemoViewControllers {
  var onProduct: ((Int) -> Void)?

  func homeTab(campaign: String?) -> UIViewController { Screen(DemoTab.home(campaign: campaign).description) }
  func ordersTab() -> UIViewController { Screen(DemoTab.orders.description) }
  func meTab() -> UIViewController { Screen(DemoTab.me.description) }
  func product(id: Int) -> UIViewController {
    onProduct?(id)
    return screen(.product(id: id))
  }
  func review(id: Int, rating: Int) -> UIViewController { screen(.review(id: id, rating: rating)) }
  func order(id: Int) -> UIViewController { screen(.order(id: id)) }
  func orderItem(id: Int, item: Int) -> UIViewController { screen(.orderItem(id: id, item: item)) }
  func help() -> UIViewController { screen(.help) }
  func landing(id: Int) -> UIViewController { screen(.landing(id: id)) }
  func note(id: Int) -> UIViewController { screen(.note(id: id)) }
  func secret(token: String) -> UIViewController { screen(.secret(token: token)) }
  func photo(id: Int, rating: Int) -> UIViewController { screen(.photo(id: id, rating: rating)) }
  func loginSheet() -> UIViewController { Screen(DemoSheet.login.description) }
  func pickerSheet(id: Int) -> UIViewController { Screen(DemoSheet.picker(id: id).description) }
  func composerSheet() -> UIViewController { Screen(DemoSheet.composer.description) }
  func filterSheet() -> UIViewController { Screen(DemoSheet.filter.description) }

  private func screen(_ route: DemoRoute) -> Screen { Screen(route.description) }
}

/// An app on the fake UIKit.
@MainActor
final class Phone {
  /// What is shown, as text: names of screens, tab by tab and sheet by sheet.
  struct Picture: Equatable {
    var selected: String
    var tabs: [[String]]
    var sheets: [[String]]
  }

  let router: Router<DemoRoutes>
  let screens = Screens()
  let window = UIWindow()
  private(set) var coordinator: NavigationCoordinator<Screens>

  init(state: NavigationState<DemoRoutes>? = nil, isInstalled: Bool = true) {
    FakeInterface.faults = []
    FakeInterface.completesAtOnce = true
    router = Router(state: state)
    coordinator = NavigationCoordinator(router: router, viewControllers: screens)
    if isInstalled {
      coordinator.install(in: window)
      FakeInterface.settle()
    }
  }

  /// Makes another interface for the same router, as a scene that comes back does.
  func rebuild() {
    coordinator = NavigationCoordinator(router: router, viewControllers: screens)
    coordinator.install(in: window)
    FakeInterface.settle()
  }

  var tabBar: UITabBarController? { coordinator.rootViewController as? UITabBarController }

  var selectedStack: UINavigationController? { tabBar?.selectedViewController as? UINavigationController }

  var topSheet: UINavigationController? { presented.last }

  /// The stack that the user can touch.
  var topStack: UINavigationController? { topSheet ?? selectedStack }

  private var presented: [UINavigationController] {
    var presented: [UINavigationController] = []
    var controller = coordinator.rootViewController
    while let next = controller.presentedViewController {
      if let navigation = next as? UINavigationController { presented.append(navigation) }
      controller = next
    }
    return presented
  }

  private func names(_ controller: UIViewController?) -> [String] {
    (controller as? UINavigationController)?.viewControllers.map { ($0 as? Screen)?.name ?? "?" } ?? []
  }

  /// What UIKit shows.
  var shown: Picture {
    Picture(
      selected: names(tabBar?.selectedViewController).first ?? "",
      tabs: tabBar?.viewControllers?.map(names) ?? [], sheets: presented.map(names))
  }

  /// What UIKit should show.
  var expected: Picture {
    let state = router.state
    return Picture(
      selected: state.tab.description,
      tabs: state.tabs.map { [$0.description] + state[stack: $0].map(\.description) },
      sheets: state.sheets.map { [$0.sheet.description] + $0.path.map(\.description) })
  }
}
