/// A URL taken apart by rules 1, 2, 3 and 8 of the manifest, before any pattern is looked at.
struct URLParts: Sendable {
  /// One `key=value` of a query or a fragment, as written.
  struct Pair: Sendable {
    var rawKey: Bytes
    /// Nil without `=`.
    var rawValue: Bytes?
    /// The decoded key; nil where it cannot be decoded, so that it equals no declared key.
    var key: String?
  }

  var source: LinkSources
  /// Indices into `LinkSettings.hosts` of those that cover the URL's host; empty for a custom scheme.
  var hosts: [Int] = []
  /// Decoded, without trailing empty ones.
  var segments: [Bytes] = []
  /// The first segment was the authority of a custom scheme.
  var hasAuthoritySegment = false
  /// An empty segment inside the path: nothing matches.
  var hasEmptySegment = false
  var query: [Pair] = []
  /// As written, without `#`; nil where there is none.
  var fragment: Bytes?
}

/// Takes URLs apart, as far as that depends only on the declared schemes and hosts.
struct URLReader: Sendable {
  static let maximumLength = 8 * 1024
  static let maximumSegments = 64
  static let maximumPairs = 128

  /// What a URL is before its path is looked at.
  enum Form: Sendable {
    case link(URLParts)
    case handoff(name: String, scheme: String)
    case foreign(String)
  }

  private let schemes: Set<String>
  private let handoffs: [String: String]
  private let hosts: [HostPattern]
  let plusIsSpace: Bool

  init(_ links: LinkSettings) {
    schemes = Set(links.schemes.map(\.value))
    let owned = links.handoffs.flatMap { handoff in handoff.schemes.map { ($0.value, handoff.name) } }
    handoffs = Dictionary(owned, uniquingKeysWith: { first, _ in first })
    hosts = links.hosts.map { HostPattern($0.value) }
    plusIsSpace = links.plusIsSpace
  }

