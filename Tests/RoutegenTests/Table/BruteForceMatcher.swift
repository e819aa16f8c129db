import Foundation

@testable import routegen

/// Rules 1 to 5 and 8 of how a URL is matched, written down as plainly as they are said: every pattern is tried, and
/// the winner is found by comparing sets over a universe of texts. It shares no code with the tool or the runtime.
struct BruteForceMatcher {
  enum Outcome: Equatable {
    case opens(entry: Int, values: [Value])
    case nothing, malformed, foreign
    /// Several match and none wins; then nothing is asserted.
    case ambiguous
  }

  enum Value: Equatable {
    case none
    case one(String)
    case many([String])
  }

  let model: RouteModel
  /// The texts over which segments are compared: enough to tell apart those the tests use.
  let universe: [String]
  let memory = Memory()

  struct Parts {
    var isWeb = false
    var host = ""
    var segments: [String] = []
    var startsWithAuthority = false
    var query: [(key: String, value: String?)] = []
    var fragment: String?
  }

  private struct Malformed: Error {}
  private struct Foreign: Error {}

  func match(_ url: String) -> Outcome {
    do {
      let parts = try split(url)
      if parts.segments.contains("") { return .nothing }
      var matching: [(pattern: Pattern, values: [Value], isMalformed: Bool)] = []
      for pattern in model.patterns {
        if let reading = try read(pattern, parts) { matching.append((pattern, reading.values, reading.isMalformed)) }
      }
      if parts.startsWithAuthority, let first = parts.segments.first {
        let isExact = { (pattern: Pattern) in pattern.segments.first == .literal(nfc(first)) }
        if matching.contains(where: { isExact($0.pattern) }) {
          matching.removeAll { item in
            if case .literal = item.pattern.segments.first { !isExact(item.pattern) } else { false }
          }
        }
      }
      if matching.isEmpty { return .nothing }
      let winners = matching.filter { one in
        matching.allSatisfy { other in
          other.pattern.id == one.pattern.id
            || wins(one.pattern, over: other.pattern) && !wins(other.pattern, over: one.pattern)
        }
      }
      guard let winner = winners.first, winners.count == 1 else { return .ambiguous }
      return winner.isMalformed ? .malformed : .opens(entry: winner.pattern.entry.index, values: winner.values)
    } catch is Malformed {
      return .malformed
    } catch {
      return .foreign
    }
  }

  // MARK: Rules 1, 2, 3 and 8

