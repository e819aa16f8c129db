// Encoded labels of hosts, as RFC 3492 tells it.
extension BruteForceMatcher {
  /// The text that `xn--…` stands for; a label that stands for none as it is.
  static func decodedLabel(_ label: String) -> String {
    guard label.lowercased().hasPrefix("xn--") else { return label }
    let encoded = Array(label.dropFirst(4).lowercased())
    guard !encoded.isEmpty, encoded.count <= 63, encoded.allSatisfy(\.isASCII) else { return label }
    let hyphen = encoded.lastIndex(of: "-")
    if hyphen == 0 { return label }
    var text = Array(String(Array(label.dropFirst(4))[..<(hyphen ?? 0)]).unicodeScalars)
    var numbers = encoded[(hyphen.map { $0 + 1 } ?? 0)...].map {
      Array("abcdefghijklmnopqrstuvwxyz0123456789").firstIndex(of: $0)
    }[...]
    // A counter over all places of all code points that are not ASCII.
    var (code, place, bias) = (128, 0, 72)
    while !numbers.isEmpty {
      let start = place
      var (weight, position) = (1, 36)
      while true {
        guard let number = numbers.popFirst(), let number, weight < 1 << 31 else { return label }
        place += number * weight
        let threshold = min(max(position - bias, 1), 26)
        if number < threshold { break }
        weight *= 36 - threshold
        position += 36
      }
      let places = text.count + 1
      bias = nextBias(after: place - start, isFirst: start == 0, places: places)
      code += place / places
      place %= places
      guard code < 1 << 32, let scalar = Unicode.Scalar(UInt32(code)) else { return label }
      text.insert(scalar, at: place)
      place += 1
    }
    return text.map(String.init).joined()
  }

  private static func nextBias(after step: Int, isFirst: Bool, places: Int) -> Int {
    var step = step / (isFirst ? 700 : 2)
    step += step / places
    var bias = 0
    while step > 455 {
      step /= 35
      bias += 36
    }
    return bias + 36 * step / (step + 38)
  }
}
