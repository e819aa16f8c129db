@_exported import Foundation

/// What a test does to the fake UIKit, and what UIKit would have complained about.
@MainActor
public enum FakeInterface {
  /// Calls that the real UIKit refuses, warns about or crashes on.
  public static var faults: [String] = []
  /// Whether completions of movements that are not animated run at once; the real ones do so or not.
  public static var completesAtOnce = true
  private static var movements: [() -> Void] = []

  /// Lets everything that moves come to its end, and what that starts, too.
  public static func settle() {
    while !movements.isEmpty { movements.removeFirst()() }
  }

  static func later(_ end: @escaping () -> Void) { movements.append(end) }

  static func soon(_ end: @escaping () -> Void) { if completesAtOnce { end() } else { later(end) } }
}

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {
  weak var owner: UIViewController?
  open var window: UIWindow? { owner?.windowOnScreen }
}

@MainActor open class UIWindow: UIView {
  open var rootViewController: UIViewController? { didSet { rootViewController?.hostWindow = self } }
  public private(set) var isKeyAndVisible = false
  open func makeKeyAndVisible() { isKeyAndVisible = true }
}

@MainActor public final class UIImage: NSObject, Sendable {
  public init?(systemName: String) { super.init() }
}

@MainActor public final class UITabBarItem: NSObject {
  public var title: String?
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    super.init()
  }
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isCancelled: Bool { get }
}

@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// A movement under way.
@MainActor final class Transition: NSObject, UIViewControllerTransitionCoordinator {
  var isCancelled = false
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    return true
  }

  func end() { for completion in completions { completion(self) } }
}

public enum UIModalPresentationStyle: Sendable { case automatic, fullScreen, pageSheet }

@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerDidDismiss(_ presentation: UIPresentationController)
}

@MainActor open class UIPresentationController: NSObject {
  public private(set) unowned var presentedViewController: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  init(_ presented: UIViewController) { presentedViewController = presented }
}

@MainActor open class UIViewController: UIResponder {
  open var title: String?
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, tag: 0)
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var isModalInPresentation = false
  public private(set) var isBeingDismissed = false
  public private(set) var isBeingPresented = false
  public private(set) var presentedViewController: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?
  public internal(set) weak var parent: UIViewController?
  weak var hostWindow: UIWindow?
  var transition: Transition?
  private lazy var presentation = UIPresentationController(self)
  private lazy var ownView = UIView()

  public override init() { super.init() }
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  open func viewDidLoad() {}

  open var presentationController: UIPresentationController? { presentation }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { transition }
  open var navigationController: UINavigationController? {
    (self as? UINavigationController) ?? parent?.navigationController
  }
  open var viewIfLoaded: UIView? {
    ownView.owner = self
    return ownView
  }

  /// The child that is on screen when this controller is.
  var visibleChild: UIViewController? { nil }

  var windowOnScreen: UIWindow? {
    if let hostWindow { return hostWindow.rootViewController === self && hostWindow.isKeyAndVisible ? hostWindow : nil }
    if let presentingViewController { return presentingViewController.windowOnScreen }
    guard let parent, parent.visibleChild === self else { return nil }
    return parent.windowOnScreen
  }

  /// Presenting is the affair of the outermost controller.
  private var outermost: UIViewController { parent?.outermost ?? self }

  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    if parent != nil { return outermost.present(controller, animated: animated, completion: completion) }
    if presentedViewController != nil { FakeInterface.faults.append("presented while already presenting") }
    if windowOnScreen == nil { FakeInterface.faults.append("presented outside the window") }
    if isBeingDismissed || transition != nil { FakeInterface.faults.append("presented during a transition") }
    if controller.presentingViewController != nil { FakeInterface.faults.append("presented twice") }
    presentedViewController = controller
    controller.presentingViewController = self
    let movement = Transition()
    controller.transition = movement
    controller.isBeingPresented = true
    let end = {
      controller.transition = nil
      controller.isBeingPresented = false
      completion?()
      movement.end()
    }
    if animated { FakeInterface.later(end) } else { FakeInterface.soon(end) }
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      guard let presenter = presentingViewController ?? parent else {
        FakeInterface.faults.append("dismissed nothing")
        return
      }
      return presenter.dismiss(animated: animated, completion: completion)
    }
    guard presented.beginDismissal() else { return }
    let end = {
      presented.endDismissal(completed: true)
      completion?()
    }
    if animated { FakeInterface.later(end) } else { FakeInterface.soon(end) }
  }

  private func beginDismissal() -> Bool {
    if isBeingDismissed || transition != nil {
      FakeInterface.faults.append("dismissed during a transition")
      return false
    }
    isBeingDismissed = true
    transition = Transition()
    return true
  }

  private func endDismissal(completed: Bool) {
    let ended = transition
    isBeingDismissed = false
    transition = nil
    ended?.isCancelled = !completed
    if completed {
      detach()
    }
    ended?.end()
  }

  private func detach() {
    presentedViewController?.detach()
    presentingViewController?.presentedViewController = nil
    presentingViewController = nil
  }

  /// The user starts to drag this sheet down.
  ///
  /// - Returns: false where that cannot be done now.
  public func beginDragDown() -> Bool {
    guard presentingViewController != nil, presentedViewController == nil, !isModalInPresentation,
      modalPresentationStyle != .fullScreen, transition == nil
    else { return false }
    return beginDismissal()
  }

  /// The user lets go.
  public func endDragDown(completed: Bool) {
    endDismissal(completed: completed)
    if completed { presentation.delegate?.presentationControllerDidDismiss(presentation) }
  }
}
