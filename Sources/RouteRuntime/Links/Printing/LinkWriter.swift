// Text as a component of a URL holds it.

/// The printable bytes that stand for themselves in one component of a URL.
struct PlainBytes {
  private let low: UInt64
  private let high: UInt64

  private init(_ marks: String) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    for byte in (unreserved + marks).utf8 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }
    self.low = low
    self.high = high
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 128 && (byte < 64 ? low : high) &>> UInt64(truncatingIfNeeded: byte & 63) & 1 != 0
  }

  static let segment = PlainBytes("!$&'()*,;=:@")
  /// A key or value of a query.
  static let item = PlainBytes("!$'()*,;:@/?")
  /// An element of a list with commas.
  static let element = PlainBytes("!$'()*;:@/?")
  /// A literal fragment.
  static let fragment = PlainBytes("!$&'()*,;=:@/?")
}

/// Writes the text of a URL into room that may be too small for it.
struct LinkWriter {
  private let target: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  /// There was no room for all of the text.
  private(set) var isFull = false

  init(_ target: UnsafeMutableBufferPointer<UInt8>) { self.target = target }

  /// What has been written.
  var string: String { String(decoding: UnsafeBufferPointer(start: target.baseAddress, count: count), as: UTF8.self) }

  mutating func append(_ byte: UInt8) {
    if count < target.count {
      target[count] = byte
      count &+= 1
    } else {
      isFull = true
    }
  }

  mutating func append(_ bytes: TextBytes) {
    var index = 0
    while index < bytes.count {
      append(bytes[index])
      index &+= 1
    }
  }

  /// Appends text with escapes; false if it holds a NUL, which no URL can carry.
  mutating func append(escaping text: String, except plain: PlainBytes) -> Bool {
    var text = text
    return text.withUTF8 { buffer in
      let bytes = TextBytes(buffer)
      var isPrintable = true
      var index = appendStart(of: bytes, plain)
      while index < bytes.count {
        if bytes[index] == 0 { isPrintable = false }
        append(bytes[index], except: plain)
        index &+= 1
      }
      return isPrintable
    }
  }

  /// Appends a text of the table, which has escapes already.
  mutating func append(_ text: TableText, keeping plain: PlainBytes) {
    var place = appendStart(of: TextBytes(text), plain)
    while place < text.count { append(text.decodedByte(&place), except: plain) }
  }

  /// Appends the bytes before the first that is not plain: of most texts all.
  ///
  /// - Returns: How many they are.
  private mutating func appendStart(of bytes: TextBytes, _ plain: PlainBytes) -> Int {
    let end = Swift.min(bytes.count, target.count &- count)
    var index = 0
    while index < end, plain.contains(bytes.base[index]) {
      target[count &+ index] = bytes.base[index]
      index &+= 1
    }
    count &+= index
    return index
  }

  private mutating func append(_ byte: UInt8, except plain: PlainBytes) {
    if plain.contains(byte) { return append(byte) }
    append(0x25)
    append(UInt8.hexDigits[Int(byte >> 4)])
    append(UInt8.hexDigits[Int(byte & 15)])
  }
}
