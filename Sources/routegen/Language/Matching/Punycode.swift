/// Reads host labels of the form `xn--…` (RFC 3492).
enum Punycode {
  /// The text with every `xn--` label decoded to Unicode; a label that cannot be decoded stays as it is.
  static func decodingLabels(of text: Bytes) -> Bytes {
    guard text.contains(UInt8(ascii: "-")) else { return text }
    let labels = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { label in
      guard label.count > 4, label.prefix(4).asciiLowercased == Array("xn--".utf8),
        let decoded = decode(label.dropFirst(4))
      else { return label }
      return Array(decoded.utf8)[...]
    }
    return Array(labels.joined(separator: [UInt8(ascii: ".")]))[...]
  }

  /// Decodes the part of a label after `xn--`; nil where it is not valid.
  static func decode(_ label: Bytes) -> String? {
    // Longer labels do not exist, and the work grows with the square of the length.
    guard label.count <= 63, label.isASCII else { return nil }
    var scalars: [Unicode.Scalar] = []
    var digits = label
    if let hyphen = label.lastIndex(of: UInt8(ascii: "-")), hyphen > label.startIndex {
      scalars = label[..<hyphen].map { Unicode.Scalar($0) }
      digits = label[(hyphen + 1)...]
    }
    var codePoint = 128
    var insertion = 0
    var bias = 72
    while !digits.isEmpty {
      let before = insertion
      guard let delta = readInteger(&digits, bias: bias) else { return nil }
      insertion += delta
      let count = scalars.count + 1
      bias = adapted(delta: insertion - before, count: count, isFirst: before == 0)
      codePoint += insertion / count
      insertion %= count
      guard codePoint <= 0x10FFFF, let scalar = Unicode.Scalar(UInt32(codePoint)) else { return nil }
      scalars.insert(scalar, at: insertion)
      insertion += 1
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// One generalised variable-length integer.
  private static func readInteger(_ digits: inout Bytes, bias: Int) -> Int? {
    var value = 0
    var weight = 1
    var position = 36
    while let byte = digits.popFirst() {
      guard let digit = digitValue(byte) else { return nil }
      // No code point needs more; a longer run of digits could overflow.
      guard weight < 1 << 40, value < 1 << 40 else { return nil }
      value += digit * weight
      let threshold = min(max(position - bias, 1), 26)
      if digit < threshold { return value }
      weight *= 36 - threshold
      position += 36
    }
    return nil
  }

  private static func digitValue(_ byte: UInt8) -> Int? {
    if byte.isDigit { return Int(byte - UInt8(ascii: "0")) + 26 }
    if byte.isASCIILetter { return Int(byte.asciiLowercased - UInt8(ascii: "a")) }
    return nil
  }

  static func adapted(delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var position = 0
    while delta > 35 * 26 / 2 {
      delta /= 35
      position += 36
    }
    return position + 36 * delta / (delta + 38)
  }
}
