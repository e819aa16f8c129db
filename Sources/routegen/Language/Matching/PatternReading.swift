/// One pattern held against one URL: the text of each value, and everything that keeps the pattern from matching.
struct PatternReading: Sendable {
  /// The text of a parameter in a URL, decoded.
  enum Text: Sendable, Hashable {
    /// Not in the URL: nil, the default, or an empty list.
    case absent
    case one(Bytes)
    case many([Bytes])
  }

  /// A reason why a pattern does not match.
  enum Fault: Sendable {
    /// A literal segment that is not there; the number of the segment.
    case literal(Int)
    /// The URL has more or fewer segments.
    case segmentCount
    /// A value that does not fit the parameter's type.
    case value(parameter: Int, Bytes)
    case missing(parameter: Int)
    /// A key, or a key with a literal value, that must be there.
    case query(Pattern.QueryItem)
    case fragment
    case host
    case source
  }

  let pattern: Pattern
  var texts: [Text]
  var faults: [Fault] = []
  /// Text of a declared key or fragment that cannot be decoded. Such text counts as fitting until a winner is found.
  var malformed: MalformedURL?

  var matches: Bool { faults.isEmpty }

  /// Both open the same entry with the same values, so it does not matter which of them wins.
  func isEquivalent(to other: PatternReading) -> Bool {
    pattern.entry == other.pattern.entry && texts == other.texts
  }
}

/// Reads the values of patterns from URLs.
struct PatternReader: Sendable {
  let model: RouteModel
  let types: ParameterTypes
  let reader: URLReader

  /// Holds a pattern against a URL.
  func read(_ id: PatternID, in url: URLParts) -> PatternReading {
    let pattern = model[id]
    let parameters = model[pattern.entry].parameters
    var reading = PatternReading(pattern: pattern, texts: Array(repeating: .absent, count: parameters.count))
    readForm(url, &reading)
    readPath(url, &reading)
    for (parameter, value) in pattern.fixed {
      switch value {
      case .text(let text): reading.texts[parameter] = .one(Array(text.utf8)[...])
      case .list(let texts): reading.texts[parameter] = .many(texts.map { Array($0.utf8)[...] })
      }
    }
    for item in pattern.query { read(item, from: url.query, &reading) }
    if let fragment = pattern.fragment { read(fragment, from: url.fragment, &reading) }
    return reading
  }

  /// The text of a placeholder in a segment; nil where the text around it does not fit or nothing is left.
  static func text(_ prefix: some Collection<UInt8>, _ suffix: some Collection<UInt8>, in segment: Bytes) -> Bytes? {
    if prefix.isEmpty, suffix.isEmpty { return segment.isEmpty ? nil : segment }
    guard segment.count > prefix.count + suffix.count, segment.prefix(prefix.count).equals(prefix),
      segment.suffix(suffix.count).equals(suffix)
    else { return nil }
    return segment.dropFirst(prefix.count).dropLast(suffix.count)
  }

  private func readForm(_ url: URLParts, _ reading: inout PatternReading) {
    if !reading.pattern.sources.contains(url.source) { reading.faults.append(.source) }
    if url.source == .web, let hosts = reading.pattern.hosts, !url.hosts.contains(where: hosts.contains) {
      reading.faults.append(.host)
    }
  }

  private func readPath(_ url: URLParts, _ reading: inout PatternReading) {
    let pattern = reading.pattern
    let count = pattern.segments.count
    if url.hasEmptySegment || (pattern.rest == nil ? url.segments.count != count : url.segments.count < count) {
      reading.faults.append(.segmentCount)
    }
    for (number, (wanted, segment)) in zip(pattern.segments, url.segments).enumerated() {
      switch wanted {
      case .literal(let text):
        let ignoresCase = model.links.caseInsensitive || (number == 0 && url.hasAuthoritySegment)
        let keys = (
          PatternIndex.key(segment, ignoringCase: ignoresCase),
          PatternIndex.key(Array(text.utf8)[...], ignoringCase: ignoresCase)
        )
        if keys.0 != keys.1 { reading.faults.append(.literal(number)) }
      case .placeholder(let placeholder):
        guard let text = Self.text(placeholder.prefix.utf8, placeholder.suffix.utf8, in: segment) else {
          reading.faults.append(.literal(number))
          continue
        }
        if let parameter = placeholder.parameter { take(text, for: parameter, &reading) }
      }
    }
    if let rest = pattern.rest?.parameter {
      takeList(Array(url.segments.dropFirst(count)), for: rest, &reading)
    }
  }

