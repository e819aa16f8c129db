@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBar: UITabBarController, shouldSelect controller: UIViewController) -> Bool
}

@MainActor open class UITabBarController: UIViewController {
  open private(set) var viewControllers: [UIViewController]?
  private weak var selected: UIViewController?
  open weak var delegate: (any UITabBarControllerDelegate)?

  public override init() { super.init() }

  override var visibleChild: UIViewController? { selected }

  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    viewControllers = controllers
    for controller in controllers ?? [] { controller.parent = self }
    if controllers?.contains(where: { $0 === selected }) != true { selected = controllers?.first }
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      if viewControllers?.contains(where: { $0 === newValue }) != true {
        FakeInterface.faults.append("selected a view controller that is not in the tab bar")
      }
      selected = newValue
    }
  }

  open var selectedIndex: Int { viewControllers?.firstIndex { $0 === selected } ?? 0 }

  /// The user taps an item. As in UIKit, tapping the selected one pops its stack, if the delegate lets it.
  public func tap(_ index: Int) {
    guard let tapped = viewControllers?[index], presentedViewController == nil else { return }
    guard delegate?.tabBarController(self, shouldSelect: tapped) ?? true else { return }
    if tapped === selected {
      (tapped as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selected = tapped
    }
  }
}
