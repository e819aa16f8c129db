/// How manifest keys become Swift names. A name depends on its own key alone.
///
/// Names are bare; whoever writes them into Swift source puts keywords into backticks.
enum SwiftName {
  /// Why a key gives no Swift name.
  enum Problem: Error, Equatable {
    case noLetter
    /// A character that cannot be seen: zero-width, bidirectional, control.
    case invisible(Unicode.Scalar)
    case notAllowed(Unicode.Scalar)
  }

  /// The name of a case, a parameter or another member: `orders-by-status` gives `ordersByStatus`.
  static func member(_ key: String) throws(Problem) -> String {
    if isPlainMember(key) { return key }
    let words = try words(of: key)
    guard let first = words.first else { throw .noLetter }
    var name = String(String.UnicodeScalarView(loweringStart(of: first)))
    for word in words.dropFirst() { name += capitalised(word, isShouting: isShouting(words)) }
    return startingWithLetter(nfc(name))
  }

  /// Most keys are one word that begins with a small letter, and stay as they are.
  private static func isPlainMember(_ key: String) -> Bool {
    guard let first = key.utf8.first, 0x61...0x7A ~= first else { return false }
    return key.utf8.allSatisfy { isASCIIWord(Unicode.Scalar($0)) }
  }

  /// The name of a type: `order-status` gives `OrderStatus`.
  static func type(_ key: String) throws(Problem) -> String {
    let words = try words(of: key)
    guard !words.isEmpty else { throw .noLetter }
    let name = words.reduce("") { $0 + capitalised($1, isShouting: words.count > 1 && isShouting(words)) }
    return startingWithLetter(nfc(name))
  }

  /// Whether the text can stand in Swift as it is, or in backticks.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isHead(first), text != "_" else { return false }
    return text.unicodeScalars.allSatisfy { isBody($0) && !isInvisible($0) }
  }

  /// Whether the text is one or more identifiers with dots between.
  static func isQualifiedIdentifier(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isIdentifier(String($0)) }
  }

  private static func startingWithLetter(_ name: String) -> String {
    guard let first = name.unicodeScalars.first, isHead(first) else { return "_" + name }
    return name
  }

  /// The pieces between separators: spaces and any ASCII punctuation.
  private static func words(of key: String) throws(Problem) -> [[Unicode.Scalar]] {
    var words: [[Unicode.Scalar]] = []
    var isInside = false
    for scalar in key.unicodeScalars {
      if isInvisible(scalar) { throw .invisible(scalar) }
      if scalar.isASCII, !isASCIIWord(scalar) {
        isInside = false
      } else if !isBody(scalar) {
        throw .notAllowed(scalar)
      } else if isInside {
        words[words.count - 1].append(scalar)
      } else {
        words.append([scalar])
        isInside = true
      }
    }
    return words
  }

  private static func isASCIIWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  /// `URLPreview` → `urlPreview`: a leading run of capitals is one word, and its last letter starts the next one where
  /// a small letter follows.
  private static func loweringStart(of word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var run = 0
    while run < word.count, word[run].properties.isUppercase { run += 1 }
    if run > 1, run < word.count, word[run].properties.isLowercase { run -= 1 }
    return word[..<run].flatMap { Array($0.properties.lowercaseMapping.unicodeScalars) } + word[run...]
  }

  /// The name with its first letter in upper case.
  static func capitalised(_ name: String) -> String {
    guard let first = name.utf8.first, 0x61...0x7A ~= first else {
      return name.prefix(1).uppercased() + name.dropFirst()
    }
    return String(Unicode.Scalar(first - 0x20)) + name[name.utf8.index(after: name.startIndex)...]
  }

  private static func capitalised(_ word: [Unicode.Scalar], isShouting: Bool) -> String {
    guard let first = word.first else { return "" }
    var text = first.properties.titlecaseMapping
    for scalar in word.dropFirst() {
      if isShouting { text += scalar.properties.lowercaseMapping } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// `USER_LIST`: no small letter anywhere.
  private static func isShouting(_ words: [[Unicode.Scalar]]) -> Bool {
    !words.contains { $0.contains { $0.properties.isLowercase } }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return scalar.value == 0x115F || scalar.value == 0x1160 || scalar.value == 0x3164 || scalar.value == 0xFFA0
    }
  }

  /// The characters with which an identifier may start, by the grammar of Swift.
  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x5F, 0x61...0x7A: true
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF: true
    case 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF: true
    case 0x203F...0x2040, 0x2054, 0x2070...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793: true
    case 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF: true
    case 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD: true
    case 0x10000...0xEFFFD: scalar.value & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  private static func isBody(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: isHead(scalar)
    }
  }
}