  private func take(_ text: Bytes, for parameter: Int, _ reading: inout PatternReading) {
    reading.texts[parameter] = .one(text)
    if !types.type(of: parameter, in: reading.pattern.entry).accepts(text) {
      reading.faults.append(.value(parameter: parameter, text))
    }
  }

  private func takeList(_ elements: [Bytes], for parameter: Int, _ reading: inout PatternReading) {
    reading.texts[parameter] = .many(elements)
    let type = types.type(of: parameter, in: reading.pattern.entry)
    if let bad = elements.first(where: { !type.accepts($0) }) {
      reading.faults.append(.value(parameter: parameter, bad))
    }
  }

  private func read(_ fragment: Pattern.Fragment, from text: Bytes?, _ reading: inout PatternReading) {
    switch fragment {
    case .literal(let wanted):
      guard let text, let decoded = decode(text, &reading) else {
        if text == nil { reading.faults.append(.fragment) }
        return
      }
      if decoded.string != wanted { reading.faults.append(.fragment) }
    case .parameter(let parameter):
      let values = text.map { [URLParts.Pair(rawKey: [], rawValue: $0)] } ?? []
      read(parameter, from: values, plusIsSpace: false, &reading)
    case .pairs(let items):
      let pairs = text.map(reader.pairs) ?? []
      for item in items { read(item, from: pairs, &reading) }
    }
  }

  private func read(_ item: Pattern.QueryItem, from pairs: [URLParts.Pair], _ reading: inout PatternReading) {
    let pairs = pairs.filter { $0.key == item.key }
    switch item.value {
    case .parameter(let parameter):
      read(parameter, from: pairs, plusIsSpace: reader.plusIsSpace, &reading)
    case .present, .literal:
      let values = pairs.map { decode($0.rawValue ?? [], plusIsSpace: reader.plusIsSpace, &reading) }
      guard let first = values.first else {
        reading.faults.append(.query(item))
        return
      }
      if case .literal(let wanted) = item.value, let first, first.string != wanted {
        reading.faults.append(.query(item))
      }
    }
  }

  /// Reads a parameter from the pairs of its key (rule 3).
  private func read(
    _ number: Int, from pairs: [URLParts.Pair], plusIsSpace: Bool, _ reading: inout PatternReading
  ) {
    let parameter = model[reading.pattern.entry].parameters[number]
    let type = types.type(of: number, in: reading.pattern.entry)
    if parameter.shape == .list {
      var pieces = pairs.map { $0.rawValue ?? [] }
      if parameter.listStyle == .comma {
        pieces = pieces.flatMap {
          $0.isEmpty ? [] : $0.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        }
      } else if !type.hasEmptyText {
        pieces = pieces.filter { !$0.isEmpty }
      }
      let elements = pieces.compactMap { decode($0, plusIsSpace: plusIsSpace, &reading) }
      if !pairs.isEmpty { takeList(elements, for: number, &reading) }
      return
    }
    let values = pairs.map { decode($0.rawValue ?? [], plusIsSpace: plusIsSpace, &reading) }
    guard let first = values.first else {
      if !parameter.mayBeAbsent { reading.faults.append(.missing(parameter: number)) }
      return
    }
    guard let text = first else { return }
    if !text.isEmpty || type.hasEmptyText {
      take(text, for: number, &reading)
    } else if type.isBool, pairs[0].rawValue == nil {
      reading.texts[number] = .one(Array("true".utf8)[...])
    } else if !parameter.mayBeAbsent {
      reading.faults.append(.value(parameter: number, text))
    }
  }

  private func decode(_ raw: Bytes, plusIsSpace: Bool = false, _ reading: inout PatternReading) -> Bytes? {
    let text = raw.percentDecoded(plusIsSpace: plusIsSpace)
    if text == nil, reading.malformed == nil { reading.malformed = .badEscape(raw.string) }
    return text
  }
}
