extension CompiledRoutes {
  var prefersWeb: Bool { table.digit(TableReader.Header.prefersWeb) != 0 }

  /// The first URL of a form that carries every value of an entry and is read back as the same.
  ///
  /// - Parameter isSame: Reads a URL and says whether it gives the same value.
  func url(of fields: RouteFields, as source: LinkSource, isSame: (String) -> Bool) -> String? {
    let entry = entry(fields.entry)
    var (place, count) = entry.urls
    guard count > 0, let states = entry.states(of: fields.values) else { return nil }
    while count > 0 {
      count -= 1
      let pattern = PatternReader(table: table, place: table.reference(at: &place))
      guard pattern.allows(source) else { continue }
      guard let text = print(fields.values, states, pattern, as: source) else { continue }
      // Where nothing else claims the URL, only a very long one can fail.
      if pattern.isAlone && text.utf8.count <= 256 || isSame(text) { return text }
    }
    return nil
  }

  private func print(
    _ values: [RouteField], _ states: [ValueState], _ pattern: PatternReader, as source: LinkSource
  ) -> String? {
    var room = 512
    while true {
      let result: String?? = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { target in
        var printer = LinkPrinter(pattern: pattern, values: values, states: states, target: target)
        let text = printer.print(as: source)
        return printer.isFull ? nil : .some(text)
      }
      if let result { return result }
      room *= 4
    }
  }
}

/// Whether a value is in the text of a URL.
enum ValueState {
  /// A link leaves it out: it is nil, or the default.
  case absent
  case missing, carried
}

/// Prints values with one pattern.
struct LinkPrinter {
  private let table: TableReader
  private let pattern: PatternReader
  private let values: [RouteField]
  private var states: [ValueState]
  private var text: LinkWriter
  /// Some value cannot stand in a URL.
  private var isStuck = false

  /// There was no room for all of the text.
  var isFull: Bool { text.isFull }

  /// - Parameter target: Room for the text.
  init(
    pattern: PatternReader, values: [RouteField], states: [ValueState], target: UnsafeMutableBufferPointer<UInt8>
  ) {
    table = pattern.table
    self.pattern = pattern
    self.values = values
    self.states = states
    text = LinkWriter(target)
  }

  /// The URL, or nil if this form has no scheme or host, or the pattern leaves a value out.
  mutating func print(as source: LinkSource) -> String? {
    let places = PatternPlaces(pattern)
    switch source {
    case .scheme:
      guard let scheme = table.firstScheme else { return nil }
      text.append(scheme)
      append("://")
      if !startsWithAuthority(places) { text.append(0x2F) }
    case .web:
      guard let host = host(places) else { return nil }
      append("https://")
      text.append(host)
      text.append(0x2F)
    }
    appendPath(places)
    if pattern.hasQuery {
      var place = places.query
      appendItems(&place, mark: 0x3F)
    }
    if pattern.hasFragment { appendFragment(places.fragment) }
    return isStuck || isIncomplete ? nil : text.string
  }

  /// The pattern leaves a value out.
  private var isIncomplete: Bool {
    var position = 0
    while position < states.count {
      if states[position] == .missing { return true }
      position &+= 1
    }
    return false
  }

  private mutating func append(_ mark: StaticString) {
    text.append(TextBytes(base: mark.utf8Start, count: mark.utf8CodeUnitCount))
  }

  // MARK: Path

  /// Appends the segments, each but the first behind a slash.
  private mutating func appendPath(_ places: PatternPlaces) {
    var literal = places.template
    let count = table.number(&literal)
    var place = pattern.body
    var waiting = pattern.hasPlaceholders ? table.number(&place) : 0
    var next = waiting > 0 ? pattern.placeholder(&place) : nil
    for index in 0..<count {
      if index > 0 { text.append(0x2F) }
      guard let placeholder = next, placeholder.segment == index else {
        text.append(table.text(at: &literal), keeping: .segment)
        continue
      }
      waiting -= 1
      next = waiting > 0 ? pattern.placeholder(&place) : nil
      appendSegment(value(placeholder.parameter), placeholder.prefix, placeholder.suffix)
    }
    if pattern.hasRest { appendRest(places.rest, isFirst: count == 0) }
  }

