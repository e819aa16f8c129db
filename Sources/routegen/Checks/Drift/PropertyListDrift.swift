/// Compares Info.plist and entitlements with the manifest.
enum PropertyListDrift {
  /// What an Info.plist lacks, and the schemes it registers that the manifest does not know.
  static func findings(infoPlist root: PropertyListNode, _ model: RouteModel) -> [Diagnostic] {
    let links = model.links
    let types = root["CFBundleURLTypes"]
    let registered = types?.elements.flatMap { $0["CFBundleURLSchemes"]?.texts ?? [] } ?? []
    let names = Set(registered.map { $0.value.lowercased() })
    var findings = links.schemes.filter { !names.contains($0.value) }.map { scheme in
      Diagnostic(
        .schemeNotRegistered, "Info.plist does not register the scheme '\(scheme.value)', so its links never arrive",
        at: scheme.range, related: types.map { [.init(message: "the registered schemes", range: $0.range)] } ?? [],
        help: "'routegen emit info-plist -o Info.plist' adds it")
    }
    let known = Set(links.schemes.map(\.value) + links.handoffs.flatMap { $0.schemes.map(\.value) })
    for scheme in registered where !scheme.value.contains("$(") && !known.contains(scheme.value.lowercased()) {
      findings.append(
        Diagnostic(
          .schemeNotDeclared, "the manifest does not declare the scheme '\(scheme.value)', so its links open nothing",
          at: scheme.range, help: "declare it under `links: schemes`, or under `handoff` if another SDK owns it"))
    }
    let asked = Set(root["LSApplicationQueriesSchemes"]?.texts.map { $0.value.lowercased() } ?? [])
    findings += links.queries.filter { !asked.contains($0.value.lowercased()) }.map { scheme in
      Diagnostic(
        .schemeNotRegistered,
        "LSApplicationQueriesSchemes in Info.plist lacks '\(scheme.value)', so the app may not ask for it",
        at: scheme.range, help: "'routegen emit info-plist -o Info.plist' adds it")
    }
    return findings
  }

  /// The hosts that entitlements lack.
  static func findings(entitlements root: PropertyListNode, _ model: RouteModel) -> [Diagnostic] {
    let domains = root["com.apple.developer.associated-domains"]
    let entitled =
      domains?.texts.compactMap { domain -> HostPattern? in
        let text = domain.value.lowercased()
        guard text.hasPrefix("applinks:") else { return nil }
        return text.dropFirst("applinks:".count).split(separator: "?").first.map { HostPattern(String($0)) }
      } ?? []
    return model.links.hosts.filter { host in
      !entitled.contains { $0.includes(HostPattern(host.value)) }
    }.map { host in
      Diagnostic(
        .domainNotEntitled,
        "the entitlements lack 'applinks:\(host.value)', so links to it open the browser", at: host.range,
        related: domains.map { [.init(message: "the associated domains", range: $0.range)] } ?? [],
        help: "'routegen emit entitlements -o FILE' adds it")
    }
  }
}
