extension CompiledRoutes {
  var prefersWeb: Bool { table.digit(TableReader.Header.prefersWeb) != 0 }

  /// The first URL of a form that carries every value of an entry and is read back as the same.
  ///
  /// - Parameter isSame: Reads a URL and says whether it gives the same value.
  func url(of fields: RouteFields, as source: LinkSource, isSame: (String) -> Bool) -> String? {
    let entry = entry(fields.entry)
    let urls = entry.urls
    if urls.isEmpty { return nil }
    let parameters = entry.parameters
    guard parameters.count == fields.values.count else { return nil }
    for place in urls {
      let pattern = PatternReader(table: table, place: place)
      guard pattern.allows(source) else { continue }
      var printer = LinkPrinter(pattern: pattern, parameters: parameters, values: fields.values)
      guard let text = printer.print(as: source) else { continue }
      // Where nothing else claims the URL, only a very long one can fail.
      if pattern.isAlone && text.utf8.count <= 256 || isSame(text) { return text }
    }
    return nil
  }
}

/// Prints values with one pattern.
struct LinkPrinter {
  private let pattern: PatternReader
  private let parameters: [ParameterInfo]
  private let values: [RouteField]
  private var text: [UInt8] = []
  /// Which parameters are in the text, or need not be.
  private var isCarried: [Bool]
  /// Some value cannot stand in a URL.
  private var isStuck = false

  private var table: TableReader { pattern.table }

  init(pattern: PatternReader, parameters: [ParameterInfo], values: [RouteField]) {
    self.pattern = pattern
    self.parameters = parameters
    self.values = values
    isCarried = zip(parameters, values).map { $1.isAbsent(in: $0) }
  }

  /// The URL, or nil if this form has no scheme or host, or the pattern leaves a value out.
  mutating func print(as source: LinkSource) -> String? {
    text.reserveCapacity(64)
    let places = PatternPlaces(pattern)
    var segments = path(places)
    switch source {
    case .scheme:
      guard let scheme = table.firstScheme else { return nil }
      text += scheme.buffer
      text += "://".utf8
      if !startsWithAuthority(places) { text.append(0x2F) }
    case .web:
      guard let host = host(places) else { return nil }
      text += "https://".utf8
      text += host.buffer
      text.append(0x2F)
    }
    if !segments.isEmpty { segments.removeFirst() }
    text += segments
    if pattern.hasQuery {
      var place = places.query
      appendItems(&place, mark: 0x3F)
    }
    if pattern.hasFragment { appendFragment(places.fragment) }
    return isStuck || isCarried.contains(false) ? nil : String(decoding: text, as: UTF8.self)
  }

  // MARK: Path

  /// The segments, each behind a slash.
  private mutating func path(_ places: PatternPlaces) -> [UInt8] {
    var result: [UInt8] = []
    var literal = places.template
    let count = table.number(&literal)
    var place = pattern.body
    var waiting = pattern.hasPlaceholders ? table.number(&place) : 0
    var next = waiting > 0 ? pattern.placeholder(&place) : nil
    for index in 0..<count {
      result.append(0x2F)
      guard let placeholder = next, placeholder.segment == index else {
        result.append(table.text(at: &literal).bytes, keeping: .segment)
        continue
      }
      waiting -= 1
      next = waiting > 0 ? pattern.placeholder(&place) : nil
      let hasText = placeholder.prefix != nil
      if let prefix = placeholder.prefix { result.append(prefix.bytes, keeping: .segment) }
      appendSegment(value(placeholder.parameter), &result, mayBeDots: hasText)
      if let suffix = placeholder.suffix { result.append(suffix.bytes, keeping: .segment) }
    }
    if pattern.hasRest {
      var place = places.rest
      _ = table.number(&place)
      let parameter = table.number(&place)
      isCarried[parameter] = true
      if case .many(let elements) = values[parameter] {
        for element in elements {
          result.append(0x2F)
          appendSegment(element, &result, mayBeDots: false)
        }
      }
    }
    return result
  }

  private mutating func value(_ parameter: Int?) -> String? {
    guard let parameter, case .one(let text) = values[parameter] else { return nil }
    isCarried[parameter] = true
    return text
  }

  private mutating func appendSegment(_ value: String?, _ result: inout [UInt8], mayBeDots: Bool) {
    guard let value, !value.isEmpty, mayBeDots || value != "." && value != ".." else {
      isStuck = true
      return
    }
    if !result.append(escaping: value, except: .segment) { isStuck = true }
  }

  /// Whether the first segment is a literal that every reader of URLs leaves alone as a host.
  private func startsWithAuthority(_ places: PatternPlaces) -> Bool {
    var place = pattern.body
    if pattern.hasPlaceholders {
      _ = table.number(&place)
      if pattern.placeholder(&place).segment == 0 { return false }
    }
    place = places.template
    if table.number(&place) == 0 { return false }
    let first = TextBytes(table.text(at: &place))
    var labelStart = 0
    for index in 0..<first.count {
      let byte = first[index]
      guard byte &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2D || byte == 0x2E || byte == 0x5F else { return false }
      if index == labelStart, Punycode.isEncoded(first.slice(index, first.count)) { return false }
      if byte == 0x2E { labelStart = index + 1 }
    }
    return true
  }

