/// Decides what Apple's matcher would make of a URL.
struct AASAMatcher: Sendable {
  /// The verdict on a URL, and the component that gave it.
  enum Verdict: Sendable, Equatable {
    case claimed(component: Int)
    case excluded(component: Int)
    case unclaimed
  }

  private struct Compiled: Sendable {
    var paths: [AASAPattern]
    var wholeQuery: AASAPattern?
    var items: [(key: String, pattern: AASAPattern)] = []
    var fragment: AASAPattern
    var component: AASAFile.Component
  }

  private let components: [Compiled]
  private var prefixes = AASAPrefixes()

  /// A matcher for the details of one app, or of every app where `appID` is nil.
  init(_ file: AASAFile, appID: String? = nil) {
    let variables = file.substitutionVariables
    components =
      file.details
      .filter { detail in appID.map { detail.appIDs.contains($0) } ?? true }
      .flatMap(\.components)
      .map { component in
        var compiled = Compiled(
          paths: Self.pathPatterns(component.path).map { AASAPattern($0, variables: variables) },
          fragment: AASAPattern(component.fragment, variables: variables),
          component: component)
        switch component.query {
        case .whole(let pattern): compiled.wholeQuery = AASAPattern(pattern, variables: variables)
        case .items(let items):
          compiled.items = items.map { ($0.key, AASAPattern($0.pattern, variables: variables)) }
        }
        return compiled
      }
    for (number, component) in components.map(\.component).enumerated() {
      // The path is decoded for those that want it so, which the index knows nothing of.
      let paths = component.isPercentEncoded ? Self.pathPatterns(component.path) : ["*"]
      for path in paths { prefixes.add(path, number) }
    }
  }

  /// A leading slash is optional, trailing ones never count, and `/buy/*` also stands for `/buy`.
  static func pathPatterns(_ pattern: String) -> [String] {
    var text = pattern
    if !text.hasPrefix("*") { text = "/" + text.drop { $0 == "/" } }
    var patterns = [trimmed(text)]
    if text.hasSuffix("/*") { patterns.append(trimmed(String(text.dropLast(2)))) }
    return patterns
  }

  private static func trimmed(_ path: String) -> String {
    var text = Substring(path)
    while text.hasSuffix("/") { text.removeLast() }
    return text.isEmpty ? "/" : String(text)
  }

  func component(_ index: Int) -> AASAFile.Component { components[index].component }

  /// The verdict on a URL given by its encoded parts; `path` begins with `/` or is empty.
  func verdict(path: String, query: String, fragment: String) -> Verdict {
    let path = Self.trimmed("/" + path.drop { $0 == "/" })
    for index in prefixes.candidates(for: path) {
      let compiled = components[index]
      guard matches(compiled, path: path, query: query, fragment: fragment) else { continue }
      return compiled.component.isExcluded ? .excluded(component: index) : .claimed(component: index)
    }
    return .unclaimed
  }

  /// The verdict on a whole web URL.
  func verdict(_ url: String) -> Verdict {
    // "https:", "", and the host with what follows it.
    let parts = url.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    let isWhole = parts.count == 3 && parts[0].hasSuffix(":") && parts[1].isEmpty
    let rest = isWhole ? parts[2].drop { !"/?#".contains($0) } : Substring(url)
    let beforeFragment = rest.prefix { $0 != "#" }
    let path = beforeFragment.prefix { $0 != "?" }
    return verdict(
      path: String(path), query: String(beforeFragment.dropFirst(path.count + 1)),
      fragment: String(rest.dropFirst(beforeFragment.count + 1)))
  }

  /// The system would open the app for a whole web URL.
  func claims(_ url: String) -> Bool {
    if case .claimed = verdict(url) { true } else { false }
  }

  private func matches(_ compiled: Compiled, path: String, query: String, fragment: String) -> Bool {
    let component = compiled.component
    func text(_ encoded: String) -> String { component.isPercentEncoded ? encoded : percentDecoded(encoded) }
    func fits(_ pattern: AASAPattern, _ encoded: String) -> Bool {
      pattern.matches(text(encoded), caseSensitive: component.isCaseSensitive)
    }
    guard compiled.paths.contains(where: { fits($0, path) }), fits(compiled.fragment, fragment) else { return false }
    if let whole = compiled.wholeQuery { return fits(whole, query) }
    let pairs = query.split(separator: "&").map {
      $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    }
    return compiled.items.allSatisfy { key, pattern in
      let values = pairs.filter { $0[0] == key }.map { $0.count > 1 ? String($0[1]) : "" }
      return (values.isEmpty ? [""] : values).allSatisfy { fits(pattern, $0) }
    }
  }
}

/// The text with its percent-escapes decoded; bad ones stay as they are.
func percentDecoded(_ text: String) -> String {
  guard text.utf8.contains(0x25) else { return text }
  let bytes = Array(text.utf8)
  var decoded: [UInt8] = []
  var index = 0
  while index < bytes.count {
    if bytes[index] == 0x25, index + 2 < bytes.count,
      let high = hexDigit(bytes[index + 1]), let low = hexDigit(bytes[index + 2])
    {
      decoded.append(high << 4 | low)
      index += 3
    } else {
      decoded.append(bytes[index])
      index += 1
    }
  }
  return String(decoding: decoded, as: UTF8.self)
}

private func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 0x30...0x39: byte - 0x30
  case 0x41...0x46: byte - 0x41 + 10
  case 0x61...0x66: byte - 0x61 + 10
  default: nil
  }
}
