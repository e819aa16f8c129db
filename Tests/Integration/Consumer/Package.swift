// swift-tools-version: 6.1
import PackageDescription

// A package that uses the plugin as a stranger's would: an app and a library with a manifest each; and an app of modules,
// Store, which mounts the tables of two features that know nothing of each other.
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
    .executableTarget(
      name: "Store", dependencies: ["Account", "Orders", "Models", runtime], exclude: ["routes.yaml"],
      plugins: [plugin]),
    .target(name: "Account", dependencies: ["Models", runtime], exclude: ["routes.yaml"], plugins: [plugin]),
    .target(name: "Orders", dependencies: ["Models", runtime], exclude: ["routes.yaml"], plugins: [plugin]),
    .target(name: "Models", dependencies: [runtime]),
  ]
)
