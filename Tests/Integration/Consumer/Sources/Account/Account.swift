public import Models
public import RouteRuntime

/// A type that is called like its module.
public struct Account: Sendable {
  /// Whose account it is.
  public let id: CustomerID

  /// Makes an account.
  public init(id: CustomerID) { self.id = id }

  /// What a screen of this feature does, in whatever app it is.
  @MainActor
  public func show(with navigator: AccountNavigator) -> String? {
    navigator.push(.profile(id: id))
    return navigator.url(of: .profile(id: id))?.absoluteString
  }
}
