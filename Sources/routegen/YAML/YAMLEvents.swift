/// Events as text, in the notation of the YAML test suite.
enum YAMLEvents {
  /// The events of a stream, one a line, and the first mistake if there is one: then the events stop there.
  static func suiteText(of bytes: [UInt8]) -> (text: String, error: String?) {
    var parser = EventParser(bytes, recovers: false)
    parser.parse()
    var lines = ["+STR"]
    lines += parser.events.map(line)
    if parser.errors.isEmpty { lines.append("-STR") }
    return (lines.joined(separator: "\n") + "\n", parser.errors.first?.message)
  }

  private static func line(_ event: YAMLEvent) -> String {
    let anchor = event.properties?.anchor.map { " &\($0)" } ?? ""
    let tag = event.properties?.tag.map { " <\($0)>" } ?? ""
    switch event.kind {
    case .documentStart(let isExplicit): return isExplicit ? "+DOC ---" : "+DOC"
    case .documentEnd(let isExplicit): return isExplicit ? "-DOC ..." : "-DOC"
    case .mappingStart(let isFlow): return "+MAP" + (isFlow ? " {}" : "") + anchor + tag
    case .mappingEnd: return "-MAP"
    case .sequenceStart(let isFlow): return "+SEQ" + (isFlow ? " []" : "") + anchor + tag
    case .sequenceEnd: return "-SEQ"
    case .alias(let name): return "=ALI *\(name)"
    case .scalar(let scalar): return "=VAL" + anchor + tag + " " + mark(scalar.style) + escaped(scalar.text)
    }
  }

  private static func mark(_ style: Node.Scalar.Style) -> String {
    switch style {
    case .plain: ":"
    case .singleQuoted: "'"
    case .doubleQuoted: "\""
    case .literal: "|"
    case .folded: ">"
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\0": result += "\\0"
      case "\u{8}": result += "\\b"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
