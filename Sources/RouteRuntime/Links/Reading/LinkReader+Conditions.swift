// What a pattern asks beyond the path, and where its values lie.
extension LinkReader {
  /// Whether a pattern whose path matches does so in all else; fills the slots as it goes.
  ///
  /// A declared key whose text cannot be decoded counts as fitting, and leaves a fault.
  @inline(__always)
  mutating func accept(_ pattern: PatternReader) -> Bool {
    guard pattern.allows(source) else { return false }
    fault = nil
    var position = 0
    while position < pattern.parameterCount {
      slots[position].kind = .absent
      position &+= 1
    }
    var place = pattern.body
    if pattern.hasPlaceholders {
      var count = table.number(&place)
      while count > 0 {
        fill(pattern.placeholder(&place))
        count &-= 1
      }
    }
    if pattern.hasRest, !acceptRest(&place) { return false }
    if pattern.hasQuery, !acceptItems(of: query, &place, listKind: .queryItems) { return false }
    if pattern.hasFragment, !acceptFragment(&place) { return false }
    if pattern.hasFixedValues { setFixedValues(&place) }
    return !pattern.hasHosts || acceptHosts(&place)
  }

  @inline(never)
  private func setFixedValues(_ place: inout Int) {
    for _ in 0..<table.number(&place) {
      let parameter = table.number(&place)
      set(parameter, .fixed, at: place)
      table.skipField(&place)
    }
  }

  /// Takes what stands in a placeholder.
  private func fill(_ placeholder: PatternReader.Placeholder) {
    guard let parameter = placeholder.parameter else { return }
    set(parameter, .plain, placeholder.hasText ? value(of: placeholder) : segment(placeholder.segment))
  }

  /// What stands in a placeholder.
  func value(of placeholder: PatternReader.Placeholder) -> TextBytes {
    let value = segment(placeholder.segment)
    guard let prefix = placeholder.prefix, let suffix = placeholder.suffix else { return value }
    return value.slice(prefix.decodedCount, value.count &- suffix.decodedCount)
  }

  /// Takes the segments that the pattern leaves, each an element of a list.
  @inline(never)
  private func acceptRest(_ place: inout Int) -> Bool {
    let start = table.number(&place)
    let parameter = table.number(&place)
    let matcher = table.reference(at: &place)
    var index = start
    while index < segmentCount {
      if matcher != TableReader.Matcher.text, !table.accepts(segment(index), matcher: matcher) { return false }
      index &+= 1
    }
    set(parameter, .rest, at: start)
    return true
  }

  @inline(never)
  func acceptHosts(_ place: inout Int) -> Bool {
    var isCovered = source == .scheme
    for _ in 0..<table.number(&place) {
      let declared = table.host(table.number(&place))
      if !isCovered, host.isCovered(by: declared) { isCovered = true }
    }
    return isCovered
  }

  // MARK: Query and fragment

  private mutating func acceptItems(of text: TextBytes?, _ place: inout Int, listKind: ValueSlot.Kind) -> Bool {
    var count = table.number(&place)
    while count > 0 {
      let item = PatternItem(table: table, place: place)
      if !accept(item, in: text, listKind: listKind) { return false }
      place = item.end
      count &-= 1
    }
    return true
  }

  @inline(never)
  mutating func acceptFragment(_ place: inout Int) -> Bool {
    switch table.fragmentKind(&place) {
    case .literal:
      let literal = table.text(at: &place)
      guard let fragment else { return false }
      return accept(literal, fragment, plusIsSpace: false)
    case .parameter:
      let item = PatternItem(table: table, place: place)
      place = item.end
      guard let fragment else { return !item.traits.isRequired }
      return accept(item, fragment, hasEquals: true, plusIsSpace: false)
    case .pairs: return acceptItems(of: fragment, &place, listKind: .fragmentItems)
    }
  }

  /// Looks for the first of the items with a key.
  mutating func accept(_ item: PatternItem, in text: TextBytes?, listKind: ValueSlot.Kind) -> Bool {
    let traits = item.traits
    guard let text, text.count > 0 else { return !traits.isRequired }
    if traits.isList { return acceptList(item, in: text, listKind) }
    if hasEscapedItems { return acceptEscaped(item, in: text, isRequired: traits.isRequired) }
    guard let found = text.firstPlainItem(named: item.key) else { return !traits.isRequired }
    return accept(item, found)
  }

