/// Numbers in the syntax of `Double` from `low` through `high`, without some of their spellings.
///
/// A range of numbers would make a large automaton, so it is kept as bounds; what is taken away by integers and
/// by single texts is kept beside them.
struct NumberRange: Hashable, Sendable {
  var low = -Double.infinity
  var high = Double.infinity
  /// Canonical integers that are not members.
  var withoutIntegers: [ClosedRange<Whole>] = []
  /// Single texts that are not members, sorted.
  var without: [[UInt8]] = []

  var isEverything: Bool { low == -.infinity && high == .infinity && hasNoExceptions }
  var hasNoExceptions: Bool { withoutIntegers.isEmpty && without.isEmpty }

  /// The value of a text in the syntax of `Double`.
  static func value(_ bytes: [UInt8]) -> Double? {
    Automaton.number.accepts(bytes) ? Double(String(decoding: bytes, as: UTF8.self)) : nil
  }

  func contains(_ bytes: [UInt8]) -> Bool {
    guard let value = Self.value(bytes), low <= value, value <= high else { return false }
    if let whole = Whole(canonical: bytes), withoutIntegers.contains(where: { $0.contains(whole) }) { return false }
    return !without.contains(bytes)
  }

  /// The integers of `range` whose value lies between the bounds.
  ///
  /// Rounding to `Double` keeps the order, so they are a range as well.
  func integers(in range: ClosedRange<Whole>) -> ClosedRange<Whole>? {
    guard let first = Self.firstInteger(in: range, where: { $0.double >= low }),
      let past = Self.firstInteger(in: range, where: { $0.double > high }) ?? range.upperBound.next
    else {
      return Self.firstInteger(in: range, where: { $0.double >= low }).map { $0...range.upperBound }
    }
    guard let last = past.previous, first <= last else { return nil }
    return first...last
  }

  /// The first member of `range` for which a condition holds that, once true, stays true.
  private static func firstInteger(in range: ClosedRange<Whole>, where holds: (Whole) -> Bool) -> Whole? {
    func whole(_ distance: UInt64) -> Whole { range.lowerBound.advanced(by: distance) }
    var low: UInt64 = 0
    var high = range.lowerBound.distance(to: range.upperBound)
    if !holds(range.upperBound) { return nil }
    while low < high {
      let middle = low + (high - low) / 2
      if holds(whole(middle)) { high = middle } else { low = middle + 1 }
    }
    return whole(low)
  }

  /// A short member; nil if none of the usual spellings is one.
  func shortestExample() -> [UInt8]? {
    let wholes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 10, 20, 50, 100, 1000].map(Double.init)
    var values = wholes
    if low.isFinite { values += [low, low + 1, low + 0.5] }
    if high.isFinite { values += [high, high - 1, high - 0.5] }
    if low.isFinite, high.isFinite { values += [(low + high) / 2, low + (high - low) / 8] }
    var texts = values.map { Self.text($0) }
    texts.sort { $0.count < $1.count }
    if let plain = texts.first(where: contains) { return plain }
    // The same values with zeros behind the point: other texts of equal meaning.
    for text in texts where !text.contains(where: { $0 == 0x65 }) {
      for zeros in 1...20 {
        let longer = text + (text.contains(0x2E) ? [] : [0x2E]) + [UInt8](repeating: 0x30, count: zeros)
        if contains(longer) { return longer }
      }
    }
    return nil
  }

  /// The text of a value, whole numbers without a fraction.
  private static func text(_ value: Double) -> [UInt8] {
    let text = String(value)
    return Array((text.hasSuffix(".0") ? String(text.dropLast(2)) : text).utf8)
  }
}

extension Whole {
  /// The number of steps to a larger integer; every distance in the range fits.
  func distance(to other: Whole) -> UInt64 {
    switch (isNegative, other.isNegative) {
    case (true, true): magnitude - other.magnitude
    case (true, false): magnitude.addingReportingOverflow(other.magnitude).overflow ? .max : magnitude + other.magnitude
    default: other.magnitude - magnitude
    }
  }

  func advanced(by distance: UInt64) -> Whole {
    if !isNegative { return Whole(isNegative: false, magnitude: magnitude + distance) }
    return distance < magnitude
      ? Whole(isNegative: true, magnitude: magnitude - distance)
      : Whole(isNegative: false, magnitude: distance - magnitude)
  }
}
