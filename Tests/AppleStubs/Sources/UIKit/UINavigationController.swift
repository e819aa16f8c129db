@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool)
}

@MainActor open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private var swiped: UIViewController?
  open weak var delegate: (any UINavigationControllerDelegate)?

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    stack = [rootViewController]
    rootViewController.parent = self
  }

  public override init() { super.init() }

  open var topViewController: UIViewController? { stack.last }
  override var visibleChild: UIViewController? { stack.last }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    if transition != nil { FakeInterface.faults.append("changed a stack during a transition") }
    if Set(controllers.map(ObjectIdentifier.init)).count != controllers.count {
      FakeInterface.faults.append("a view controller is twice on a stack")
    }
    if controllers.isEmpty { FakeInterface.faults.append("a stack has no root") }
    stack = controllers
    for controller in controllers { controller.parent = self }
    show(animated: animated)
  }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    setViewControllers(stack + [controller], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let popped = stack.last
    setViewControllers(stack.dropLast(), animated: animated)
    return popped
  }

  @discardableResult
  open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: controller) else {
      FakeInterface.faults.append("popped to a view controller that is not on the stack")
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  private func show(animated: Bool) {
    guard windowOnScreen != nil else { return }
    guard animated else { return FakeInterface.soon { self.tellShown(animated: false) } }
    let movement = Transition()
    transition = movement
    FakeInterface.later {
      self.transition = nil
      self.tellShown(animated: true)
      movement.end()
    }
  }

  private func tellShown(animated: Bool) {
    if let top = stack.last { delegate?.navigationController(self, didShow: top, animated: animated) }
  }

  /// The user starts to swipe back. As in UIKit, the stack is the shorter one already.
  ///
  /// - Returns: false where that cannot be done now.
  public func beginSwipeBack() -> Bool {
    guard windowOnScreen != nil, stack.count > 1, transition == nil, presentedViewController == nil else {
      return false
    }
    transition = Transition()
    swiped = stack.removeLast()
    return true
  }

  /// The user lets go.
  public func endSwipeBack(completed: Bool) {
    let ended = transition
    transition = nil
    ended?.isCancelled = !completed
    if !completed, let swiped { stack.append(swiped) }
    swiped = nil
    if completed { tellShown(animated: true) }
    ended?.end()
  }
}
