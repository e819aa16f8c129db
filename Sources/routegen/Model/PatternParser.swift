/// Takes URL patterns apart: `/product/:id?ref=:source`.
struct PatternParser {
  /// No URL has more, so no pattern needs more.
  static let mostSegments = 64
  private static let mostPairs = 128
  private static let mostBytes = 8192

  let text: ManifestText
  let bytes: [UInt8]
  private let plusIsSpace: Bool

  private init(_ text: ManifestText, plusIsSpace: Bool) {
    self.text = text
    self.plusIsSpace = plusIsSpace
    bytes = Array(text.text.utf8)
  }

  static func parse(_ text: ManifestText, plusIsSpace: Bool) throws(PatternError) -> ParsedPattern {
    try PatternParser(text, plusIsSpace: plusIsSpace).parse()
  }

  private func parse() throws(PatternError) -> ParsedPattern {
    try checkStart()
    let end = bytes.count
    let pathEnd = bytes.firstIndex { $0 == Sign.question || $0 == Sign.hash } ?? end
    let queryEnd =
      pathEnd < end && bytes[pathEnd] == Sign.hash ? pathEnd : index(of: Sign.hash, in: pathEnd..<end) ?? end
    var pattern = ParsedPattern()
    try parsePath(pathEnd, into: &pattern)
    if pathEnd < queryEnd {
      if pathEnd + 1 == queryEnd { throw emptyQuery(at: pathEnd) }
      pattern.query = try parsePairs(pathEnd + 1..<queryEnd)
    }
    if queryEnd < end { pattern.fragment = try parseFragment(queryEnd + 1..<end) }
    return pattern
  }

  private func checkStart() throws(PatternError) {
    if let control = bytes.firstIndex(where: { $0 < 0x20 || $0 == 0x7F }) {
      throw failure(
        bytes[control] == 0x0A
          ? "a URL is one line; write it right behind its key, or with `>-`"
          : "a control character is in no URL; leave it out, or write it escaped", control..<control + 1)
    }
    let whole = 0..<bytes.count
    if bytes.count > Self.mostBytes { throw failure("a URL has at most \(Self.mostBytes) bytes", whole) }
    if bytes.first == Sign.slash {
      guard text.scalar.style == .plain, let last = bytes.last, last == UInt8(ascii: ",") || last == UInt8(ascii: ";")
      else { return }
      let sign = Unicode.Scalar(last)
      throw failure("`\(sign)` at the end is part of the URL; take it out, or quote the URL", whole.suffix(1))
    }
    if bytes.isEmpty { throw failure("a URL pattern cannot be empty; write / for the root", whole) }
    if let colon = index(of: Sign.colon, in: whole), colon > 0, ScalarValue.isScheme(piece(0..<colon)) {
      throw failure(
        "`\(text.text)` has a scheme; a pattern is a path, and schemes and hosts are declared under `links`; write "
          + pathOnly(after: colon + 1), whole)
    }
    if let first = text.text.first, "“”„‘’«»".contains(first) {
      throw failure("\(first) is part of the text, for YAML knows only straight quotes; write \"/…\"", whole)
    }
    throw failure("a URL pattern begins with `/`; write /\(piece(whole).drop { $0 == " " || $0 == "/" })", whole)
  }

  /// What a full URL would be as a pattern.
  private func pathOnly(after start: Int) -> String {
    var start = start
    let isWeb = bytes[..<start].elementsEqual("https:".utf8) || bytes[..<start].elementsEqual("http:".utf8)
    while start < bytes.count, bytes[start] == Sign.slash { start += 1 }
    if isWeb { start = min((index(of: Sign.slash, in: start..<bytes.count) ?? bytes.count) + 1, bytes.count) }
    return "/" + piece(start..<bytes.count)
  }

  // MARK: Path

