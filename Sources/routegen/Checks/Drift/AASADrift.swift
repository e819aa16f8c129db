/// Compares an association file with the manifest: what it lacks, what it claims too much, and what is wrong with it.
struct AASADrift {
  private let model: RouteModel
  private let host: Int
  private let file: AASAFile
  private let appID: String?
  private let root: SourceRange
  private let claimed: AASAMatcher
  private let base: String
  private(set) var findings: [Diagnostic] = []

  /// - Parameters:
  ///   - host: Index of the host whose file it is.
  ///   - appID: The app whose part of the file counts; nil for all.
  init(_ model: RouteModel, host: Int, root: Node, appID: String?) {
    self.model = model
    self.host = host
    self.appID = appID
    self.root = root.range
    file = AASAFile(root)
    claimed = AASAMatcher(file, appID: appID)
    base = "https://" + model.links.sampleHost(host)
    checkFile()
    // What is said already explains that nothing is claimed.
    if components.allSatisfy(\.isExcluded), findings.hasErrors { return }
    checkOrder()
    let routed = URLMatcher(model)
    checkCoverage(routed)
    checkOverclaims(routed)
  }

  private var components: [AASAFile.Component] {
    file.details.filter { detail in appID.map(detail.appIDs.contains) ?? true }.flatMap(\.components)
  }

  private mutating func checkFile() {
    for fault in file.faults {
      findings.append(
        Diagnostic(.aasaInvalid, fault.message, at: fault.range, severity: fault.isGrave ? .error : .warning))
    }
    guard let appID, !file.details.isEmpty, !file.details.contains(where: { $0.appIDs.contains(appID) }) else { return }
    let names = Set(file.details.flatMap(\.appIDs)).sorted()
    let list = names.isEmpty ? "" : "; it names " + names.map { "'\($0)'" }.joined(separator: ", ")
    findings.append(Diagnostic(.aasaInvalid, "the file does not name the app '\(appID)'\(list)", at: root))
  }

  /// Components that an earlier one leaves nothing for.
  private mutating func checkOrder() {
    for detail in file.details where appID.map(detail.appIDs.contains) ?? true {
      var earlier = AASAPrefixes()
      for (index, component) in detail.components.enumerated() {
        guard let range = component.range else { continue }
        let paths = AASAMatcher.pathPatterns(component.path)
        let candidates = earlier.candidates(for: paths[0])
        if component.query.isAnything, component.fragment == "*" {
          for path in paths { earlier.add(path, index) }
        }
        let first = candidates.lazy.map { detail.components[$0] }.first { wide in
          wide.isCaseSensitive == component.isCaseSensitive && wide.isPercentEncoded == component.isPercentEncoded
            && Self.covers(wide.path, component.path, variables: file.substitutionVariables, wide.isCaseSensitive)
        }
        guard let wide = first, let widePlace = wide.range else { continue }
        let message =
          component.isExcluded && !wide.isExcluded
          ? "the exclusion of '\(component.path)' comes too late: '\(wide.path)' before it claims that already"
          : "'\(component.path)' never decides: '\(wide.path)' before it matches all of that"
        let related = [Diagnostic.Related(message: "the first that matches counts", range: widePlace)]
        findings.append(
          Diagnostic(
            .aasaInvalid, message, at: range, related: related,
            help: component.isExcluded ? "put it before the other" : "remove it, or put it before the other",
            severity: .warning))
      }
    }
  }

  private static func covers(_ outer: String, _ inner: String, variables: [String: [String]], _ cased: Bool) -> Bool {
    let outers = AASAMatcher.pathPatterns(outer)
    return AASAMatcher.pathPatterns(inner).allSatisfy { inner in
      outers.contains { AASAExpansion.covers($0, inner, variables: variables, caseSensitive: cased) }
    }
  }

