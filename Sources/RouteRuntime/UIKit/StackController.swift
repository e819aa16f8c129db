#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A navigation controller with the routes it shows, and their view controllers.
  @MainActor
  final class StackController<Controllers: RouteViewControllers> {
    typealias Table = Controllers.Table

    let navigation: UINavigationController
    private let router: RouterEngine<Table>
    private let controllers: Controllers
    /// The root's view controller and one for each route.
    private var shown: [UIViewController]

    init(root: UIViewController, router: RouterEngine<Table>, controllers: Controllers) {
      self.router = router
      self.controllers = controllers
      shown = [root]
      navigation = UINavigationController(rootViewController: root)
      introduce(root)
    }

    /// Whether a push, a pop or a swipe is under way.
    var isMoving: Bool { navigation.transitionCoordinator != nil }

    /// Whether somebody can see it move.
    private var isVisible: Bool { navigation.viewIfLoaded?.window != nil }

    func replaceRoot(with root: UIViewController) {
      introduce(root)
      shown[0] = root
      navigation.setViewControllers(shown, animated: false)
    }

    func pop(_ count: Int, animated: Bool) {
      shown.removeLast(min(count, shown.count - 1))
      _ = navigation.popToViewController(shown[shown.count - 1], animated: animated && isVisible)
    }

    func push(_ routes: [Table.Route], animated: Bool) {
      let added = routes.map { controllers.viewController(forRoute: $0) }
      for controller in added { introduce(controller) }
      shown += added
      if added.count == 1 {
        navigation.pushViewController(added[0], animated: animated && isVisible)
      } else {
        navigation.setViewControllers(shown, animated: animated && isVisible)
      }
    }

    /// Reads what the user left on the stack.
    ///
    /// - Returns: How many routes there are still, or nil if all.
    func routesLeft() -> Int? {
      let kept = shown.countInCommon(with: navigation.viewControllers, by: ===)
      guard kept > 0, kept < shown.count else { return nil }
      shown.removeLast(shown.count - kept)
      return kept - 1
    }

    private func introduce(_ controller: UIViewController) {
      if let routable = controller as? any Routable<Table> { routable.router = router }
    }
  }
#endif
