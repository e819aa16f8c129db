// What a value must be is told by a reference: small numbers are types that need no more, the others the place of a
// description in the table.
extension TableReader {
  enum Matcher {
    static let text = 0
    static let int = 1
    static let number = 2
    static let uuid = 3
    static let date = 4
    static let bool = 5
    static let url = 6
    /// Text that may be empty.
    static let anyText = 7
    /// References from here on are places.
    static let firstPlace = 8

    // The kinds of description.
    static let integers = 0
    static let numbers = 1
    static let automaton = 2
    static let surrounded = 3
  }

  /// Whether decoded text fits.
  @inline(__always)
  func accepts(_ text: TextBytes, matcher: Int) -> Bool {
    switch matcher {
    case Matcher.text: text.count > 0
    case Matcher.int: text.isInt
    default: acceptsOther(text, matcher: matcher)
    }
  }

  private func acceptsOther(_ text: TextBytes, matcher: Int) -> Bool {
    switch matcher {
    case Matcher.number: text.isNumber
    case Matcher.uuid: text.isUUID
    case Matcher.date: text.moment != nil
    case Matcher.bool: text.bool != nil
    case Matcher.url: text.isURL
    case Matcher.anyText: true
    default: accepts(text, description: matcher)
    }
  }

  private func accepts(_ text: TextBytes, description: Int) -> Bool {
    var place = description + 1
    switch digit(description) {
    case Matcher.integers:
      guard let value = text.whole else { return false }
      let low = whole(&place)
      return low <= value && value <= whole(&place)
    case Matcher.numbers:
      guard let value = text.double else { return false }
      let low = Double(bitPattern: large(&place))
      return low <= value && value <= Double(bitPattern: large(&place))
    case Matcher.automaton: return runs(text, from: place)
    default:
      let prefix = self.text(at: &place)
      let suffix = self.text(at: &place)
      guard let inner = text.between(prefix, suffix) else { return false }
      return accepts(inner, matcher: reference(place))
    }
  }

  private func whole(_ place: inout Int) -> WholeNumber {
    let isNegative = digit(place) != 0
    place += 1
    return WholeNumber(isNegative: isNegative, magnitude: large(&place))
  }

  /// A number of 64 bits, in digits of five bits as `number` has them.
  private func large(_ place: inout Int) -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let digit = UInt64(truncatingIfNeeded: digit(place))
      place += 1
      result |= (digit & 31) << shift
      if digit < 32 { return result }
      shift += 5
    }
  }

  /// Runs an automaton from the place of its first state. A state is a digit that says whether it accepts, the number
  /// of its edges, and for each the lowest and highest byte and the state it leads to.
  private func runs(_ text: TextBytes, from start: Int) -> Bool {
    var state = start
    var index = 0
    while index < text.count {
      let byte = Int(text[index])
      var place = state &+ 1
      var edges = number(&place)
      var next = 0
      while edges > 0 {
        if byte <= pair(place &+ 2) {
          if byte >= pair(place) { next = reference(place &+ 4) }
          break
        }
        place &+= 4 &+ referenceWidth
        edges &-= 1
      }
      if next == 0 { return false }
      state = next
      index &+= 1
    }
    return digit(state) != 0
  }
}

extension TextBytes {
  /// What stands between a prefix and a suffix; nil where they are not there, or nothing is between them.
  func between(_ prefix: TableText, _ suffix: TableText) -> TextBytes? {
    let start = prefix.decodedCount
    let end = count - suffix.decodedCount
    guard start < end, slice(0, start).isDecoded(prefix), slice(end, count).isDecoded(suffix) else { return nil }
    return slice(start, end)
  }

  /// Whether this is a text of the table, decoded, of which it has the length.
  func isDecoded(_ text: TableText) -> Bool {
    var index = 0
    var place = 0
    while index < count {
      if base[index] != text.decodedByte(&place) { return false }
      index += 1
    }
    return true
  }
}

extension TableText {
  var decodedCount: Int {
    var result = count
    var index = 0
    while index < count {
      if base[index] == 0x25 { result &-= 2 }
      index &+= 1
    }
    return result
  }

  /// The decoded byte at a place, which is moved past it.
  func decodedByte(_ place: inout Int) -> UInt8 {
    let byte = base[place]
    place += 1
    guard byte == 0x25 else { return byte }
    place += 2
    return UInt8(truncatingIfNeeded: base[place - 2].hexValue << 4 | base[place - 1].hexValue)
  }
}