  /// Patterns with a URL that the file does not claim.
  private mutating func checkCoverage(_ routed: URLMatcher) {
    let samples = PatternSamples(model)
    let hosts = model.links.hosts.map { HostPattern($0.value) }
    var seen: Set<EntryID> = []
    for pattern in model.patterns where pattern.sources.contains(.web) {
      guard pattern.hosts?.contains(where: { hosts[$0].includes(hosts[host]) }) ?? true else { continue }
      let missing = urls(of: pattern, samples).first { !claimed.claims($0) && routed.opens($0) }
      guard let missing, seen.insert(pattern.entry).inserted else { continue }
      let entry = model[pattern.entry]
      var related: [Diagnostic.Related] = []
      if case .excluded(let component) = claimed.verdict(missing), let range = claimed.component(component).range {
        related.append(.init(message: "this component excludes it", range: range))
      }
      findings.append(
        Diagnostic(
          .aasaUncovered, "the association file does not claim \(pattern.text) of `\(entry.path)`, such as \(missing)",
          at: pattern.range, related: related, help: "publish what 'routegen emit aasa' prints", example: missing,
          entries: [entry.path]))
    }
  }

  /// URLs of a pattern on the host: with every value of an enum, and with and without a rest.
  private func urls(of pattern: Pattern, _ samples: PatternSamples) -> [String] {
    let parameters = model[pattern.entry].parameters
    var all = [samples.pieces(of: pattern)]
    for parameter in parameters {
      guard case .named(let id) = parameter.scalar, case .enumeration(let cases) = model[id].kind else { continue }
      for value in cases.prefix(50) {
        all.append(samples.pieces(of: pattern) { other, _ in other.name == parameter.name ? value.text : nil })
      }
    }
    if let rest = pattern.rest?.parameter,
      let element = samples.sample(of: parameters[rest], in: .segment), var pieces = samples.pieces(of: pattern)
    {
      pieces.segments += [element, element]
      all.append(pieces)
    }
    return all.compactMap(\.self).map { base + $0.text }
  }

  /// Components with a URL that nothing routes, and that an exact file would not claim.
  private mutating func checkOverclaims(_ routed: URLMatcher) {
    let exact = AASAMatcher(AASAEmitter(model, host: host, appIDs: [], suspecting: .nothing).file)
    var seen: Set<String> = []
    for (index, component) in components.enumerated() {
      guard !component.isExcluded, let range = component.range, seen.insert(component.path).inserted else { continue }
      let urls = AASAExpansion.samples(of: component.path, variables: file.substitutionVariables)
        .map { base + $0 + component.requirement }
      let example = urls.first { url in
        claimed.verdict(url) == .claimed(component: index) && !exact.claims(url) && isUnrouted(url, routed)
      }
      guard let example else { continue }
      findings.append(
        Diagnostic(
          .aasaOverclaims, "'\(component.path)' claims \(example), which opens nothing in the app", at: range,
          help: "narrow or exclude it, or declare a route for it; 'routegen emit aasa' prints an exact file",
          example: example))
    }
  }

  private func isUnrouted(_ url: String, _ routed: URLMatcher) -> Bool {
    switch routed.match(url) {
    case .fails(.malformed), .opens, .handoff, .ambiguous: false
    case .fails: true
    }
  }
}

extension AASAFile.Component.Query {
  fileprivate var isAnything: Bool {
    switch self {
    case .whole(let pattern): pattern == "*"
    case .items(let items): items.allSatisfy { $0.pattern == "*" }
    }
  }
}

extension AASAFile.Component {
  /// A query and a fragment that the component asks for.
  fileprivate var requirement: String {
    func sample(_ pattern: String) -> String {
      pattern.replacing("?*", with: "x").replacing("*", with: "").replacing("?", with: "x")
    }
    var text = ""
    switch query {
    case .whole(let pattern): if !sample(pattern).isEmpty { text += "?" + sample(pattern) }
    case .items(let items):
      let pairs = items.map { key, pattern in "\(key)=\(sample(pattern))" }
      if !pairs.isEmpty { text += "?" + pairs.joined(separator: "&") }
    }
    return sample(fragment).isEmpty ? text : text + "#" + sample(fragment)
  }
}
