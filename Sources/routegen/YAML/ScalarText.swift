/// The text of a scalar in the making, when it does not stand in the file byte for byte.
struct ScalarText {
  private(set) var bytes: [UInt8] = []
  /// Where in the file each byte came from.
  private(set) var offsets: [Int32] = []

  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ byte: UInt8, from offset: Int) {
    bytes.append(byte)
    offsets.append(Int32(truncatingIfNeeded: offset))
  }

  mutating func append(_ range: Range<Int>, of source: [UInt8]) {
    bytes.append(contentsOf: source[range])
    offsets.append(
      contentsOf: Int32(truncatingIfNeeded: range.lowerBound)..<Int32(truncatingIfNeeded: range.upperBound))
  }

  /// Adds a character that stands in the file as an escape.
  mutating func append(_ scalar: Unicode.Scalar, from offset: Int) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte, from: offset) }
  }

  /// Adds what `breaks` line ends in a row fold to: a space for one, a line feed for each further one.
  mutating func fold(_ breaks: Int, from offset: Int) {
    if breaks == 1 {
      append(Byte.space, from: offset)
    } else {
      appendLineFeeds(breaks - 1, from: offset)
    }
  }

  mutating func appendLineFeeds(_ count: Int, from offset: Int) {
    for _ in 0..<max(count, 0) { append(Byte.lineFeed, from: offset) }
  }

  func scalar(_ style: Node.Scalar.Style, end: Int) -> Node.Scalar {
    Node.Scalar(
      text: String(decoding: bytes, as: UTF8.self), style: style,
      offsets: offsets + [Int32(truncatingIfNeeded: end)],
      contentStart: offsets.first ?? Int32(truncatingIfNeeded: end))
  }
}
