// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "routegen",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "RouteRuntime", targets: ["RouteRuntime"]),
    .executable(name: "routegen", targets: ["routegen"]),
  ],
  targets: [
    .executableTarget(name: "routegen", swiftSettings: strict),
    .target(name: "RouteRuntime", swiftSettings: strict),
    .testTarget(name: "RoutegenTests", dependencies: ["routegen"], exclude: ["Snapshots", "Cases"], swiftSettings: strict),
    .testTarget(name: "RouteRuntimeTests", dependencies: ["RouteRuntime"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
