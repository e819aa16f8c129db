// The bytes of a pattern: signs, pieces, and literal text.
extension PatternParser {
  enum Sign {
    static let space = UInt8(ascii: " ")
    static let slash = UInt8(ascii: "/")
    static let question = UInt8(ascii: "?")
    static let hash = UInt8(ascii: "#")
    static let colon = UInt8(ascii: ":")
    static let star = UInt8(ascii: "*")
    static let openBrace = UInt8(ascii: "{")
    static let closeBrace = UInt8(ascii: "}")
    static let ampersand = UInt8(ascii: "&")
    static let equals = UInt8(ascii: "=")
    static let percent = UInt8(ascii: "%")
    static let plus = UInt8(ascii: "+")
    static let dot = UInt8(ascii: ".")
    static let openParenthesis = UInt8(ascii: "(")
    static let less = UInt8(ascii: "<")
  }

  func failure(_ message: String, _ range: Range<Int>) -> PatternError {
    PatternError(message: message, range: text.range(of: range))
  }

  func index(of byte: UInt8, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == byte { return index }
      index += 1
    }
    return nil
  }

  func piece(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Where the name at the start of the range ends.
  func nameEnd(_ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      guard byte.isASCIILetter || byte == 0x5F || index > range.lowerBound && byte.isDigit else { break }
      index += 1
    }
    return index
  }

  /// Literal text, decoded.
  func literal(_ range: Range<Int>, plusIsSpace: Bool) throws(PatternError) -> String {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(range.count)
    var index = range.lowerBound
    var isEscaped = false
    while index < range.upperBound {
      let byte = bytes[index]
      switch byte {
      case Sign.percent:
        guard index + 2 < range.upperBound, let high = bytes[index + 1].hexValue, let low = bytes[index + 2].hexValue
        else {
          throw failure(
            "`%` starts an escape of two hexadecimal digits; a percent sign is written %25", index..<index + 1)
        }
        if high == 0, low == 0 { throw failure("`%00` is in no URL", index..<index + 3) }
        decoded.append(high << 4 | low)
        isEscaped = true
        index += 3
        continue
      case Sign.colon, Sign.star, Sign.openBrace, Sign.closeBrace, Sign.question, Sign.hash:
        let hex = String(byte, radix: 16, uppercase: true)
        throw failure(
          "`\(piece(index..<index + 1))` has a meaning in patterns; as plain text it is written %\(hex)",
          index..<index + 1)
      case Sign.plus where plusIsSpace: decoded.append(0x20)
      default: decoded.append(byte)
      }
      index += 1
    }
    let text = String(decoding: decoded, as: UTF8.self)
    if isEscaped, !text.utf8.elementsEqual(decoded) { throw failure("these escapes are not UTF-8", range) }
    return text
  }
}
