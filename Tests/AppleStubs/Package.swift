// swift-tools-version: 6.1
import PackageDescription

// The shapes of SwiftUI and Combine, and a UIKit that works without a screen, so that the interface adapters of
// RouteRuntime are compiled and driven on Linux. Sources/RouteRuntime is a link to the real sources.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "AppleStubs",
  targets: [
    .target(name: "Combine"),
    .target(name: "UIKit"),
    .target(name: "SwiftUI", dependencies: ["Combine", "UIKit"]),
    .target(name: "RouteRuntime", dependencies: ["Combine", "SwiftUI", "UIKit"], swiftSettings: strict),
    // Without the overlays that Testing has for the real UIKit.
    .testTarget(
      name: "CoordinatorTests", dependencies: ["RouteRuntime", "SwiftUI", "UIKit"],
      swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ],
  swiftLanguageModes: [.v6]
)
