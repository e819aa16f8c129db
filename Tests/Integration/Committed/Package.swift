// swift-tools-version: 6.1
import PackageDescription

// A package that commits the generated code and uses no plugin.
let routegen = Context.environment["ROUTEGEN_PATH"] ?? "../../.."

let package = Package(
  name: "Committed",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "routegen", path: routegen)],
  targets: [
    .executableTarget(name: "App", dependencies: [.product(name: "RouteRuntime", package: "routegen")])
  ]
)
