/// How names and texts of a manifest are written in Swift source.
enum SwiftNaming {
  /// The name as an identifier, in backticks where it is a keyword.
  static func escaped(_ name: String) -> String {
    SwiftName.isKeyword(name) ? "`\(name)`" : name
  }

  /// The name as an argument label of a call; hardly any word needs backticks there, and the others must have none.
  static func label(_ name: String) -> String {
    name == "inout" ? "`inout`" : name
  }

  /// The name as a label in a declaration.
  static func declaredLabel(_ name: String) -> String {
    name == "inout" || name == "let" || name == "var" ? "`\(name)`" : name
  }

  /// The name of the enum that holds a group's routes: the group's own name with a capital.
  ///
  /// A name without a capital form, and one that the enum's surroundings need for themselves, get a trailing `_`.
  static func typeName(_ name: String) -> String {
    let capitalised = SwiftName.capitalised(name)
    return capitalised == name ? capitalised + "_" : SwiftName.freed(capitalised, for: .type)
  }

  /// The name with its first letter in lower case.
  static func uncapitalised(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  /// A local of generated code: `name`, or `name` with as many `_` behind it as keep it apart from `taken`.
  static func local(_ name: String, apartFrom taken: [String]) -> String {
    var local = name
    while taken.contains(local) { local += "_" }
    return local
  }

  /// A string literal of the text.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default:
        if isInvisible(scalar) {
          literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    return literal + "\""
  }

  /// A line of text inside a string literal of many lines.
  static func literalLine(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      if scalar == "\\" {
        line += "\\\\"
      } else if isInvisible(scalar) {
        line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line.replacing("\"\"\"", with: "\\\"\\\"\\\"")
  }

  /// Text for a comment, cut at its line ends, without anything that an editor would not show.
  static func commentLines(_ text: String) -> [String] {
    var lines: [String] = [""]
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        lines.append("")
      } else if !isInvisible(scalar) || scalar == "\t" {
        lines[lines.count - 1].unicodeScalars.append(scalar)
      }
    }
    while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Text for a comment as one line of code, or as it is where backticks would not hold it.
  static func code(_ text: String) -> String {
    let line = commentLines(text).joined(separator: " ")
    return line.contains("`") ? line : "`\(line)`"
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}
