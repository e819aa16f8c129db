import Foundation
import PackagePlugin

/// The files `routegen generate` always writes, and those for the tests of a module.
private let outputNames = [
  "Routes.generated.swift", "RouteURLs.generated.swift", "RouteDestinations.generated.swift",
]
private let testOutputNames = ["RouteExamples.generated.swift"]

/// The one build command: the manifest and every file it may include are its inputs, the generated files its outputs.
///
/// - Parameter tested: The module whose tests the target holds.
func generateCommand(
  tool: URL, target: String, tested: String?, folders: [URL], dependencies: [URL], output: URL
) throws -> Command {
  let directory = output.appending(path: "Routes", directoryHint: .isDirectory)
  let outputs = (tested == nil ? outputNames : testOutputNames).map { directory.appending(path: $0) }
  let name = "Generate routes for \(target)"
  guard let manifest = try findManifest(target: target, folders: folders) else {
    // An error thrown here would also stop `swift package routegen init`, which builds nothing of the target.
    return .buildCommand(
      displayName: name, executable: tool,
      arguments: ["generate", "--plugin", "--no-manifest", missing(target, folders), "-o", path(directory)],
      outputFiles: outputs)
  }
  let scanned = [manifest.deletingLastPathComponent()] + dependencies
  let inputs = Set(scanned.flatMap(manifestFiles(below:)) + [manifest]).sorted { path($0) < path($1) }
  return .buildCommand(
    displayName: name, executable: tool,
    arguments: ["generate", "--plugin", "--manifest", path(manifest), "-o", path(directory)]
      + dependencies.flatMap { ["--dependency", path($0)] }
      + (tested.map { ["--examples", "--import", $0] } ?? []),
    inputFiles: inputs,
    outputFiles: outputs)
}

/// The manifest in the first of `folders` that has one.
private func findManifest(target: String, folders: [URL]) throws -> URL? {
  for folder in folders {
    let found = manifests(in: folder)
    if found.count > 1 {
      throw ManifestError("\(target): \(path(found[0])) and \(path(found[1])) are both there; keep one of them")
    }
    if let manifest = found.first { return manifest.standardizedFileURL }
  }
  return nil
}

/// What the build says where no folder has a manifest.
private func missing(_ target: String, _ folders: [URL]) -> String {
  let tried = folders.map { path($0.appending(path: "routes.yaml")) }.joined(separator: " and ")
  return "\(target) uses RouteGenPlugin but has no manifest: looked for \(tried); 'routegen init' writes one"
}

func hasManifest(_ folder: URL) -> Bool { !manifests(in: folder).isEmpty }

private func manifests(in folder: URL) -> [URL] {
  ["routes.yaml", "routes.yml", "routes.json"]
    .map { folder.appending(path: $0) }
    .filter { FileManager.default.fileExists(atPath: path($0)) }
}

/// Every file below `folder` that a manifest can include; hidden and build folders are left out.
private func manifestFiles(below folder: URL) -> [URL] {
  let files = FileManager.default.enumerator(
    at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
  var found: [URL] = []
  while let file = files?.nextObject() as? URL {
    let name = file.lastPathComponent
    if ["build", "DerivedData", "Pods", "Carthage", "node_modules"].contains(name) {
      files?.skipDescendants()
    } else if name.hasSuffix("routes.yaml") || name.hasSuffix("routes.yml") || name.hasSuffix("routes.json") {
      found.append(file.standardizedFileURL)
    }
  }
  return found
}

private func path(_ url: URL) -> String { url.path(percentEncoded: false) }

/// Two manifests where one is meant, in one sentence.
private struct ManifestError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
