/// How the target of a redirect fills the parameters of the entry it leads to.
struct RedirectBinding {
  enum Value: Equatable {
    /// A value written in the target, as URL text.
    case fixed(ParameterValue)
    /// A placeholder of the source, by name.
    case source
  }

  /// Why a target is not this pattern.
  enum Mismatch: Error {
    /// Another placeholder name in the place of a parameter.
    case name(written: ParsedPattern.Name, wanted: String)
    case value(String, parameter: String, misfit: Misfit, range: SourceRange)
    /// A query key that the pattern does not have.
    case unknownKey(String, SourceRange)
    /// A query key that the pattern demands, with this value if it is a literal.
    case demand(Pattern.QueryItem)
    case shape
  }

  /// By parameter index of the entry.
  private(set) var values: [Int: Value] = [:]
  /// Declared query items that the target does not fix: they are read from the source.
  private(set) var open: [Pattern.QueryItem] = []
  private(set) var openFragment: Pattern.Fragment?

  private let entry: Entry
  private let types: [TypeDefinition]

  /// Reads a target as `pattern`, which is a declared URL of `entry` or a redirect to it.
  init(_ target: ParsedPattern, as pattern: Pattern, of entry: Entry, types: [TypeDefinition]) throws(Mismatch) {
    self.entry = entry
    self.types = types
    for fixed in pattern.fixed { values[fixed.parameter] = .fixed(fixed.value) }
    try bindPath(target, pattern)
    open = try bindPairs(target.query, pattern.query)
    try bindFragment(target.fragment, pattern.fragment)
  }

  private mutating func bindPath(_ target: ParsedPattern, _ pattern: Pattern) throws(Mismatch) {
    guard target.segments.count >= pattern.segments.count else { throw .shape }
    for (segment, wanted) in zip(target.segments, pattern.segments) {
      guard case .placeholder(let placeholder) = wanted else { continue }
      switch segment.content {
      case .placeholder(let name, _, _): try bind(name, to: placeholder.parameter)
      case .literal(let text):
        let value = text.utf8.dropFirst(placeholder.prefix.utf8.count).dropLast(placeholder.suffix.utf8.count)
        try bind(String(value) ?? text, to: placeholder.parameter, at: segment.range)
      }
    }
    let tail = target.segments[pattern.segments.count...]
    guard let rest = pattern.rest else { return }
    if let name = target.rest {
      guard tail.isEmpty else { throw .shape }
      return try bind(name, to: rest.parameter)
    }
    guard let parameter = rest.parameter else { return }
    var elements: [String] = []
    for segment in tail {
      guard case .literal(let text) = segment.content else { throw .shape }
      elements.append(try read(text, entry.parameters[parameter], at: segment.range))
    }
    values[parameter] = .fixed(.list(elements))
  }

  /// Matches query keys or fragment pairs; gives the declared ones that the target leaves open.
  private mutating func bindPairs(
    _ items: [ParsedPattern.QueryItem], _ declared: [Pattern.QueryItem]
  ) throws(Mismatch) -> [Pattern.QueryItem] {
    var left = declared
    for item in items {
      guard let index = left.firstIndex(where: { $0.key == item.key }) else { throw .unknownKey(item.key, item.range) }
      let wanted = left.remove(at: index)
      switch (wanted.value, item.value) {
      case (.literal(let value), .literal(let text)) where value == text: break
      case (.present, _): break
      case (.parameter(let parameter), .placeholder(let name)): try bind(name, to: parameter)
      case (.parameter(let parameter), .literal(let text)): try bind(text, to: parameter, at: item.range)
      default: throw .demand(wanted)
      }
    }
    for item in left {
      if case .parameter = item.value { continue }
      throw .demand(item)
    }
    return left
  }

  private mutating func bindFragment(_ fragment: ParsedPattern.Fragment?, _ declared: Pattern.Fragment?)
    throws(Mismatch)
  {
    switch (declared, fragment) {
    case (.literal(let wanted), .literal(let text, _)) where wanted == text: break
    case (.literal, _): throw .shape
    case (.parameter(let parameter), .placeholder(let name)): try bind(name, to: parameter)
    case (.parameter(let parameter), .literal(let text, let range)): try bind(text, to: parameter, at: range)
    case (.pairs(let wanted), .pairs(let items)):
      let left = try bindPairs(items, wanted)
      if !left.isEmpty { openFragment = .pairs(left) }
    case (let open, nil): openFragment = open
    default: throw .shape
    }
  }

  private mutating func bind(_ name: ParsedPattern.Name, to parameter: Int?) throws(Mismatch) {
    guard let parameter, entry.parameters.indices.contains(parameter) else { return }
    let wanted = entry.parameters[parameter].name
    if name.name != wanted { throw .name(written: name, wanted: wanted) }
    values[parameter] = .source
  }

  private mutating func bind(_ text: String, to parameter: Int?, at range: SourceRange) throws(Mismatch) {
    guard let parameter, entry.parameters.indices.contains(parameter) else { return }
    let declared = entry.parameters[parameter]
    if declared.shape == .list {
      let pieces = declared.listStyle == .comma ? text.split(separator: ",").map(String.init) : [text]
      var elements: [String] = []
      for piece in pieces { elements.append(try read(piece, declared, at: range)) }
      values[parameter] = .fixed(.list(elements))
    } else {
      values[parameter] = .fixed(.text(try read(text, declared, at: range)))
    }
  }

  private func read(_ text: String, _ parameter: Parameter, at range: SourceRange) throws(Mismatch) -> String {
    switch types.read(text, as: parameter) {
    case .success(let value): return value
    case .failure(let misfit): throw .value(text, parameter: parameter.name, misfit: misfit, range: range)
    }
  }
}
