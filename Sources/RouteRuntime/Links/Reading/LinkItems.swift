/// The items of a query, or of a fragment that is written like one; empty items are passed over.
struct LinkItems {
  struct Item {
    let key: TextBytes
    /// Empty where there is none.
    let value: TextBytes
    let hasEquals: Bool
  }

  private let text: TextBytes
  private var index = 0

  init(_ text: TextBytes) { self.text = text }

  mutating func next() -> Item? {
    while index < text.count {
      let start = index
      let end = text.index(of: 0x26, from: start)
      index = end &+ 1
      if end == start { continue }
      var equals = start
      while equals < end, text[equals] != 0x3D { equals &+= 1 }
      let hasEquals = equals < end
      return Item(
        key: text.slice(start, equals), value: text.slice(hasEquals ? equals &+ 1 : end, end), hasEquals: hasEquals)
    }
    return nil
  }
}

extension TextBytes {
  /// The first item with a key, where no item has an escape.
  func firstPlainItem(named name: TableText) -> LinkItems.Item? {
    var start = 0
    while start < count {
      let end = index(of: 0x26, from: start)
      let keyEnd = start &+ name.count
      if keyEnd <= end, end > start, holds(name, at: start) {
        let hasEquals = keyEnd < end && self[keyEnd] == 0x3D
        // A key ends at the first equals sign, also one that is declared with another.
        if hasEquals || keyEnd == end, index(of: 0x3D, from: start) >= keyEnd {
          return LinkItems.Item(
            key: slice(start, keyEnd), value: slice(hasEquals ? keyEnd &+ 1 : end, end), hasEquals: hasEquals)
        }
      }
      start = end &+ 1
    }
    return name.decodedCount < name.count ? firstItem(named: name) : nil
  }

  /// The same for a key of which the table escapes what links need not: a `/`, for one.
  @inline(never)
  private func firstItem(named name: TableText) -> LinkItems.Item? {
    var items = LinkItems(self)
    while let next = items.next() {
      if next.key.equals(name) { return next }
    }
    return nil
  }
}

/// A key that a pattern declares, in the query or in the fragment, and what it asks for.
struct PatternItem {
  enum Kind: Int {
    /// The key with this value.
    case literal
    /// The key with any value.
    case present
    /// The key carries a parameter.
    case parameter
  }

  let table: TableReader
  let place: Int

  var key: TableText { table.text(table.reference(place)) }
  var kind: Kind { Kind(rawValue: table.digit(place &+ table.referenceWidth)) ?? .present }
  private var detail: Int { place &+ table.referenceWidth &+ 1 }

  /// The value that a literal asks for.
  var literal: TableText { table.text(table.reference(detail)) }
  /// A key that carries no parameter is required.
  var traits: ParameterTraits { ParameterTraits(rawValue: kind == .parameter ? table.digit(detail) : 1) }
  var matcher: Int { table.reference(detail &+ 1) }
  var parameter: Int {
    var place = detail &+ 1 &+ table.referenceWidth
    return table.number(&place)
  }

  /// The place after the item.
  var end: Int {
    switch kind {
    case .present: return detail
    case .literal: return detail &+ table.referenceWidth
    case .parameter:
      var place = detail &+ 1 &+ table.referenceWidth
      _ = table.number(&place)
      return place
    }
  }

  /// Whether a key of a link is this one.
  ///
  /// - Parameter hasEscapes: Some item of the link has an escape, or is not ASCII.
  func isNamed(by key: TextBytes, hasEscapes: Bool) -> Bool {
    let name = self.key
    if !hasEscapes { return key.equals(name) }
    return key.isSameText(as: name, plusIsSpace: table.plusIsSpace)
  }
}

/// How a parameter in a query or fragment is read.
struct ParameterTraits {
  let rawValue: Int

  /// A link without it is none of the pattern's.
  var isRequired: Bool { rawValue & 1 != 0 }
  /// An empty value is empty text, not an absent value.
  var takesEmptyText: Bool { rawValue & 2 != 0 }
  /// A key without `=` stands for true.
  var isBool: Bool { rawValue & 4 != 0 }
  var isList: Bool { rawValue & 8 != 0 }
  /// The elements of the list stand in one value, between commas.
  var hasCommas: Bool { rawValue & 16 != 0 }
}

extension TextBytes {
  /// Whether text that needs no decoding is a text of the table.
  @inline(__always)
  func equals(_ text: TableText) -> Bool {
    // The table escapes a `/`, among others, so its text may be the longer one.
    count == text.count ? holds(text, at: 0) : count < text.count && count == text.decodedCount && isDecoded(text)
  }

  /// Whether text of a link and of the table are the same once decoded and composed.
  func isSameText(as text: TableText, plusIsSpace: Bool) -> Bool {
    if isASCII, !needsDecoding(plusIsSpace: plusIsSpace) { return equals(text) }
    // Equality of strings is canonical equivalence.
    return decodedString(plusIsSpace: plusIsSpace) == text.string
  }
}

/// The elements of a list that one value of a link holds, as written.
struct ListElements {
  private let value: TextBytes
  private let hasCommas: Bool
  private var index: Int

  init(_ value: TextBytes, of item: PatternItem) {
    self.value = value
    let traits = item.traits
    hasCommas = traits.hasCommas
    // An empty value is no element, unless elements may be empty and each has a value of its own.
    let isNothing = value.count == 0 && (hasCommas || !traits.takesEmptyText)
    index = isNothing ? 1 : 0
  }

  mutating func next() -> TextBytes? {
    guard index <= value.count else { return nil }
    let end = hasCommas ? value.index(of: 0x2C, from: index) : value.count
    defer { index = end + 1 }
    return value.slice(index, end)
  }
}
