/// What is said of each mistake; `EventParser+Messages` has those that quote the text around it.
extension YAMLSyntaxError {
  static func tooDeep(_ start: Int) -> YAMLSyntaxError {
    YAMLSyntaxError(
      "lists and mappings are nested more than \(EventParser.depthLimit) levels deep here", start, start + 1,
      help: "no manifest needs that many levels; look for brackets that are never closed", kind: .fatal)
  }

  static func tabIndentation(_ start: Int, _ end: Int) -> YAMLSyntaxError {
    YAMLSyntaxError(
      "a tab is used as indentation; YAML takes only spaces", start, end, help: "replace the tab by spaces",
      kind: .tab)
  }

  static func directiveWithoutDocument(_ start: Int, _ end: Int) -> YAMLSyntaxError {
    YAMLSyntaxError("a `%` directive must be followed by a line `---`", start, end)
  }

  static func secondDocument(_ start: Int, _ end: Int) -> YAMLSyntaxError {
    YAMLSyntaxError(
      "a manifest is one document, and a second one starts here", start, end, help: "put it into a file of its own")
  }

  static func badDirective(_ start: Int, _ end: Int) -> YAMLSyntaxError {
    YAMLSyntaxError(
      "this directive is malformed, or stands here twice", start, end, help: "write `%YAML 1.2`, or leave it out")
  }

  static func commentWithoutSpace(_ start: Int) -> YAMLSyntaxError {
    YAMLSyntaxError(
      "a space is missing before this comment", start, start + 1, help: "write ` #`, or quote the whole value")
  }

  static func unclosedQuote(_ opening: Int) -> YAMLSyntaxError {
    YAMLSyntaxError("this quote is never closed", opening, opening + 1, help: "add the closing quote")
  }

  static func unknownEscape(_ character: String, _ start: Int, _ end: Int) -> YAMLSyntaxError {
    YAMLSyntaxError(
      "`\\\(character)` is no escape in double quotes", start, end,
      help: "write `\\\\\(character)`, or use single quotes, where a backslash means itself")
  }

  static func shortEscape(digits: Int, _ start: Int, _ end: Int) -> YAMLSyntaxError {
    YAMLSyntaxError("this escape needs \(digits) hexadecimal digits", start, end)
  }

  static func badEscapedNumber(_ start: Int, _ end: Int) -> YAMLSyntaxError {
    YAMLSyntaxError("this escape is no Unicode character", start, end)
  }

  static func textAfterBlockScalarHeader(_ start: Int, _ end: Int) -> YAMLSyntaxError {
    YAMLSyntaxError(
      "after `|` or `>` only `+`, `-`, a digit from 1 to 9 and a comment may follow on the line", start, end,
      help: "start the text on the next line, or quote the value")
  }

  static func blankLineTooDeep(_ start: Int, _ end: Int) -> YAMLSyntaxError {
    YAMLSyntaxError(
      "the blank lines above are indented deeper than this first line of the text", start, end,
      help: "remove the spaces from the blank lines")
  }

  static func aliasWithoutName(_ start: Int) -> YAMLSyntaxError {
    YAMLSyntaxError(
      "a value that starts with `*` must be quoted", start, start + 1, help: "put quotes around the value")
  }

  static func anchorWithoutName(_ start: Int) -> YAMLSyntaxError {
    YAMLSyntaxError(
      "a value that starts with `&` must be quoted", start, start + 1, help: "put quotes around the value")
  }

  static func propertiesOnAlias(_ start: Int, _ end: Int) -> YAMLSyntaxError {
    YAMLSyntaxError("an alias can have neither an anchor nor a tag", start, end)
  }

  static func secondProperty(_ name: String, _ start: Int, _ end: Int) -> YAMLSyntaxError {
    YAMLSyntaxError("this value has a second \(name)", start, end, help: "remove one of them")
  }

  static func textAfterProperty(_ start: Int, _ end: Int) -> YAMLSyntaxError {
    YAMLSyntaxError(
      "a space is missing after this anchor or tag", start, end, help: "if it is meant as text, quote the value")
  }

  static func propertyWithoutNode(_ start: Int, _ end: Int) -> YAMLSyntaxError {
    YAMLSyntaxError("this anchor or tag stands before no value", start, end, help: "if it is meant as text, quote it")
  }

  static func badTag(_ start: Int, _ end: Int) -> YAMLSyntaxError {
    YAMLSyntaxError("this tag is malformed", start, end, help: "a value that starts with `!` must be quoted")
  }

  static func unknownTagHandle(_ handle: String, _ start: Int, _ end: Int) -> YAMLSyntaxError {
    YAMLSyntaxError(
      "the tag handle `\(handle)` is not declared", start, end, help: "a value that starts with `!` must be quoted")
  }

  static func sequenceNotAllowed(_ start: Int) -> YAMLSyntaxError {
    YAMLSyntaxError(
      "a `-` item cannot start here", start, start + 1,
      help: "put each item on a line of its own below the key, or quote the value")
  }

  static func itemAmongKeys(_ start: Int) -> YAMLSyntaxError {
    YAMLSyntaxError(
      "a `-` item stands among keys", start, start + 1, help: "a list goes below a key of its own, such as `hosts:`")
  }

  static func multilineKey(_ start: Int, _ end: Int) -> YAMLSyntaxError {
    YAMLSyntaxError(
      "a key must end on the line it starts on", start, end, help: "look for a quote or bracket that is not closed")
  }

  static func commaWithoutEntry(_ start: Int) -> YAMLSyntaxError {
    YAMLSyntaxError("nothing stands before this comma", start, start + 1, help: "remove the comma")
  }

  static func keyInsideText(_ key: String, _ start: Int, _ end: Int, text: Int) -> YAMLSyntaxError {
    YAMLSyntaxError(
      "`\(key):` is indented deeper than the line above it, which makes it part of that line's text", start, end,
      help: "line it up with the other keys, or quote the text",
      related: YAMLSyntaxError.Related(message: "the text starts here", start: text))
  }
}
