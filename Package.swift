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
    .plugin(name: "RouteGenPlugin", targets: ["RouteGenPlugin"]),
    .plugin(name: "RouteGenCommand", targets: ["RouteGenCommand"]),
  ],
  targets: [
    .executableTarget(name: "routegen", swiftSettings: strict),
    .target(name: "RouteRuntime", swiftSettings: strict),
    .testTarget(
      name: "RoutegenTests", dependencies: ["routegen", "RouteRuntime"], exclude: ["Snapshots", "Cases"],
      swiftSettings: strict),
    .testTarget(
      name: "RouteRuntimeTests", dependencies: ["RouteRuntime"], exclude: ["Demo/routes.yaml", "Links"],
      swiftSettings: strict),
    // The rules for URLs, on a table of its own.
    .testTarget(
      name: "LinkTests", dependencies: ["RouteRuntime"], path: "Tests/RouteRuntimeTests/Links",
      exclude: ["routes.yaml"],
      swiftSettings: strict),
    .plugin(name: "RouteGenPlugin", capability: .buildTool(), dependencies: ["routegen"]),
    .plugin(
      name: "RouteGenCommand",
      capability: .command(
        intent: .custom(verb: "routegen", description: "Check routes.yaml, compile it, and ask what a URL opens.")),
      dependencies: ["routegen"]),
    // The manifest in the package root, compiled by the plugin, and the tests that run what it generates.
    .target(
      name: "ExampleRoutes", dependencies: ["RouteRuntime"], path: "Tests/ExampleRoutes", swiftSettings: strict,
      plugins: ["RouteGenPlugin"]),
    // An app's table and that of a module mounted in it.
    .target(
      name: "ExampleAccount", dependencies: ["RouteRuntime"], path: "Tests/ExampleModules/Account",
      exclude: ["routes.yaml"], swiftSettings: strict, plugins: ["RouteGenPlugin"]),
    .target(
      name: "ExampleShop", dependencies: ["ExampleAccount", "RouteRuntime"], path: "Tests/ExampleModules/Shop",
      exclude: ["routes.yaml"], swiftSettings: strict, plugins: ["RouteGenPlugin"]),
    .testTarget(
      name: "GeneratedRoutesTests",
      dependencies: ["ExampleRoutes", "ExampleAccount", "ExampleShop", "RouteRuntime"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
