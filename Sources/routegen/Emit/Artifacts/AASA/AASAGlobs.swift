/// Turns segments and values of the table into Apple's patterns, collecting the substitution variables they need.
struct AASAGlobs {
  /// The pattern of a segment or of a value.
  struct Glob {
    var text: String
    /// 0 for a literal, then from narrow to wide.
    var rank: Int
    /// Where the pattern claims more than the table routes.
    var looseness: Looseness?

    /// Any text that is not empty.
    static let anything = Glob(text: "?*", rank: 4)
    var isAnything: Bool { text == "?*" }
    /// It contains a `*`, which slashes do not stop.
    var crossesSlashes: Bool { text.utf8.contains(UInt8(ascii: "*")) }
  }

  /// Why a pattern claims too much, and a text it claims though the value does not fit.
  struct Looseness {
    var reason: String
    /// Nil where the type itself has to say.
    var probe: String?
    /// What cannot be told apart is literal text, which is worth a finding.
    var isLiteral = false
  }

  private let model: RouteModel
  private(set) var variables: [String: [String]] = [:]
  /// What enumerations have become; by type, for one of thousands of cases may be asked for by every pattern.
  private var enumerations: [TypeID: Glob] = [:]
  /// The first character of a number that may be negative.
  private var sign: String?

  init(_ model: RouteModel) { self.model = model }

  /// The pattern of a segment.
  ///
  /// - Parameter parameters: Those of its entry.
  mutating func glob(_ segment: Pattern.Segment, _ parameters: [Parameter]) -> Glob {
    switch segment {
    case .literal(let text): return literal(text)
    case .placeholder(let placeholder):
      var glob = placeholder.parameter.map { self.glob(of: parameters[$0]) } ?? .anything
      guard !placeholder.prefix.isEmpty || !placeholder.suffix.isEmpty else { return glob }
      let (prefix, suffix) = (literal(placeholder.prefix), literal(placeholder.suffix))
      glob.text = prefix.text + glob.text + suffix.text
      glob.rank = min(glob.rank, 3)
      return glob
    }
  }

  /// The pattern of a value in a query or a fragment.
  mutating func glob(of parameter: Parameter) -> Glob {
    switch parameter.scalar {
    case .builtin(let type): return glob(of: type, [parameter.constraint])
    case .named(let id):
      let definition = model[id]
      switch definition.kind {
      case .enumeration(let cases):
        if let known = enumerations[id] { return known }
        let texts = cases.map(\.text)
        let values = texts.flatMap { AASAText.spellings($0) + AASAText.spellings($0, inQuery: true) }
        let glob = Glob(
          text: variable(definition.name, values), rank: 1, looseness: AASAText.looseness(texts) ?? caseOf(texts))
        enumerations[id] = glob
        return glob
      case .wrapper(let type, let constraint): return glob(of: type, [constraint, parameter.constraint])
      case .external(_, let constraint):
        return constraint.matches == nil && parameter.constraint.matches == nil ? .anything : Self.narrowed
      }
    }
  }

  private static let narrowed = Glob(
    text: "?*", rank: 3, looseness: Looseness(reason: "only text of a certain form is routed"))

  /// Where case is left aside for literals, it is so for values too.
  private func caseOf(_ texts: [String]) -> Looseness? {
    guard model.links.caseInsensitive else { return nil }
    let known = Set(texts)
    let probe = texts.lazy.map { $0.uppercased() }.first { !known.contains($0) }
    return probe.map { Looseness(reason: "the case of a value cannot be told", probe: $0) }
  }

  private mutating func glob(of type: BuiltinType, _ constraints: [Constraint]) -> Glob {
    switch type {
    case .string: return constraints.contains { $0.matches != nil } ? Self.narrowed : .anything
    case .bool: return Glob(text: variable("bool", Self.boolTexts), rank: 1)
    case .uuid:
      let groups = [8, 4, 4, 4, 12].map { String(repeating: "$(xdigit)", count: $0) }
      return Glob(text: groups.joined(separator: "-"), rank: 2)
    case .int, .int32, .int64, .uint:
      let low = constraints.compactMap(\.min).compactMap { Int($0) }.max()
      let high = constraints.compactMap(\.max).compactMap { Int($0) }.min()
      if let low, let high, high >= low, high - low < 100 {
        return Glob(text: variable("\(low)to\(high)", (low...high).map(String.init)), rank: 1)
      }
      return number(isNatural: type == .uint || low ?? -1 >= 0)
    case .double: return number(isNatural: false)
    case .date:
      let text = [4, 2, 2].map { String(repeating: "$(digit)", count: $0) }.joined(separator: "-") + "*"
      return Glob(
        text: text, rank: 2, looseness: Looseness(reason: "only dates are routed", probe: "2024-01-01x"))
    case .url:
      return Glob(text: "$(alpha)?*", rank: 3, looseness: Looseness(reason: "only URLs are routed", probe: "ab"))
    }
  }

