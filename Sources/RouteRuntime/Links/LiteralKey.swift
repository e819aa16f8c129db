/// A segment as literals are looked up by it.
struct LiteralKey {
  let bytes: TextBytes
  /// The first eight bytes, with zeros where there are fewer.
  let first: UInt64
  /// The last eight bytes if there are more than eight, else zero.
  let last: UInt64
  /// The halves of one number for all spellings that differ in the case of letters.
  let low: UInt64
  let high: UInt64

  /// - Parameters:
  ///   - segment: Where the key lies.
  ///   - base: What the segment starts from; the bytes before the segment may be read.
  @inline(__always)
  init(_ segment: Segment, from base: UnsafePointer<UInt8>) {
    bytes = TextBytes(base: base + Int(segment.start), count: Int(segment.count))
    let end = Int(segment.start &+ segment.count)
    if segment.count > 8 {
      first = bytes.base.word(at: 0)
      last = base.word(at: end &- 8)
    } else {
      first = base.word(from: Int(segment.start), to: end)
      last = 0
    }
    let mixed =
      ((first | 0x2020_2020_2020_2020) ^ UInt64(segment.count)) &* 0x9E37_79B9_7F4A_7C15
      &+ (last | 0x2020_2020_2020_2020) &* 0xD6E8_FEB8_6659_FD93
    low = (mixed ^ mixed &>> 32) & 0xFFFF_FFFF
    high = mixed &>> 32
  }
}

extension TableReader {
  /// Whether the text at a place is a key. Before every text stand enough bytes to read eight up to its end.
  @inline(__always)
  func isText(at place: Int, _ key: LiteralKey) -> Bool {
    var start = place
    if number(&start) != key.bytes.count { return false }
    let end = base.word(at: start &+ key.bytes.count &- 8)
    if key.bytes.count <= 8 {
      return end &>> UInt64(truncatingIfNeeded: 64 &- key.bytes.count &* 8) == key.first
    }
    if end != key.last || base.word(at: start) != key.first { return false }
    return key.bytes.count <= 16 || key.bytes.holds(text(place), at: 0)
  }

  /// Whether the text at a place differs from a key in the case of ASCII letters only, but there.
  func isOtherSpelling(at place: Int, _ key: LiteralKey) -> Bool {
    TextBytes(text(place)).equalsIgnoringCase(key.bytes) && !isText(at: place, key)
  }
}
