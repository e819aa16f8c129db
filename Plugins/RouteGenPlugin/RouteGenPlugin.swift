import Foundation
import PackagePlugin

/// Runs `routegen generate` on a target's `routes.yaml` before the target is compiled.
@main
struct RouteGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    return try [
      generateCommand(
        tool: context.tool(named: "routegen").url,
        target: target.name,
        folders: [module.directoryURL, context.package.directoryURL],
        dependencies: target.recursiveTargetDependencies.compactMap { $0.sourceModule?.directoryURL },
        output: context.pluginWorkDirectoryURL)
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension RouteGenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      return try [
        generateCommand(
          tool: context.tool(named: "routegen").url,
          target: target.displayName,
          folders: [project.appending(path: target.displayName, directoryHint: .isDirectory), project],
          dependencies: [],
          output: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif
