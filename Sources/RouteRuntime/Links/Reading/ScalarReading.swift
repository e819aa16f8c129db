/// Bytes of text that somebody else keeps alive: of a link, of a scratch buffer, or of a string.
struct TextBytes {
  let base: UnsafePointer<UInt8>
  let count: Int

  @inline(__always)
  init(base: UnsafePointer<UInt8>, count: Int) {
    self.base = base
    self.count = count
  }

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    base = buffer.baseAddress ?? Self.nothing.utf8Start
    count = buffer.count
  }

  private static let nothing: StaticString = ""

  /// The byte at an index below `count`.
  @inline(__always)
  subscript(index: Int) -> UInt8 { base[index] }

  var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }
  var string: String { String(decoding: buffer, as: UTF8.self) }

  /// The bytes from an index up to another, both within them.
  @inline(__always)
  func slice(_ start: Int, _ end: Int) -> TextBytes { TextBytes(base: base + start, count: end &- start) }
}

/// An integer as sign and magnitude, which holds every `Int64` and every `UInt64`.
struct WholeNumber: Equatable {
  var isNegative: Bool
  var magnitude: UInt64

  func exactly<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer? {
    if !isNegative { return Integer(exactly: magnitude) }
    if magnitude <= UInt64(Int64.max) { return Integer(exactly: 0 - Int64(magnitude)) }
    return magnitude == UInt64(Int64.max) + 1 ? Integer(exactly: Int64.min) : nil
  }

  static func <= (left: WholeNumber, right: WholeNumber) -> Bool {
    switch (left.isNegative, right.isNegative) {
    case (true, false): true
    case (false, true): false
    case (false, false): left.magnitude <= right.magnitude
    case (true, true): left.magnitude >= right.magnitude
    }
  }
}

// How the types of parameters are spelt. The tool's own automata of the types accept the same texts.
extension TextBytes {
  /// An integer without `+`, without leading zeros and without `-0`; nil also for one that 64 bits do not hold.
  var whole: WholeNumber? {
    var index = 0
    let isNegative = count > 0 && base[0] == 0x2D
    if isNegative { index = 1 }
    let digits = count &- index
    if digits <= 0 || digits > 20 { return nil }
    if base[index] == 0x30 { return digits == 1 && !isNegative ? WholeNumber(isNegative: false, magnitude: 0) : nil }
    var magnitude: UInt64 = 0
    while index < count {
      let digit = UInt64(base[index] &- 48)
      if digit > 9 { return nil }
      let (product, isTooLarge) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, isOver) = product.addingReportingOverflow(digit)
      if isTooLarge || isOver { return nil }
      magnitude = sum
      index &+= 1
    }
    if isNegative, magnitude > 1 << 63 { return nil }
    return WholeNumber(isNegative: isNegative, magnitude: magnitude)
  }

  /// The common case of `whole`: up to eight digits are checked, and put together, all at once.
  var int: Int? {
    if count == 0 || count > 8 { return longInt }
    // The first digit, the highest, ends up in the lowest byte but for the zeros below it.
    var digits = (shortWord ^ 0x3030_3030_3030_3030) &<< UInt64(truncatingIfNeeded: (8 &- count) &* 8)
    if (digits &+ 0x7676_7676_7676_7676 | digits) & 0x8080_8080_8080_8080 != 0 { return longInt }
    if base[0] == 0x30 { return count == 1 ? 0 : nil }
    digits = (digits &* 10 &+ digits &>> 8) & 0x00FF_00FF_00FF_00FF
    digits = (digits &* 100 &+ digits &>> 16) & 0x0000_FFFF_0000_FFFF
    return Int(truncatingIfNeeded: (digits &* 10_000 &+ digits &>> 32) & 0xFFFF_FFFF)
  }

  /// Whether `int` is there.
  @inline(__always)
  var isInt: Bool {
    if count == 0 || count > 8 { return longInt != nil }
    let digits = (shortWord ^ UInt64(repeating: 0x30)) &<< UInt64(truncatingIfNeeded: (8 &- count) &* 8)
    if (digits &+ UInt64(repeating: 0x76) | digits) & UInt64(repeating: 0x80) != 0 { return longInt != nil }
    return base[0] != 0x30 || count == 1
  }

  private var longInt: Int? {
    var index = 0
    let isNegative = count > 0 && base[0] == 0x2D
    if isNegative { index = 1 }
    let digits = count &- index
    if digits <= 0 { return nil }
    // Eighteen digits cannot overflow, nor nine where an `Int` has 32 bits.
    if digits > (Int.bitWidth == 64 ? 18 : 9) || base[index] == 0x30 { return whole?.exactly(Int.self) }
    var value = 0
    while index < count {
      let digit = Int(base[index] &- 48)
      if digit > 9 { return nil }
      value = value &* 10 &+ digit
      index &+= 1
    }
    return isNegative ? 0 &- value : value
  }

  var bool: Bool? {
    switch count {
    case 1: base[0] == 0x31 ? true : base[0] == 0x30 ? false : nil
    case 2: equalsIgnoringCase("no") ? false : nil
    case 3: equalsIgnoringCase("yes") ? true : nil
    case 4: equalsIgnoringCase("true") ? true : nil
    case 5: equalsIgnoringCase("false") ? false : nil
    default: nil
    }
  }

  private func equalsIgnoringCase(_ word: StaticString) -> Bool {
    var index = 0
    while index < count {
      if base[index] | 0x20 != word.utf8Start[index] { return false }
      index += 1
    }
    return true
  }

  /// A number in the syntax of JSON, at most 24 characters long and with at most two digits in its exponent.
  var double: Double? { isNumber ? Double(string) : nil }

  var isNumber: Bool {
    if count > 24 { return false }
    var index = 0
    if index < count, base[index] == 0x2D { index += 1 }
    let first = index
    guard skipDigits(&index) else { return false }
    if base[first] == 0x30, index - first > 1 { return false }
    if index < count, base[index] == 0x2E {
      index += 1
      guard skipDigits(&index) else { return false }
    }
    if index < count, base[index] | 0x20 == 0x65 {
      index += 1
      if index < count, base[index] == 0x2B || base[index] == 0x2D { index += 1 }
      let exponent = index
      guard skipDigits(&index), index - exponent <= 2 else { return false }
    }
    return index == count
  }

  /// Moves past digits; false if there is none.
  private func skipDigits(_ index: inout Int) -> Bool {
    let start = index
    while index < count, base[index] &- 48 < 10 { index += 1 }
    return index > start
  }

  var isUUID: Bool {
    if count != 36 { return false }
    var index = 0
    while index < 36 {
      if index == 8 || index == 13 || index == 18 || index == 23 {
        if base[index] != 0x2D { return false }
      } else if base[index].hexValue > 15 {
        return false
      }
      index += 1
    }
    return true
  }

  /// A scheme, a colon, and something after it.
  var isURL: Bool {
    guard count > 0, base[0].isLetter else { return false }
    var index = 1
    while index < count, base[index].isSchemeByte { index += 1 }
    return index + 1 < count && base[index] == 0x3A
  }
}

extension UInt8 {
  var isLetter: Bool { (self | 0x20) &- 97 < 26 }
  /// What may follow the first letter of a scheme.
  var isSchemeByte: Bool { isLetter || self &- 48 < 10 || self == 0x2B || self == 0x2D || self == 0x2E }
}
