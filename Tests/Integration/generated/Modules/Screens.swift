public import Models
public import SwiftUI

/// A screen of another module.
public struct Home: View {
  /// Makes the screen.
  public init() {}
  /// What it shows.
  public var body: some View { Text("home") }
}

/// A screen with parameters.
public struct Cart: View {
  /// Makes the screen.
  public init(id: CartID, coupon: Coupon?) {}
  /// What it shows.
  public var body: some View { Text("cart") }
}

/// A screen with a list.
public struct Carts: View {
  /// Makes the screen.
  public init(ids: [CartID]) {}
  /// What it shows.
  public var body: some View { Text("carts") }
}

/// A sheet.
public struct Addresses: View {
  /// Makes the screen.
  public init() {}
  /// What it shows.
  public var body: some View { Text("addresses") }
}
