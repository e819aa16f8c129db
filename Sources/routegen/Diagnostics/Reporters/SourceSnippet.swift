/// The lines of a span as a terminal shows them, with carets under the span.
///
/// Tabs become spaces, control characters a replacement mark, and a long line is cut around the span, so that what
/// stands above a caret is what the caret means.
struct SourceSnippet {
  /// A source line and the carets under it, both ready to print.
  struct Line: Equatable {
    var number: Int
    var source: String
    var carets: String
  }

  private(set) var lines: [Line] = []

  /// The first and the last line of the span.
  ///
  /// - Parameter width: The cells a line may take; at least 20.
  init(of range: SourceRange, in file: SourceFile, width: Int) {
    let start = min(Int(range.start), file.bytes.count)
    let end = min(max(start, Int(range.end)), file.bytes.count)
    let first = file.line(at: start)
    // A span that ends with a line end does not reach into the next line.
    let last = max(first, end > start ? file.line(at: end - 1) : first)
    for line in Set([first, last]).sorted() {
      let bytes = file.lineBytes(line)
      let from = line == first ? min(start, bytes.endIndex) : firstNonBlank(of: bytes)
      let to = line == last ? min(max(end, from), bytes.endIndex) : bytes.endIndex
      lines.append(SourceSnippet.line(line + 1, bytes, span: from..<max(from, to), width: max(20, width)))
    }
  }

  private func firstNonBlank(of bytes: ArraySlice<UInt8>) -> Int {
    bytes.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.startIndex
  }

  private static func line(_ number: Int, _ bytes: ArraySlice<UInt8>, span: Range<Int>, width: Int) -> Line {
    let tabWidth = 4
    var cells: [(text: Character, width: Int)] = []
    var column = 0
    var caretStart = 0
    var caretEnd = 0
    /// One pass for each part, so that a span may begin and end inside what would be one character.
    func show(_ part: ArraySlice<UInt8>) {
      for character in String(decoding: part, as: UTF8.self) {
        if character == "\t" {
          let stop = tabWidth - column % tabWidth
          for _ in 0..<stop { cells.append((" ", 1)) }
          column += stop
        } else {
          let isShown = character.unicodeScalars.allSatisfy { !DisplayText.isUnsafe($0) }
          let shown = isShown ? character : "\u{FFFD}"
          let width = DisplayText.cells(of: shown)
          cells.append((shown, width))
          column += width
        }
      }
    }
    let near = nearBytes(bytes, span: span, reach: 4 * width)
    let shownSpan = span.clamped(to: near)
    if near.lowerBound > bytes.startIndex { show(ellipsis) }
    show(bytes[near.lowerBound..<shownSpan.lowerBound])
    caretStart = column
    show(bytes[shownSpan])
    caretEnd = max(caretStart + 1, column)
    show(bytes[shownSpan.upperBound..<near.upperBound])
    if near.upperBound < bytes.endIndex { show(ellipsis) }

    var window = 0..<column
    if column > width {
      // Some text before the span stays, and the end of a span longer than the window is cut.
      let margin = min(caretStart, max(0, (width - (caretEnd - caretStart)) / 2))
      let lower = max(0, min(caretStart - margin, column - width))
      window = lower..<min(column, lower + width)
    }
    return Line(
      number: number,
      source: text(of: cells, in: window, total: column),
      carets: String(repeating: " ", count: caretStart - window.lowerBound)
        + String(repeating: "^", count: max(1, min(caretEnd, max(window.upperBound, caretStart + 1)) - caretStart)))
  }

  private static let ellipsis = Array("…".utf8)[...]

  /// The part of a line that can be shown: a line may hold a megabyte, and there may be many findings in it.
  private static func nearBytes(_ bytes: ArraySlice<UInt8>, span: Range<Int>, reach: Int) -> Range<Int> {
    func boundary(_ offset: Int) -> Int {
      var offset = offset
      while offset > bytes.startIndex, offset < bytes.endIndex, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    }
    let lower = boundary(max(bytes.startIndex, span.lowerBound - reach))
    let upper = boundary(min(bytes.endIndex, min(span.upperBound, span.lowerBound + reach) + reach))
    return lower..<upper
  }

  /// The cells of a window; a mark stands for what is cut at either side.
  private static func text(
    of cells: [(text: Character, width: Int)], in window: Range<Int>, total: Int
  ) -> String {
    var text = ""
    var column = 0
    for cell in cells {
      let next = column + cell.width
      if column >= window.lowerBound, next <= window.upperBound {
        let isCutBefore = window.lowerBound > 0 && column == window.lowerBound
        let isCut = isCutBefore || (window.upperBound < total && next == window.upperBound)
        text += isCut && cell.width > 0 ? "…" + String(repeating: " ", count: cell.width - 1) : String(cell.text)
      } else if column < window.lowerBound, next > window.lowerBound {
        text += "…"
      }
      column = next
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}
