// swift-tools-version: 6.1
import Foundation
import PackageDescription

// The scripts write tables and their generated code into `Generated`; without them there is nothing to measure, and
// only the tool that writes tables is built.
let generated = Context.packageDirectory + "/Generated"
let folders = ((try? FileManager.default.contentsOfDirectory(atPath: generated)) ?? []).sorted()
let sizes = folders.filter { $0.hasPrefix("Routes") }
let runtime = Target.Dependency.product(name: "RouteRuntime", package: "routegen")

var targets: [Target] = [
  .target(name: "AllocationCount"),
  .executableTarget(name: "workload", path: "Sources/Workload"),
]
if !sizes.isEmpty {
  targets += sizes.map { .target(name: $0, dependencies: [runtime], path: "Generated/\($0)", exclude: ["routes.yaml"]) }
  targets.append(
    .executableTarget(
      name: "links", dependencies: sizes.map { .target(name: $0) } + ["AllocationCount", runtime],
      path: "Sources/LinkBenchmark"))
}
if folders.contains("Shop") {
  targets += [
    .target(name: "Shop", dependencies: [runtime], path: "Generated/Shop"),
    .executableTarget(
      name: "navigation", dependencies: ["AllocationCount", "Shop", runtime], path: "Sources/NavigationBenchmark",
      exclude: ["routes.yaml"]),
    .executableTarget(name: "size-with", dependencies: ["Shop", runtime], path: "Sources/Sizes/With"),
    .executableTarget(name: "size-without", path: "Sources/Sizes/Without"),
  ]
}

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "routegen", path: "..")],
  targets: targets,
  swiftLanguageModes: [.v6]
)
