extension Artifact {
  /// The apple-app-site-association file of a host, or of all of them.
  static let aasa = Artifact(
    kind: "aasa", overview: "the apple-app-site-association file of a host", options: [.appID, .host],
    production: .fromManifest { (input) throws(Failure) in
      let appIDs = input.arguments.values(.appID)
      if appIDs.isEmpty { throw .usage("'aasa' needs '\(Option.appID.signature)', such as ABCDE12345.com.example.app") }
      for appID in appIDs where !isAppID(appID) {
        throw .usage("'\(appID)' is no app id: it is a team id, a dot and a bundle id, as ABCDE12345.com.example.app")
      }
      let files = try hosts(of: input).map { host in
        AASAEmitter(input.model, host: host, appIDs: appIDs).file.json.text
      }
      guard let file = files.first, files.allSatisfy({ $0 == file }) else {
        let names = input.model.links.hosts.map { "'\($0.value)'" }.joined(separator: ", ")
        throw .usage("the hosts do not all get the same file; name one with --host: \(names)")
      }
      if file.utf8.count > AASAFile.sizeLimit {
        let message = "the file would have \(file.utf8.count) bytes, and Apple's servers take \(AASAFile.sizeLimit)"
        throw Failure(code: .findings, message: message)
      }
      return file
    })

  /// The numbers of the hosts that the file is for.
  private static func hosts(of input: Input) throws(Failure) -> [Int] {
    let hosts = input.model.links.hosts.map(\.value)
    if hosts.isEmpty { throw .usage("the manifest declares no hosts, so there is nothing to associate") }
    guard let name = input.arguments.value(.host)?.lowercased() else { return Array(hosts.indices) }
    guard let host = hosts.firstIndex(of: name) else {
      let suggestion = didYouMean(name, hosts)
      let list = ": it declares " + hosts.joined(separator: ", ")
      throw .usage("the manifest declares no host '\(name)'" + (suggestion.isEmpty ? list : suggestion))
    }
    return [host]
  }

  private static func isAppID(_ text: String) -> Bool {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
  }
}

extension Option {
  static let appID = Option(
    name: "app-id", value: .init(name: "id"), isRepeatable: true,
    help: "For aasa: an app that opens the links, as TEAMID.bundle.id; may be given several times.")
  static let host = Option(
    name: "host", value: .init(name: "host"), help: "For aasa: the host whose file it is. (default: all, if they agree)"
  )
}