  private mutating func appendRest(_ place: Int, isFirst: Bool) {
    var place = place
    _ = table.number(&place)
    let parameter = table.number(&place)
    // A rest may be there that nobody takes.
    guard parameter < values.count else { return }
    carry(parameter)
    guard case .many(let elements) = values[parameter] else { return }
    for (index, element) in elements.enumerated() {
      if index > 0 || !isFirst { text.append(0x2F) }
      appendSegment(element)
    }
  }

  private mutating func value(_ parameter: Int?) -> String? {
    guard let parameter, case .one(let text) = values[parameter] else { return nil }
    carry(parameter)
    return text
  }

  private mutating func carry(_ parameter: Int) {
    if states[parameter] == .missing { states[parameter] = .carried }
  }

  private mutating func appendSegment(_ value: String?, _ prefix: TableText? = nil, _ suffix: TableText? = nil) {
    guard let value, !value.isEmpty, !isStep(value, prefix, suffix) else { return isStuck = true }
    if let prefix { text.append(prefix, keeping: .segment) }
    append(value, except: .segment)
    if let suffix { text.append(suffix, keeping: .segment) }
  }

  /// Whether a segment is `.` or `..`, which no URL keeps.
  private func isStep(_ value: String, _ prefix: TableText?, _ suffix: TableText?) -> Bool {
    guard value.utf8.count + (prefix?.count ?? 0) + (suffix?.count ?? 0) <= 2 else { return false }
    return value.utf8.allSatisfy { $0 == 0x2E }
      && [prefix, suffix].allSatisfy { $0?.bytes.allSatisfy { $0 == 0x2E } ?? true }
  }

  /// Appends a value with escapes.
  private mutating func append(_ value: String, except plain: PlainBytes) {
    if !text.append(escaping: value, except: plain) { isStuck = true }
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
    if pattern.hasHosts {
      var place = places.hosts
      let count = table.number(&place)
      return (0..<count).map { _ in table.number(&place) }.sorted().lazy.map(table.host).first(where: \.isExactHost)
    }
    for position in 0..<table.hostCount where table.host(position).isExactHost { return table.host(position) }
    return nil
  }

  // MARK: Query and fragment

  /// Appends the items of a query or of a fragment, the mark before the first.
  private mutating func appendItems(_ place: inout Int, mark: UInt8) {
    var separator = mark
    for _ in 0..<table.number(&place) {
      let item = PatternItem(table: table, place: place)
      place = item.end
      switch item.kind {
      case .present: appendKey(of: item, &separator)
      case .literal:
        appendKey(of: item, &separator)
        text.append(0x3D)
        text.append(item.literal, keeping: .item)
      case .parameter: append(item, item.parameter, &separator)
      }
    }
  }

  private mutating func appendKey(of item: PatternItem, _ separator: inout UInt8) {
    text.append(separator)
    separator = 0x26
    text.append(item.key, keeping: .item)
  }

  /// Appends a parameter: its key once for each value, unless a link leaves it out.
  private mutating func append(_ item: PatternItem, _ parameter: Int, _ separator: inout UInt8) {
    if states[parameter] == .absent { return }
    carry(parameter)
    switch values[parameter] {
    case .none: break
    case .one(let value):
      appendKey(of: item, &separator)
      text.append(0x3D)
      append(value, except: .item)
    case .many([]):
      // An empty list cannot be told from an absent one, which has the default.
      isStuck = true
    case .many(let elements):
      let hasCommas = item.traits.hasCommas
      for (index, element) in elements.enumerated() {
        if index > 0, hasCommas {
          text.append(0x2C)
        } else {
          appendKey(of: item, &separator)
          text.append(0x3D)
        }
        append(element, except: hasCommas ? .element : .item)
      }
    }
  }

  private mutating func appendFragment(_ place: Int) {
    var place = place
    switch table.fragmentKind(&place) {
    case .literal:
      text.append(0x23)
      text.append(table.text(at: &place), keeping: .fragment)
    case .parameter:
      let parameter = PatternItem(table: table, place: place).parameter
      if states[parameter] == .absent { return }
      guard let value = value(parameter) else { return }
      text.append(0x23)
      // With `=` and `&` as they are it could be one that another pattern takes by its keys.
      append(value, except: .item)
    case .pairs: appendItems(&place, mark: 0x23)
    }
  }
}

extension TextBytes {
  /// Whether a declared host has no `*` in front.
  fileprivate var isExactHost: Bool { count > 0 && self[0] != 0x2A }
}
