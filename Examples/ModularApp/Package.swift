// swift-tools-version: 6.1
import PackageDescription

// The features of an app, a module each with a table of its own. They never see each other; the app sees everything.
let runtime = Target.Dependency.product(name: "RouteRuntime", package: "routegen")
let plugin = Target.PluginUsage.plugin(name: "RouteGenPlugin", package: "routegen")

let package = Package(
  name: "Features",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Features", targets: ["Catalog", "Orders"])],
  dependencies: [.package(name: "routegen", path: "../..")],
  targets: [
    .target(name: "Catalog", dependencies: [runtime], exclude: ["routes.yaml"], plugins: [plugin]),
    .target(name: "Orders", dependencies: [runtime], exclude: ["routes.yaml"], plugins: [plugin]),
  ]
)
