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
      let hosts = try hosts(of: input.arguments.value(.host), in: input.model)
      let emitter = AASAEmitter(input.model, host: hosts[0], appIDs: appIDs)
      guard let text = emitter.file.text else {
        let size = emitter.file.json.compactText.utf8.count
        throw Failure(
          code: .findings,
          message: "the file would have \(size) bytes, and Apple's servers take \(AASAFile.sizeLimit)")
      }
      let notes = emitter.overclaims(URLMatcher(input.model)).map { overclaim in
        let pattern = input.model[overclaim.pattern]
        return "it also claims \(overclaim.example), which nothing routes: \(overclaim.reason) (\(pattern.text))"
      }
      return Product(text: text, notes: notes)
    })

  /// The numbers of the hosts that a file is for: the one that is named, or all where all get the same file.
  static func hosts(of name: String?, in model: RouteModel) throws(Failure) -> [Int] {
    let hosts = model.links.hosts.map(\.value)
    if hosts.isEmpty { throw .usage("the manifest declares no hosts, so there is nothing to associate") }
    guard let name = name?.lowercased() else {
      let files = hosts.indices.map { host in
        AASAEmitter(model, host: host, appIDs: [], suspecting: .nothing).file.json.compactText
      }
      if files.allSatisfy({ $0 == files[0] }) { return Array(hosts.indices) }
      let names = hosts.map { "'\($0)'" }.joined(separator: ", ")
      throw .usage("the hosts do not all get the same file; name one with --host: \(names)")
    }
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
