import Foundation
import PackagePlugin

/// `swift package routegen …`: the tool on the package's manifest, or with `--target NAME` on that target's.
@main
struct RouteGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let targets = extractor.extractOption(named: "target")
    var folder = context.package.directoryURL
    if let name = targets.last {
      guard let module = try context.package.targets(named: [name]).first?.sourceModule else {
        throw CommandError("\(name) is not a Swift target of this package")
      }
      if hasManifest(module.directoryURL) { folder = module.directoryURL }
    }
    let tool = Process()
    tool.executableURL = try context.tool(named: "routegen").url
    tool.arguments = extractor.remainingArguments
    tool.currentDirectoryURL = folder
    try tool.run()
    tool.waitUntilExit()
    if tool.terminationStatus != 0 {
      throw CommandError("routegen ended with status \(tool.terminationStatus)")
    }
  }

  private func hasManifest(_ folder: URL) -> Bool {
    ["routes.yaml", "routes.yml", "routes.json"].contains {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path(percentEncoded: false))
    }
  }
}

/// Why the command could not do its work, in one sentence.
private struct CommandError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