  private func parsePath(_ end: Int, into pattern: inout ParsedPattern) throws(PatternError) {
    var stop = end
    while stop > 1, bytes[stop - 1] == Sign.slash { stop -= 1 }
    if stop < end, stop > 1 { pattern.trailingSlash = text.range(of: stop..<end) }
    if stop == 1 { return }
    var start = 1
    while start <= stop {
      let next = index(of: Sign.slash, in: start..<stop) ?? stop
      if start == next {
        throw failure("`//` holds an empty segment, which no URL matches; write a single `/`", start - 1..<next + 1)
      }
      if bytes[start] == Sign.star {
        let rest = try name(start + 1..<next, in: start..<next, sign: "*")
        if next < stop {
          throw failure(
            "`*\(rest.name)` takes the rest of the path, so nothing can follow it; put it last, or write :\(rest.name) "
              + "for one segment", start..<next)
        }
        pattern.rest = rest
      } else {
        pattern.segments.append(
          ParsedPattern.Segment(content: try segment(start..<next), range: text.range(of: start..<next)))
      }
      if pattern.segments.count > Self.mostSegments {
        throw failure("a URL has at most \(Self.mostSegments) segments", start..<stop)
      }
      start = next + 1
    }
  }

  private static let optionalPlaceholder = "no placeholder of a path is optional; give two URLs, one without it"

  private func segment(_ range: Range<Int>) throws(PatternError) -> ParsedPattern.Segment.Content {
    if bytes[range.lowerBound] == Sign.space || bytes[range.upperBound - 1] == Sign.space {
      throw failure(
        "a space at the edge of a segment is written %20; several URLs are a list, as [/orders, /order]", range)
    }
    if bytes[range.lowerBound] == Sign.colon {
      return .placeholder(
        try name(range.lowerBound + 1..<range.upperBound, in: range, sign: ":"), prefix: "", suffix: "")
    }
    guard let open = index(of: Sign.openBrace, in: range) else { return .literal(try literalSegment(range)) }
    guard let close = index(of: Sign.closeBrace, in: open..<range.upperBound) else {
      if bytes[range.upperBound...].starts(with: "?}".utf8) {
        throw failure(Self.optionalPlaceholder, open..<range.upperBound + 2)
      }
      throw failure("`{` is not closed; write {name}, or %7B for the character itself", open..<range.upperBound)
    }
    let name = try name(open + 1..<close, in: open..<close + 1, sign: "{")
    let prefix = range.lowerBound..<open
    let suffix = close + 1..<range.upperBound
    if let second = suffix.first(where: { bytes[$0] == Sign.openBrace || bytes[$0] == Sign.colon }) {
      throw failure(
        "a segment holds one placeholder; take `\(piece(range))` as one, {\(name.name)}, or put a `/` between them",
        second..<range.upperBound)
    }
    return .placeholder(
      name, prefix: try literal(prefix, plusIsSpace: false), suffix: try literal(suffix, plusIsSpace: false))
  }

  private func literalSegment(_ range: Range<Int>) throws(PatternError) -> String {
    if let colon = index(of: Sign.colon, in: range) {
      let end = nameEnd(colon + 1..<range.upperBound)
      let written = piece(range.lowerBound..<colon)
      throw failure(
        end > colon + 1
          ? "`:` starts a placeholder only at the start of a segment; write \(written){\(piece(colon + 1..<end))}"
            + "\(piece(end..<range.upperBound)), or %3A for a colon"
          : "`:` starts a placeholder; write %3A for a colon", colon..<max(end, colon + 1))
    }
    let decoded = try literal(range, plusIsSpace: false)
    if decoded == "." || decoded == ".." {
      throw failure("`\(piece(range))` is a step, not a name, and no URL keeps it; leave it out", range)
    }
    return nfc(decoded)
  }

  // MARK: Query and fragment

