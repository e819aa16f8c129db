import Observation
import RouteRuntime

/// Who uses the app.
@MainActor
@Observable
final class Session {
  var isSignedIn = false
}

extension RouterEngine<ShopRoutes> {
  /// Answers for the guards of `routes.yaml`: what needs a user waits behind the login sheet, and opens after it.
  func ask(_ session: Session) {
    guards = { name, _ in
      switch name {
      case .signedIn: session.isSignedIn ? .allow : .present(.login, thenResume: true)
      }
    }
  }
}
