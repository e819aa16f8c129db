/// An integer of any of the integer types: `Int64.min` through `UInt64.max`.
struct Whole: Hashable, Sendable, Comparable {
  let isNegative: Bool
  let magnitude: UInt64

  init(isNegative: Bool, magnitude: UInt64) {
    self.isNegative = isNegative && magnitude > 0
    self.magnitude = magnitude
  }

  init(_ value: Int64) { self.init(isNegative: value < 0, magnitude: value.magnitude) }
  init(_ value: UInt64) { self.init(isNegative: false, magnitude: value) }

  /// Reads canonical decimal text: no `+`, no leading zeros, no `-0`.
  init?(canonical bytes: some Collection<UInt8>) {
    var rest = bytes[...]
    let isNegative = rest.first == 0x2D
    if isNegative { rest = rest.dropFirst() }
    guard let first = rest.first, rest.count <= 20 else { return nil }
    if first == 0x30, rest.count > 1 || isNegative { return nil }
    var magnitude: UInt64 = 0
    for byte in rest {
      guard (0x30...0x39).contains(byte) else { return nil }
      let (product, overflows) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, carries) = product.addingReportingOverflow(UInt64(byte - 0x30))
      if overflows || carries { return nil }
      magnitude = sum
    }
    if isNegative, magnitude > Int64.min.magnitude { return nil }
    self.init(isNegative: isNegative, magnitude: magnitude)
  }

  var text: String { (isNegative ? "-" : "") + String(magnitude) }
  /// The nearest `Double`, as reading the text would give it.
  var double: Double { isNegative ? -Double(magnitude) : Double(magnitude) }

  /// The next larger integer, or nil at the end of the range.
  var next: Whole? {
    if isNegative { return Whole(isNegative: true, magnitude: magnitude - 1) }
    return magnitude == .max ? nil : Whole(isNegative: false, magnitude: magnitude + 1)
  }

  /// The next smaller integer, or nil at the end of the range.
  var previous: Whole? {
    if !isNegative, magnitude > 0 { return Whole(isNegative: false, magnitude: magnitude - 1) }
    return magnitude == Int64.min.magnitude ? nil : Whole(isNegative: true, magnitude: magnitude + 1)
  }

  static func < (left: Whole, right: Whole) -> Bool {
    switch (left.isNegative, right.isNegative) {
    case (true, false): true
    case (false, true): false
    case (false, false): left.magnitude < right.magnitude
    case (true, true): left.magnitude > right.magnitude
    }
  }

  /// The magnitudes of the negative members of a range, smallest first, or nil if it has none.
  static func negativeMagnitudes(_ low: Whole, _ high: Whole) -> (UInt64, UInt64)? {
    if !low.isNegative || high < low { return nil }
    return (high.isNegative ? high.magnitude : 1, low.magnitude)
  }

  /// The magnitudes of the members of a range from zero, smallest first, or nil if it has none.
  static func positiveMagnitudes(_ low: Whole, _ high: Whole) -> (UInt64, UInt64)? {
    if high.isNegative || high < low { return nil }
    return (low.isNegative ? 0 : low.magnitude, high.magnitude)
  }
}
