/// Mistakes inside brackets.
extension EventParser {
  func wrongClosing(_ flow: FlowContext) -> YAMLSyntaxError {
    let open = "this `\(Unicode.Scalar(bytes[flow.opening]))` is still open"
    return YAMLSyntaxError(
      "`\(Unicode.Scalar(bytes[position]))` stands where `\(Unicode.Scalar(flow.closing))` is expected", position,
      position + 1, help: "close the brackets in the order they were opened",
      related: YAMLSyntaxError.Related(message: open, start: flow.opening))
  }

  func unclosed(_ flow: FlowContext) -> YAMLSyntaxError {
    if let comment = comment(onLineOf: flow.opening) {
      return YAMLSyntaxError(
        "`#` begins a comment here, which leaves this line's brackets open", comment,
        valueEnd(comment + 1, isInFlow: true),
        help: "if `#` belongs to a value, write no space before it, or quote the value",
        related: YAMLSyntaxError.Related(
          message: "this `\(Unicode.Scalar(bytes[flow.opening]))` is never closed", start: flow.opening))
    }
    return YAMLSyntaxError(
      "this `\(Unicode.Scalar(bytes[flow.opening]))` is never closed", flow.opening, flow.opening + 1,
      help: "add the closing `\(Unicode.Scalar(flow.closing))`, indented at least as far as its key")
  }

  /// Where a comment with a closing bracket in it begins behind an opening one, on the same line.
  private func comment(onLineOf opening: Int) -> Int? {
    var quote: UInt8?
    var index = opening + 1
    while index < count, classes[Int(bytes[index])] & ByteClass.lineBreak == 0 {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == Byte.doubleQuote || byte == Byte.singleQuote {
        quote = byte
      } else if byte == Byte.hash, isBlank(at: index - 1) {
        var end = index
        while end < count, classes[Int(bytes[end])] & ByteClass.lineBreak == 0 { end += 1 }
        return bytes[index..<end].contains { $0 == Byte.rightBrace || $0 == Byte.rightBracket } ? index : nil
      }
      index += 1
    }
    return nil
  }

  /// Something other than a comma follows an entry of a flow collection.
  func missingComma(_ flow: FlowContext) -> YAMLSyntaxError {
    if let error = missingColonBeforeBracket(flow) { return error }
    if let last = events.last, case .scalar(let scalar) = last.kind, last.end > last.start {
      if scalar.style == .plain { return textNeedsQuotes(last) ?? missingComma(flow.closing) }
      if last.end == position {
        return YAMLSyntaxError(
          "text follows the closing quote", position, valueEnd(position, isInFlow: true),
          help: "look for a quote that is not closed, or a comma that is missing",
          related: YAMLSyntaxError.Related(message: "the quote was opened here", start: last.start))
      }
    }
    return missingComma(flow.closing)
  }

  /// What is wrong when a key between braces has no value, and a bracket follows it: `{ params { id: Int } }`.
  private func missingColonBeforeBracket(_ flow: FlowContext) -> YAMLSyntaxError? {
    guard flow.isMapping, bytes[position] == Byte.leftBrace || bytes[position] == Byte.leftBracket,
      let value = events.last, value.start == value.end, case .scalar = value.kind,
      case .scalar = events[events.count - 2].kind
    else { return nil }
    return missingColon(before: position, events[events.count - 2].start)
  }

  /// What is wrong when a plain scalar of a flow collection is followed by a bracket or by `: `.
  private func textNeedsQuotes(_ event: YAMLEvent) -> YAMLSyntaxError? {
    let byte = bytes[position]
    let end = valueEnd(event.start, isInFlow: true)
    if event.end == position, byte == Byte.leftBrace || byte == Byte.leftBracket {
      return YAMLSyntaxError(
        "`\(Unicode.Scalar(byte))` cannot stand in an unquoted value between brackets: quote the pattern",
        event.start, end, help: quoted(event.start, end))
    }
    guard byte == Byte.colon else { return nil }
    if let blank = bytes[event.start..<event.end].lastIndex(of: Byte.space) {
      let key = string(blank + 1..<event.end)
      return YAMLSyntaxError(
        "a comma is missing before `\(key)`", blank + 1, event.end, help: "if all of it is one text, quote it")
    }
    return YAMLSyntaxError(
      "a value that contains `: ` must be quoted", event.start, end, help: quoted(event.start, end))
  }

  private func missingComma(_ closing: UInt8) -> YAMLSyntaxError {
    YAMLSyntaxError(
      "a comma is missing before this", position, min(wordEnd(position), valueEnd(position, isInFlow: true)),
      help: "write `,` between the entries, or close with `\(Unicode.Scalar(closing))`")
  }
}
