/// One URL, in the parts that patterns look at, decoded.
struct SampleURL: Sendable {
  var segments: [[UInt8]]
  /// Values of demanded keys that are there; see `SpecialValue` for one without `=`.
  var values: [DemandKeyID: [UInt8]]
  var form: Int32
}

extension PatternTable {
  /// A short URL of a region.
  func sample(_ region: Region) throws(TooComplex) -> SampleURL? {
    guard region.segments.count <= Self.largestSegmentCount,
      let form = preferredForm(region.requirement.forms)
    else { return nil }
    var result = SampleURL(segments: [], values: [:], form: form)
    for language in region.segments {
      guard let text = try store.example(language) else { return nil }
      result.segments.append(text)
    }
    for demand in region.requirement.demands {
      if store.contains(demand.language, SpecialValue.absent) { continue }
      guard let text = try store.valueExample(demand.language) else { return nil }
      result.values[demand.key] = text
    }
    return withOneFragment(result, region)
  }

  /// A fragment is written either as pairs or as a whole, whichever gives what the region asks of both.
  private func withOneFragment(_ sample: SampleURL, _ region: Region) -> SampleURL {
    guard let whole = keyNumbers[.fragment], sample.values[whole] != nil, !fragmentPairs(of: sample).isEmpty else {
      return sample
    }
    var asPairs = sample
    asPairs.values[whole] = nil
    if meets(asPairs, region.requirement) { return asPairs }
    var asWhole = sample
    for key in sample.values.keys {
      if case .fragmentPair = keys[Int(key.index)] { asWhole.values[key] = nil }
    }
    return meets(asWhole, region.requirement) ? asWhole : asPairs
  }

  /// The same URL, with other segments in place of those that are literals somewhere.
  func avoidingLiterals(_ sample: SampleURL, in region: Region) -> SampleURL {
    var result = sample
    for (index, language) in region.segments.enumerated() {
      result.segments[index] = store.avoidingLiterals(sample.segments[index], in: language)
    }
    return result
  }

  /// The form that links are printed in, where there is a choice.
  private func preferredForm(_ forms: [Int32]) -> Int32? {
    guard let first = forms.first, let last = forms.last else { return nil }
    if first == LinkForms.scheme, model.links.canonical == .web, last != first { return forms[1] }
    return first
  }

  /// Whether a URL has what is asked for beside the path.
  func meets(_ sample: SampleURL, _ requirement: Requirement) -> Bool {
    if !requirement.forms.contains(sample.form) { return false }
    for demand in requirement.demands {
      let value = value(of: demand.key, in: sample) ?? SpecialValue.absent
      if !store.contains(demand.language, value) { return false }
    }
    return true
  }

  /// The value that a URL has for a key; a fragment taken whole is read as one key, and pairs as one text.
  func value(of key: DemandKeyID, in sample: SampleURL) -> [UInt8]? {
    if let value = sample.values[key] { return value }
    switch keys[Int(key.index)] {
    case .query: return nil
    case .fragment:
      let pairs = fragmentPairs(of: sample).map { key, value in
        value == SpecialValue.withoutEquals ? key : key + [0x3D] + SpecialValue.readingCommas(value)
      }
      return pairs.isEmpty ? nil : Array(pairs.joined(separator: [0x26]))
    case .fragmentPair(let name):
      guard let whole = wholeFragment(of: sample) else { return nil }
      return whole.elementsEqual(name.utf8) ? SpecialValue.withoutEquals : nil
    }
  }

  private func wholeFragment(of sample: SampleURL) -> [UInt8]? {
    sample.values.first { keys[Int($0.key.index)] == .fragment }?.value
  }

  private func fragmentPairs(of sample: SampleURL) -> [(key: [UInt8], value: [UInt8])] {
    pairs(of: sample) { if case .fragmentPair(let name) = $0 { name } else { nil } }
  }

  private func queryPairs(of sample: SampleURL) -> [(key: [UInt8], value: [UInt8])] {
    pairs(of: sample) { if case .query(let name) = $0 { name } else { nil } }
  }

  /// The keys of one kind with their values; a key with several values stands there as often.
  private func pairs(
    of sample: SampleURL, _ name: (DemandKey) -> String?
  ) -> [(key: [UInt8], value: [UInt8])] {
    sample.values.sorted { $0.key.index < $1.key.index }.flatMap { key, value -> [(key: [UInt8], value: [UInt8])] in
      guard let name = name(keys[Int(key.index)]) else { return [] }
      // Where commas mean nothing they need no escape.
      let value = isListKey[Int(key.index)] ? value : value.map { $0 == 0x2C ? SpecialValue.comma : $0 }
      return value.split(separator: SpecialValue.separator, omittingEmptySubsequences: false)
        .map { (Array(name.utf8), Array($0)) }
    }
  }

