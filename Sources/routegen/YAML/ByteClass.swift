/// What a byte may mean to the scanner: one table look-up in place of a chain of comparisons.
enum ByteClass {
  static let blank: UInt8 = 1
  static let lineBreak: UInt8 = 2
  /// `,` `[` `]` `{` `}`: end a plain scalar inside a flow collection.
  static let flowIndicator: UInt8 = 4
  /// `:` and `#`: may end a plain scalar, depending on their neighbours.
  static let mark: UInt8 = 8
  /// `"`, `'` and `\`: what the scanners of quoted scalars look for.
  static let quote: UInt8 = 16
  /// No plain scalar starts with it, whatever follows.
  static let indicator: UInt8 = 32

  /// The classes of the 256 bytes.
  static let table: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 256)
    func add(_ bits: UInt8, to characters: StaticString) {
      for index in 0..<characters.utf8CodeUnitCount { table[Int(characters.utf8Start[index])] |= bits }
    }
    add(blank, to: " \t")
    add(lineBreak, to: "\n\r")
    add(flowIndicator, to: ",[]{}")
    add(mark, to: ":#")
    add(quote, to: "\"'\\")
    add(indicator, to: ",[]{}#&*!|>'\"%@`")
    return table
  }()
}

/// The characters with a meaning in YAML, by name.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let exclamation = UInt8(ascii: "!")
  static let doubleQuote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let percent = UInt8(ascii: "%")
  static let ampersand = UInt8(ascii: "&")
  static let singleQuote = UInt8(ascii: "'")
  static let asterisk = UInt8(ascii: "*")
  static let plus = UInt8(ascii: "+")
  static let comma = UInt8(ascii: ",")
  static let dash = UInt8(ascii: "-")
  static let dot = UInt8(ascii: ".")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let slash = UInt8(ascii: "/")
  static let equals = UInt8(ascii: "=")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let question = UInt8(ascii: "?")
  static let leftBracket = UInt8(ascii: "[")
  static let backslash = UInt8(ascii: "\\")
  static let rightBracket = UInt8(ascii: "]")
  static let leftBrace = UInt8(ascii: "{")
  static let bar = UInt8(ascii: "|")
  static let rightBrace = UInt8(ascii: "}")
}
