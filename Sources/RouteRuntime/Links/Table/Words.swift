// Eight bytes of text at a time, the first in the lowest byte.
//
// Debug builds read links too, and inline nothing: what is done for every word calls little else.

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

  /// Not zero where some byte is below `&`, beyond ASCII or DEL: an escape, a `#`, a control character, or one of a few
  /// that are harmless.
  @inline(__always)
  var hasUnusualByte: UInt64 {
    let low = (self &- 0x2626_2626_2626_2626) & ~self
    let high = ((self & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x0101_0101_0101_0101) | self
    return (low | high) & 0x8080_8080_8080_8080
  }

  /// Whether all bytes are ASCII, and none is below `]`: small letters, for the most part.
  @inline(__always)
  var hasOnlySmallLetters: Bool { (self | ~(self &+ 0x2323_2323_2323_2323)) & 0x8080_8080_8080_8080 == 0 }

  /// The highest bit of each byte that equals `byte`.
  @inline(__always)
  func bytes(equalTo byte: UInt8) -> UInt64 { (self ^ UInt64(repeating: byte)).zeroBytes }

  /// The highest bit of each byte that is a `/` or `?`, in a word without bytes beyond ASCII.
  @inline(__always)
  var slashesAndQuestionMarks: UInt64 {
    // They differ in one bit.
    ~(((self | 0x1010_1010_1010_1010) ^ 0x3F3F_3F3F_3F3F_3F3F) &+ 0x7F7F_7F7F_7F7F_7F7F) & 0x8080_8080_8080_8080
  }

  /// The place of the lowest byte that a mask marks.
  @inline(__always)
  var firstMarkedByte: Int { trailingZeroBitCount &>> 3 }

  /// The lowest `count` bytes, below eight, and zeros above them.
  @inline(__always)
  func keepingBytes(_ count: Int) -> UInt64 { self & (1 &<< UInt64(truncatingIfNeeded: count &* 8) &- 1) }
}

extension UnsafePointer<UInt8> {
  /// The eight bytes from an index on, all of which may be read.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    let word = UnsafeRawPointer(self).loadUnaligned(fromByteOffset: index, as: UInt64.self)
    #if _endian(big)
      return word.byteSwapped
    #else
      return word
    #endif
  }

  /// The four bytes from an index on, and zeros above them.
  @inline(__always)
  func halfWord(at index: Int) -> UInt64 {
    let half = UnsafeRawPointer(self).loadUnaligned(fromByteOffset: index, as: UInt32.self)
    #if _endian(big)
      return UInt64(half.byteSwapped)
    #else
      return UInt64(half)
    #endif
  }

  /// The bytes from `index` up to `end`, at most eight of them, and zeros above them.
  @inline(__always)
  func word(from index: Int, to end: Int) -> UInt64 {
    if end < 8 { return nearWord(from: index, to: end) }
    return index == end ? 0 : word(at: end &- 8) &>> UInt64(truncatingIfNeeded: (index &- end &+ 8) &* 8)
  }

  /// The same so near to the start that eight bytes cannot be read up to the end.
  @inline(never)
  private func nearWord(from index: Int, to end: Int) -> UInt64 {
    TextBytes(base: self + index, count: end &- index).shortWord
  }
}

extension TextBytes {
  /// The bytes of a text of at most eight, and zeros above them: they are read in two halves that may overlap.
  @inline(__always)
  var shortWord: UInt64 {
    if count >= 4 {
      return base.halfWord(at: 0) | base.halfWord(at: count &- 4) &<< UInt64(truncatingIfNeeded: (count &- 4) &* 8)
    }
    if count == 0 { return 0 }
    return UInt64(base[0]) | UInt64(base[count &>> 1]) &<< UInt64(truncatingIfNeeded: (count &>> 1) &* 8)
      | UInt64(base[count &- 1]) &<< UInt64(truncatingIfNeeded: (count &- 1) &* 8)
  }

  /// The eight bytes from an index on, with letters in place of those past the end.
  @inline(__always)
  func paddedWord(at index: Int) -> UInt64 {
    if index &+ 8 <= count { return base.word(at: index) }
    return base.word(from: index, to: count)
      | 0x6161_6161_6161_6161 &<< UInt64(truncatingIfNeeded: (count &- index) &* 8)
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
    if start &+ text.count > count { return false }
    if text.count < 8 {
      return text.shortWord
        == (start &+ 8 <= count
          ? base.word(at: start).keepingBytes(text.count) : base.word(from: start, to: start &+ text.count))
    }
    // The last word may overlap with the one before it.
    return base.word(at: start &+ text.count &- 8) == text.base.word(at: text.count &- 8)
      && base.word(at: start) == text.base.word(at: 0) && (text.count <= 16 || holdsLong(text, at: start))
  }

  /// The same for all but the last of the words of a text.
  private func holdsLong(_ text: TableText, at start: Int) -> Bool {
    var index = 8
    while index &+ 8 < text.count {
      if base.word(at: start &+ index) != text.base.word(at: index) { return false }
      index &+= 8
    }
    return true
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
  @inline(never)
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
  /// The bytes of a text of at most seven, and zeros above them.
  ///
  /// Behind the last text of a table stand enough bytes to read eight of them anywhere.
  @inline(__always)
  var shortWord: UInt64 { base.word(at: 0).keepingBytes(count) }
}
