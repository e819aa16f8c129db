/// A node tree as text, one node a line, each with its place: for `routegen dump nodes` and for tests.
///
/// A line reads `plain "text" 3:5-3:12`, places being line and column of start and end, in bytes.
func nodesText(_ node: Node, _ source: SourceFile) -> String {
  var printer = NodePrinter(source: source)
  printer.add(node, label: "", level: 0)
  return printer.text
}

private struct NodePrinter {
  let source: SourceFile
  var text = ""

  mutating func add(_ node: Node, label: String, level: Int) {
    text += String(repeating: "  ", count: level) + label
    switch node.content {
    case .scalar(let scalar):
      finishLine(node, node.isEmpty ? "empty" : "\(scalar.style) " + quoted(scalar.text))
    case .sequence(let elements):
      finishLine(node, "sequence")
      for element in elements { add(element, label: "- ", level: level + 1) }
    case .mapping(let pairs):
      finishLine(node, "mapping")
      for pair in pairs {
        add(pair.key, label: "? ", level: level + 1)
        add(pair.value, label: ": ", level: level + 1)
      }
    }
  }

  private mutating func finishLine(_ node: Node, _ description: String) {
    text += description
    if let tag = node.tag { text += " <\(tag)>" }
    text += " " + place(Int(node.range.start)) + "-" + place(Int(node.range.end))
    if node.isBroken { text += " broken" }
    text += "\n"
  }

  private func place(_ offset: Int) -> String {
    let line = source.line(at: offset)
    return "\(line + 1):\(offset - source.lineStarts[line] + 1)"
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
