/// What a column counts.
enum ColumnUnit: Sendable {
  case utf8, utf16
}

/// A line and a column, both from 1.
struct Position: Hashable, Sendable {
  var line: Int
  var column: Int
}

extension SourceFile {
  /// The place of a byte offset; one beyond the end counts as the end.
  func position(at offset: Int, in unit: ColumnUnit = .utf8) -> Position {
    let offset = min(max(0, offset), bytes.count)
    let line = line(at: offset)
    let before = bytes[lineStarts[line]..<offset]
    let column =
      switch unit {
      case .utf8: before.count
      case .utf16: before.reduce(into: 0) { $0 += utf16Count(of: $1) }
      }
    return Position(line: line + 1, column: column + 1)
  }

  /// UTF-16 units of the scalar that begins with this byte; none for a byte that continues one.
  private func utf16Count(of byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }
}
