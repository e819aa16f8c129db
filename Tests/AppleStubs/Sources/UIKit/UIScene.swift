@MainActor open class UISceneSession: NSObject {
  open var stateRestorationActivity: NSUserActivity?
  public override init() { super.init() }
}

@MainActor open class UIOpenURLContext: NSObject {
  public let url: URL
  public init(url: URL) { self.url = url }
}

@MainActor open class UIScene: UIResponder {
  @MainActor open class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext>
    public let userActivities: Set<NSUserActivity>
    public init(urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = []) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
    }
  }
}

#if !canImport(Darwin)
  /// Foundation on Linux has none.
  open class NSUserActivity: NSObject {
    public let activityType: String
    public init(activityType: String) { self.activityType = activityType }
    open var webpageURL: URL?
    open private(set) var userInfo: [AnyHashable: Any]?
    open func addUserInfoEntries(from entries: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(entries) { $1 }
    }
  }
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
