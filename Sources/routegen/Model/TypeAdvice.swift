/// How a parameter's type is written that somebody wrote as other languages do.
enum TypeAdvice {
  /// What to write instead, as the end of a sentence; nil where the text is like nothing that is known.
  static func of(_ text: String) -> String? {
    if let equals = text.firstIndex(of: "=") {
      let value = trimmed(text[text.index(after: equals)...])
      guard let type = type(text[..<equals]), let first = value.first, first != "=", first != ">" else { return nil }
      return "a default is written { type: \(type), default: \(value) }"
    }
    if let element = inside(text, ["Optional<"]) ?? ending(text, ["!", "| nil", "| null", "| undefined"]) {
      return "write \"\(element)?\""
    }
    if let element = inside(text, ["Array<", "List<", "Set<"]) ?? ending(text, ["[]", "..."]) {
      return "write \"[\(element)]\""
    }
    return nil
  }

  private static func inside(_ text: String, _ starts: [String]) -> String? {
    guard text.last == ">", let start = starts.first(where: text.hasPrefix) else { return nil }
    return name(text.dropFirst(start.count).dropLast())
  }

  private static func ending(_ text: String, _ endings: [String]) -> String? {
    endings.first(where: text.hasSuffix).flatMap { name(text.dropLast($0.count)) }
  }

  /// A type as it is written in YAML: quoted where it is optional or a list.
  private static func type(_ text: Substring) -> String? {
    let type = trimmed(text)
    if SwiftName.isQualifiedIdentifier(type) { return type }
    let isList = type.hasPrefix("[") && type.hasSuffix("]")
    guard isList || type.hasSuffix("?") else { return nil }
    return name(type.dropFirst(isList ? 1 : 0).dropLast()).map { isList ? "\"[\($0)]\"" : "\"\($0)?\"" }
  }

  private static func name(_ text: Substring) -> String? {
    let name = trimmed(text)
    return SwiftName.isQualifiedIdentifier(name) ? name : nil
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split(separator: " ").joined(separator: " ")
  }
}
