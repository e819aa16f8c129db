#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Shows a router's state with UIKit: a tab bar controller, a navigation controller in each tab and each sheet.
  ///
  /// It carries out plans, one step at a time and never during a transition, and writes back what the user does. It
  /// decides nothing: the router does.
  ///
  /// On an iPhone a tab bar has room for five tabs. UIKit moves further ones behind "More", where it takes their
  /// navigation controllers apart: have no more, or show the others as routes of a tab of your own.
  @MainActor
  public final class NavigationCoordinator<Controllers: RouteViewControllers> {
    /// The table whose state is shown.
    public typealias Table = Controllers.Table

    /// The router.
    public let router: RouterEngine<Table>
    /// What to put into the window: the tab bar controller, or the only tab's navigation controller.
    public let rootViewController: UIViewController

    private let controllers: Controllers
    private let tabBar: UITabBarController?
    private let events = InterfaceEvents()
    private var tabs: [Int: StackController<Controllers>] = [:]
    private var sheets: [StackController<Controllers>] = []
    /// The state that the view controllers show.
    private var displayed: NavigationState<Table>
    private var isPresenting = false
    private var isSynchronizing = false

    /// Makes the view controllers of a router's state.
    ///
    /// - Parameters:
    ///   - router: The router; one coordinator at a time shows it.
    ///   - viewControllers: Makes the screens.
    public init(router: RouterEngine<Table>, viewControllers: Controllers) {
      self.router = router
      controllers = viewControllers
      displayed = NavigationState(tab: router.current.tab)
      for tab in router.current.tabs {
        displayed.setRoot(tab)
        let root = viewControllers.viewController(forTab: tab)
        let stack = StackController(root: root, router: router, controllers: viewControllers)
        let entry = Table.compiled.entry(tab.entryNumber)
        stack.navigation.tabBarItem = UITabBarItem(
          title: entry.title ?? entry.id, image: entry.icon.flatMap { UIImage(systemName: $0) }, tag: entry.number)
        tabs[entry.number] = stack
      }
      if tabs.count > 1 {
        let tabBar = UITabBarController()
        self.tabBar = tabBar
        rootViewController = tabBar
      } else {
        tabBar = nil
        rootViewController = tabs.values.first?.navigation ?? UINavigationController()
      }
      events.receiver = self
      tabBar?.delegate = events
      for stack in tabs.values { stack.navigation.delegate = events }
      showInBar(router.current.tab)
      router.interface = self
      synchronize()
    }

    /// Shows the root in a window, and the sheets that were waiting for one.
    ///
    /// - Parameter window: The scene's window.
    public func install(in window: UIWindow) {
      window.rootViewController = rootViewController
      window.makeKeyAndVisible()
      synchronize()
    }

    // MARK: From the router to the screen

    /// Carries out what is still to do. Called again when a transition ends.
    private func synchronize() {
      if isSynchronizing { return }
      isSynchronizing = true
      defer { isSynchronizing = false }
      while !waitsForTransition() {
        noticeClosedSheets()
        let plan = displayed.plan(to: router.current)
        guard let step = plan.first, perform(step) else { return }
      }
    }

    /// Whether something is moving; if so, what is left to do is done when it has stopped.
    private func waitsForTransition() -> Bool {
      if isPresenting { return true }
      let top = topmost(from: rootViewController)
      let stack = (sheets + tabs.values).first { $0.isMoving }?.navigation
      // An alert of the app's own may be coming or going.
      guard let moving = stack ?? (top.isBeingPresented || top.isBeingDismissed ? top : nil) else { return false }
      return moving.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.synchronize() }
        ?? false
    }

    /// Does one step; false where it has to wait for a window.
    private func perform(_ step: NavigationStep<Table>) -> Bool {
      switch step.operation {
      case .dismiss(let keeping):
        displayed.sheets.removeLast(displayed.sheets.count - keeping)
        let presenter = sheets[keeping].navigation.presentingViewController
        sheets.removeLast(sheets.count - keeping)
        guard let presenter else { break }
        isPresenting = true
        presenter.dismiss(animated: step.isAnimated) { [weak self] in self?.endPresentation() }
      case .present(let sheet):
        guard rootViewController.viewIfLoaded?.window != nil else { return false }
        present(sheet, animated: step.isAnimated)
      case .select(let tab):
        displayed.tab = displayed.root(of: tab)
        showInBar(tab)
      case .root(let tab):
        displayed.setRoot(tab)
        stack(at: .tab(tab))?.replaceRoot(with: controllers.viewController(forTab: tab))
      case .pop(let count, let position):
        displayed.setPath(Array((displayed.path(at: position) ?? []).dropLast(count)), on: position)
        stack(at: position)?.pop(count, animated: step.isAnimated)
      case .push(let routes, let position):
        displayed.setPath((displayed.path(at: position) ?? []) + routes, on: position)
        stack(at: position)?.push(routes, animated: step.isAnimated)
      }
      return true
    }

    private func present(_ sheet: PresentedSheet<Table>, animated: Bool) {
      let root = controllers.viewController(forSheet: sheet.sheet)
      let stack = StackController(root: root, router: router, controllers: controllers)
      stack.navigation.delegate = events
      stack.navigation.modalPresentationStyle = sheet.style == .fullScreen ? .fullScreen : .automatic
      stack.navigation.isModalInPresentation = sheet.dismissal == .blocked
      stack.navigation.presentationController?.delegate = events
      stack.push(sheet.path, animated: false)
      let presenter = topmost(from: sheets.last?.navigation ?? rootViewController)
      displayed.sheets.append(sheet)
      sheets.append(stack)
      isPresenting = true
      presenter.present(stack.navigation, animated: animated) { [weak self] in self?.endPresentation() }
      // UIKit may refuse, and then never calls back; what is not presented counts as closed.
      if stack.navigation.presentingViewController == nil { isPresenting = false }
    }

    private func endPresentation() {
      isPresenting = false
      synchronize()
    }

    private func showInBar(_ tab: Table.Tab) {
      let selected = tab.entryNumber
      let bar = Table.compiled.tabBar(selecting: selected).compactMap { tabs[$0]?.navigation }
      if tabBar?.viewControllers.map({ $0 != bar }) ?? true { tabBar?.setViewControllers(bar, animated: false) }
      tabBar?.selectedViewController = tabs[selected]?.navigation
    }

    /// An alert of the app's own may be up already: only what is on top can present.
    private func topmost(from controller: UIViewController) -> UIViewController {
      var controller = controller
      while let presented = controller.presentedViewController { controller = presented }
      return controller
    }

    private func stack(at position: StackPosition<Table>) -> StackController<Controllers>? {
      switch position {
      case .tab(let tab): tabs[tab.entryNumber]
      case .sheet(let index): sheets.indices.contains(index) ? sheets[index] : nil
      }
    }
  }

  extension NavigationCoordinator: RouterInterface {
    func carryOut(_ change: NavigationChange<Table>) { synchronize() }
  }

  // MARK: From the screen to the router

  extension NavigationCoordinator: InterfaceReceiver {
    func shouldSelect(_ controller: UIViewController) -> Bool {
      guard let tab = tab(showing: controller) else { return true }
      router.userSelected(tab)
      return false
    }

    func didShow(in navigation: UINavigationController) {
      if let tab = tab(showing: navigation) {
        notice(.tab(tab))
      } else if let index = sheets.firstIndex(where: { $0.navigation === navigation }) {
        notice(.sheet(index))
      }
      synchronize()
    }

    func didDismiss(_ controller: UIViewController) {
      if let index = sheets.firstIndex(where: { $0.navigation === controller }) { forgetSheets(from: index) }
      synchronize()
    }

    private func tab(showing controller: UIViewController) -> Table.Tab? {
      Table.Tab.allCases.first { tabs[$0.entryNumber]?.navigation === controller }
    }

    /// Tells the router of a sheet that the app's own code closed behind its back.
    private func noticeClosedSheets() {
      if let index = sheets.firstIndex(where: { $0.navigation.presentingViewController == nil }) {
        forgetSheets(from: index)
      }
    }

    private func forgetSheets(from index: Int) {
      sheets.removeSubrange(index...)
      displayed.sheets.removeSubrange(index...)
      router.userDismissed(sheetAt: index)
    }

    /// Tells the router if the user has popped something.
    private func notice(_ position: StackPosition<Table>) {
      guard let left = stack(at: position)?.routesLeft(), let path = displayed.path(at: position) else { return }
      displayed.setPath(Array(path.prefix(left)), on: position)
      router.userChanged(position, to: Array(path.prefix(left)))
    }
  }
#endif
