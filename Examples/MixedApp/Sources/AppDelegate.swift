import RouteRuntime
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// UIKit owns the tab bar and every stack; what is on a stack may be either.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let coordinator: NavigationCoordinator<Screens> = {
    let router = TripsRouter()
    return NavigationCoordinator(router: router, viewControllers: Screens(router: router))
  }()

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    coordinator.install(in: window)
    coordinator.connect(options, restoring: session.stateRestorationActivity)
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    coordinator.open(contexts)
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    coordinator.continue(activity)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    coordinator.restorationActivity("com.example.trips.window")
  }
}
