/// What is said of each mistake; `EventParser+Messages` has those that quote the text around it.
extension YAMLSyntaxError {
  static func controlCharacter(_ byte: UInt8, _ start: Int) -> Self {
    let digits = Array("0123456789ABCDEF")
    let code = "U+00\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    var error = Self(
      "the control character \(code) may not stand in a YAML file", start, start + 1, help: "remove it")
    error.kind = .fatal
    return error
  }

  static func tooDeep(_ start: Int) -> Self {
    var error = Self(
      "lists and mappings are nested more than \(EventParser.depthLimit) levels deep here", start, start + 1,
      help: "no manifest needs that many levels; look for brackets that are never closed")
    error.kind = .fatal
    return error
  }

  static func tabIndentation(_ start: Int, _ end: Int) -> Self {
    var error = Self(
      "a tab is used as indentation; YAML takes only spaces", start, end, help: "replace the tab by spaces")
    error.kind = .tab
    return error
  }

  static func directiveWithoutDocument(_ start: Int, _ end: Int) -> Self {
    Self("a `%` directive must be followed by a line `---`", start, end)
  }

  static func badDirective(_ start: Int, _ end: Int) -> Self {
    Self("this directive is malformed, or stands here twice", start, end, help: "write `%YAML 1.2`, or leave it out")
  }

  static func commentWithoutSpace(_ start: Int) -> Self {
    Self("a space is missing before this comment", start, start + 1, help: "write ` #`, or quote the whole value")
  }

  static func unclosedQuote(_ opening: Int) -> Self {
    Self("this quote is never closed", opening, opening + 1, help: "add the closing quote")
  }

  static func unknownEscape(_ character: String, _ start: Int, _ end: Int) -> Self {
    Self(
      "`\\\(character)` is no escape in double quotes", start, end,
      help: "write `\\\\\(character)`, or use single quotes, where a backslash means itself")
  }

  static func shortEscape(digits: Int, _ start: Int, _ end: Int) -> Self {
    Self("this escape needs \(digits) hexadecimal digits", start, end)
  }

  static func badEscapedNumber(_ start: Int, _ end: Int) -> Self {
    Self("this escape is no Unicode character", start, end)
  }

  static func textAfterBlockScalarHeader(_ start: Int, _ end: Int) -> Self {
    Self(
      "after `|` or `>` only `+`, `-`, a digit from 1 to 9 and a comment may follow on the line", start, end,
      help: "start the text on the next line, or quote the value")
  }

  static func blankLineTooDeep(_ start: Int, _ end: Int) -> Self {
    Self(
      "the blank lines above are indented deeper than this first line of the text", start, end,
      help: "remove the spaces from the blank lines")
  }

  static func aliasWithoutName(_ start: Int) -> Self {
    Self("a value that starts with `*` must be quoted", start, start + 1, help: "put quotes around the value")
  }

  static func anchorWithoutName(_ start: Int) -> Self {
    Self("a value that starts with `&` must be quoted", start, start + 1, help: "put quotes around the value")
  }

  static func propertiesOnAlias(_ start: Int, _ end: Int) -> Self {
    Self("an alias can have neither an anchor nor a tag", start, end)
  }

  static func secondProperty(_ name: String, _ start: Int, _ end: Int) -> Self {
    Self("this value has a second \(name)", start, end, help: "remove one of them")
  }

  static func textAfterProperty(_ start: Int, _ end: Int) -> Self {
    Self("a space is missing after this anchor or tag", start, end, help: "if it is meant as text, quote the value")
  }

  static func propertyWithoutNode(_ start: Int, _ end: Int) -> Self {
    Self("this anchor or tag stands before no value", start, end, help: "if it is meant as text, quote it")
  }

  static func badTag(_ start: Int, _ end: Int) -> Self {
    Self("this tag is malformed", start, end, help: "a value that starts with `!` must be quoted")
  }

  static func unknownTagHandle(_ handle: String, _ start: Int, _ end: Int) -> Self {
    Self("the tag handle `\(handle)` is not declared", start, end, help: "a value that starts with `!` must be quoted")
  }

  static func sequenceNotAllowed(_ start: Int) -> Self {
    Self(
      "a `-` item cannot start here", start, start + 1,
      help: "put each item on a line of its own below the key, or quote the value")
  }

  static func itemAmongKeys(_ start: Int) -> Self {
    Self(
      "a `-` item stands among keys", start, start + 1, help: "a list goes below a key of its own, such as `hosts:`")
  }

  static func multilineKey(_ start: Int, _ end: Int) -> Self {
    Self("a key must end on the line it starts on", start, end, help: "look for a quote or bracket that is not closed")
  }

  static func commaWithoutEntry(_ start: Int) -> Self {
    Self("nothing stands before this comma", start, start + 1, help: "remove the comma")
  }

  static func keyInsideText(_ key: String, _ start: Int, _ end: Int, text: Int) -> Self {
    var error = Self(
      "`\(key):` is indented deeper than the line above it, which makes it part of that line's text", start, end,
      help: "line it up with the other keys, or quote the text")
    error.relatedMessage = "the text starts here"
    error.relatedStart = text
    return error
  }
}
