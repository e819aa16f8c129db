extension Rule {
  static let invalidHost = Rule(
    id: "invalid-host", family: .platform, severity: .error, isFixed: true,
    summary: "A text that is no host.",
    explanation: """
      A host is a domain alone: no scheme, no path, no port. `*.example.com` covers one or more labels before \
      `example.com`, but not `example.com` itself. A domain with other than ASCII letters is written as links carry \
      it, `xn--bcher-kva.example` for `bücher.example`.
      """,
    failing: """
      routegen: 1
      links: { hosts: ["https://example.com/"] }
      tabs:
        home: { url: / }
      """,
    passing: """
      routegen: 1
      links: { hosts: [example.com] }
      tabs:
        home: { url: / }
      """)
}

extension Checker {
  mutating func checkHosts() {
    for host in loaded.manifest.links.hosts {
      guard let reason = HostText.fault(in: host.text) else { continue }
      report(.invalidHost, "`\(host.text)` is no host: \(reason)", at: host.contentRange)
    }
  }
}

private enum HostText {
  /// What is wrong with a host, and the way out; nil for a good one.
  static func fault(in host: String) -> String? {
    if let scheme = host.firstRange(of: "://") {
      return "leave out the scheme; write \(bare(host[scheme.upperBound...]))"
    }
    for service in ["applinks:", "webcredentials:"] where host.hasPrefix(service) {
      return "leave out `\(service)`; write \(bare(host.dropFirst(service.count)))"
    }
    if host.hasPrefix("[") { return "an address in brackets has no association file; name a domain" }
    if host.utf8.contains(UInt8(ascii: "/")) { return "leave out the path; write \(bare(host[...]))" }
    if host.utf8.contains(UInt8(ascii: ":")) { return "leave out the port; write \(bare(host[...]))" }
    if host.utf8.contains(UInt8(ascii: "?")) { return "leave out what follows the `?`; write \(bare(host[...]))" }
    if host.hasSuffix("."), host.count > 1 { return "leave out the dot at its end; write \(host.dropLast())" }
    let domain = host.hasPrefix("*.") ? host.dropFirst(2) : host[...]
    if domain.utf8.contains(UInt8(ascii: "*")) { return "`*` stands only in front: *.example.com" }
    if domain.isEmpty || domain.utf8.count > 253 { return "a domain has 1 to 253 characters" }
    for label in domain.split(separator: ".", omittingEmptySubsequences: false) {
      if label.isEmpty { return "a part between dots is empty" }
      if label.utf8.count > 63 { return "a part between dots has more than 63 characters" }
      if label.hasPrefix("-") || label.hasSuffix("-") { return "a part between dots begins or ends with `-`" }
      if let sign = label.unicodeScalars.first(where: { !isAllowed($0) }) { return "`\(sign)` is not allowed" }
    }
    if !host.utf8.allSatisfy({ $0 < 0x80 }) {
      return "links carry it in ASCII" + (Punycode.encodingLabels(of: host).map { "; write \($0)" } ?? "")
    }
    return nil
  }

  private static func bare(_ text: Substring) -> Substring {
    text.prefix { $0 != "/" && $0 != ":" && $0 != "?" && $0 != "#" }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    if !scalar.isASCII { return scalar.properties.isAlphabetic || scalar.properties.numericType != nil }
    return scalar == "-" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
