/// The canonical spellings of the scalar types (rule 7 of the manifest), read from bytes.
enum CanonicalScalar {
  /// `true false 1 0 yes no`, in any case.
  static func bool(_ text: Bytes) -> Bool? {
    guard text.count <= 5 else { return nil }
    return switch String(decoding: text.asciiLowercased, as: UTF8.self) {
    case "true", "1", "yes": true
    case "false", "0", "no": false
    default: nil
    }
  }

  /// JSON number syntax, at most 24 characters and two exponent digits; such a number is always finite.
  static func double(_ text: Bytes) -> Double? {
    guard text.count <= 24 else { return nil }
    var rest = text
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    guard let first = rest.first else { return nil }
    let integerDigits = takeDigits(&rest)
    guard integerDigits == 1 || (integerDigits > 1 && first != UInt8(ascii: "0")) else { return nil }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard takeDigits(&rest) > 0 else { return nil }
    }
    if rest.first?.asciiLowercased == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      let digits = takeDigits(&rest)
      guard digits == 1 || digits == 2 else { return nil }
    }
    guard rest.isEmpty else { return nil }
    return Double(text.string)
  }

  /// 8-4-4-4-12 hexadecimal digits.
  static func isUUID(_ text: Bytes) -> Bool {
    guard text.count == 36 else { return false }
    return text.enumerated().allSatisfy { offset, byte in
      switch offset {
      case 8, 13, 18, 23: byte == UInt8(ascii: "-")
      default: byte.hexValue != nil
      }
    }
  }

  /// A scheme, `:`, one or more characters.
  static func isURL(_ text: Bytes) -> Bool {
    guard let first = text.first, first.isASCIILetter, let colon = text.firstIndex(where: { !$0.isSchemeByte }) else {
      return false
    }
    return text[colon] == UInt8(ascii: ":") && colon + 1 < text.endIndex
  }

  private static func takeDigits(_ rest: inout Bytes) -> Int {
    let count = rest.prefix(while: \.isDigit).count
    rest = rest.dropFirst(count)
    return count
  }
}
