// swift-tools-version: 6.1
import PackageDescription

// A package that uses the plugin as a stranger's would: an app and a library with a manifest each, and the library's tests;
// and an app of modules, Store, which mounts the tables of two features that know nothing of each other.
let routegen = Context.environment["ROUTEGEN_PATH"] ?? "../../.."
let runtime = Target.Dependency.product(name: "RouteRuntime", package: "routegen")
let plugin = Target.PluginUsage.plugin(name: "RouteGenPlugin", package: "routegen")

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "routegen", path: routegen)],
  targets: [
    .executableTarget(name: "App", dependencies: ["Help", runtime], exclude: ["routes.yaml"], plugins: [plugin]),
    .target(name: "Help", dependencies: [runtime], exclude: ["routes.yaml"], plugins: [plugin]),
    .testTarget(name: "HelpTests", dependencies: ["Help", runtime], plugins: [plugin]),
    .executableTarget(
      name: "Store", dependencies: ["Account", "Orders", "Models", runtime], exclude: ["routes.yaml"],
      plugins: [plugin]),
    .target(name: "Account", dependencies: ["Models", runtime], exclude: ["routes.yaml"], plugins: [plugin]),
    .target(name: "Orders", dependencies: ["Models", runtime], exclude: ["routes.yaml"], plugins: [plugin]),
    .target(name: "Models", dependencies: [runtime]),
  ]
)

// A target whose screens are incomplete, with the shape of SwiftUI to see it by.
if let stubs = Context.environment["ROUTEGEN_STUBS"] {
  package.targets.append(
    .target(
      name: "Half", path: "Half", exclude: ["routes.yaml"],
      swiftSettings: [
        .unsafeFlags([
          "-I", stubs, "-Xfrontend", "-swift-module-file=RouteRuntime=\(stubs)/RouteRuntime.swiftmodule",
          "-diagnostic-style", "llvm",
        ])
      ],
      plugins: [.plugin(name: "RouteGenPlugin", package: "routegen")]))
}