  private func parsePairs(_ range: Range<Int>) throws(PatternError) -> [ParsedPattern.QueryItem] {
    var items: [ParsedPattern.QueryItem] = []
    var keys: Set<String> = []
    var start = range.lowerBound
    while start <= range.upperBound {
      let end = index(of: Sign.ampersand, in: start..<range.upperBound) ?? range.upperBound
      let item = try pair(start..<end)
      if !keys.insert(item.key).inserted { throw failure("the key `\(item.key)` is here a second time", start..<end) }
      items.append(item)
      if items.count > Self.mostPairs { throw failure("a URL has at most \(Self.mostPairs) query keys", start..<end) }
      start = end + 1
    }
    return items
  }

  private func pair(_ range: Range<Int>) throws(PatternError) -> ParsedPattern.QueryItem {
    if range.isEmpty {
      throw failure("nothing stands beside this `&`; take it out", max(0, range.lowerBound - 1)..<range.upperBound)
    }
    let equals = index(of: Sign.equals, in: range)
    let keyRange = range.lowerBound..<(equals ?? range.upperBound)
    if !keyRange.isEmpty, bytes[keyRange.lowerBound] == Sign.colon || bytes[keyRange.lowerBound] == Sign.openBrace {
      let start = keyRange.lowerBound + 1
      let name = piece(start..<nameEnd(start..<keyRange.upperBound))
      throw failure("a placeholder needs a query key before it; write \(name)=:\(name)", range)
    }
    let key = nfc(try literal(keyRange, plusIsSpace: plusIsSpace))
    if key.isEmpty { throw failure("a query key is missing here; write q=:query", range) }
    var item = ParsedPattern.QueryItem(key: key, value: .present, range: text.range(of: range))
    if let equals {
      let value = equals + 1..<range.upperBound
      if let name = try placeholder(value) {
        item.value = .placeholder(name)
      } else {
        item.value = .literal(nfc(try literal(value, plusIsSpace: plusIsSpace)))
      }
    }
    return item
  }

  private func parseFragment(_ range: Range<Int>) throws(PatternError) -> ParsedPattern.Fragment {
    if range.isEmpty {
      throw failure(
        "`#` has nothing after it; take it out, or name the fragment: #:section",
        range.lowerBound - 1..<range.upperBound)
    }
    if let name = try placeholder(range, isWholeFragment: true) { return .placeholder(name) }
    if bytes[range].contains(where: { $0 == Sign.equals || $0 == Sign.ampersand }) {
      return .pairs(try parsePairs(range))
    }
    return .literal(nfc(try literal(range, plusIsSpace: false)), text.range(of: range))
  }

  /// `:name` or `{name}`, where the text begins like that.
  private func placeholder(_ range: Range<Int>, isWholeFragment: Bool = false) throws(PatternError) -> ParsedPattern
    .Name?
  {
    guard let first = range.first else { return nil }
    if bytes[first] == Sign.colon {
      let end = nameEnd(first + 1..<range.upperBound)
      if end > first + 1, end < range.upperBound {
        throw failure("a placeholder is the whole value here; write \(piece(first..<end))", range)
      }
      return try name(first + 1..<range.upperBound, in: range, sign: ":")
    }
    guard bytes[first] == Sign.openBrace else { return nil }
    guard bytes[range.upperBound - 1] == Sign.closeBrace else {
      throw failure("a placeholder is the whole value here; write :name", range)
    }
    return try name(first + 1..<range.upperBound - 1, in: range, sign: "{")
  }

  private func emptyQuery(at question: Int) -> PatternError {
    let start = (bytes[..<question].lastIndex(of: Sign.slash) ?? 0) + 1
    guard start < question, bytes[start] == Sign.colon else {
      return failure("`?` has nothing after it; take it out, or name a key: ?q=:query", question..<question + 1)
    }
    let shorter = start > 1 ? piece(0..<start - 1) : "/"
    return failure(
      "no placeholder of a path is optional; give two URLs: [\(shorter), \(piece(0..<question))]",
      question..<question + 1)
  }
}
