/// Writes one pattern: a digit whose bits say which parts it has, a digit of further bits, a triple, its entry, the number
/// of the entry's parameters, and the parts.
///
/// - Placeholders: their number, and for each a digit, its segment, and a number, twice one more than the parameter it
///   carries (0 for none), plus 1 if text stands around it; then the two texts follow.
/// - A rest: the number of segments before it, the parameter, the matcher of an element.
/// - Query: the number of keys, and for each the text of the key and a digit: 0 for a literal value, whose text
///   follows, 1 for any value, 2 for a parameter: a digit of traits, its matcher, its number.
/// - Fragment: a digit, 0 for a literal, whose text follows, 1 for a parameter, written like a key, 2 for pairs,
///   written like a query.
/// - Values that a redirect fixes: their number, and for each the parameter and a field.
/// - Hosts: their number, and each.
/// - Patterns that overrule it: their number, and a reference to each.
/// - The number of segments, and the texts of those that are literals.
struct PatternWriter {
  let model: RouteModel
  let pattern: Pattern
  /// No other pattern claims what is printed with it.
  let isAlone: Bool

  private var parameters: [Parameter] { model[pattern.entry].parameters }

  func write(
    _ writer: inout TableWriter, _ matchers: inout MatcherWriter, overrulers: [TableWriter.Label]
  ) {
    let placeholders = pattern.segments.enumerated().compactMap { index, segment in
      if case .placeholder(let placeholder) = segment { (index, placeholder) } else { nil }
    }
    let isURL = if case .url = pattern.origin { true } else { false }
    writer.digit(
      bits(
        !placeholders.isEmpty, pattern.rest != nil, !pattern.query.isEmpty, pattern.fragment != nil,
        !pattern.fixed.isEmpty, pattern.hosts != nil))
    writer.digit(
      bits(
        pattern.sources.contains(.web), pattern.sources.contains(.scheme), !overrulers.isEmpty, isURL, isAlone, false))
    writer.triple(pattern.entry.index)
    writer.number(parameters.count)
    write(placeholders, &writer)
    if let rest = pattern.rest {
      writer.number(pattern.segments.count)
      // A rest that nobody takes is left in the slot behind the last.
      writer.number(rest.parameter ?? parameters.count)
      if let parameter = rest.parameter {
        writer.reference(matchers.matcher(of: parameters[parameter], in: .segment, &writer))
      } else {
        writer.reference(.number(MatcherWriter.Simple.text.rawValue))
      }
    }
    if !pattern.query.isEmpty { write(pattern.query, &writer, &matchers) }
    if let fragment = pattern.fragment { write(fragment, &writer, &matchers) }
    if !pattern.fixed.isEmpty {
      writer.number(pattern.fixed.count)
      for (parameter, value) in pattern.fixed {
        writer.number(parameter)
        writer.field(value)
      }
    }
    if let hosts = pattern.hosts {
      writer.number(hosts.count)
      for host in hosts { writer.number(host) }
    }
    if !overrulers.isEmpty {
      writer.number(overrulers.count)
      for overruler in overrulers { writer.reference(overruler) }
    }
    writer.number(pattern.segments.count)
    for case .literal(let text) in pattern.segments { writer.text(text) }
  }

  private func bits(_ bits: Bool...) -> Int { bits.reversed().reduce(0) { $0 << 1 | ($1 ? 1 : 0) } }

  private func write(_ placeholders: [(Int, Pattern.Placeholder)], _ writer: inout TableWriter) {
    if placeholders.isEmpty { return }
    writer.number(placeholders.count)
    for (segment, placeholder) in placeholders {
      let hasText = !placeholder.prefix.isEmpty || !placeholder.suffix.isEmpty
      writer.digit(segment)
      writer.number((placeholder.parameter.map { $0 + 1 } ?? 0) * 2 + (hasText ? 1 : 0))
      if hasText {
        writer.text(placeholder.prefix)
        writer.text(placeholder.suffix)
      }
    }
  }

  private func write(_ items: [Pattern.QueryItem], _ writer: inout TableWriter, _ matchers: inout MatcherWriter) {
    writer.number(items.count)
    for item in items { write(item, &writer, &matchers) }
  }

  private func write(_ item: Pattern.QueryItem, _ writer: inout TableWriter, _ matchers: inout MatcherWriter) {
    writer.text(item.key)
    switch item.value {
    case .literal(let text):
      writer.digit(0)
      writer.text(text)
    case .present: writer.digit(1)
    case .parameter(let index):
      let parameter = parameters[index]
      let base = model.base(of: parameter.scalar)
      writer.digit(2)
      writer.digit(
        bits(
          !parameter.mayBeAbsent, base == .string, base == .bool, parameter.shape == .list,
          parameter.shape == .list && parameter.listStyle == .comma, false))
      writer.reference(matchers.matcher(of: parameter, in: .query, &writer))
      writer.number(index)
    }
  }

  private func write(_ fragment: Pattern.Fragment, _ writer: inout TableWriter, _ matchers: inout MatcherWriter) {
    switch fragment {
    case .literal(let text):
      writer.digit(0)
      writer.text(text)
    case .parameter(let index):
      writer.digit(1)
      write(Pattern.QueryItem(key: "", value: .parameter(index)), &writer, &matchers)
    case .pairs(let items):
      writer.digit(2)
      write(items, &writer, &matchers)
    }
  }
}

extension RouteModel {
  /// The built-in type of a scalar or of what it wraps; nil for enums and the app's own types.
  func base(of scalar: Parameter.Scalar) -> BuiltinType? {
    switch scalar {
    case .builtin(let type): type
    case .named(let id): if case .wrapper(let base, _) = self[id].kind { base } else { nil }
    }
  }
}
