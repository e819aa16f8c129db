extension Option {
  static let infoPlist = Option(
    name: "plist", value: .init(name: "file", kind: .file),
    help: "Also compare an Info.plist with the declared schemes.")
  static let entitlements = Option(
    name: "entitlements", value: .init(name: "file", kind: .file),
    help: "Also compare entitlements with the declared hosts.")
  static let associationFile = Option(
    name: "aasa", value: .init(name: "file", kind: .file),
    help: "Also compare an apple-app-site-association file with the declared URLs.")
  static let shippedAppID = Option(
    name: "app-id", value: .init(name: "id"),
    help: "With --aasa: the app whose part of the file counts. (default: all of it)")
  static let shippedHost = Option(
    name: "host", value: .init(name: "host"),
    help: "With --aasa: the host whose file it is. (default: any, if all get the same)")

  /// Those of `check` that name what ships beside the app.
  static let shippedFiles = [infoPlist, entitlements, associationFile, shippedAppID, shippedHost]
}

extension Console {
  /// Compares what ships with the manifest, unless errors of the manifest would only be repeated.
  func compareShippedFiles(_ arguments: ParsedArguments, with compilation: inout Compilation) throws(Failure) {
    if !arguments.has(.associationFile) {
      for option in [Option.shippedAppID, .shippedHost] where arguments.has(option) {
        throw .usage("'\(option.flag)' means nothing without '\(Option.associationFile.flag)'")
      }
    }
    guard let model = compilation.loaded?.model, compilation.isSound else { return }
    if let path = arguments.value(.infoPlist) {
      compilation.compare(infoPlist: try read(path), path: shownPath(of: path))
    }
    if let path = arguments.value(.entitlements) {
      compilation.compare(entitlements: try read(path), path: shownPath(of: path))
    }
    if let path = arguments.value(.associationFile) {
      let host = try Artifact.hosts(of: arguments.value(.shippedHost), in: model)[0]
      compilation.compare(
        aasa: try read(path), path: shownPath(of: path), host: host, appID: arguments.value(.shippedAppID))
    }
  }
}