  func read(_ url: Bytes) throws(MalformedURL) -> Form {
    guard url.count <= Self.maximumLength else { throw .tooLong }
    guard let colon = url.firstIndex(where: { !$0.isSchemeByte }), url[colon] == UInt8(ascii: ":"),
      let first = url.first, first.isASCIILetter
    else { throw .noScheme }
    let scheme = String(decoding: url[..<colon].asciiLowercased, as: UTF8.self)
    if let name = handoffs[scheme] { return .handoff(name: name, scheme: scheme) }
    let isWeb = scheme == "https" || scheme == "http"
    guard isWeb || schemes.contains(scheme) else { return .foreign(scheme) }
    if url.contains(where: { $0 < 0x20 || $0 == 0x7F }) { throw .controlCharacter }

    var rest = url[(colon + 1)...]
    var parts = URLParts(source: isWeb ? .web : .scheme)
    if let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
      parts.fragment = rest[(hash + 1)...]
      rest = rest[..<hash]
    }
    var query: Bytes = []
    if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
      query = rest[(mark + 1)...]
      rest = rest[..<mark]
    }
    let authority = takeAuthority(from: &rest)
    if isWeb {
      guard let authority, !authority.isEmpty else { throw .noHost }
      let host = try self.host(of: authority, defaultPort: scheme == "https" ? "443" : "80")
      parts.hosts = hosts.indices.filter { hosts[$0].covers(host) }
      if parts.hosts.isEmpty { return .foreign(host) }
    } else if let authority, !authority.isEmpty {
      parts.segments.append(try Self.firstSegment(authority))
      parts.hasAuthoritySegment = true
    }
    try Self.readPath(rest, into: &parts)
    parts.query = pairs(query)
    guard parts.query.count <= Self.maximumPairs else { throw .tooManyQueryPairs }
    return .link(parts)
  }

  /// The pairs of a query, or of a fragment that is read as one; empty pieces between `&` are none.
  func pairs(_ text: Bytes) -> [URLParts.Pair] {
    text.split(separator: UInt8(ascii: "&")).map { piece in
      let equals = piece.firstIndex(of: UInt8(ascii: "="))
      let rawKey = piece[..<(equals ?? piece.endIndex)]
      return URLParts.Pair(
        rawKey: rawKey, rawValue: equals.map { piece[($0 + 1)...] },
        key: rawKey.percentDecoded(plusIsSpace: plusIsSpace)?.string)
    }
  }

  /// Cuts `//authority` off the front.
  private func takeAuthority(from rest: inout Bytes) -> Bytes? {
    guard rest.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) else { return nil }
    let text = rest.dropFirst(2)
    let end = text.firstIndex(of: UInt8(ascii: "/")) ?? text.endIndex
    rest = text[end...]
    return text[..<end]
  }

  /// The host of a web URL in lower case, with its port unless that is absent or the default one.
  private func host(of authority: Bytes, defaultPort: String) throws(MalformedURL) -> String {
    if authority.contains(UInt8(ascii: "@")) { throw .userInfo }
    if authority.contains(UInt8(ascii: "\\")) { throw .backslashInAuthority }
    var host = authority
    if let colon = authority.lastIndex(of: UInt8(ascii: ":")) {
      let port = authority[(colon + 1)...]
      if port.isEmpty || port.equals(defaultPort.utf8) { host = authority[..<colon] }
    }
    if host.isEmpty { throw .noHost }
    return String(decoding: host.asciiLowercased, as: UTF8.self)
  }

  /// The authority of a custom scheme, which is its first path segment.
  private static func firstSegment(_ authority: Bytes) throws(MalformedURL) -> Bytes {
    for byte in authority {
      switch byte {
      case UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "["):
        throw .reservedInAuthority(Character(Unicode.Scalar(byte)))
      case UInt8(ascii: "\\"): throw .backslashInAuthority
      default: continue
      }
    }
    return Punycode.decodingLabels(of: try segment(authority))
  }

  private static func readPath(_ path: Bytes, into parts: inout URLParts) throws(MalformedURL) {
    var path = path
    while path.last == UInt8(ascii: "/") { path.removeLast() }
    guard !path.isEmpty else { return }
    if path.first == UInt8(ascii: "/") { path.removeFirst() }
    let pieces = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.segments.count + pieces.count <= maximumSegments else { throw .tooManySegments }
    for piece in pieces {
      if piece.isEmpty { parts.hasEmptySegment = true }
      parts.segments.append(try segment(piece))
    }
  }

  private static func segment(_ raw: Bytes) throws(MalformedURL) -> Bytes {
    guard let text = raw.percentDecoded() else { throw .badEscape(raw.string) }
    if text.first == UInt8(ascii: "."), text.equals(".".utf8) || text.equals("..".utf8) { throw .dotSegment }
    return text
  }
}

/// A declared host: exact, or `*.x` for one or more labels before `x`.
struct HostPattern: Sendable, Hashable {
  let text: String
  /// The text with its leading dot after `*`; nil for an exact host.
  private let suffix: [UInt8]?

  init(_ text: String) {
    self.text = text
    suffix = text.hasPrefix("*.") ? Array(text.utf8.dropFirst()) : nil
  }

  /// - Parameter host: in lower case, with its port unless that is the usual one; no declared host has a port.
  func covers(_ host: String) -> Bool {
    guard let suffix else { return host == text }
    let bytes = Array(host.utf8)
    if bytes.contains(UInt8(ascii: ":")) { return false }
    guard bytes.count > suffix.count, bytes.suffix(suffix.count).elementsEqual(suffix) else { return false }
    let labels = bytes.dropLast(suffix.count).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return labels.allSatisfy { !$0.isEmpty }
  }

  /// Every host that `other` covers is covered by this one.
  func includes(_ other: HostPattern) -> Bool {
    guard let suffix = other.suffix else { return covers(other.text) }
    guard let own = self.suffix else { return false }
    return suffix.count >= own.count && suffix.suffix(own.count).elementsEqual(own)
  }
}
