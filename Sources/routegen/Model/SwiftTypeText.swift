/// Swift types as text: whether generated code can hold one as it is written.
///
/// What a type is called is not looked up; only its form is read.
struct SwiftTypeText {
  private static let deepestNesting = 32
  private static let leadingWords: Set<String> = ["any", "some", "borrowing", "consuming", "inout", "sending"]

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var nesting = 0

  /// Whether the text is a type: a name with dots and `<…>`, a list, a tuple, a function, or one of these with `?`.
  static func isType(_ text: String) -> Bool {
    var reader = SwiftTypeText(scalars: Array(text.unicodeScalars))
    return reader.readType() && reader.index == reader.scalars.count
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private mutating func readType() -> Bool {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.deepestNesting, readPrefixes(), readPrimary() else { return false }
    while readSuffix() {}
    let end = index
    skipSpaces()
    if take("&") {
      skipSpaces()
      return readType()
    }
    index = end
    return true
  }

  /// `any`, `@MainActor` and the like.
  private mutating func readPrefixes() -> Bool {
    while true {
      let start = index
      let isAttribute = take("@")
      guard let word = readWord() else { return !isAttribute }
      guard isAttribute || Self.leadingWords.contains(word), index < scalars.count, scalars[index] == " " else {
        index = start
        return !isAttribute
      }
      skipSpaces()
    }
  }

  private mutating func readPrimary() -> Bool {
    if take("[") {
      guard readElement() else { return false }
      if take(":"), !readElement() { return false }
      return take("]")
    }
    if take("(") { return readTuple() }
    return readName()
  }

  private mutating func readName() -> Bool {
    guard let name = readWord(), name != "_", !SwiftName.isKeyword(name) || ["Any", "Self"].contains(name) else {
      return false
    }
    return readArguments()
  }

  /// `<…>`, where there is one.
  private mutating func readArguments() -> Bool {
    guard take("<") else { return true }
    repeat { if !readElement() { return false } } while take(",")
    return take(">")
  }

  /// A type with spaces around it.
  private mutating func readElement() -> Bool {
    skipSpaces()
    let isType = readType()
    skipSpaces()
    return isType
  }

  /// The rest of a tuple, or of a function's type.
  private mutating func readTuple() -> Bool {
    skipSpaces()
    if !take(")") {
      repeat {
        skipSpaces()
        readLabel()
        if !readElement() { return false }
      } while take(",")
      if !take(")") { return false }
    }
    let end = index
    skipSpaces()
    for word in ["async", "throws"] {
      let start = index
      if readWord() != word { index = start } else { skipSpaces() }
    }
    if take("-") { return take(">") && readElement() }
    index = end
    return true
  }

  /// `label:` or `_ label:`, where there is one.
  private mutating func readLabel() {
    let start = index
    if readWord() == "_" {
      skipSpaces()
      _ = readWord()
    }
    if !take(":") { index = start }
  }

  private mutating func readSuffix() -> Bool {
    if take("?") || take("!") { return true }
    let start = index
    if take("."), readWord() != nil, readArguments() { return true }
    index = start
    return false
  }

  private mutating func readWord() -> String? {
    var end = index
    while end < scalars.count,
      !scalars[end].isASCII || scalars[end].properties.isAlphabetic || scalars[end] == "_"
        || ("0"..."9").contains(scalars[end])
    {
      end += 1
    }
    let word = String(String.UnicodeScalarView(scalars[index..<end]))
    guard word == "_" || SwiftName.isIdentifier(word) else { return nil }
    index = end
    return word
  }

  private mutating func skipSpaces() {
    while index < scalars.count, scalars[index] == " " { index += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard index < scalars.count, scalars[index] == scalar else { return false }
    index += 1
    return true
  }
}
