extension Punycode {
  /// A domain in the ASCII form that links carry: each label with other letters as `xn--…`, in small letters.
  ///
  /// Nil where a label would be longer than labels can be.
  static func encodingLabels(of domain: String) -> String? {
    var labels: [String] = []
    for label in nfc(domain.lowercased()).split(separator: ".", omittingEmptySubsequences: false) {
      if label.utf8.allSatisfy({ $0 < 0x80 }) {
        labels.append(String(label))
        continue
      }
      let encoded = "xn--" + encode(String(label))
      guard encoded.utf8.count <= 63 else { return nil }
      labels.append(encoded)
    }
    return labels.joined(separator: ".")
  }

  /// The part of a label after `xn--`.
  private static func encode(_ label: String) -> String {
    let scalars = label.unicodeScalars.map { Int($0.value) }
    var result = label.utf8.filter { $0 < 0x80 }
    let basicCount = result.count
    if basicCount > 0 { result.append(UInt8(ascii: "-")) }
    var codePoint = 128
    var delta = 0
    var bias = 72
    var done = basicCount
    while done < scalars.count, let next = scalars.filter({ $0 >= codePoint }).min() {
      delta += (next - codePoint) * (done + 1)
      codePoint = next
      for scalar in scalars {
        if scalar < codePoint { delta += 1 }
        guard scalar == codePoint else { continue }
        append(delta, bias: bias, to: &result)
        bias = adapted(delta: delta, count: done + 1, isFirst: done == basicCount)
        delta = 0
        done += 1
      }
      delta += 1
      codePoint += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// One generalised variable-length integer.
  private static func append(_ value: Int, bias: Int, to result: inout [UInt8]) {
    var rest = value
    var position = 36
    while true {
      let threshold = min(max(position - bias, 1), 26)
      if rest < threshold { break }
      result.append(digit(threshold + (rest - threshold) % (36 - threshold)))
      rest = (rest - threshold) / (36 - threshold)
      position += 36
    }
    result.append(digit(rest))
  }

  private static func digit(_ value: Int) -> UInt8 {
    value < 26 ? UInt8(ascii: "a") + UInt8(value) : UInt8(ascii: "0") + UInt8(value - 26)
  }
}
