/// Reads URLs that are listed one a line, as bytes arrive piece by piece.
///
/// Blanks around a URL do not count, nor do empty lines and those that begin with `#`.
struct ListedURLs {
  /// What is kept of a longer line.
  static let longestLine = 1 << 16

  /// The number of the last URL's line, from 1.
  private(set) var line = 0
  private let source: any ByteSource
  private var piece: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  init(_ source: any ByteSource) {
    self.source = source
  }

  /// The next URL; nil at the end.
  mutating func next() throws(FileError) -> ArraySlice<UInt8>? {
    while let text = try nextLine() {
      line += 1
      let text = trimmed(text)
      if let first = text.first, first != UInt8(ascii: "#") { return text }
    }
    return nil
  }

  private mutating func nextLine() throws(FileError) -> ArraySlice<UInt8>? {
    var carried: [UInt8] = []
    var hasCarried = false
    while true {
      if let end = piece[position...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return hasCarried ? (carried + piece[position..<end])[...] : piece[position..<end]
      }
      if position < piece.count {
        carried += piece[position...].prefix(Self.longestLine - carried.count)
        hasCarried = true
      }
      guard !isAtEnd, let more = try source.next() else {
        isAtEnd = true
        piece = []
        position = 0
        return hasCarried ? carried[...] : nil
      }
      piece = more
      position = 0
    }
  }

  private func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var text = text
    if line == 1, text.starts(with: Self.byteOrderMark) { text.removeFirst(Self.byteOrderMark.count) }
    while let first = text.first, isBlank(first) { text.removeFirst() }
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
