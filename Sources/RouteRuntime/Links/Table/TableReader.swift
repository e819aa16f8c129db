/// Reads the compiled table: numbers as digits of 64, most of them references to other places of the table.
///
/// The table is generated together with the code that reads it and trusted: only places that the table itself names
/// are read. Its format is described where it is written, at `CompiledTable` in `routegen`.
struct TableReader: @unchecked Sendable {
  /// The first byte. It lives as long as the program, as the bytes of a literal do.
  let base: UnsafePointer<UInt8>
  /// How many digits a reference has, three or four.
  let referenceWidth: Int

  init(base: UnsafePointer<UInt8>) {
    self.base = base
    referenceWidth = Int(base[Header.isWide]) &- 45
  }

  /// One digit: a number below 64.
  @inline(__always)
  func digit(_ place: Int) -> Int { Int(base[place]) &- 48 }

  /// Two digits: a number below 4,096.
  @inline(__always)
  func pair(_ place: Int) -> Int { Int(base[place]) &+ Int(base[place &+ 1]) &<< 6 &- 3_120 }

  /// Three digits.
  @inline(__always)
  func triple(_ place: Int) -> Int {
    Int(base[place]) &+ Int(base[place &+ 1]) &<< 6 &+ Int(base[place &+ 2]) &<< 12 &- 199_728
  }

  /// Four digits.
  @inline(__always)
  func quad(_ place: Int) -> Int { triple(place) &+ digit(place &+ 3) &<< 18 }

  /// A reference, which has as many digits as the table's length asks for: no bit of a fourth counts, or all do.
  @inline(__always)
  func reference(_ place: Int) -> Int {
    Int(base[place]) &+ Int(base[place &+ 1]) &<< 6 &+ Int(base[place &+ 2]) &<< 12 &- 199_728
      &+ ((Int(base[place &+ 3]) &- 48) &<< 18 & (3 &- referenceWidth))
  }

  /// A number of any size in digits of five bits; the sixth bit says that another digit follows.
  @inline(__always)
  func number(_ place: inout Int) -> Int {
    place &+= 1
    return base[place &- 1] < 80 ? Int(base[place &- 1]) &- 48 : longNumber(&place)
  }

  private func longNumber(_ place: inout Int) -> Int {
    var result = digit(place &- 1) & 31
    var shift = 5
    while true {
      let digit = digit(place)
      place &+= 1
      result |= (digit & 31) &<< shift
      if digit < 32 { return result }
      shift &+= 5
    }
  }

  /// A reference, and the place after it.
  @inline(__always)
  func reference(at place: inout Int) -> Int {
    place &+= referenceWidth
    return reference(place &- referenceWidth)
  }

  /// The places of fixed things at the start of a table; each of those without another note is a four-digit place.
  enum Header {
    static let version = 0
    static let isWide = 1
    static let foldsCase = 2
    static let plusIsSpace = 3
    static let prefersWeb = 4
    /// Two digits: the most parameters an entry has.
    static let parameterCount = 5
    static let root = 8
    static let entries = 12
    /// A number.
    static let entryCount = 16
    static let tabCount = 20
    static let names = 24
    static let formerNames = 28
    static let schemes = 32
    static let hosts = 36
    static let handoffs = 40
    static let types = 44
    static let length = 48
  }
}

/// A text of the table, percent-encoded where it is not printable ASCII.
struct TableText {
  let base: UnsafePointer<UInt8>
  let count: Int

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

  /// The text, decoded.
  var string: String {
    if !bytes.contains(0x25) { return String(decoding: bytes, as: UTF8.self) }
    return String(unsafeUninitializedCapacity: count) { target in
      var place = 0
      var written = 0
      while place < count {
        target[written] = decodedByte(&place)
        written += 1
      }
      return written
    }
  }
}

extension TableReader {
  /// The text at a place.
  @inline(__always)
  func text(_ place: Int) -> TableText {
    var place = place
    let count = number(&place)
    return TableText(base: base + place, count: count)
  }

  /// The text that is referred to at a place.
  func text(at place: inout Int) -> TableText { text(reference(at: &place)) }

  /// A default or fixed value: a digit that is 0 for a single text, else one more than the length of a list.
  func field(at place: inout Int) -> RouteField {
    let count = number(&place)
    if count == 0 { return .one(text(at: &place).string) }
    var texts: [String] = []
    for _ in 1..<count { texts.append(text(at: &place).string) }
    return .many(texts)
  }

  var entryCount: Int { quad(Header.entryCount) }

  /// The place of an entry.
  func entry(_ number: Int) -> Int { reference(quad(Header.entries) &+ number &* referenceWidth) }
}

extension UInt8 {
  /// The value of a hexadecimal digit; 16 or more for any other byte.
  @inline(__always)
  var hexValue: Int {
    let digit = Int(self) &- 48
    if digit >= 0 && digit < 10 { return digit }
    let letter = Int(self | 32) &- 97
    return letter >= 0 && letter < 6 ? letter &+ 10 : 255
  }
}
