import Foundation

@testable import routegen

// Which texts fit a segment or a parameter.
extension BruteForceMatcher {
  func holds(_ segment: Pattern.Segment, _ text: String, _ parameters: [Parameter], foldsCase: Bool) -> Bool {
    switch segment {
    case .literal(let literal):
      return foldsCase || model.links.caseInsensitive ? folded(text) == folded(literal) : nfc(text) == nfc(literal)
    case .placeholder(let placeholder):
      guard let inner = inner(placeholder, text) else { return false }
      return placeholder.parameter.map { fits(inner, parameters[$0]) } ?? true
    }
  }

  func nfc(_ text: String) -> String { text.precomposedStringWithCanonicalMapping }

  /// With small ASCII letters.
  func folded(_ text: String) -> String {
    String(decoding: nfc(text).utf8.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
  }

  /// What stands between the texts around a placeholder.
  func inner(_ placeholder: Pattern.Placeholder, _ text: String) -> String? {
    let (bytes, prefix, suffix) = (Array(text.utf8), Array(placeholder.prefix.utf8), Array(placeholder.suffix.utf8))
    guard bytes.count > prefix.count + suffix.count, bytes.starts(with: prefix),
      Array(bytes.suffix(suffix.count)) == suffix
    else { return nil }
    return String(bytes: bytes.dropFirst(prefix.count).dropLast(suffix.count), encoding: .utf8)
  }

  func isText(_ parameter: Parameter) -> Bool { base(parameter) == .string }

  func base(_ parameter: Parameter) -> BuiltinType? {
    switch parameter.scalar {
    case .builtin(let type): type
    case .named(let id): if case .wrapper(let type, _) = model.types[id.index].kind { type } else { nil }
    }
  }

  func fits(_ text: String, _ parameter: Parameter) -> Bool {
    var constraints = [parameter.constraint]
    if case .named(let id) = parameter.scalar {
      switch model.types[id.index].kind {
      case .enumeration(let cases): return cases.contains { Array($0.text.utf8) == Array(text.utf8) }
      case .external(_, let constraint), .wrapper(_, let constraint): constraints.append(constraint)
      }
    }
    for expression in constraints.compactMap(\.matches) where !memory.accepts(expression, text) { return false }
    switch base(parameter) {
    case nil: return !text.isEmpty
    case .string: return true
    case .bool: return ["true", "false", "1", "0", "yes", "no"].contains(folded(text))
    // Foundation takes spaces for digits.
    case .uuid: return text.utf8.allSatisfy { $0 > 0x20 } && text.utf8.count == 36 && UUID(uuidString: text) != nil
    case .date: return isDate(text)
    case .url: return memory.accepts("[A-Za-z][A-Za-z0-9+.\\-]*:[\\s\\S]+", text)
    case .double:
      guard text.utf8.count <= 24,
        memory.accepts("-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][+\\-]?[0-9]{1,2})?", text), let number = Double(text)
      else { return false }
      return constraints.allSatisfy { constraint in
        constraint.min.map { number >= Double($0)! } ?? true && constraint.max.map { number <= Double($0)! } ?? true
      }
    case .int, .int32, .int64, .uint:
      guard memory.accepts("0|-?[1-9][0-9]*", text), let number = Decimal(string: text) else { return false }
      var (low, high) = (Decimal(Int64.min), Decimal(Int64.max))
      if base(parameter) == .int32 { (low, high) = (Decimal(Int32.min), Decimal(Int32.max)) }
      if base(parameter) == .uint { (low, high) = (0, Decimal(UInt64.max)) }
      for constraint in constraints {
        if let min = constraint.min { low = max(low, Decimal(string: min)!) }
        if let max = constraint.max { high = min(high, Decimal(string: max)!) }
      }
      return text.utf8.count < 30 && low <= number && number <= high
    }
  }

  private func isDate(_ text: String) -> Bool {
    let time = "[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+\\-]([01][0-9]|2[0-3]):[0-5][0-9])"
    guard memory.accepts("[0-9]{4}-[0-9]{2}-[0-9]{2}(\(time))?", text) else { return false }
    let parts = text.prefix(10).split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, (1...12).contains(parts[1]) else { return false }
    let isLeap = parts[0] % 4 == 0 && (parts[0] % 100 != 0 || parts[0] % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[parts[1] - 1]).contains(parts[2])
  }

  /// What is found out only once.
  final class Memory {
    struct Key: Hashable {
      var segment: Pattern.Segment
      var entry: EntryID
    }

    var members: [Key: Set<[UInt8]>] = [:]
    private var expressions: [String: Regex<AnyRegexOutput>] = [:]

    func accepts(_ expression: String, _ text: String) -> Bool {
      if expressions[expression] == nil {
        expressions[expression] = try? Regex(expression).matchingSemantics(.unicodeScalar).asciiOnlyDigits()
      }
      return expressions[expression].map { text.wholeMatch(of: $0) != nil } ?? false
    }
  }
}
