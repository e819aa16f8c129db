/// A piece of a URL, or of its decoded text.
typealias Bytes = ArraySlice<UInt8>

extension Bytes {
  /// The text with escapes replaced, decoded once; nil for a bad escape, invalid UTF-8 or `%00`.
  ///
  /// Text without escapes is handed back as it is: the whole URL is known to be UTF-8, and it is only ever cut at
  /// ASCII characters.
  func percentDecoded(plusIsSpace: Bool = false) -> Bytes? {
    guard contains(where: { $0 == UInt8(ascii: "%") || (plusIsSpace && $0 == UInt8(ascii: "+")) }) else { return self }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(count)
    var index = startIndex
    while index < endIndex {
      let byte = self[index]
      switch byte {
      case UInt8(ascii: "%"):
        guard endIndex - index > 2, let high = self[index + 1].hexValue, let low = self[index + 2].hexValue else {
          return nil
        }
        guard high | low != 0 else { return nil }
        decoded.append(high << 4 | low)
        index += 3
      case UInt8(ascii: "+") where plusIsSpace:
        decoded.append(UInt8(ascii: " "))
        index += 1
      default:
        decoded.append(byte)
        index += 1
      }
    }
    return decoded.isUTF8 ? decoded[...] : nil
  }

  /// As a string; invalid UTF-8 is repaired.
  var string: String { String(decoding: self, as: UTF8.self) }

  var isASCII: Bool { allSatisfy { $0 < 0x80 } }

  /// With `A`…`Z` in lower case.
  var asciiLowercased: [UInt8] { map(\.asciiLowercased) }

  func equals(_ text: some Sequence<UInt8>) -> Bool { elementsEqual(text) }
}

extension [UInt8] {
  /// Decoding repairs what is not UTF-8, so only valid text comes back as it was.
  fileprivate var isUTF8: Bool { String(decoding: self, as: UTF8.self).utf8.elementsEqual(self) }
}

extension UInt8 {
  var hexValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var isASCIILetter: Bool { asciiLowercased >= UInt8(ascii: "a") && asciiLowercased <= UInt8(ascii: "z") }

  var asciiLowercased: UInt8 { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self }

  /// Allowed in a scheme after its first letter.
  var isSchemeByte: Bool {
    isASCIILetter || isDigit || self == UInt8(ascii: "+") || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
}
