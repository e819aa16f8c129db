extension Automaton {
  /// The texts of numbers in a range, by the value that reading them gives.
  ///
  /// It holds what has been read against the digits of both bounds, for every place that the point may have. That takes
  /// a thousand states or two, so numbers are compared as bounds wherever that is enough.
  static func numbers(_ range: NumberRange) throws(TooComplex) -> Automaton {
    var result = number
    if range.low > -.infinity || range.high < .infinity {
      let sides = [
        NumberSide(from: range.low, through: range.high), NumberSide(from: -range.high, through: -range.low),
      ]
      result = Automaton(from: NumberReading(), classOfByte: classes(separating: "+-.0123456789Ee".utf8)) { reading in
        reading.isWhole(sides)
      } step: { reading, byte in
        var next = reading
        return next.read(byte, sides) ? next : nil
      }
    }
    for integers in range.withoutIntegers {
      result = try result.subtracting(.integers(integers.lowerBound, integers.upperBound))
    }
    return range.without.isEmpty ? result : try result.subtracting(.finite(range.without))
  }
}

/// What the numbers of one sign may be, their sign aside.
private struct NumberSide {
  let holdsZero: Bool
  /// The largest that is too small; nil where nothing is.
  let below: Decimal?
  /// The largest that is a member; nil where there is no bound.
  let last: Decimal?
  let isEmpty: Bool

  init(from low: Double, through high: Double) {
    isEmpty = high < 0
    holdsZero = low <= 0 && high >= 0
    below = low > 0 ? Decimal.last { $0 < low } : nil
    last = high < .infinity ? Decimal.last { $0 <= high } : nil
  }

  /// The exponents with which a number is a member that has its first digit at `place` and compares as is said.
  func exponents(place: Int, below belowOrder: Int, last lastOrder: Int) -> ClosedRange<Int>? {
    var (low, high) = (-99, 99)
    if let below { low = max(low, below.place - place + (belowOrder > 0 ? 0 : 1)) }
    if let last { high = min(high, last.place - place - (lastOrder > 0 ? 1 : 0)) }
    return low <= high ? low...high : nil
  }
}

/// A number above zero: `0.d1d2d3…` times ten to the power of `place`, the first digit not zero.
private struct Decimal {
  var place: Int
  var digits: [UInt8]

  /// A text of a number has at most as many digits, and its first one between these places.
  static let digitCount = 24
  static let places = -125...125

  private var value: Double { Double("0.\(String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self))e\(place)") ?? 0 }

  /// The largest of which a condition holds that holds of all smaller ones.
  static func last(where holds: (Double) -> Bool) -> Decimal {
    let first = [1] + [UInt8](repeating: 0, count: digitCount - 1)
    // No text gives a number below the first place.
    var result = Decimal(place: places.lowerBound - 1, digits: first)
    guard let place = places.last(where: { holds(Decimal(place: $0, digits: first).value) }) else { return result }
    result.place = place
    for index in 0..<digitCount {
      for digit in (result.digits[index]...9).reversed() {
        result.digits[index] = digit
        if holds(result.value) { break }
      }
    }
    return result
  }
}

/// How far a number has been read.
private struct NumberReading: Hashable {
  enum Phase { case start, sign, zero, whole, point, fraction, mark, exponentSign, exponent, end }

  var phase = Phase.start
  /// Characters read; the syntax allows 24.
  var length = 0
  var side = 0
  /// Where the first digit stands that is not zero; nothing before it has been read.
  var place = 0
  /// Digits read from the first that is not zero; 1 when no bound begins with the same ones.
  var digits = 0
  /// How the digits so far compare with those of either bound.
  var below = 0
  var last = 0
  /// Of an exponent: those that make the number a member, and what has been read of it.
  var exponents: ClosedRange<Int>?
  var isNegativeExponent = false
  var exponent = 0

  /// Whether what has been read is a member.
  func isWhole(_ sides: [NumberSide]) -> Bool {
    switch phase {
    case .zero, .whole, .fraction: memberExponents(sides[side])?.contains(0) == true
    case .exponent: exponents?.contains(exponent) == true
    case .end: true
    case .start, .sign, .point, .mark, .exponentSign: false
    }
  }

  /// Whether the byte may follow, that is, may lead to a member.
  mutating func read(_ byte: UInt8, _ sides: [NumberSide]) -> Bool {
    length += 1
    if length > 24 { return false }
    if phase == .start {
      side = byte == UInt8(ascii: "-") ? 1 : 0
      if sides[side].isEmpty { return false }
    }
    switch (phase, byte) {
    case (.start, UInt8(ascii: "-")): phase = .sign
    case (.start, UInt8(ascii: "0")), (.sign, UInt8(ascii: "0")): phase = .zero
    case (.zero, UInt8(ascii: ".")), (.whole, UInt8(ascii: ".")): phase = .point
    case (.start, 0x30...0x39), (.sign, 0x30...0x39), (.whole, 0x30...0x39):
      phase = .whole
      place += 1
      add(byte - 0x30, sides[side])
    case (.point, 0x30...0x39), (.fraction, 0x30...0x39):
      phase = .fraction
      if digits == 0, byte == 0x30 { place -= 1 } else { add(byte - 0x30, sides[side]) }
    case (.zero, UInt8(ascii: "e")), (.whole, UInt8(ascii: "e")), (.fraction, UInt8(ascii: "e")),
      (.zero, UInt8(ascii: "E")), (.whole, UInt8(ascii: "E")), (.fraction, UInt8(ascii: "E")):
      guard let exponents = memberExponents(sides[side]) else { return false }
      // Of what came before only the number of characters matters, and only near the limit.
      self = NumberReading(phase: .mark, length: max(length, 21), exponents: exponents)
    case (.mark, UInt8(ascii: "+")), (.mark, UInt8(ascii: "-")):
      phase = .exponentSign
      isNegativeExponent = byte == UInt8(ascii: "-")
    case (.mark, 0x30...0x39), (.exponentSign, 0x30...0x39), (.exponent, 0x30...0x39):
      let digit = isNegativeExponent ? -Int(byte - 0x30) : Int(byte - 0x30)
      exponent = exponent * 10 + digit
      if phase == .exponent {
        let isMember = exponents?.contains(exponent) == true
        self = NumberReading(phase: .end, length: 24)
        return isMember
      }
      phase = .exponent
    default: return false
    }
    return true
  }

  private mutating func add(_ digit: UInt8, _ side: NumberSide) {
    func order(_ order: Int, _ bound: Decimal?) -> Int {
      guard order == 0, let bound, digits < bound.digits.count else { return order }
      let other = bound.digits[digits]
      return digit < other ? -1 : digit > other ? 1 : 0
    }
    below = order(below, side.below)
    last = order(last, side.last)
    let isDecided = (side.below == nil || below != 0) && (side.last == nil || last != 0)
    digits = isDecided ? 1 : digits + 1
  }

  private func memberExponents(_ side: NumberSide) -> ClosedRange<Int>? {
    if digits == 0 { return side.holdsZero ? -99...99 : nil }
    return side.exponents(place: place, below: below, last: last)
  }
}