  @inline(never)
  private mutating func acceptEscaped(_ item: PatternItem, in text: TextBytes, isRequired: Bool) -> Bool {
    var items = LinkItems(text)
    var isThere = false
    while let next = items.next() {
      guard item.isNamed(by: next.key, hasEscapes: true) else { continue }
      if isThere {
        // Later ones do not count, but must be text all the same.
        _ = isText(next.value, plusIsSpace: plusIsSpace)
      } else if !accept(item, next) {
        return false
      }
      isThere = true
    }
    return isThere || !isRequired
  }

  private mutating func accept(_ item: PatternItem, _ found: LinkItems.Item) -> Bool {
    switch item.kind {
    case .parameter: accept(item, found.value, hasEquals: found.hasEquals, plusIsSpace: plusIsSpace)
    case .present: isText(found.value, plusIsSpace: plusIsSpace)
    case .literal: accept(item.literal, found.value, plusIsSpace: plusIsSpace)
    }
  }

  /// Takes the value of a scalar parameter.
  private mutating func accept(_ item: PatternItem, _ value: TextBytes, hasEquals: Bool, plusIsSpace: Bool) -> Bool {
    let traits = item.traits
    if value.count == 0, !traits.takesEmptyText {
      if traits.isBool, !hasEquals {
        set(item.parameter, .key, value)
        return true
      }
      return !traits.isRequired
    }
    if !hasEscapedItems || !value.needsDecoding(plusIsSpace: plusIsSpace) {
      if !table.accepts(value, matcher: item.matcher) { return false }
      set(item.parameter, .plain, value)
      return true
    }
    if !acceptsDecoded(value, item.matcher, plusIsSpace: plusIsSpace) { return false }
    set(item.parameter, plusIsSpace ? .escapedQuery : .escaped, value)
    return true
  }

  /// Takes the values of all items with a key.
  @inline(never)
  private mutating func acceptList(_ item: PatternItem, in text: TextBytes, _ kind: ValueSlot.Kind) -> Bool {
    var items = LinkItems(text)
    var isThere = false
    while let next = items.next() {
      guard item.isNamed(by: next.key, hasEscapes: hasEscapedItems) else { continue }
      isThere = true
      var elements = ListElements(next.value, of: item)
      while let element = elements.next() {
        if !acceptsDecoded(element, item.matcher, plusIsSpace: plusIsSpace) { return false }
      }
    }
    if isThere { set(item.parameter, kind, at: item.place) }
    return true
  }

  // MARK: Decoding

  private mutating func acceptsDecoded(_ value: TextBytes, _ matcher: Int, plusIsSpace: Bool) -> Bool {
    resolve(
      value.withDecoded(plusIsSpace: plusIsSpace) { [table] decoded in
        decoded.map { table.accepts($0, matcher: matcher) }
      })
  }

  /// Whether a value is the one that the pattern asks for.
  private mutating func accept(_ literal: TableText, _ value: TextBytes, plusIsSpace: Bool) -> Bool {
    if !hasEscapedItems { return value.equals(literal) }
    let decoded = value.withDecoded(plusIsSpace: plusIsSpace) { $0.map { _ in true } }
    if case .failure = decoded { return resolve(decoded) }
    return value.isSameText(as: literal, plusIsSpace: plusIsSpace)
  }

  /// Notes a fault where a value cannot be decoded; true in any case.
  private mutating func isText(_ value: TextBytes, plusIsSpace: Bool) -> Bool {
    resolve(value.withDecoded(plusIsSpace: plusIsSpace) { $0.map { _ in true } })
  }

  private mutating func resolve(_ result: Result<Bool, DecodingFault>) -> Bool {
    switch result {
    case .success(let isAccepted): return isAccepted
    case .failure(let failure):
      fault = failure
      return true
    }
  }

  // MARK: Slots

  private func set(_ parameter: Int, _ kind: ValueSlot.Kind, _ value: TextBytes) {
    slots[parameter] = ValueSlot(base: value.base, count: Int32(truncatingIfNeeded: value.count), kind: kind)
  }

  private func set(_ parameter: Int, _ kind: ValueSlot.Kind, at place: Int) {
    slots[parameter] = ValueSlot(base: table.base, count: Int32(truncatingIfNeeded: place), kind: kind)
  }
}
