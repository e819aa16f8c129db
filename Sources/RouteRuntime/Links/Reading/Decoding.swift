internal import Foundation

/// Why text with escapes cannot be decoded; nil where it can.
typealias DecodingFault = LinkError.Malformation

extension TextBytes {
  /// Whether decoding would change anything.
  func needsDecoding(plusIsSpace: Bool) -> Bool {
    var index = 0
    while index < count {
      if base[index] == 0x25 || base[index] == 0x2B && plusIsSpace { return true }
      index &+= 1
    }
    return false
  }

  var isASCII: Bool {
    var index = 0
    while index < count {
      if base[index] >= 0x80 { return false }
      index &+= 1
    }
    return true
  }

  /// Whether there are only bytes of ASCII above `&`, which are what they say, also as keys of literals.
  var isPlain: Bool {
    var index = 0
    while index < count {
      if paddedWord(at: index).hasUnusualByte != 0 { return false }
      index &+= 8
    }
    return true
  }

  /// Decodes escapes into a buffer that has room for `count` bytes.
  ///
  /// - Returns: How many bytes were written, or what is wrong with the text.
  func decode(into target: UnsafeMutablePointer<UInt8>, plusIsSpace: Bool) -> Result<Int, DecodingFault> {
    var read = 0
    var written = 0
    var hasHighByte = false
    while read < count {
      var byte = base[read]
      if byte == 0x25 {
        guard read &+ 2 < count else { return .failure(.badEscape) }
        let high = base[read &+ 1].hexValue
        let low = base[read &+ 2].hexValue
        if high > 15 || low > 15 { return .failure(.badEscape) }
        byte = UInt8(truncatingIfNeeded: high &<< 4 | low)
        if byte == 0 { return .failure(.nul) }
        read &+= 2
      } else if byte == 0x2B, plusIsSpace {
        byte = 0x20
      }
      if byte >= 0x80 { hasHighByte = true }
      target[written] = byte
      written &+= 1
      read &+= 1
    }
    if hasHighByte, !TextBytes(base: target, count: written).isUTF8 { return .failure(.notUTF8) }
    return .success(written)
  }

  /// The decoded text; nil where it cannot be decoded.
  func decodedString(plusIsSpace: Bool) -> String? {
    // A string that were decoded in its own storage would have to allocate some, even if the text is short.
    withDecoded(plusIsSpace: plusIsSpace) { decoded in
      if case .success(let bytes) = decoded { bytes.string } else { nil }
    }
  }

  /// Gives the decoded bytes, or what is wrong with the text.
  func withDecoded<Value>(plusIsSpace: Bool, _ body: (Result<TextBytes, DecodingFault>) -> Value) -> Value {
    if !needsDecoding(plusIsSpace: plusIsSpace) { return body(.success(self)) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { buffer in
      guard let target = buffer.baseAddress else { return body(.success(self)) }
      return body(
        decode(into: target, plusIsSpace: plusIsSpace).map { TextBytes(base: UnsafePointer(target), count: $0) })
    }
  }

  /// Whether the bytes are well-formed UTF-8.
  var isUTF8: Bool {
    var index = 0
    while index < count {
      let byte = base[index]
      index &+= 1
      if byte < 0x80 { continue }
      let following: Int
      var lowest: UInt8 = 0x80
      var highest: UInt8 = 0xBF
      switch byte {
      case 0xC2...0xDF: following = 1
      case 0xE0...0xEF:
        following = 2
        if byte == 0xE0 { lowest = 0xA0 }
        if byte == 0xED { highest = 0x9F }
      case 0xF0...0xF4:
        following = 3
        if byte == 0xF0 { lowest = 0x90 }
        if byte == 0xF4 { highest = 0x8F }
      default: return false
      }
      if index &+ following > count || base[index] < lowest || base[index] > highest { return false }
      var offset = 1
      while offset < following {
        if base[index &+ offset] & 0xC0 != 0x80 { return false }
        offset &+= 1
      }
      index &+= following
    }
    return true
  }

  /// The text in Unicode's composed form, or nil where it is in that form for sure already.
  var composed: String? {
    var index = 0
    while index < count {
      let byte = base[index]
      // Below U+0300 nothing composes or decomposes; nor do the ideographs and syllables of East Asia.
      let isStable = byte < 0xCC || byte >= 0xE4 && byte <= 0xE9
      if !isStable { return string.precomposedStringWithCanonicalMapping }
      index &+= byte < 0x80 ? 1 : byte < 0xE0 ? 2 : 3
    }
    return nil
  }
}

extension LinkError.Malformation: Error {}
