/// Breaks text into lines between its words.
enum WrappedText {
  /// Words in lines of at most `width` cells.
  ///
  /// - Parameters:
  ///   - indent: Where each line but the first begins.
  ///   - first: Where the first one begins.
  static func text(_ words: [some StringProtocol], width: Int, indent: Int = 0, first: Int? = nil) -> String {
    var text = ""
    var column = first ?? indent
    for (index, word) in words.enumerated() {
      let cells = DisplayText.cells(of: word)
      if index > 0 {
        if column + 1 + cells > max(width, indent + 20) {
          text += "\n" + String(repeating: " ", count: indent)
          column = indent
        } else {
          text += " "
          column += 1
        }
      }
      text += word
      column += cells
    }
    return text
  }

  /// Each line of a text wrapped for itself; an indented one stays as it is.
  static func paragraphs(_ text: String, width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix(" ") ? String(line) : WrappedText.text(line.split(separator: " "), width: width)
    }.joined(separator: "\n")
  }
}
