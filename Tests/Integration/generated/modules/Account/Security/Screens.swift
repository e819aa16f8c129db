import RouteRuntime
public import SwiftUI
public import UIKit

struct PinView: View {
  let old: String?
  @CurrentNavigator<SecurityRoutes> private var navigator

  var body: some View {
    Button("Again") { navigator?.push(.pin(old: old)) }
  }
}

/// Its views.
@MainActor
public struct SecurityScreens: SecurityDestinations {
  /// Makes them.
  public init() {}

  /// A screen.
  public func pin(old: String?) -> AnyView { AnyView(PinView(old: old)) }
}

/// Its view controllers.
@MainActor
public struct SecurityControllers: SecurityViewControllers {
  /// Makes them.
  public init() {}

  /// A screen.
  public func pin(old: String?) -> UIViewController { UIHostingController(rootView: PinView(old: old)) }
}
