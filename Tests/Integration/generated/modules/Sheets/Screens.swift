public import SwiftUI
public import UIKit

/// Its views.
@MainActor
public struct LettersScreens: LettersDestinations {
  /// Makes them.
  public init() {}

  /// A screen.
  public func letterSheet() -> some View { Text("letter") }
}

/// Its view controllers.
@MainActor
public struct LettersControllers: LettersViewControllers {
  /// Makes them.
  public init() {}

  /// A screen.
  public func letterSheet() -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
}
