extension TextBytes {
  /// Whether a label of this host stands for others.
  var hasEncodedLabel: Bool {
    var start = 0
    while start < count {
      if Punycode.isEncoded(slice(start, count)) { return true }
      start = index(of: 0x2E, from: start) + 1
    }
    return false
  }
}

/// Internationalised host labels in ASCII (RFC 3492): `xn--` and code points as differences.
enum Punycode {
  /// Whether a label starts with `xn--`.
  static func isEncoded(_ label: TextBytes) -> Bool {
    label.count > 4 && label[0] | 32 == 0x78 && label[1] | 32 == 0x6E && label[2] == 0x2D && label[3] == 0x2D
  }

  /// The labels of a name, each decoded where it is encoded and can be.
  static func decode(_ name: TextBytes) -> [UInt8] {
    var result: [UInt8] = []
    var start = 0
    while start <= name.count {
      let end = name.index(of: 0x2E, from: start)
      let label = name.slice(start, end)
      if isEncoded(label), let text = decodeLabel(label.slice(4, label.count)) {
        result += Array(text.utf8)
      } else {
        result += label.buffer
      }
      if end < name.count { result.append(0x2E) }
      start = end + 1
    }
    return result
  }

  private static func decodeLabel(_ label: TextBytes) -> String? {
    // Longer labels do not exist, and the work grows with the square of the length.
    guard label.count <= 63, !label.buffer.contains(where: { $0 >= 0x80 }) else { return nil }
    let delimiter = label.buffer.lastIndex(of: 0x2D)
    if delimiter == 0 { return nil }
    var scalars = label.buffer.prefix(delimiter ?? 0).map { Unicode.Scalar($0) }
    var code: Int64 = 128
    var index: Int64 = 0
    var bias: Int64 = 72
    var position = delimiter.map { $0 + 1 } ?? 0
    while position < label.count {
      let oldIndex = index
      var weight: Int64 = 1
      var step: Int64 = 36
      while true {
        guard position < label.count, let digit = digit(label[position]) else { return nil }
        position += 1
        index += digit * weight
        let threshold = min(max(step - bias, 1), 26)
        if digit < threshold { break }
        weight *= 36 - threshold
        step += 36
        if index > 0x7FFF_FFFF || weight > 0x7FFF_FFFF { return nil }
      }
      let count = Int64(scalars.count) + 1
      bias = adapted(index - oldIndex, count: count, isFirst: oldIndex == 0)
      code += index / count
      index %= count
      guard code <= 0x10FFFF, let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
      scalars.insert(scalar, at: Int(index))
      index += 1
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  private static func digit(_ byte: UInt8) -> Int64? {
    switch byte {
    case 0x30...0x39: Int64(byte) - 22
    case 0x41...0x5A: Int64(byte) - 65
    case 0x61...0x7A: Int64(byte) - 97
    default: nil
    }
  }

  private static func adapted(_ difference: Int64, count: Int64, isFirst: Bool) -> Int64 {
    var difference = isFirst ? difference / 700 : difference / 2
    difference += difference / count
    var step: Int64 = 0
    while difference > 455 {
      difference /= 35
      step += 36
    }
    return step + 36 * difference / (difference + 38)
  }
}
