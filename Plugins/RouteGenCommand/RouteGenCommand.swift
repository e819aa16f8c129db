import Foundation
import PackagePlugin

/// `swift package routegen …`: the tool, in the package's folder, on the manifest of the package or of a target.
///
/// The manifest is that of `--target NAME`; without it the one in the package's folder, or the only one of a target. No
/// permission is declared, because most commands only read; one that writes into the package is given leave on the command
/// line.
@main
struct RouteGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let name = extractor.extractOption(named: "target").last
    var words = extractor.remainingArguments
    if let folder = try folder(of: name, in: context.package, for: words) {
      words = self.words(words, for: folder, in: context.package.directoryURL)
    }
    try run(context.tool(named: "routegen").url, words, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ words: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = words
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: return
    case 1: throw CommandError("routegen has findings")
    case 73:
      throw CommandError(
        "routegen could not write; to let it write into the package: "
          + "swift package --allow-writing-to-package-directory routegen \(words.joined(separator: " "))")
    case let status: throw CommandError("routegen ended with status \(status)")
    }
  }

  /// The folder of the target whose manifest is meant; nil where the tool has to find the manifest itself.
  private func folder(of name: String?, in package: Package, for words: [String]) throws -> URL? {
    if let name {
      guard let module = package.targets.first(where: { $0.name == name })?.sourceModule as? SwiftSourceModuleTarget
      else {
        let names = package.targets.filter { $0.sourceModule is SwiftSourceModuleTarget }.map(\.name)
          .joined(separator: ", ")
        throw CommandError("\(name) is not a Swift target of this package; it has \(names)")
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

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension RouteGenCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      let project = context.xcodeProject.directoryURL
      // Xcode names the targets that are ticked in its dialog.
      let target = extractor.extractOption(named: "target").last
      var words = extractor.remainingArguments
      if let folder = target.map({ project.appending(path: $0, directoryHint: .isDirectory) }),
        manifest(in: folder) != nil
      {
        words = self.words(words, for: folder, in: project)
      }
      try run(context.tool(named: "routegen").url, words, in: project)
    }
  }
#endif

/// Why the command could not do its work, in one sentence.
private struct CommandError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
