/// Turns segments and values of the table into Apple's patterns, collecting the substitution variables they need.
struct AASAGlobs {
  /// The pattern of one segment.
  struct Glob {
    var text: String
    /// It contains a `*`, which slashes do not stop.
    var crossesSlashes: Bool
    /// 0 for a literal, then from narrow to wide.
    var rank: Int
    /// Why it claims more than the table routes.
    var overclaim: String?
    var isMinor = true
  }

  /// The pattern a query value must match; nil text where the value cannot be asked for.
  struct Value {
    var text: String?
    var overclaim: String?
    var isMinor = true
  }

  private let model: RouteModel
  private(set) var variables: [String: [String]] = [:]

  init(_ model: RouteModel) { self.model = model }

  mutating func glob(_ segment: Pattern.Segment, of entry: Entry) -> Glob {
    switch segment {
    case .literal(let text):
      return Glob(text: encoded(text), crossesSlashes: false, rank: 0, overclaim: Self.unwritable(text), isMinor: false)
    case .placeholder(let placeholder):
      var glob = Glob(text: "?*", crossesSlashes: true, rank: 4)
      if let index = placeholder.parameter { glob = self.glob(of: entry.parameters[index]) }
      guard !placeholder.prefix.isEmpty || !placeholder.suffix.isEmpty else { return glob }
      glob.text = encoded(placeholder.prefix) + glob.text + encoded(placeholder.suffix)
      glob.rank = min(glob.rank, 3)
      return glob
    }
  }

  /// What a declared query key demands; nil for one that may be absent.
  mutating func required(_ item: Pattern.QueryItem, of entry: Entry) -> Value? {
    switch item.value {
    case .literal(let text):
      return Value(text: encodedQuery(text), overclaim: Self.unwritable(text), isMinor: false)
    case .present:
      return Value(text: nil, overclaim: "the presence of “\(item.key)” without a value", isMinor: false)
    case .parameter(let index):
      let parameter = entry.parameters[index]
      guard !parameter.mayBeAbsent else { return nil }
      let glob = self.glob(of: parameter)
      return Value(text: glob.text, overclaim: glob.overclaim)
    }
  }

  private mutating func glob(of parameter: Parameter) -> Glob {
    switch parameter.scalar {
    case .builtin(let type): return glob(of: type, parameter.constraint)
    case .named(let id):
      let definition = model[id]
      switch definition.kind {
      case .enumeration(let cases):
        return variable(definition.name, cases.map(\.text), rank: 1)
      case .wrapper(let type, let constraint): return glob(of: type, constraint.isNone ? parameter.constraint : constraint)
      case .external: return Glob(text: "?*", crossesSlashes: true, rank: 4)
      }
    }
  }

  private mutating func glob(of type: BuiltinType, _ constraint: Constraint) -> Glob {
    switch type {
    case .string where constraint.matches == nil: return Glob(text: "?*", crossesSlashes: true, rank: 4)
    case .string:
      return Glob(text: "?*", crossesSlashes: true, rank: 3, overclaim: "the form of a narrowed text")
    case .bool: return variable("bool", Self.boolTexts, rank: 1)
    case .uuid:
      let digit = "$(xdigit)"
      let groups = [8, 4, 4, 4, 12].map { String(repeating: digit, count: $0) }
      return Glob(text: groups.joined(separator: "-"), crossesSlashes: false, rank: 2)
    case .int, .int32, .int64, .uint:
      if let low = constraint.min.flatMap({ Int($0) }), let high = constraint.max.flatMap({ Int($0) }),
        high >= low, high - low < 100
      {
        return variable("\(low)to\(high)", (low...high).map(String.init), rank: 1)
      }
      let isNatural = type == .uint || !(constraint.min ?? "-").hasPrefix("-")
      return number(isNatural: isNatural)
    case .double: return number(isNatural: false)
    case .date:
      let digit = "$(digit)"
      let text = [4, 2, 2].map { String(repeating: digit, count: $0) }.joined(separator: "-") + "*"
      return Glob(text: text, crossesSlashes: true, rank: 2, overclaim: "the form of a date")
    case .url:
      return Glob(text: "$(alpha)*:?*", crossesSlashes: true, rank: 3, overclaim: "the form of a URL")
    }
  }

  private mutating func number(isNatural: Bool) -> Glob {
    let reason = "the form of a number"
    if isNatural { return Glob(text: "$(digit)*", crossesSlashes: true, rank: 2, overclaim: reason) }
    let first = variable("number", ["-"] + (0...9).map(String.init), rank: 2)
    return Glob(text: first.text + "*", crossesSlashes: true, rank: 2, overclaim: reason)
  }

  private mutating func variable(_ name: String, _ values: [String], rank: Int) -> Glob {
    let taken = AASAVariables.predefined(name) != nil
    let name = taken ? name + "Value" : name
    variables[name] = values.map(encoded)
    return Glob(text: "$(\(name))", crossesSlashes: false, rank: rank)
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

  /// Why a literal cannot be written exactly: there is no escape for these.
  private static func unwritable(_ text: String) -> String? {
    text.utf8.contains { $0 == 0x2A || $0 == 0x3F } || text.contains("$(") ? "a literal “\(text)”" : nil
  }

  func encoded(_ text: String) -> String { percentEncoded(text, keeping: "-._~!$&'()+,;=:@") }
  func encodedQuery(_ text: String) -> String { percentEncoded(text, keeping: "-._~!$'(),;:@/") }

  /// Upper-case escapes, as Apple's matcher compares them; `*` stands for itself as any one character.
  private func percentEncoded(_ text: String, keeping kept: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let kept = Set(kept.utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: bytes.append(byte)
      case 0x2A: bytes.append(0x3F)
      case _ where kept.contains(byte): bytes.append(byte)
      default: bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
