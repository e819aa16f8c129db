/// One manifest file as it was read: its bytes, decoded to UTF-8, and where its lines start.
///
/// Every position in the program is an offset into `bytes`; lines and columns are worked out only when a report
/// needs them.
final class SourceFile: Sendable {
  /// The path as the user wrote it, or as it was found; what reports print.
  let path: String
  /// The text in UTF-8, without a byte-order mark. A file in UTF-16 or UTF-32 is transcoded before it gets here.
  let bytes: [UInt8]
  /// Offset of the first byte of each line. A line ends at LF, CR or CRLF; there is always at least one.
  let lineStarts: [Int]

  init(path: String, bytes: [UInt8], lineStarts: [Int]) {
    self.path = path
    self.bytes = bytes
    self.lineStarts = lineStarts
  }

  convenience init(path: String, bytes: [UInt8]) {
    var starts = [0]
    var index = 0
    let count = bytes.count
    while index < count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A {
        starts.append(index)
      } else if byte == 0x0D {
        if index < count, bytes[index] == 0x0A { index += 1 }
        starts.append(index)
      }
    }
    self.init(path: path, bytes: bytes, lineStarts: starts)
  }

  /// The zero-based line that holds `offset`.
  ///
  /// - Complexity: O(log lines)
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a zero-based line, without its line end.
  func lineBytes(_ line: Int) -> ArraySlice<UInt8> {
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[start..<end]
  }
}

/// The number of a file in a `SourceMap`.
struct FileID: Hashable, Sendable, Comparable {
  let index: Int32
  static func < (left: FileID, right: FileID) -> Bool { left.index < right.index }
}

/// The files of one run, in the order they were read: the manifest itself first, then what it includes.
struct SourceMap: Sendable {
  private(set) var files: [SourceFile] = []

  mutating func add(_ file: SourceFile) -> FileID {
    files.append(file)
    return FileID(index: Int32(files.count - 1))
  }

  subscript(id: FileID) -> SourceFile { files[Int(id.index)] }
}

/// A span of bytes in one file; `end` is exclusive. An empty span is a place between two bytes.
struct SourceRange: Hashable, Sendable {
  var file: FileID
  var start: Int32
  var end: Int32

  init(file: FileID, start: Int, end: Int) {
    self.file = file
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  var count: Int { Int(end) - Int(start) }
}

/// A value with the place in the manifest it was read from.
struct Located<Value> {
  var value: Value
  var range: SourceRange

  init(_ value: Value, _ range: SourceRange) {
    self.value = value
    self.range = range
  }

  func map<Other>(_ transform: (Value) -> Other) -> Located<Other> { Located<Other>(transform(value), range) }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
