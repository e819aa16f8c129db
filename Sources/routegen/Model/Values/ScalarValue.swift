/// Reads texts of the manifest as values of the built-in types, by the rules for URLs.
enum ScalarValue {
  /// The text as the type itself prints it; nil where it is no value of the type.
  static func canonical(_ text: String, of type: BuiltinType) -> String? {
    let bytes = Array(text.utf8)[...]
    switch type {
    case .string: return text
    case .bool: return CanonicalScalar.bool(bytes).map { $0 ? "true" : "false" }
    case .int, .int64: return integer(bytes, text, Whole(Int64.min)...Whole(Int64.max))
    case .int32: return integer(bytes, text, Whole(Int64(Int32.min))...Whole(Int64(Int32.max)))
    case .uint: return integer(bytes, text, Whole(UInt64.min)...Whole(UInt64.max))
    case .double: return CanonicalScalar.double(bytes)?.description
    case .uuid: return CanonicalScalar.isUUID(bytes) ? text.uppercased() : nil
    case .date: return DateText(bytes)?.utcText
    case .url: return CanonicalScalar.isURL(bytes) ? text : nil
    }
  }

  private static func integer(
    _ bytes: Bytes, _ text: String, _ range: ClosedRange<Whole>
  ) -> String? {
    Whole(canonical: bytes).map(range.contains) == true ? text : nil
  }

  /// Why a text is no value of the type, as the end of a sentence that begins with the text.
  static func fault(of text: String, as type: BuiltinType) -> String {
    if type.isInteger, let plain = plainInteger(text) {
      return canonical(plain, of: type) == nil
        ? "is out of the range of \(type.rawValue)" : "is written \(plain), with no + and no zeros in front"
    }
    if type == .double, text.utf8.count > 24 { return "has more than the 24 characters of a Double" }
    if type == .double, let value = Double(text), !value.isNaN, text.utf8.contains(where: \.isDigit) {
      let plain = value.description
      return (value != 0 || isZero(text)) && canonical(plain, of: .double) != nil
        ? "is written \(plain), as in JSON" : "is out of the range of a Double, which has two digits of exponent"
    }
    return "is not \(description(of: type))"
  }

  /// A whole number of any size without a `+` and without zeros in front; nil for other text.
  private static func plainInteger(_ text: String) -> String? {
    let hasSign = text.hasPrefix("-") || text.hasPrefix("+")
    let digits = text.utf8.dropFirst(hasSign ? 1 : 0)
    guard !digits.isEmpty, digits.allSatisfy(\.isDigit) else { return nil }
    guard let magnitude = String(digits.drop { $0 == UInt8(ascii: "0") }), !magnitude.isEmpty else { return "0" }
    return text.hasPrefix("-") ? "-" + magnitude : magnitude
  }

  /// Whether a number is written with no digit but zeros before its exponent, so that it is not zero for being small.
  private static func isZero(_ text: String) -> Bool {
    let number = text.lowercased()
    return !number.prefix { $0 != (number.contains("x") ? "p" : "e") }.contains { $0.isHexDigit && $0 != "0" }
  }

  /// What a value of the type looks like, for messages.
  static func description(of type: BuiltinType) -> String {
    switch type {
    case .string: "text"
    case .bool: "true or false"
    case .int, .int64: "a whole number"
    case .int32: "a whole number of 32 bits"
    case .uint: "a whole number that is not negative"
    case .double: "a number"
    case .uuid: "a UUID such as 7C0DDC33-4E2B-4E2A-9E0B-0B6A0A0C2A11"
    case .date: "a date such as 2025-01-31 or 2025-01-31T12:00:00Z"
    case .url: "a URL with a scheme"
    }
  }

  /// Whether `left` is at most `right`; both are canonical texts of a number type.
  static func isOrdered(_ left: String, _ right: String, of type: BuiltinType) -> Bool {
    let (first, second) = (Array(left.utf8)[...], Array(right.utf8)[...])
    if type == .double {
      guard let low = CanonicalScalar.double(first), let high = CanonicalScalar.double(second) else { return true }
      return low <= high
    }
    guard let low = Whole(canonical: first), let high = Whole(canonical: second) else { return true }
    return low <= high
  }

  /// A letter, then letters, digits, `+`, `-` and `.`.
  static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, first.isASCIILetter else { return false }
    return text.utf8.allSatisfy(\.isSchemeByte)
  }
}
