/// `RouteDestinations.generated.swift`: what an app's screens conform to.
extension SwiftEmitter {
  func destinations() -> [SwiftCode] { [] }
}
