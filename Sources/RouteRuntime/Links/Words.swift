// Eight bytes of text at a time, the first in the lowest byte.

extension UInt64 {
  /// A byte in each of the eight places.
  @inline(__always)
  init(repeating byte: UInt8) { self = UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The highest bit of each byte that is zero.
  @inline(__always)
  var zeroBytes: UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~(((self & low) &+ low) | self | low)
  }

  /// Not zero where some byte is zero, or is below `limit`; which one, only `zeroBytes` can tell.
  @inline(__always)
  func hasByte(below limit: UInt8) -> UInt64 { (self &- UInt64(repeating: limit)) & ~self & 0x8080_8080_8080_8080 }

  /// Not zero where some byte is below `&`, beyond ASCII or DEL: an escape, a `#`, a control character, or one of a few
  /// that are harmless.
  @inline(__always)
  var hasUnusualByte: UInt64 {
    let high = ((self & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x0101_0101_0101_0101) | self
    return hasByte(below: 0x26) | high & 0x8080_8080_8080_8080
  }

  /// Whether the lowest `count` bytes are ASCII and at least `least`.
  @inline(__always)
  func hasOnlyBytes(from least: UInt8, count: Int) -> Bool {
    let low = (self | ~(self &+ UInt64(repeating: 0x80 &- least))) & 0x8080_8080_8080_8080
    return (count < 8 ? low.keepingBytes(count) : low) == 0
  }

  /// The highest bit of each byte that equals `byte`.
  @inline(__always)
  func bytes(equalTo byte: UInt8) -> UInt64 { (self ^ UInt64(repeating: byte)).zeroBytes }

  /// The same in a word without bytes beyond ASCII.
  @inline(__always)
  func asciiBytes(equalTo byte: UInt8) -> UInt64 {
    ~((self ^ UInt64(repeating: byte)) &+ UInt64(repeating: 0x7F)) & UInt64(repeating: 0x80)
  }

  /// The place of the lowest byte that a mask marks.
  @inline(__always)
  var firstMarkedByte: Int { trailingZeroBitCount &>> 3 }

  /// The lowest `count` bytes, below eight, and zeros above them.
  @inline(__always)
  func keepingBytes(_ count: Int) -> UInt64 { self & (1 &<< UInt64(truncatingIfNeeded: count &* 8) &- 1) }
}

extension TextBytes {
  /// The eight bytes from an index on; all of them lie within the text.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
  }

  /// The bytes from `index` up to `end`, at most eight of them, and zeros above them; both lie within the text.
  @inline(__always)
  func word(from index: Int, to end: Int) -> UInt64 {
    let length = end &- index
    if count < 8 { return slice(index, end).shortWord }
    let place = Swift.min(index, count &- 8)
    let word = word(at: place) &>> UInt64(truncatingIfNeeded: (index &- place) &* 8)
    return length < 8 ? word.keepingBytes(length) : word
  }

  /// The bytes of a text of at most eight, and zeros above them: they are read in two halves that may overlap.
  @inline(__always)
  var shortWord: UInt64 {
    if count >= 4 {
      let low = UInt32(littleEndian: UnsafeRawPointer(base).loadUnaligned(as: UInt32.self))
      let high = UInt32(littleEndian: UnsafeRawPointer(base + (count &- 4)).loadUnaligned(as: UInt32.self))
      return UInt64(low) | UInt64(high) &<< UInt64(truncatingIfNeeded: (count &- 4) &* 8)
    }
    if count == 0 { return 0 }
    let middle = count &>> 1
    return UInt64(base[0]) | UInt64(base[middle]) &<< UInt64(truncatingIfNeeded: middle &* 8)
      | UInt64(base[count &- 1]) &<< UInt64(truncatingIfNeeded: (count &- 1) &* 8)
  }

  /// The eight bytes from an index on, with letters in place of those past the end.
  @inline(__always)
  func paddedWord(at index: Int) -> UInt64 {
    if index &+ 8 <= count { return word(at: index) }
    let length = count &- index
    return word(from: index, to: count) | UInt64(repeating: 0x61) &<< UInt64(truncatingIfNeeded: length &* 8)
  }

  /// The index of the first `byte`, which is no letter, at or after `start`, or `count`.
  @inline(__always)
  func index(of byte: UInt8, from start: Int) -> Int {
    var index = start
    while index < count {
      let marks = paddedWord(at: index).bytes(equalTo: byte)
      if marks != 0 { return index &+ marks.firstMarkedByte }
      index &+= 8
    }
    return count
  }

  /// Whether a text of the table stands at an index as it is written.
  @inline(__always)
  func holds(_ text: TableText, at start: Int) -> Bool {
    let end = start &+ text.count
    if end > count { return false }
    if text.count < 8 { return word(from: start, to: end) == text.word(at: 0, count: text.count) }
    // The last word may overlap with the one before it.
    var index = 0
    while index &+ 8 < text.count {
      if word(at: start &+ index) != text.word(at: index, count: 8) { return false }
      index &+= 8
    }
    return word(at: end &- 8) == text.word(at: text.count &- 8, count: 8)
  }

  /// Whether two texts are the same bytes.
  func equals(_ other: TextBytes) -> Bool {
    if count != other.count { return false }
    var index = 0
    while index < count {
      if base[index] != other.base[index] { return false }
      index &+= 1
    }
    return true
  }

  /// Whether two texts are the same but for the case of ASCII letters.
  func equalsIgnoringCase(_ other: TextBytes) -> Bool {
    if count != other.count { return false }
    var index = 0
    while index < count {
      if base[index].lowercased != other.base[index].lowercased { return false }
      index &+= 1
    }
    return true
  }
}

extension UInt8 {
  @inline(__always)
  var isControl: Bool { self < 0x20 || self == 0x7F }

  /// The small letter of an ASCII capital; any other byte itself.
  @inline(__always)
  var lowercased: UInt8 { self &- 65 < 26 ? self | 32 : self }
}

extension TableText {
  /// Up to eight bytes from an index on, and zeros above them.
  ///
  /// Behind the last text of a table stand enough bytes to read eight of them anywhere.
  @inline(__always)
  func word(at index: Int, count: Int) -> UInt64 {
    let word = UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
    return count >= 8 ? word : word.keepingBytes(count)
  }
}
