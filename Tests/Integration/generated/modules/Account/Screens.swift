public import Foundation
import Models
import RouteRuntime
public import Security
public import SwiftUI
public import UIKit

/// A type that is called like the module.
public struct Account: Sendable {}

struct ProfileView: View {
  let id: Int
  @CurrentNavigator<AccountRoutes> private var navigator

  var body: some View {
    Button("Photo") {
      Task { [navigator] in
        guard let pin = Pin("0000"), await navigator?.result(of: .photo(pin: pin)) != nil else { return }
        navigator?.push(.profile(id: id))
      }
    }
  }
}

/// Its views.
@MainActor
public struct AccountScreens: AccountDestinations {
  /// Screens of their own.
  public let devices = AccountDevicesScreens()
  /// Screens of their own.
  public let security = SecurityScreens()

  /// Makes them.
  public init() {}

  /// A screen.
  public func profile(id: Int, kind: Kind?) -> some View { ProfileView(id: id) }
  /// A screen.
  public func old() -> some View { Text("old") }
  /// A screen.
  public func photoSheet(pin: Pin) -> some View { Text("photo") }
}

/// The views of its group.
@MainActor
public struct AccountDevicesScreens: AccountDevicesDestinations {
  /// A screen.
  public func one(id: UUID) -> some View { Text("device") }
}

/// Its view controllers.
@MainActor
public struct AccountControllers: AccountViewControllers {
  /// Screens of their own.
  public let devices = AccountDevicesControllers()
  /// Screens of their own.
  public let security = SecurityControllers()

  /// Makes them.
  public init() {}

  /// A screen.
  public func profile(id: Int, kind: Kind?) -> UIViewController { UIHostingController(rootView: ProfileView(id: id)) }
  /// A screen.
  public func old() -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
  /// A screen.
  public func photoSheet(pin: Pin) -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
}

/// The view controllers of its group.
@MainActor
public struct AccountDevicesControllers: AccountDevicesViewControllers {
  /// A screen.
  public func one(id: UUID) -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
}
