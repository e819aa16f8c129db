public import RouteRuntime

/// A type of the app that is a parameter.
public struct CartID: RouteParameter {
  /// The value as text.
  public let routeValue: String
  /// Reads any text.
  public init?(routeValue: String) { self.routeValue = routeValue }
}

/// A narrowed one.
public struct Coupon: RouteParameter {
  /// The value as text.
  public let routeValue: String
  /// Reads any text.
  public init?(routeValue: String) { self.routeValue = routeValue }
}

/// What a sheet returns.
public struct Address: Sendable {}
