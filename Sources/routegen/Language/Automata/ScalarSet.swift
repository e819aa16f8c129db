/// A set of Unicode scalar values, as sorted ranges with gaps between them.
struct ScalarSet: Sendable, Hashable {
  private(set) var ranges: [ClosedRange<UInt32>] = []

  static let all = ScalarSet([0...0xD7FF, 0xE000...0x10FFFF])
  static let digits = ScalarSet([0x30...0x39])
  static let wordCharacters = ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
  static let whitespace = ScalarSet([0x09...0x0D, 0x20...0x20])

  init(_ ranges: [ClosedRange<UInt32>] = []) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, UInt64(range.lowerBound) <= UInt64(last.upperBound) + 1 {
        self.ranges[self.ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        self.ranges.append(range)
      }
    }
  }

  init(_ scalar: Unicode.Scalar) { self.init([scalar.value...scalar.value]) }

  func union(_ other: ScalarSet) -> ScalarSet { ScalarSet(ranges + other.ranges) }

  /// Every Unicode scalar value that is not in this set.
  func complement() -> ScalarSet {
    var result: [ClosedRange<UInt32>] = []
    for whole in Self.all.ranges {
      var next = whole.lowerBound
      for range in ranges where range.upperBound >= whole.lowerBound && range.lowerBound <= whole.upperBound {
        if range.lowerBound > next { result.append(next...(range.lowerBound - 1)) }
        next = max(next, range.upperBound + 1)
      }
      if next <= whole.upperBound { result.append(next...whole.upperBound) }
    }
    return ScalarSet(result)
  }

  /// The UTF-8 encodings of the set: each element is a sequence of one to four byte ranges, all of whose
  /// combinations encode members.
  func utf8Sequences() -> [[ClosedRange<UInt8>]] {
    var result: [[ClosedRange<UInt8>]] = []
    for range in ranges {
      for length in [0...0x7F, 0x80...0x7FF, 0x800...0xD7FF, 0xE000...0xFFFF, 0x10000...0x10FFFF]
        as [ClosedRange<UInt32>]
      {
        let low = max(range.lowerBound, length.lowerBound)
        let high = min(range.upperBound, length.upperBound)
        if low <= high { Self.appendSequences(from: low, to: high, to: &result) }
      }
    }
    return result
  }

  /// Splits a range of scalars of one encoded length where a continuation byte does not run through all its values.
  private static func appendSequences(from low: UInt32, to high: UInt32, to result: inout [[ClosedRange<UInt8>]]) {
    let lowBytes = encode(low)
    let highBytes = encode(high)
    for trailing in stride(from: lowBytes.count - 1, to: 0, by: -1) {
      let mask = (UInt32(1) << UInt32(6 * trailing)) - 1
      if low & ~mask == high & ~mask { continue }
      if low & mask != 0 {
        appendSequences(from: low, to: low | mask, to: &result)
        appendSequences(from: (low | mask) + 1, to: high, to: &result)
        return
      }
      if high & mask != mask {
        appendSequences(from: low, to: (high & ~mask) - 1, to: &result)
        appendSequences(from: high & ~mask, to: high, to: &result)
        return
      }
    }
    result.append(zip(lowBytes, highBytes).map { $0...$1 })
  }

  private static func encode(_ value: UInt32) -> [UInt8] {
    func continuation(_ shift: UInt32) -> UInt8 { UInt8(0x80 | (value >> shift) & 0x3F) }
    switch value {
    case ..<0x80: return [UInt8(value)]
    case ..<0x800: return [UInt8(0xC0 | value >> 6), continuation(0)]
    case ..<0x10000: return [UInt8(0xE0 | value >> 12), continuation(6), continuation(0)]
    default: return [UInt8(0xF0 | value >> 18), continuation(12), continuation(6), continuation(0)]
    }
  }
}
