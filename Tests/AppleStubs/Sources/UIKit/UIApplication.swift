// Shapes that an app's own code uses; what the coordinator uses works like the real thing, these hold nothing.

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}
extension UIApplicationDelegate {
  public static func main() {}
}

@MainActor open class UIWindowScene: UIScene {}

@MainActor public protocol UIWindowSceneDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue activity: NSUserActivity)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UIWindow {
  public convenience init(windowScene: UIWindowScene) { self.init() }
}

@MainActor public final class UIAction: NSObject {
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {}
}

@MainActor public final class UIBarButtonItem: NSObject {
  public init(title: String? = nil, primaryAction: UIAction? = nil) {}
}

@MainActor public final class UINavigationItem: NSObject {
  public var title: String?
  public var rightBarButtonItem: UIBarButtonItem?
  public var leftBarButtonItem: UIBarButtonItem?
}

extension UIViewController {
  public var navigationItem: UINavigationItem { UINavigationItem() }
}
