extension Compilation {
  /// Adds what an Info.plist lacks, or has too much.
  mutating func compare(infoPlist bytes: [UInt8], path: String) {
    compare(propertyList: bytes, path: path) { PropertyListDrift.findings(infoPlist: $0, $1) }
  }

  /// Adds what entitlements lack.
  mutating func compare(entitlements bytes: [UInt8], path: String) {
    compare(propertyList: bytes, path: path) { PropertyListDrift.findings(entitlements: $0, $1) }
  }

  private mutating func compare(
    propertyList bytes: [UInt8], path: String, _ compare: (PropertyListNode, RouteModel) -> [Diagnostic]
  ) {
    guard let model = loaded?.model else { return }
    switch LoadedPropertyList(path: path, bytes: bytes, in: &sources).root {
    case .success(let root):
      if case .dictionary = root.content { return add(compare(root, model)) }
      add([Diagnostic(.plistInvalid, "'\(path)' is no dictionary", at: root.range)])
    case .failure(let error):
      add([Diagnostic(.plistInvalid, "'\(path)' is no property list: \(error.message)", at: error.range)])
    }
  }

  /// Adds what an association file lacks, or claims too much.
  mutating func compare(aasa bytes: [UInt8], path: String, host: Int, appID: String?) {
    guard let model = loaded?.model else { return }
    let source = SourceFile(path: path, bytes: (try? decodeText(bytes).get()) ?? bytes)
    let file = sources.add(source)
    let start = SourceRange(file: file, start: 0, end: 0)
    if bytes.count > AASAFile.sizeLimit {
      let message = "the file has \(bytes.count) bytes, and Apple's servers take \(AASAFile.sizeLimit)"
      add([Diagnostic(.aasaInvalid, message, at: start)])
    }
    var faults: [Diagnostic] = []
    let root = parseYAML(file, source, diagnostics: &faults)
    add(
      faults.map { fault in
        Diagnostic(.aasaInvalid, "the file is no JSON: " + fault.message, at: fault.range, related: fault.related)
      })
    guard let root, !faults.contains(where: { $0.rule == .yamlSyntax }) else {
      if faults.isEmpty { add([Diagnostic(.aasaInvalid, "the file is empty", at: start)]) }
      return
    }
    add(AASADrift(model, host: host, root: root, appID: appID).findings)
  }
}