  /// The first host without `*` that the pattern opens from.
  private func host(_ places: PatternPlaces) -> TextBytes? {
    var positions = Array(0..<table.hostCount)
    if pattern.hasHosts {
      var place = places.hosts
      let count = table.number(&place)
      positions = (0..<count).map { _ in table.number(&place) }.sorted()
    }
    return positions.lazy.map(table.host).first { $0.count > 0 && $0[0] != 0x2A }
  }

  // MARK: Query and fragment

  /// Appends the items of a query or of a fragment, the mark before the first.
  private mutating func appendItems(_ place: inout Int, mark: UInt8) {
    var separator = mark
    for _ in 0..<table.number(&place) {
      let item = PatternItem(table: table, place: place)
      place = item.end
      for (name, value) in lines(item) {
        text.append(separator)
        separator = 0x26
        text.append(name.bytes, keeping: .item)
        guard let value else { continue }
        text.append(0x3D)
        text += value
      }
    }
  }

  /// What an item prints: its key once for each value.
  private mutating func lines(_ item: PatternItem) -> [(TableText, [UInt8]?)] {
    switch item.kind {
    case .present: return [(item.key, nil)]
    case .literal:
      var value: [UInt8] = []
      value.append(item.literal.bytes, keeping: .item)
      return [(item.key, value)]
    case .parameter:
      let parameter = item.parameter
      if isCarried[parameter], values[parameter].isAbsent(in: parameters[parameter]) { return [] }
      isCarried[parameter] = true
      switch values[parameter] {
      case .none: return []
      case .one(let value): return [(item.key, escaped(value))]
      case .many([]):
        // An empty list cannot be told from an absent one, which has the default.
        isStuck = true
        return []
      case .many(let elements):
        guard item.traits.contains(.hasCommas) else { return elements.map { (item.key, escaped($0)) } }
        let parts = elements.map { escaped($0, except: .element) }
        return [(item.key, Array(parts.joined(separator: [0x2C])))]
      }
    }
  }

  private mutating func escaped(_ value: String, except plain: PlainBytes = .item) -> [UInt8] {
    var result: [UInt8] = []
    if !result.append(escaping: value, except: plain) { isStuck = true }
    return result
  }

  private mutating func appendFragment(_ place: Int) {
    var place = place
    switch table.fragmentKind(&place) {
    case .literal:
      text.append(0x23)
      text.append(table.text(at: &place).bytes, keeping: .fragment)
    case .parameter:
      let parameter = PatternItem(table: table, place: place).parameter
      if values[parameter].isAbsent(in: parameters[parameter]) { return }
      guard let value = value(parameter) else { return }
      text.append(0x23)
      text += escaped(value, except: .fragment)
    case .pairs: appendItems(&place, mark: 0x23)
    }
  }
}

extension RouteField {
  /// Whether a link leaves the value out: it is nil, or the default.
  fileprivate func isAbsent(in parameter: ParameterInfo) -> Bool {
    if self == .none || self == parameter.defaultValue { return true }
    return self == .many([]) && parameter.defaultValue == .none
  }
}

/// The printable bytes that stand for themselves in one component of a URL.
struct PlainBytes {
  private let low: UInt64
  private let high: UInt64

  private init(_ marks: String) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    for byte in (unreserved + marks).utf8 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }
    self.low = low
    self.high = high
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low >> UInt64(byte) & 1 != 0 : byte < 128 && high >> UInt64(byte - 64) & 1 != 0
  }

  static let segment = PlainBytes("!$&'()*,;=:@")
  /// A key or value of a query.
  static let item = PlainBytes("!$'()*,;:@/?")
  /// An element of a list with commas.
  static let element = PlainBytes("!$'()*;:@/?")
  static let fragment = PlainBytes("!$&'()*,;=:@/?")
}

extension [UInt8] {
  /// Appends text with escapes; false if it holds a NUL, which no URL can carry.
  fileprivate mutating func append(escaping text: String, except plain: PlainBytes) -> Bool {
    var isPrintable = true
    for byte in text.utf8 {
      if byte == 0 { isPrintable = false }
      append(byte, except: plain)
    }
    return isPrintable
  }

  /// Appends a text of the table, which has escapes already.
  fileprivate mutating func append(_ text: UnsafeBufferPointer<UInt8>, keeping plain: PlainBytes) {
    var index = 0
    while index < text.count {
      var byte = text[index]
      if byte == 0x25 {
        byte = UInt8(truncatingIfNeeded: text[index + 1].hexValue << 4 | text[index + 2].hexValue)
        index += 2
      }
      append(byte, except: plain)
      index += 1
    }
  }

  private mutating func append(_ byte: UInt8, except plain: PlainBytes) {
    if plain.contains(byte) { return append(byte) }
    append(0x25)
    append(UInt8.hexDigits[Int(byte >> 4)])
    append(UInt8.hexDigits[Int(byte & 15)])
  }
}
