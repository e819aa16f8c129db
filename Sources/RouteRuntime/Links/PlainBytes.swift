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
    byte < 64 ? low >> UInt64(byte) & 1 != 0 : byte < 128 && high >> UInt64(byte - 64) & 1 != 0
  }

  static let segment = PlainBytes("!$&'()*,;=:@")
  /// A key or value of a query.
  static let item = PlainBytes("!$'()*,;:@/?")
  /// An element of a list with commas.
  static let element = PlainBytes("!$'()*;:@/?")
  static let fragment = PlainBytes("!$&'()*,;=:@/?")
}

extension [UInt8] {
  /// Appends text with escapes; false if it holds a NUL, which no URL can carry.
  mutating func append(escaping text: String, except plain: PlainBytes) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      append(bytes, except: plain)
      return !bytes.contains(0)
    }
  }

  /// Appends a text of the table, which has escapes already.
  mutating func append(_ text: TableText, keeping plain: PlainBytes) {
    if !text.bytes.contains(0x25) { return append(text.bytes, except: plain) }
    var place = 0
    while place < text.count { append(text.decodedByte(&place), except: plain) }
  }

  /// Appends bytes; most texts are plain, so those up to the first that is not are appended as they are.
  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, except plain: PlainBytes) {
    var index = 0
    while index < bytes.count, plain.contains(bytes[index]) { index &+= 1 }
    append(contentsOf: UnsafeBufferPointer(rebasing: bytes[..<index]))
    while index < bytes.count {
      append(bytes[index], except: plain)
      index &+= 1
    }
  }

  private mutating func append(_ byte: UInt8, except plain: PlainBytes) {
    if plain.contains(byte) { return append(byte) }
    append(0x25)
    append(UInt8.hexDigits[Int(byte >> 4)])
    append(UInt8.hexDigits[Int(byte & 15)])
  }
}
