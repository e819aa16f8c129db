#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// For a scene delegate: hand over what it gets.
  ///
  /// ```swift
  /// func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
  ///   …
  ///   coordinator.install(in: window)
  ///   coordinator.connect(options, restoring: session.stateRestorationActivity)
  /// }
  /// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { coordinator.open(contexts) }
  /// func scene(_ scene: UIScene, continue activity: NSUserActivity) { coordinator.continue(activity) }
  /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { coordinator.restorationActivity(type) }
  /// ```
  extension NavigationCoordinator {
    /// Opens the link or the universal link a scene was made for, as a cold start; else goes back to a kept state.
    ///
    /// - Parameters:
    ///   - options: What the scene was made with.
    ///   - activity: What ``restorationActivity(_:)`` gave when the scene went.
    /// - Returns: Whether a link opened or is pending, or a state was restored.
    @discardableResult
    public func connect(_ options: UIScene.ConnectionOptions, restoring activity: NSUserActivity? = nil) -> Bool {
      open(options.urlContexts, start: .cold)
        || options.userActivities.contains { self.continue($0, start: .cold) }
        || activity.map(restore) ?? false
    }

    /// Opens links with custom schemes.
    ///
    /// - Parameters:
    ///   - contexts: The links; the first that opens does.
    ///   - start: `.cold` where they started the app.
    /// - Returns: Whether one opened or is pending.
    @discardableResult
    public func open(_ contexts: Set<UIOpenURLContext>, start: LinkStart = .warm) -> Bool {
      contexts.contains { router.open($0.url, start: start) }
    }

    /// Opens a universal link.
    ///
    /// - Parameters:
    ///   - activity: The activity; others than web browsing are not the router's.
    ///   - start: `.cold` where it started the app.
    /// - Returns: Whether it opened or is pending.
    @discardableResult
    public func `continue`(_ activity: NSUserActivity, start: LinkStart = .warm) -> Bool {
      guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL else { return false }
      return router.open(url, start: start)
    }

    /// The state as an activity for `stateRestorationActivity(for:)`.
    ///
    /// - Parameter type: An activity type of the app's own, declared in its Info.plist.
    /// - Returns: nil where the state cannot be encoded.
    public func restorationActivity(_ type: String) -> NSUserActivity? {
      guard let data = try? router.snapshot() else { return nil }
      let activity = NSUserActivity(activityType: type)
      activity.addUserInfoEntries(from: [Self.snapshotKey: data])
      return activity
    }

    private func restore(_ activity: NSUserActivity) -> Bool {
      guard let data = activity.userInfo?[Self.snapshotKey] as? Data else { return false }
      return (try? router.restore(data)) != nil
    }

    private static var snapshotKey: String { "routes" }
  }
#endif