  /// A URL in full, as it would be typed; without schemes and hosts, its path.
  func text(of sample: SampleURL) -> String {
    var path = ""
    for (index, segment) in sample.segments.enumerated() {
      if index > 0 { path += "/" }
      path += URLText.escaped(segment, URLText.isPlainInPath)
    }
    let query = queryPairs(of: sample).map { Self.escapedPair($0.key, $0.value) }
    if !query.isEmpty { path += "?" + query.joined(separator: "&") }
    let pairs = fragmentPairs(of: sample).map { Self.escapedPair($0.key, $0.value) }
    if !pairs.isEmpty {
      path += "#" + pairs.joined(separator: "&")
    } else if let whole = wholeFragment(of: sample) {
      path += "#" + URLText.escaped(whole, URLText.isPlainInValue)
    }
    if forms.isUndeclared { return "/" + path }
    if sample.form == LinkForms.scheme {
      let scheme = model.links.schemes.first?.value ?? ""
      let mayBeAuthority = sample.segments.first?.allSatisfy(URLText.isPlainInAuthority) ?? false
      return scheme + (mayBeAuthority && startsWithLiteral(sample) ? "://" : ":///") + path
    }
    return "https://" + host(of: sample.form) + "/" + path
  }

  private func startsWithLiteral(_ sample: SampleURL) -> Bool {
    guard let first = sample.segments.first, let literal = store.knownLiteral(first) else { return false }
    return trie.child(of: 0, literal) != nil
  }

  private static func escapedPair(_ key: [UInt8], _ value: [UInt8]) -> String {
    let key = URLText.escaped(key, URLText.isPlainInValue)
    if value == SpecialValue.withoutEquals { return key }
    let pieces = value.split(separator: SpecialValue.comma, omittingEmptySubsequences: false).map { piece in
      URLText.escaped(Array(piece)) { URLText.isPlainInValue($0) && $0 != 0x2C }
    }
    return key + "=" + pieces.joined(separator: ",")
  }

  /// A host of a form; under a wildcard one that no other declared host covers.
  private func host(of form: Int32) -> String {
    let hosts = model.links.hosts.map(\.value)
    let declared = hosts[Int(form) - 1]
    guard declared.hasPrefix("*.") else { return declared }
    let tail = declared.dropFirst()
    let labels = ["www", "a", "b"] + (1...(hosts.count + 1)).map { "a\($0)" }
    let label = labels.first { label in
      let host = Array((label + tail).utf8)
      return !hosts.contains { other in
        other != declared && other.utf8.count >= declared.utf8.count
          && (other.utf8.elementsEqual(host) || LinkForms.covers(Array(other.utf8), host))
      }
    }
    return (label ?? "a") + tail
  }
}

extension LanguageStore {
  /// The shortest text of a language of values that is not empty, if it has one.
  func valueExample(_ id: LanguageID) throws(TooComplex) -> [UInt8]? {
    // A number is never empty, and the automaton of a range of them is large.
    if case .numbers = self[id] { return try example(id) }
    let values = intern(.known(.valueText), .text)
    if let text = try intersection(id, values) { return try example(text) }
    return try example(id)
  }
}

/// Escaping for the parts of a URL.
enum URLText {
  static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }

  /// Unreserved characters, and `! $ & ' ( ) * , : ; = @`.
  static func isPlainInPath(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || [0x21, 0x24, 0x26, 0x27, 0x28, 0x29, 0x2A, 0x2C, 0x3A, 0x3B, 0x3D, 0x40].contains(byte)
  }

  /// Unreserved characters, and `/ : , @`.
  static func isPlainInValue(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || [0x2F, 0x3A, 0x2C, 0x40].contains(byte)
  }

  /// `a-z 0-9 - . _`
  static func isPlainInAuthority(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
    default: false
    }
  }

  static func escaped(_ bytes: [UInt8], _ isPlain: (UInt8) -> Bool) -> String {
    if bytes.allSatisfy(isPlain) { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in bytes {
      if isPlain(byte) {
        result.append(byte)
      } else {
        result += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
