// swift-tools-version: 6.1
import PackageDescription

// An app of two features that do not know of each other, and of models that all share. Each feature has a table of its
// own, and the app mounts both.
let routegen = Context.environment["ROUTEGEN_PATH"] ?? "../../.."
let runtime = Target.Dependency.product(name: "RouteRuntime", package: "routegen")
let plugin = Target.PluginUsage.plugin(name: "RouteGenPlugin", package: "routegen")

let package = Package(
  name: "ModularConsumer",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "routegen", path: routegen)],
  targets: [
    .executableTarget(
      name: "App", dependencies: ["Account", "Orders", "Models", runtime], exclude: ["routes.yaml"], plugins: [plugin]),
    .target(name: "Account", dependencies: ["Models", runtime], exclude: ["routes.yaml"], plugins: [plugin]),
    .target(name: "Orders", dependencies: ["Models", runtime], exclude: ["routes.yaml"], plugins: [plugin]),
    .target(name: "Models", dependencies: [runtime]),
  ]
)
