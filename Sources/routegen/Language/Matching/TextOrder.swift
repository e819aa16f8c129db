/// A set of texts that one place of a pattern accepts.
enum TextSet: Sendable, Hashable {
  /// One text, compared in NFC.
  case literal(String)
  /// Any text.
  case any
  /// The texts of a parameter's type, with literal text around them.
  case value(of: Int, in: EntryID, prefix: [UInt8] = [], suffix: [UInt8] = [])
}

/// How sets of texts lie to each other.
struct TextOrder: Sendable {
  private let types: ParameterTypes

  init(_ model: RouteModel, _ types: ParameterTypes) { self.types = types }

  func set(_ segment: Pattern.Segment, in entry: EntryID) -> TextSet {
    switch segment {
    case .literal(let text): .literal(text)
    case .placeholder(let placeholder):
      placeholder.parameter.map {
        .value(of: $0, in: entry, prefix: Array(placeholder.prefix.utf8), suffix: Array(placeholder.suffix.utf8))
      } ?? .any
    }
  }

  func relation(_ one: TextSet, _ other: TextSet) -> SetRelation {
    if one == other { return .equal }
    switch (one, other) {
    case (.literal, .literal): return .apart
    case (.literal, _): return .smaller
    case (_, .literal): return .larger
    default: break
    }
    let ranks = (rank(one), rank(other))
    if ranks.0 != ranks.1 { return ranks.0 < ranks.1 ? .smaller : .larger }
    if case .value(let first, let firstEntry, let prefix, let suffix) = one,
      case .value(let second, let secondEntry, prefix, suffix) = other,
      types.index(of: first, in: firstEntry) == types.index(of: second, in: secondEntry)
    {
      return .equal
    }
    return ranks.0 == 2 ? .equal : .apart
  }

  private func rank(_ set: TextSet) -> Int {
    guard case .value(let parameter, let entry, let prefix, let suffix) = set else { return 2 }
    let type = types.type(of: parameter, in: entry)
    switch type.base {
    case .string, .external: return type.texts.isEmpty && prefix.isEmpty && suffix.isEmpty ? 2 : 1
    default: return prefix.isEmpty && suffix.isEmpty ? 0 : 1
    }
  }
}
