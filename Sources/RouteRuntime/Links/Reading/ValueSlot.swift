/// Where the value of one parameter lies in a link that has been matched.
struct ValueSlot {
  enum Kind: UInt8 {
    /// The link does not carry it.
    case absent
    /// The bytes are the value.
    case plain
    /// The bytes are escaped; in those of a query a `+` may be a space.
    case escaped, escapedQuery
    /// A key without `=` that carries a Bool.
    case key
    /// The table holds the value, at the place `count`.
    case fixed
    /// A list: the segments from the index `count` on.
    case rest
    /// A list: the items of the query, or of the fragment, with the key of the pattern's item at the place `count`.
    case queryItems, fragmentItems
  }

  var base: UnsafePointer<UInt8>
  var count: Int32
  var kind: Kind

  var bytes: TextBytes { TextBytes(base: base, count: Int(count)) }
}

/// A segment of a path: where it starts from some base, and how long it is.
struct Segment {
  var start: UInt32
  var count: UInt32
  /// The node at which it is looked up, where the search may come back to.
  var node: UInt32 = 0

  /// The segment from an index up to another.
  @inline(__always)
  init(_ start: Int, _ end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    count = UInt32(truncatingIfNeeded: end &- start)
  }
}

/// A link that a pattern matches, and where each parameter's value lies.
///
/// It points to the stack of the reader, and is valid only while that is being used.
struct LinkMatch {
  private let reader: UnsafePointer<LinkReader>

  /// - Parameter reader: One that has found a winner.
  init(_ reader: UnsafePointer<LinkReader>) { self.reader = reader }

  var entry: Int { reader.pointee.entry }
  var parameterCount: Int { reader.pointee.parameterCount }
  var slots: UnsafePointer<ValueSlot> { UnsafePointer(reader.pointee.slots) }
  var table: TableReader { reader.pointee.table }
  /// The place of the pattern.
  var pattern: Int { reader.pointee.winner }
  var source: LinkSource { reader.pointee.source }
  var query: TextBytes? { reader.pointee.query }
  var hasEscapedItems: Bool { reader.pointee.hasEscapedItems }
}

extension LinkMatch {
  /// The text of a parameter; nil where the link does not carry it.
  func text(_ slot: ValueSlot) -> String? {
    switch slot.kind {
    case .plain: slot.bytes.string
    case .escaped: slot.bytes.decodedString(plusIsSpace: false)
    case .escapedQuery: slot.bytes.decodedString(plusIsSpace: table.plusIsSpace)
    case .key: "true"
    case .fixed:
      if case .one(let text) = fixed(slot) { text } else { nil }
    case .absent, .rest, .queryItems, .fragmentItems: nil
    }
  }

  /// The texts of a list; nil where the link does not carry it.
  func texts(_ slot: ValueSlot) -> [String]? {
    switch slot.kind {
    case .rest: return (Int(slot.count)..<reader.pointee.segmentCount).map { reader.pointee.segment($0).string }
    case .queryItems: return reader.pointee.query.map { elements(of: slot, in: $0) }
    case .fragmentItems: return reader.pointee.fragment.map { elements(of: slot, in: $0) }
    case .fixed: if case .many(let texts) = fixed(slot) { return texts } else { return nil }
    case .absent, .plain, .escaped, .escapedQuery, .key: return text(slot).map { [$0] }
    }
  }

  private func fixed(_ slot: ValueSlot) -> RouteField {
    var place = Int(slot.count)
    return table.field(at: &place)
  }

  private func elements(of slot: ValueSlot, in text: TextBytes) -> [String] {
    let item = PatternItem(table: table, place: Int(slot.count))
    var result: [String] = []
    var items = LinkItems(text)
    while let next = items.next() {
      guard item.isNamed(by: next.key, hasEscapes: hasEscapedItems) else { continue }
      var elements = ListElements(next.value, of: item)
      while let element = elements.next() {
        result.append(element.decodedString(plusIsSpace: table.plusIsSpace) ?? element.string)
      }
    }
    return result
  }
}
