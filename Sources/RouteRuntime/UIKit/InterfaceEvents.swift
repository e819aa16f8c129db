#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What the user does to UIKit's own controls.
  @MainActor
  protocol InterfaceReceiver: AnyObject {
    func shouldSelect(_ controller: UIViewController) -> Bool
    func didShow(in navigation: UINavigationController)
    func didDismiss(_ controller: UIViewController)
  }

  /// The delegate of every controller: Objective-C protocols do not mix with a generic coordinator.
  @MainActor
  final class InterfaceEvents: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate,
    UIAdaptivePresentationControllerDelegate
  {
    weak var receiver: (any InterfaceReceiver)?

    func tabBarController(_ tabBar: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
      receiver?.shouldSelect(controller) ?? true
    }

    func navigationController(
      _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
    ) {
      receiver?.didShow(in: navigation)
    }

    func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
      receiver?.didDismiss(presentation.presentedViewController)
    }
  }
#endif
