/// A piece of Swift source with its nesting; ``SwiftPrinter`` turns it into text.
indirect enum SwiftCode: Sendable {
  /// One line of a declaration or a statement.
  case line(String)
  /// A line that ends in a list, `case order(`, `id: Int`, `)`; where it is too long, each item has its own line.
  case list(String, [String], String)
  /// A line with braces around further code.
  case block(String, [SwiftCode])
  /// A `switch`, its cases aligned with it.
  case choice(String, [Choice])
  /// A line that stands at the left edge: `#if`, `#sourceLocation`.
  case directive(String)
  /// Lines of text that are not to be indented further, such as the inside of a string literal.
  case verbatim([String])
  case blank

  /// One `case` of a `switch`.
  struct Choice: Sendable {
    var label: String
    var body: [SwiftCode]
  }

  /// A documentation comment, a line for each line of text.
  static func documentation(_ lines: [String]) -> [SwiftCode] {
    lines.map { .line($0.isEmpty ? "///" : "/// \($0)") }
  }

  /// The pieces with a blank line between each two.
  static func separated(_ pieces: [[SwiftCode]]) -> [SwiftCode] {
    var code: [SwiftCode] = []
    for piece in pieces where !piece.isEmpty {
      if !code.isEmpty { code.append(.blank) }
      code += piece
    }
    return code
  }
}

/// Prints Swift code with two spaces a level. It decides nothing but where lines break.
struct SwiftPrinter {
  private static let lineLength = 120

  private(set) var text = ""

  static func print(_ code: [SwiftCode]) -> String {
    var printer = SwiftPrinter()
    printer.print(code, depth: 0)
    return printer.text
  }

  private mutating func print(_ code: [SwiftCode], depth: Int) {
    for piece in code { print(piece, depth: depth) }
  }

  private mutating func print(_ piece: SwiftCode, depth: Int) {
    switch piece {
    case .line(let line):
      write(line, depth: depth)
    case .list(let head, let items, let tail):
      write("", head, items, tail, depth: depth)
    case .block(let head, let body) where body.isEmpty:
      write("\(head) {}", depth: depth)
    case .block(let head, let body):
      write("\(head) {", depth: depth)
      print(body, depth: depth + 1)
      write("}", depth: depth)
    case .choice(let subject, let choices):
      write("switch \(subject) {", depth: depth)
      for choice in choices { print(choice, depth: depth) }
      write("}", depth: depth)
    case .directive(let line):
      write(line, depth: 0)
    case .verbatim(let lines):
      for line in lines { write(line, depth: depth) }
    case .blank:
      text += "\n"
    }
  }

  private mutating func print(_ choice: SwiftCode.Choice, depth: Int) {
    if choice.body.count == 1, case .line(let statement) = choice.body[0] {
      write("\(choice.label): \(statement)", depth: depth)
    } else if choice.body.count == 1, case .list(let head, let items, let tail) = choice.body[0] {
      write("\(choice.label): ", head, items, tail, depth: depth)
    } else {
      write("\(choice.label):", depth: depth)
      print(choice.body, depth: depth + 1)
    }
  }

  private mutating func write(_ label: String, _ head: String, _ items: [String], _ tail: String, depth: Int) {
    let line = "\(label)\(head)\(items.joined(separator: ", "))\(tail)"
    if depth * 2 + line.utf8.count <= SwiftPrinter.lineLength {
      write(line, depth: depth)
    } else {
      write(label + head, depth: depth)
      for item in items.dropLast() { write("\(item),", depth: depth + 1) }
      if let last = items.last { write(last, depth: depth + 1) }
      write(tail, depth: depth)
    }
  }

  private mutating func write(_ line: String, depth: Int) {
    if !line.isEmpty { for _ in 0..<depth { text += "  " } }
    text += line
    text += "\n"
  }
}
