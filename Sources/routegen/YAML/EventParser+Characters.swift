/// The characters that may not stand in a YAML text.
extension EventParser {
  /// Finds the characters that are allowed in quotes only: DEL, most of U+0080 to U+009F, U+FFFE and U+FFFF.
  ///
  /// - Throws: a mistake at the first control character that is allowed nowhere, such as NUL.
  func unprintableCharacters() throws(YAMLSyntaxError) -> [Int] {
    var found: [Int] = []
    var index = 0
    while index < count {
      let byte = bytes[index]
      if byte < 0x20 {
        if classes[Int(byte)] == 0 { throw controlCharacter(index) }
      } else if byte == 0x7F || byte == 0xC2 || byte == 0xEF, isUnprintable(at: index) {
        found.append(index)
      }
      index += 1
    }
    return found
  }

  private func isUnprintable(at index: Int) -> Bool {
    guard bytes[index] != 0x7F, index + 1 < count else { return true }
    if bytes[index] == 0xC2 { return bytes[index + 1] < 0xA0 && bytes[index + 1] != 0x85 }
    return bytes[index + 1] == 0xBF && index + 2 < count && bytes[index + 2] >= 0xBE
  }

  /// The first of some places, in ascending order, that no quoted scalar covers.
  func firstOutsideQuotes(of places: [Int]) -> Int? {
    var rest = places[...]
    for event in events {
      guard let first = rest.first else { return nil }
      guard case .scalar(let scalar) = event.kind, scalar.style == .doubleQuoted || scalar.style == .singleQuoted else {
        continue
      }
      if first < event.start { return first }
      while let place = rest.first, place < event.end { rest.removeFirst() }
    }
    return rest.first
  }

  func controlCharacter(_ index: Int) -> YAMLSyntaxError {
    let character = character(at: index)
    let digits = String(character.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return YAMLSyntaxError(
      "the control character \(code) may not stand in a YAML file", index, index + character.utf8.count,
      help: "remove it, or write it as an escape in double quotes", kind: .fatal)
  }
}
