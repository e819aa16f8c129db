/// The languages of a model's parameters, as segments and as values of query keys.
struct ScalarLanguages {
  /// Where a value stands, which decides what plain text may be there.
  enum Place: Hashable, Sendable {
    /// A whole segment, or an element of a rest.
    case segment
    /// A segment with literal text around the value.
    case insideSegment
    /// A query key, or a fragment.
    case query
  }

  let store: LanguageStore
  private let types: [TypeDefinition]

  init(store: LanguageStore, types: [TypeDefinition]) {
    self.store = store
    self.types = types
  }

  /// What one value of a parameter may be; nil stands for a placeholder that takes any text.
  ///
  /// - Returns: nil if nothing fits it, which `invalid-constraint` reports.
  func values(of parameter: Parameter?, in place: Place) throws(TooComplex) -> LanguageID? {
    guard let parameter else { return text(in: place) }
    switch parameter.scalar {
    case .builtin(let type): return try values(of: type, [parameter.constraint], in: place)
    case .named(let id):
      switch types[id.index].kind {
      case .enumeration(let cases): return finite(cases.map { Array($0.text.utf8) }, in: place)
      case .wrapper(let type, let constraint):
        return try values(of: type, [constraint, parameter.constraint], in: place)
      case .external(_, let constraint):
        // The type itself decides at run time; for matching it is text that is not empty.
        let whole = place == .query ? known(.valueText, .text) : text(in: place)
        return try narrowed(whole, [constraint, parameter.constraint], in: place)
      }
    }
  }

  /// Whether an empty value of a query key is a value of a parameter, not the want of one.
  func takesEmptyText(_ parameter: Parameter) -> Bool {
    switch parameter.scalar {
    case .builtin(let type): type == .string
    case .named(let id): if case .wrapper(.string, _) = types[id.index].kind { true } else { false }
    }
  }

  /// The language of a segment with a placeholder.
  func segment(_ parameter: Parameter?, prefix: String, suffix: String) throws(TooComplex) -> LanguageID? {
    if prefix.isEmpty, suffix.isEmpty { return try values(of: parameter, in: .segment) }
    guard let value = try values(of: parameter, in: .insideSegment) else { return nil }
    // A typed value stays typed with text around it; plain text is narrowed by it.
    let rank = store.rank(value) == .text ? .narrowed : store.rank(value)
    let language = Language.surrounded(prefix: Array(prefix.utf8), value: value, suffix: Array(suffix.utf8))
    return store.intern(language, rank)
  }

  private func values(
    of type: BuiltinType, _ constraints: [Constraint], in place: Place
  ) throws(TooComplex) -> LanguageID? {
    switch type {
    case .string: return try narrowed(text(in: place), constraints, in: place)
    case .bool: return finite(Self.boolTexts, in: place, withoutEquals: true)
    case .int, .int64: return integers(Whole(.min as Int64)...Whole(.max as Int64), constraints)
    case .int32: return integers(Whole(Int64(Int32.min))...Whole(Int64(Int32.max)), constraints)
    case .uint: return integers(Whole(0 as UInt64)...Whole(.max as UInt64), constraints)
    case .double: return numbers(constraints)
    case .uuid: return known(.uuid, .typed)
    case .date: return known(.date, .typed)
    case .url: return known(.url, .url)
    }
  }

  private func known(_ language: KnownLanguage, _ rank: SegmentRank) -> LanguageID {
    store.intern(.known(language), rank)
  }

  private func text(in place: Place) -> LanguageID {
    switch place {
    case .segment: known(.segmentText, .text)
    case .insideSegment: known(.valueText, .text)
    case .query: known(.queryText, .text)
    }
  }

  private func narrowed(
    _ whole: LanguageID, _ constraints: [Constraint], in place: Place
  ) throws(TooComplex) -> LanguageID? {
    let matches = constraints.compactMap(\.matches)
    if matches.isEmpty { return whole }
    let narrowing = LanguageStore.Narrowing(whole: whole, matches: matches, isQuery: place == .query)
    if let known = store.narrowed[narrowing] { return try known.get() }
    let result = Result { () throws(TooComplex) in try narrowed(whole, matches, in: place) }
    store.narrowed[narrowing] = result
    return try result.get()
  }

  private func narrowed(
    _ whole: LanguageID, _ expressions: [String], in place: Place
  ) throws(TooComplex) -> LanguageID? {
    var automaton: Automaton?
    for matches in expressions {
      guard case .success(let expression) = RegularExpression.parse(matches) else { continue }
      var next = try Automaton(expression)
      // `?key` without `=` reads as empty text.
      if place == .query, next.accepts([]) { next = next.adding(SpecialValue.withoutEquals) }
      let others = if let automaton { automaton } else { try store.automaton(whole) }
      automaton = try others.intersection(next)
    }
    guard let automaton else { return whole }
    if automaton.isEmpty { return nil }
    if try automaton == store.automaton(whole) { return whole }
    return store.intern(.automaton(automaton), .narrowed)
  }

  private func integers(_ whole: ClosedRange<Whole>, _ constraints: [Constraint]) -> LanguageID? {
    var low = whole.lowerBound
    var high = whole.upperBound
    for constraint in constraints {
      if let bound = constraint.min.flatMap({ Whole(canonical: $0.utf8) }) { low = max(low, bound) }
      if let bound = constraint.max.flatMap({ Whole(canonical: $0.utf8) }) { high = min(high, bound) }
    }
    return low <= high ? store.intern(.integers(low...high), .typed) : nil
  }

  private func numbers(_ constraints: [Constraint]) -> LanguageID? {
    var range = NumberRange()
    for constraint in constraints {
      if let bound = constraint.min.flatMap({ Double($0) }) { range.low = max(range.low, bound) }
      if let bound = constraint.max.flatMap({ Double($0) }) { range.high = min(range.high, bound) }
    }
    return range.low <= range.high ? store.intern(.numbers(range), .typed) : nil
  }

  private func finite(_ strings: [[UInt8]], in place: Place, withoutEquals: Bool = false) -> LanguageID? {
    var texts = strings.filter { text in
      let isStep = place == .segment && (text == [0x2E] || text == [0x2E, 0x2E])
      return !text.isEmpty && !isStep && !text.contains(0)
    }
    if place == .query, withoutEquals { texts.append(SpecialValue.withoutEquals) }
    return texts.isEmpty ? nil : store.intern(.finite(texts.sortedAndUnique()), .typed)
  }

  /// Whether a finite language is that of Bool, in a query or elsewhere.
  static func isBool(_ texts: [[UInt8]]) -> Bool {
    texts == sortedBoolTexts
      || texts.last == SpecialValue.withoutEquals && texts.dropLast().elementsEqual(sortedBoolTexts)
  }

  private static let sortedBoolTexts = boolTexts.sortedAndUnique()

  /// The spellings of a Bool, in any case.
  private static let boolTexts: [[UInt8]] = ["true", "false", "yes", "no", "1", "0"].flatMap { word in
    word.utf8.reduce([[]]) { texts, byte in
      let isLetter = byte >= 0x61
      return texts.map { $0 + [byte] } + (isLetter ? texts.map { $0 + [byte & 0xDF] } : [])
    }
  }
}
