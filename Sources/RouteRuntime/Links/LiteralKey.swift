/// A segment as literals are looked up by it.
struct LiteralKey {
  let bytes: TextBytes
  /// The first eight bytes, with zeros where there are fewer.
  let first: UInt64
  /// The last eight bytes if there are more than eight, else zero.
  let last: UInt64

  /// - Parameters:
  ///   - segment: Where the key lies.
  ///   - readable: All bytes that may be read.
  @inline(__always)
  init(_ segment: Segment, in readable: TextBytes) {
    let start = Int(segment.start)
    let end = start &+ Int(segment.count)
    bytes = readable.slice(start, end)
    first = readable.word(from: start, to: Swift.min(start &+ 8, end))
    last = end &- start > 8 ? readable.word(at: end &- 8) : 0
  }

  /// One number for all spellings that differ in the case of letters.
  @inline(__always)
  var hash: UInt64 {
    let fold = UInt64(repeating: 0x20)
    let length = UInt64(truncatingIfNeeded: bytes.count)
    let mixed = ((first | fold) ^ length) &* 0x9E37_79B9_7F4A_7C15 &+ (last | fold) &* 0xD6E8_FEB8_6659_FD93
    return mixed ^ mixed &>> 32
  }
}

extension TableText {
  @inline(__always)
  func equals(_ key: LiteralKey) -> Bool {
    if count != key.bytes.count || word(at: 0, count: count) != key.first { return false }
    if count <= 8 { return true }
    if word(at: count &- 8, count: 8) != key.last { return false }
    return count <= 16 || key.bytes.holds(self, at: 0)
  }

  /// Whether the text differs from a key in the case of ASCII letters only, but there.
  func equalsIgnoringCase(_ key: LiteralKey) -> Bool {
    count == key.bytes.count && TextBytes(self).equalsIgnoringCase(key.bytes) && !equals(key)
  }
}
