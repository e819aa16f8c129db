/// The segments of a path after decoding: as values, and as the keys by which literals are looked up.
///
/// A key is the text in Unicode's composed form with escapes only where the table writes them, too.
struct DecodedPath {
  /// The bytes that decoding may need: a value is no longer than what it was decoded from. A key is as long, but for
  /// what is escaped or beyond ASCII, of which each byte may become nine (three for composing, three for escapes). An
  /// `xn--` label may decode to four times its length, and all of it so grow.
  static func capacity(_ reader: borrowing LinkReader) -> Int {
    let path = reader.path
    var unusual = 0
    var index = 0
    while index < path.count {
      if path[index] == 0x25 || path[index] >= 0x80 { unusual &+= 1 }
      index &+= 1
    }
    let authority = path.slice(0, reader.startsWithAuthority ? Int(reader.segments[0].count) : 0)
    let mayGrow = authority.hasEncodedLabel || authority.index(of: 0x25, from: 0) < authority.count
    return path.count * 2 + unusual * 8 + (mayGrow ? authority.count * 40 : 0)
  }

  private let target: UnsafeMutablePointer<UInt8>
  private var written = 0

  init(target: UnsafeMutablePointer<UInt8>) { self.target = target }

  /// Decodes the segments that a reader has found; in their place the values are given, from the first byte of the
  /// target on.
  ///
  /// - Parameter keys: Room for as many keys, from the first byte of the target on as well.
  /// - Returns: What is wrong with the path, if anything.
  mutating func decode(_ reader: borrowing LinkReader, keys: UnsafeMutablePointer<Segment>) -> LinkError.Malformation? {
    let segments = reader.segments
    for index in 0..<reader.segmentCount {
      let segment = segments[index]
      let raw = reader.bytes.slice(Int(segment.start), Int(segment.start &+ segment.count))
      let start = written
      if raw.isPlain, index > 0 || !reader.startsWithAuthority {
        (target + start).update(from: raw.base, count: raw.count)
        written += raw.count
        segments[index] = self.segment(from: start)
        keys[index] = segments[index]
        continue
      }
      switch raw.decode(into: target + start, plusIsSpace: false) {
      case .success(let length): written += length
      case .failure(let fault): return fault
      }
      let host = TextBytes(base: target + start, count: written - start)
      if index == 0, reader.startsWithAuthority, host.hasEncodedLabel {
        let decoded = Punycode.decode(host)
        written = start
        for byte in decoded { append(byte) }
      }
      let value = TextBytes(base: UnsafePointer(target + start), count: written - start)
      if value.count <= 2, value.count > 0, value[0] == 0x2E, value[value.count - 1] == 0x2E { return .dotSegment }
      segments[index] = self.segment(from: start)
      keys[index] = appendKey(of: value)
    }
    return nil
  }

  private mutating func append(_ byte: UInt8) {
    target[written] = byte
    written &+= 1
  }

  private func segment(from start: Int) -> Segment {
    Segment(start, written)
  }

  private mutating func appendKey(of value: TextBytes) -> Segment {
    let start = written
    if var composed = value.composed {
      composed.withUTF8 { for byte in $0 { appendEscaped(byte) } }
    } else {
      for byte in value.buffer { appendEscaped(byte) }
    }
    return segment(from: start)
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    if byte.isPlainInKeys { return append(byte) }
    append(0x25)
    append(UInt8.hexDigits[Int(byte >> 4)])
    append(UInt8.hexDigits[Int(byte & 15)])
  }
}

extension UInt8 {
  /// Whether the keys of literals hold the byte as itself.
  var isPlainInKeys: Bool {
    self >= 0x20 && self < 0x7F && self != 0x25 && self != 0x2F && self != 0x3F && self != 0x23
  }

  static let hexDigits: [UInt8] = Array("0123456789ABCDEF".utf8)
}
