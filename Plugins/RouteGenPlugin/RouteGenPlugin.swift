import Foundation
import PackagePlugin

/// Runs `routegen generate` on a target's `routes.yaml` before the target is compiled. A test target without a manifest
/// gets the examples of the target it tests.
@main
struct RouteGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    if module is ClangSourceModuleTarget {
      Diagnostics.error("\(target.name) is no Swift target, and RouteGenPlugin writes Swift; give it to a Swift target")
      return []
    }
    let tested = module.kind == .test && !hasManifest(module.directoryURL) ? testedModule(of: target) : nil
    return try [
      generateCommand(
        tool: context.tool(named: "routegen").url,
        target: target.name,
        tested: tested?.moduleName,
        folders: [(tested ?? module).directoryURL, context.package.directoryURL],
        dependencies: target.recursiveTargetDependencies.compactMap { $0.sourceModule?.directoryURL },
        output: context.pluginWorkDirectoryURL)
    ]
  }

  /// The first target depended on that has a manifest in its folder, else the first; nil where there is none.
  private func testedModule(of target: Target) -> (any SourceModuleTarget)? {
    let modules = target.dependencies.compactMap { dependency -> (any SourceModuleTarget)? in
      if case .target(let target) = dependency { target.sourceModule } else { nil }
    }
    return modules.first { hasManifest($0.directoryURL) } ?? modules.first
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
          tested: nil,
          folders: [project.appending(path: target.displayName, directoryHint: .isDirectory), project],
          // Xcode does not name the packages that a target depends on; those below the project can be seen.
          dependencies: [project],
          output: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif
