// swift-tools-version: 6.1
import Foundation
import PackageDescription

// `links.sh` writes a table of each size, and its generated code, into `Generated`; without it there is nothing to
// measure, and only the tool that writes them is built.
let generated = Context.packageDirectory + "/Generated"
let sizes = ((try? FileManager.default.contentsOfDirectory(atPath: generated)) ?? [])
  .filter { $0.hasPrefix("Routes") }.sorted()
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

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "routegen", path: "..")],
  targets: targets,
  swiftLanguageModes: [.v6]
)