  private mutating func number(isNatural: Bool) -> Glob {
    if !isNatural, sign == nil { sign = variable("number", ["-"] + (0...9).map(String.init)) }
    let first = (isNatural ? nil : sign) ?? "$(digit)"
    return Glob(
      text: first + "*", rank: 2, looseness: Looseness(reason: "only numbers are routed", probe: "1x"))
  }

  /// The pattern of literal text.
  mutating func literal(_ text: String, inQuery: Bool = false) -> Glob {
    let spellings = AASAText.spellings(text, inQuery: inQuery)
    let glob = spellings.count == 1 ? spellings[0] : variable(AASAText.name(for: text), spellings)
    return Glob(text: glob, rank: 0, looseness: AASAText.looseness([text]))
  }

  /// Defines a variable; one of the same name with other values gets a number behind it.
  private mutating func variable(_ name: String, _ values: [String]) -> String {
    var seen: Set<String> = []
    let unique = values.filter { seen.insert($0).inserted }
    var candidate = AASAVariables.predefined(name) == nil ? name : name + "Value"
    var number = 2
    while let known = variables[candidate], known != unique {
      candidate = "\(name)\(number)"
      number += 1
    }
    variables[candidate] = unique
    return "$(\(candidate))"
  }

  /// Every way to write a Bool.
  private static let boolTexts: [String] = {
    func spellings(_ word: String) -> [String] {
      word.reduce(into: [""]) { texts, letter in
        texts = texts.flatMap { [$0 + letter.lowercased(), $0 + letter.uppercased()] }
      }
    }
    return ["1", "0"] + ["true", "false", "yes", "no"].flatMap(spellings)
  }()
}

/// Literal text as it stands in URLs, and in Apple's patterns, which have no escapes.
enum AASAText {
  /// The ways in which a text is usually written: as printed links have it, then as browsers leave it.
  ///
  /// Escapes are in upper case, as Apple's matcher compares them; what cannot be written is any one character.
  static func spellings(_ text: String, inQuery: Bool = false) -> [String] {
    if text.utf8.allSatisfy(URLText.isUnreserved) { return [text] }
    let bytes = Array(text.utf8)
    var spellings: [String]
    if inQuery {
      let printed = URLText.escaped(bytes, URLText.isPlainInValue)
      let left = URLText.escaped(bytes) { byte in
        byte == UInt8(ascii: "?") || byte == UInt8(ascii: "/")
          || byte != UInt8(ascii: "&") && URLText.isPlainInPath(byte)
      }
      let component = URLText.escaped(bytes, URLText.isUnreserved)
      spellings = [printed, left, component, component.replacing("%20", with: "+")]
    } else {
      let printed = URLText.escaped(bytes, URLText.isPlainInPath)
      spellings = [printed, printed.replacing("%2B", with: "+")]
    }
    return spellings.map(wildcarded).reduce(into: []) { list, spelling in
      if !list.contains(spelling) { list.append(spelling) }
    }
  }

  /// A key of a query, as printed links write it.
  static func key(_ text: String) -> String { URLText.escaped(Array(text.utf8), URLText.isPlainInValue) }

  /// Why texts are claimed too widely, if one of them cannot be written.
  static func looseness(_ texts: [String]) -> AASAGlobs.Looseness? {
    for text in texts where text.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "$") }) {
      let probe = text.replacing("*", with: "x").replacing("$(", with: "x(")
      if probe == text { continue }
      return AASAGlobs.Looseness(reason: "'\(text)' cannot be written in it", probe: probe, isLiteral: true)
    }
    return nil
  }

  private static func wildcarded(_ text: String) -> String {
    text.replacing("*", with: "?").replacing("$(", with: "?(")
  }

  /// A name for the variable that holds the spellings of a text.
  static func name(for text: String) -> String {
    let scalars = text.unicodeScalars.prefix(40).map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil) ? scalar : "_"
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
