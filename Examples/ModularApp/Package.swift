// swift-tools-version: 6.1
import PackageDescription

// The modules of an app. Features see the routes, never each other; the app sees everything.
let runtime = Target.Dependency.product(name: "RouteRuntime", package: "routegen")

let package = Package(
  name: "Features",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Features", targets: ["Routes", "Catalog", "Orders"])],
  dependencies: [.package(name: "routegen", path: "../..")],
  targets: [
    .target(
      name: "Routes", dependencies: [runtime],
      exclude: ["routes.yaml", "catalog.routes.yaml", "orders.routes.yaml"],
      plugins: [.plugin(name: "RouteGenPlugin", package: "routegen")]),
    .target(name: "Catalog", dependencies: ["Routes", runtime]),
    .target(name: "Orders", dependencies: ["Routes", runtime]),
  ]
)
