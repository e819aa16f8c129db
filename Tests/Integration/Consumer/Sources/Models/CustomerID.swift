public import RouteRuntime

/// What both features call a customer by.
public struct CustomerID: RouteParameter {
  /// The number.
  public let number: Int

  /// Makes one.
  public init(_ number: Int) { self.number = number }

  /// Reads one.
  public init?(routeValue: String) {
    guard let number = Int(routeValue) else { return nil }
    self.number = number
  }

  /// The number as text.
  public var routeValue: String { String(number) }
}