  private func split(_ url: String) throws -> Parts {
    if url.utf8.count > 8192 { throw Malformed() }
    // By scalars: a combining mark behind the colon is a part of its character.
    guard let match = url.prefixMatch(of: /([A-Za-z][A-Za-z0-9+.\-]*):/.matchingSemantics(.unicodeScalar)) else {
      throw Malformed()
    }
    let scheme = match.1.lowercased()
    var rest = String(url.unicodeScalars[match.range.upperBound...])
    var parts = Parts()
    parts.isWeb = scheme == "http" || scheme == "https"
    if !parts.isWeb, !model.links.schemes.contains(where: { $0.value == scheme }) { throw Foreign() }
    if url.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) { throw Malformed() }
    if let hash = rest.unicodeScalars.firstIndex(of: "#") {
      parts.fragment = String(rest.unicodeScalars[rest.unicodeScalars.index(after: hash)...])
      rest = String(rest.unicodeScalars[..<hash])
    }
    var query: String?
    if let mark = rest.unicodeScalars.firstIndex(of: "?") {
      query = String(rest.unicodeScalars[rest.unicodeScalars.index(after: mark)...])
      rest = String(rest.unicodeScalars[..<mark])
    }
    var authority: String?
    if rest.hasPrefix("//") {
      let text = rest.unicodeScalars.dropFirst(2)
      authority = String(String.UnicodeScalarView(text.prefix { $0 != "/" }))
      rest = String(String.UnicodeScalarView(text.drop { $0 != "/" }))
    }
    if parts.isWeb {
      guard let authority, !authority.isEmpty else { throw Malformed() }
      if authority.contains("@") || authority.contains("\\") { throw Malformed() }
      var host = folded(authority)
      if let colon = host.lastIndex(of: ":") {
        let port = host[host.index(after: colon)...]
        if port.isEmpty || port == (scheme == "https" ? "443" : "80") { host = String(host[..<colon]) }
      }
      if host.isEmpty { throw Malformed() }
      guard !host.contains(":"), model.links.hosts.contains(where: { covers($0.value, host) }) else { throw Foreign() }
      parts.host = host
    } else if let authority, !authority.isEmpty {
      if authority.contains(where: { ":@[\\".contains($0) }) { throw Malformed() }
      parts.startsWithAuthority = true
      parts.segments.append(authority)
    }
    while rest.unicodeScalars.last == "/" { rest.unicodeScalars.removeLast() }
    if !rest.isEmpty {
      if rest.unicodeScalars.first == "/" { rest.unicodeScalars.removeFirst() }
      let pieces = rest.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
      parts.segments += pieces.map { String($0) }
    }
    if parts.segments.count > 64 { throw Malformed() }
    parts.segments = try parts.segments.map { segment in
      guard let text = decode(segment, plus: false), text != ".", text != ".." else { throw Malformed() }
      return text
    }
    if parts.startsWithAuthority {
      let labels = parts.segments[0].components(separatedBy: ".")
      parts.segments[0] = labels.map(Self.decodedLabel).joined(separator: ".")
    }
    parts.query = pairs(query ?? "")
    if parts.query.count > 128 { throw Malformed() }
    return parts
  }

  private func covers(_ declared: String, _ host: String) -> Bool {
    if !declared.hasPrefix("*.") { return declared == host }
    let labels = host.components(separatedBy: ".")
    let suffix = declared.components(separatedBy: ".").dropFirst()
    return labels.count > suffix.count && Array(labels.suffix(suffix.count)) == Array(suffix) && !labels.contains("")
  }

  private func pairs(_ text: String) -> [(key: String, value: String?)] {
    text.unicodeScalars.split(separator: "&").map { piece in
      let parts = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
    }
  }

  private func decode(_ text: String, plus: Bool) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+") where plus && model.links.plusIsSpace: bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        guard digits.wholeMatch(of: /[0-9A-Fa-f]{2}/) != nil, let value = UInt8(digits, radix: 16), value > 0 else {
          return nil
        }
        bytes.append(value)
        rest = rest.dropFirst(2)
      default: bytes.append(byte)
      }
    }
    return String(bytes: bytes, encoding: .utf8)
  }

  // MARK: One pattern

  private func read(_ pattern: Pattern, _ parts: Parts) throws -> (values: [Value], isMalformed: Bool)? {
    let parameters = model.entries[pattern.entry.index].parameters
    guard pattern.sources.contains(parts.isWeb ? .web : .scheme) else { return nil }
    if parts.isWeb, let hosts = pattern.hosts,
      !hosts.contains(where: { covers(model.links.hosts[$0].value, parts.host) })
    {
      return nil
    }
    guard
      pattern.rest == nil
        ? parts.segments.count == pattern.segments.count : parts.segments.count >= pattern.segments.count
    else { return nil }
    var values = [Value](repeating: .none, count: parameters.count)
    for (index, segment) in pattern.segments.enumerated() {
      let text = parts.segments[index]
      guard holds(segment, text, parameters, foldsCase: index == 0 && parts.startsWithAuthority) else { return nil }
      if case .placeholder(let placeholder) = segment, let parameter = placeholder.parameter {
        values[parameter] = inner(placeholder, text).map { .one($0) } ?? .none
      }
    }
    if let rest = pattern.rest?.parameter {
      let elements = Array(parts.segments.dropFirst(pattern.segments.count))
      guard elements.allSatisfy({ fits($0, parameters[rest]) }) else { return nil }
      values[rest] = .many(elements)
    }
    for (parameter, value) in pattern.fixed {
      switch value {
      case .text(let text): values[parameter] = .one(text)
      case .list(let texts): values[parameter] = .many(texts)
      }
    }
    var isMalformed = false
    func take(_ item: Pattern.QueryItem, _ pairs: [(key: String, value: String?)], plus: Bool = true) -> Bool {
      let given = pairs.filter { decode($0.key, plus: plus) == item.key }
      switch item.value {
      case .present, .literal:
        let texts = given.map { decode($0.value ?? "", plus: plus) }
        if texts.contains(nil) { isMalformed = true }
        guard let first = texts.first else { return false }
        if case .literal(let wanted) = item.value, let first, first != wanted { return false }
        return true
      case .parameter(let index):
        let parameter = parameters[index]
        if parameter.shape == .list {
          var raw = given.map { $0.value ?? "" }
          if parameter.listStyle == .comma {
            raw = raw.filter { !$0.isEmpty }.flatMap { $0.components(separatedBy: ",") }
          } else if !isText(parameter) {
            raw = raw.filter { !$0.isEmpty }
          }
          let texts = raw.map { decode($0, plus: plus) }
          if texts.contains(nil) { isMalformed = true }
          guard texts.compactMap({ $0 }).allSatisfy({ fits($0, parameter) }) else { return false }
          if !given.isEmpty { values[index] = .many(texts.compactMap { $0 }) }
          return true
        }
        if given.contains(where: { decode($0.value ?? "", plus: plus) == nil }) { isMalformed = true }
        guard let first = given.first else { return parameter.mayBeAbsent }
        guard let text = decode(first.value ?? "", plus: plus) else { return true }
        if !text.isEmpty || isText(parameter) {
          values[index] = .one(text)
          return fits(text, parameter)
        }
        if base(parameter) == .bool, first.value == nil {
          values[index] = .one("true")
          return true
        }
        return parameter.mayBeAbsent
      }
    }
    for item in pattern.query where !take(item, parts.query) { return nil }
    switch pattern.fragment {
    case .literal(let text):
      guard let fragment = parts.fragment else { return nil }
      guard let decoded = decode(fragment, plus: false) else {
        isMalformed = true
        break
      }
      if decoded != text { return nil }
    case .parameter(let index):
      let pairs: [(key: String, value: String?)] = parts.fragment.map { [("", $0)] } ?? []
      if !take(Pattern.QueryItem(key: "", value: .parameter(index)), pairs, plus: false) { return nil }
    case .pairs(let items):
      for item in items where !take(item, pairs(parts.fragment ?? "")) { return nil }
    case nil: break
    }
    return (values, isMalformed)
  }
}
