import RouteRuntime
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// One window, with a router and a coordinator of its own: hands over what the system brings.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let coordinator = NavigationCoordinator(router: MailRouter(), viewControllers: Screens())

  /// A cold start: a link, a universal link, or the kept state.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    coordinator.install(in: window)
    coordinator.connect(options, restoring: session.stateRestorationActivity)
  }

  /// A link while the app runs.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    coordinator.open(contexts)
  }

  /// A universal link while the app runs.
  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    coordinator.continue(activity)
  }

  /// What the system keeps for the next launch.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    coordinator.restorationActivity("com.example.mail.window")
  }
}
