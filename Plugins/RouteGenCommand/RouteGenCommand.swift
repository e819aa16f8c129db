import Foundation
import PackagePlugin

/// `swift package routegen …`: the tool, in the package's folder, on the manifest of the package or of a target.
///
/// The manifest is that of `--target NAME`; without it the one in the package's folder, or the only one of a target.
@main
struct RouteGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let name = extractor.extractOption(named: "target").last
    var words = extractor.remainingArguments
    if let folder = try folder(of: name, in: context.package, for: words) {
      words = self.words(words, for: folder, in: context.package.directoryURL)
    }
    let tool = Process()
    tool.executableURL = try context.tool(named: "routegen").url
    tool.arguments = words
    tool.currentDirectoryURL = context.package.directoryURL
    try tool.run()
    tool.waitUntilExit()
    if tool.terminationStatus != 0 {
      throw CommandError("routegen ended with status \(tool.terminationStatus)")
    }
  }

  /// The folder of the target whose manifest is meant; nil where the tool has to find the manifest itself.
  private func folder(of name: String?, in package: Package, for words: [String]) throws -> URL? {
    if let name {
      guard let module = try package.targets(named: [name]).first?.sourceModule else {
        throw CommandError("\(name) is not a Swift target of this package")
      }
      return module.directoryURL
    }
    guard let command = words.first, commandsOfManifest.contains(command), !namesManifest(words),
      manifest(in: package.directoryURL) == nil
    else { return nil }
    let found = package.targets.filter { $0.sourceModule.flatMap { manifest(in: $0.directoryURL) } != nil }
    if found.count > 1 {
      let names = found.map(\.name).joined(separator: ", ")
      throw CommandError("several targets have a manifest (\(names)); name one with --target")
    }
    return found.first?.sourceModule?.directoryURL
  }

  /// The command line with the manifest of a target's folder, unless it names one itself.
  private func words(_ words: [String], for folder: URL, in package: URL) -> [String] {
    guard let command = words.first else { return words }
    let path = place(folder.appending(path: manifest(in: folder) ?? "routes.yaml"), in: package)
    if command == "init" {
      return words.contains { $0 == "-o" || $0.hasPrefix("--output") } ? words : words + ["-o", path]
    }
    if !commandsOfManifest.contains(command) || namesManifest(words) { return words }
    return [command, "--manifest", path] + words.dropFirst()
  }

  private func namesManifest(_ words: [String]) -> Bool {
    let argument = words.dropFirst(words.first == "emit" ? 2 : 1).first
    let isArgument = words.first != "diff" && [".yaml", ".yml", ".json"].contains { argument?.hasSuffix($0) == true }
    return isArgument || words.contains { $0 == "-m" || $0.hasPrefix("--manifest") }
  }

  /// A path as seen from the package's folder, which is where the tool runs.
  private func place(_ file: URL, in package: URL) -> String {
    let path = file.path(percentEncoded: false)
    let root = package.path(percentEncoded: false)
    return path.hasPrefix(root) ? String(path.dropFirst(root.count).drop { $0 == "/" }) : path
  }

  private let commandsOfManifest: Set = ["check", "generate", "match", "diff", "emit"]

  /// The name of the manifest in a folder.
  private func manifest(in folder: URL) -> String? {
    ["routes.yaml", "routes.yml", "routes.json"].first {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path(percentEncoded: false))
    }
  }
}

/// Why the command could not do its work, in one sentence.
private struct CommandError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
