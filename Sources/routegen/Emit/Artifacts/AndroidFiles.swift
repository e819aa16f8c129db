extension RouteModel {
  /// Intent filters for AndroidManifest.xml, and the skeleton of assetlinks.json, with notes on what they cannot say.
  var android: String { AndroidFiles(model: self).text }
}

/// Writes what an Android app needs to open the same links.
private struct AndroidFiles {
  let model: RouteModel

  var text: String {
    var text = """
      <!-- Intent filters for the activity that opens links; they go into AndroidManifest.xml.
           pathAdvancedPattern needs Android 12 (API 31); before that it is ignored, and a filter claims its whole host.
           A query or a fragment cannot be asked for: the app has to take such links back to the browser. -->

      """
    for (index, host) in model.links.hosts.enumerated() { text += filter(host: host.value, index) }
    for scheme in model.links.schemes { text += filter(scheme: scheme.value) }
    return text + assetLinks
  }

  private func filter(host: String, _ index: Int) -> String {
    let hosts = model.links.hosts.map { HostPattern($0.value) }
    let patterns = model.patterns.filter { pattern in
      pattern.sources.contains(.web) && pattern.hosts?.contains { hosts[$0].includes(hosts[index]) } ?? true
    }
    guard !patterns.isEmpty else { return "" }
    var lines: [String] = []
    for pattern in patterns {
      let entry = model[pattern.entry]
      var notes: [String] = []
      let paths = paths(of: pattern, &notes)
      if pattern.query.contains(where: { isRequired($0, entry) }) { notes.append("also without its query") }
      if pattern.fragment != nil { notes.append("also without its fragment") }
      if model.links.caseInsensitive { notes.append("only in this case of letters") }
      let more = notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
      lines.append("<!-- \(comment("\(entry.path): \(pattern.text)\(more)")) -->")
      for path in paths {
        let attribute = path.isLiteral ? "path" : "pathAdvancedPattern"
        lines.append("<data android:\(attribute)=\"\(xmlEscaped(path.text))\" />")
      }
    }
    return """
      <intent-filter android:autoVerify="true">
        <action android:name="android.intent.action.VIEW" />
        <category android:name="android.intent.category.DEFAULT" />
        <category android:name="android.intent.category.BROWSABLE" />
        <data android:scheme="https" />
        <data android:host="\(xmlEscaped(host))" />
      \(lines.map { "  " + $0 }.joined(separator: "\n"))
      </intent-filter>

      """
  }

  private func filter(scheme: String) -> String {
    """
    <!-- \(scheme): every link of a custom scheme is claimed, for its first segment would have to be a host. -->
    <intent-filter>
      <action android:name="android.intent.action.VIEW" />
      <category android:name="android.intent.category.DEFAULT" />
      <category android:name="android.intent.category.BROWSABLE" />
      <data android:scheme="\(xmlEscaped(scheme))" />
    </intent-filter>

    """
  }

  private var assetLinks: String {
    guard !model.links.hosts.isEmpty else { return "" }
    let target: JSON = [
      "namespace": "android_app", "package_name": "PACKAGE_NAME", "sha256_cert_fingerprints": ["SHA256_FINGERPRINT"],
    ]
    let file: JSON = .array([["relation": ["delegate_permission/common.handle_all_urls"], "target": target]])
    let places = model.links.hosts.map { host in
      let name = host.value.hasPrefix("*.") ? String(host.value.dropFirst(2)) : host.value
      return "     https://\(name)/.well-known/assetlinks.json"
    }
    return """
      <!-- assetlinks.json, with the app's own package name and fingerprint, goes to
      \(comment(places.joined(separator: "\n")))

      \(comment(file.text))-->

      """
  }

  /// `--` ends a comment.
  private func comment(_ text: String) -> String { text.replacing("--", with: "- -") }

  private func isRequired(_ item: Pattern.QueryItem, _ entry: Entry) -> Bool {
    if case .parameter(let index) = item.value { !entry.parameters[index].mayBeAbsent } else { true }
  }

  /// The paths of a pattern: several where a value is one of a few.
  private func paths(of pattern: Pattern, _ notes: inout [String]) -> [(text: String, isLiteral: Bool)] {
    let entry = model[pattern.entry]
    var paths = [(text: "", isLiteral: true)]
    let isLiteral = pattern.rest == nil && pattern.segments.allSatisfy { if case .literal = $0 { true } else { false } }
    for segment in pattern.segments {
      switch segment {
      case .literal(let text):
        let own = isLiteral ? text : escaped(text)
        paths = paths.map { ("\($0.text)/\(own)", isLiteral) }
      case .placeholder(let placeholder):
        let values = values(placeholder.parameter.map { entry.parameters[$0] }, &notes)
        let texts = values.map { "/" + escaped(placeholder.prefix) + $0 + escaped(placeholder.suffix) }
        paths = paths.flatMap { path in texts.map { (path.text + $0, false) } }
      }
    }
    if pattern.rest != nil {
      return paths.flatMap { [($0.text.isEmpty ? "/" : $0.text, false), ($0.text + "/.*", false)] }
    }
    return paths.map { ($0.text.isEmpty ? "/" : $0.text, $0.isLiteral) }
  }

  /// Patterns for one value; notes say where they take more than the type does.
  private func values(_ parameter: Parameter?, _ notes: inout [String]) -> [String] {
    guard let parameter else { return ["[^/]+"] }
    func note(_ text: String) { if !notes.contains(text) { notes.append(text) } }
    func values(of type: BuiltinType, _ constraint: Constraint) -> [String] {
      switch type {
      case .string:
        if constraint.matches != nil { note("\(parameter.name) of any form") }
        return ["[^/]+"]
      case .bool: return ["[TtFf10YyNn][^/]*"]
      case .int, .int32, .int64, .uint:
        note("\(parameter.name) of any size")
        return [type == .uint || !(constraint.min ?? "-").hasPrefix("-") ? "[0-9]+" : "-{0,1}[0-9]+"]
      case .double:
        note("\(parameter.name) of any form")
        return ["[-+.0-9Ee]+"]
      case .uuid:
        return [[8, 4, 4, 4, 12].map { "[0-9A-Fa-f]{\($0)}" }.joined(separator: "-")]
      case .date:
        note("\(parameter.name) of any form")
        return ["[0-9]{4}-[0-9]{2}-[0-9]{2}[^/]*"]
      case .url:
        note("\(parameter.name) of any form")
        return ["[^/]+"]
      }
    }
    switch parameter.scalar {
    case .builtin(let type): return values(of: type, parameter.constraint)
    case .named(let id):
      switch model[id].kind {
      case .enumeration(let cases): return cases.map { escaped($0.text) }
      case .wrapper(let type, let constraint): return values(of: type, constraint)
      case .external: return ["[^/]+"]
      }
    }
  }

  /// With the signs of patterns as text; the backslash is doubled, for resources read one of them away.
  private func escaped(_ text: String) -> String {
    text.map { ".*+[]{}\\".contains($0) ? "\\\\\($0)" : String($0) }.joined()
  }
}
