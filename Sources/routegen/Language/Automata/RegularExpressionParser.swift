/// A recursive-descent reader of `matches:` texts.
struct RegularExpressionParser {
  static let deepestNesting = 100
  static let largestCount = 1000

  private let scalars: [Unicode.Scalar]
  /// Byte offset of each scalar, and of the end.
  private let offsets: [Int]
  private var index = 0
  private var nesting = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    var offsets = [0]
    for scalar in scalars { offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar)) }
    self.offsets = offsets
  }

  mutating func parse() throws(PatternSyntaxError) -> RegularExpression.Node {
    // The whole value is always matched, so anchors around everything say nothing new.
    if peek == "^" { index += 1 }
    let root = try parseChoice()
    if index < scalars.count { throw failure("this `)` closes no group; write `\\)` for the character") }
    return root
  }

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private func peek(_ distance: Int) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  private func failure(_ message: String, at place: Int? = nil) -> PatternSyntaxError {
    PatternSyntaxError(offset: offsets[min(place ?? index, scalars.count)], message: message)
  }

  private mutating func parseChoice() throws(PatternSyntaxError) -> RegularExpression.Node {
    var branches = [try parseSequence()]
    while peek == "|" {
      index += 1
      branches.append(try parseSequence())
    }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func parseSequence() throws(PatternSyntaxError) -> RegularExpression.Node {
    var parts: [RegularExpression.Node] = []
    while let next = peek, next != "|", next != ")" {
      if next == "$", nesting == 0, index == scalars.count - 1 {
        index += 1
        break
      }
      let atom = try parseAtom()
      parts.append(try parseQuantifiers(after: atom))
    }
    switch parts.count {
    case 0: return .empty
    case 1: return parts[0]
    default: return .sequence(parts)
    }
  }

  private mutating func parseAtom() throws(PatternSyntaxError) -> RegularExpression.Node {
    let start = index
    let scalar = scalars[index]
    switch scalar {
    case "(": return try parseGroup()
    case "[":
      index += 1
      return .scalars(try parseClass(from: start))
    case ".":
      index += 1
      return .scalars(.all)
    case "\\": return .scalars(try parseEscape(inClass: false))
    case "^", "$":
      throw failure(
        "`\(scalar)` is understood at the ends only, where it may be left out; write `\\\(scalar)` for the character")
    case "*", "+", "?", "{":
      throw failure("`\(scalar)` has nothing to repeat; write `\\\(scalar)` for the character")
    default:
      index += 1
      return .scalars(ScalarSet(scalar))
    }
  }

  private mutating func parseGroup() throws(PatternSyntaxError) -> RegularExpression.Node {
    let start = index
    index += 1
    if peek == "?" {
      guard peek(1) == ":" else { throw unsupportedGroup(at: start) }
      index += 2
    }
    nesting += 1
    if nesting > Self.deepestNesting {
      throw failure("groups are nested more than \(Self.deepestNesting) deep", at: start)
    }
    let inner = try parseChoice()
    nesting -= 1
    guard peek == ")" else { throw failure("this group is not closed; a `)` is missing", at: start) }
    index += 1
    return inner
  }

  private func unsupportedGroup(at start: Int) -> PatternSyntaxError {
    let kind = peek(1)
    if kind == "=" || kind == "!" || kind == "<" && (peek(2) == "=" || peek(2) == "!") {
      return failure(
        "look-around is not supported; say what the value looks like, not what stands beside it", at: start)
    }
    if kind == "<" || kind == "P" { return failure("named groups are not supported; write `(?:…)`", at: start) }
    if kind == ">" { return failure("atomic groups are not supported; write `(?:…)`", at: start) }
    return failure("options such as `(?i)` are not supported; write both cases, as in `[aA]`", at: start)
  }

  private mutating func parseQuantifiers(
    after atom: RegularExpression.Node
  ) throws(PatternSyntaxError) -> RegularExpression.Node {
    var bounds: (min: Int, max: Int?)
    switch peek {
    case "*": bounds = (0, nil)
    case "+": bounds = (1, nil)
    case "?": bounds = (0, 1)
    case "{":
      bounds = try parseCounts()
      return .repetition(try checkedEnd(of: atom), min: bounds.min, max: bounds.max)
    default: return atom
    }
    index += 1
    return .repetition(try checkedEnd(of: atom), min: bounds.min, max: bounds.max)
  }

  /// Refuses a second quantifier: lazy and possessive ones change how an engine searches, not what matches.
  private func checkedEnd(of atom: RegularExpression.Node) throws(PatternSyntaxError) -> RegularExpression.Node {
    switch peek {
    case "?": throw failure("lazy quantifiers are not supported, and make no difference here; leave out this `?`")
    case "+": throw failure("possessive quantifiers are not supported; leave out this `+`")
    case "*", "{": throw failure("a quantifier cannot follow another; put the first into a group: `(?:…)`")
    default: return atom
    }
  }

  private mutating func parseCounts() throws(PatternSyntaxError) -> (min: Int, max: Int?) {
    let start = index
    index += 1
    let low = try parseNumber()
    var high = low
    if peek == "," {
      index += 1
      high = try parseNumber()
      if let low, let high, high < low { throw failure("the counts are the wrong way round", at: start) }
    }
    guard let low, peek == "}" else {
      throw failure("a count is written `{2}`, `{2,}` or `{2,5}`; write `\\{` for the character", at: start)
    }
    index += 1
    return (low, high)
  }

  private mutating func parseNumber() throws(PatternSyntaxError) -> Int? {
    let start = index
    var value = 0
    while let digit = peek, ("0"..."9").contains(digit) {
      value = value * 10 + Int(digit.value - 0x30)
      if value > Self.largestCount { throw failure("counts go up to \(Self.largestCount)", at: start) }
      index += 1
    }
    return index == start ? nil : value
  }

  /// The rest of a class, after its `[`.
  private mutating func parseClass(from start: Int) throws(PatternSyntaxError) -> ScalarSet {
    let isNegated = peek == "^"
    if isNegated { index += 1 }
    var set = ScalarSet()
    var isFirst = true
    while let scalar = peek, scalar != "]" || isFirst {
      if scalar == "]" { throw failure("an empty class matches nothing; write `\\]` for the character") }
      isFirst = false
      let itemStart = index
      let low = try parseClassItem()
      guard peek == "-", let next = peek(1), next != "]" else {
        set = set.union(low)
        continue
      }
      index += 1
      let high = try parseClassItem()
      guard let from = low.singleScalar, let through = high.singleScalar else {
        throw failure("a range goes from one character to another; write `\\-` for the character", at: itemStart)
      }
      guard from <= through else { throw failure("this range is the wrong way round", at: itemStart) }
      set = set.union(ScalarSet([from...through]))
    }
    guard peek == "]" else { throw failure("this class is not closed; a `]` is missing", at: start) }
    index += 1
    return isNegated ? set.complement() : set
  }

  private mutating func parseClassItem() throws(PatternSyntaxError) -> ScalarSet {
    let scalar = scalars[index]
    if scalar == "\\" { return try parseEscape(inClass: true) }
    if scalar == "[" {
      throw failure("classes inside classes are not supported; write `\\[` for the character")
    }
    if scalar == "&", peek(1) == "&" {
      throw failure("class operators are not supported; write `\\&` for the character")
    }
    index += 1
    return ScalarSet(scalar)
  }

  private mutating func parseEscape(inClass: Bool) throws(PatternSyntaxError) -> ScalarSet {
    let start = index
    index += 1
    guard let scalar = peek else { throw failure("a `\\` at the end escapes nothing", at: start) }
    index += 1
    switch scalar {
    case "d": return .digits
    case "D": return ScalarSet.digits.complement()
    case "w": return .wordCharacters
    case "W": return ScalarSet.wordCharacters.complement()
    case "s": return .whitespace
    case "S": return ScalarSet.whitespace.complement()
    case "t": return ScalarSet("\t")
    case "n": return ScalarSet("\n")
    case "r": return ScalarSet("\r")
    case "f": return ScalarSet("\u{0C}")
    case "v": return ScalarSet("\u{0B}")
    case "x": return try parseHexEscape(digits: 2, from: start)
    case "u": return try parseHexEscape(digits: 4, from: start)
    case "b" where inClass: throw failure("`\\b` is not supported in a class", at: start)
    case "b", "B": throw failure("word boundaries are not supported; spell out what may stand there", at: start)
    case "A", "z", "Z", "G": throw failure("`\\\(scalar)` is not needed: the whole value is always matched", at: start)
    case "1"..."9", "k": throw failure("back-references are not supported", at: start)
    case "p", "P": throw failure("Unicode properties are not supported; write the ranges, as in `[à-ž]`", at: start)
    case "0"..."9", "a"..."z", "A"..."Z": throw failure("`\\\(scalar)` is not a known escape", at: start)
    default: return ScalarSet(scalar)
    }
  }

  /// `\xHH`, `\uHHHH`, or either with braces around one to six digits.
  private mutating func parseHexEscape(digits count: Int, from start: Int) throws(PatternSyntaxError) -> ScalarSet {
    let hasBraces = peek == "{"
    if hasBraces { index += 1 }
    var value: UInt32 = 0
    var digits = 0
    while digits < (hasBraces ? 6 : count), let next = peek, let digit = Self.hexValue(next) {
      value = value << 4 | digit
      digits += 1
      index += 1
    }
    if hasBraces {
      guard digits > 0, peek == "}" else { throw failure("a code point is written `\\u{e9}`", at: start) }
      index += 1
    } else if digits < count {
      throw failure("this escape takes \(count) hexadecimal digits", at: start)
    }
    guard let scalar = Unicode.Scalar(value) else { throw failure("there is no such Unicode character", at: start) }
    return ScalarSet(scalar)
  }

  private static func hexValue(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar {
    case "0"..."9": scalar.value - 0x30
    case "a"..."f": scalar.value - 0x61 + 10
    case "A"..."F": scalar.value - 0x41 + 10
    default: nil
    }
  }
}

extension ScalarSet {
  /// The only member of a set of one.
  fileprivate var singleScalar: UInt32? {
    guard ranges.count == 1, ranges[0].count == 1 else { return nil }
    return ranges[0].lowerBound
  }
}
