// swift-tools-version: 6.1
import PackageDescription

// A package that uses the plugin as a stranger's would, in two targets with a manifest each.
let routegen = Context.environment["ROUTEGEN_PATH"] ?? "../../.."

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "routegen", path: routegen)],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: ["Help", .product(name: "RouteRuntime", package: "routegen")],
      exclude: ["routes.yaml"],
      plugins: [.plugin(name: "RouteGenPlugin", package: "routegen")]),
    .target(
      name: "Help",
      dependencies: [.product(name: "RouteRuntime", package: "routegen")],
      exclude: ["routes.yaml"],
      plugins: [.plugin(name: "RouteGenPlugin", package: "routegen")]),
  ]
)
