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
           pathAdvancedPattern needs Android 12 (API 31). Before that it is ignored: its links stay in the browser, or,
           where a filter names no other path, the app gets all of the host. Paths are compared decoded, so a value with
           an escaped slash stays in the browser.
           A query or a fragment can be asked for since Android 15 (API 35) only, in a uri-relative-filter-group, and
           is not here: the app has to take links without them back to the browser. -->

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
        let own = isLiteral ? text.replacing("\\", with: "\\\\") : escaped(text)
        paths = paths.map { ("\($0.text)/\(own)", isLiteral) }
      case .placeholder(let placeholder):
        let values = values(placeholder.parameter.map { entry.parameters[$0] }, &notes)
        let texts = values.map { value in
          if let first = placeholder.suffix.first, value.swallows(first) {
            notes.append("with any ending")
            return "/" + escaped(placeholder.prefix) + value.head + "[^/]*"
          }
          return "/" + escaped(placeholder.prefix) + value.text + escaped(placeholder.suffix)
        }
        paths = paths.flatMap { path in texts.map { (path.text + $0, false) } }
      }
    }
    if pattern.rest != nil {
      return paths.flatMap { [($0.text.isEmpty ? "/" : $0.text, false), ($0.text + "/.*", false)] }
    }
    if paths[0].text.isEmpty { return [("/", true)] }
    // A slash at the end does not count.
    if isLiteral { return [(paths[0].text, true), (paths[0].text + "/", true)] }
    return paths.map { ($0.text + "/*", false) }
  }

  /// The pattern of a value. Android reads patterns without stepping back, so what repeats takes all it can get.
  private struct Value {
    var text: String
    /// The set of its first character, where the set after it repeats.
    var head = ""
    /// The characters that its end takes as often as they come; nil for any.
    var repeated: String? = ""

    func swallows(_ character: Character) -> Bool { repeated?.contains(character) ?? true }

    static let anything = Value(text: "[^/]+", head: "[^/]", repeated: nil)
    static func any(after head: String) -> Value { Value(text: head + "[^/]*", head: head, repeated: nil) }
  }

  /// Patterns for one value; notes say where they take more than the type does.
  private func values(_ parameter: Parameter?, _ notes: inout [String]) -> [Value] {
    guard let parameter else { return [.anything] }
    func note(_ text: String) { if !notes.contains(text) { notes.append(text) } }
    func values(of type: BuiltinType, _ constraint: Constraint) -> [Value] {
      switch type {
      case .string:
        if constraint.matches != nil { note("\(parameter.name) of any form") }
        return [.anything]
      case .bool: return [.any(after: "[TtFf10YyNn]")]
      case .int, .int32, .int64, .uint:
        note("\(parameter.name) of any size")
        let sign = type == .uint || !(constraint.min ?? "-").hasPrefix("-") ? "" : "-{0,1}"
        return [Value(text: sign + "[0-9]+", head: sign + "[0-9]", repeated: "0123456789")]
      case .double:
        note("\(parameter.name) of any form")
        return [Value(text: "[-+.0-9Ee]+", head: "[-+.0-9Ee]", repeated: "-+.0123456789Ee")]
      case .uuid:
        return [Value(text: [8, 4, 4, 4, 12].map { "[0-9A-Fa-f]{\($0)}" }.joined(separator: "-"))]
      case .date:
        note("\(parameter.name) of any form")
        return [.any(after: "[0-9]{4}-[0-9]{2}-[0-9]{2}")]
      case .url:
        note("\(parameter.name) of any form")
        return [.anything]
      }
    }
    switch parameter.scalar {
    case .builtin(let type): return values(of: type, parameter.constraint)
    case .named(let id):
      switch model[id].kind {
      case .enumeration(let cases): return cases.map { Value(text: escaped($0.text)) }
      case .wrapper(let type, let constraint): return values(of: type, constraint)
      case .external: return [.anything]
      }
    }
  }

  /// With the signs of patterns as text; the backslash is doubled, for resources read one of them away.
  private func escaped(_ text: String) -> String {
    text.map { sign in
      if sign == "\\" { return #"\\\\"# }
      return ".*+[]{}".contains(sign) ? #"\\"# + String(sign) : String(sign)
    }.joined()
  }
}
