extension LanguageStore {
  /// What two languages have in common, or nil if that is nothing.
  func intersection(_ left: LanguageID, _ right: LanguageID) throws(TooComplex) -> LanguageID? {
    if left == right { return left }
    switch (self[left], self[right]) {
    case (.finite(let strings), _): return finite(strings.filter { contains(right, $0) })
    case (_, .finite(let strings)): return finite(strings.filter { contains(left, $0) })
    case (.extended(let inner, let texts), _):
      return try adding(texts.filter { contains(right, $0) }, to: intersection(inner, right))
    case (_, .extended(let inner, let texts)):
      return try adding(texts.filter { contains(left, $0) }, to: intersection(left, inner))
    case (.integers(let first), .integers(let second)):
      let low = max(first.lowerBound, second.lowerBound)
      let high = min(first.upperBound, second.upperBound)
      return low <= high ? intern(.integers(low...high), .typed) : nil
    case (.integers(let whole), .numbers(let range)) where range.hasNoExceptions,
      (.numbers(let range), .integers(let whole)) where range.hasNoExceptions:
      return range.integers(in: whole).map { intern(.integers($0), .typed) }
    case (.numbers(let first), .numbers(let second)):
      var result = first
      result.low = max(first.low, second.low)
      result.high = min(first.high, second.high)
      result.withoutIntegers += second.withoutIntegers
      result.without = (first.without + second.without).sortedAndUnique()
      return result.low <= result.high ? intern(.numbers(result), .typed) : nil
    default: break
    }
    switch try relation(left, right) {
    case .equal, .contained: return left
    case .contains: return right
    case .disjoint: return nil
    case .overlapping: break
    }
    return try remembered(left, right, in: \.intersections) { first, second throws(TooComplex) in
      try first.intersection(second)
    }
  }

  /// What only the first of two languages holds, or nil if that is nothing.
  func difference(_ left: LanguageID, _ right: LanguageID) throws(TooComplex) -> LanguageID? {
    if left == right { return nil }
    if case .finite(let strings) = self[left] { return finite(strings.filter { !contains(right, $0) }) }
    if case .extended(let inner, let texts) = self[left] {
      return try adding(texts.filter { !contains(right, $0) }, to: difference(inner, right))
    }
    if case .extended(let inner, let texts) = self[right] {
      guard let outside = try difference(left, inner), let texts = finite(texts) else { return nil }
      return try difference(outside, texts)
    }
    if case .finite(let strings) = self[right], !strings.contains(where: { contains(left, $0) }) { return left }
    if case .numbers(var range) = self[left] {
      switch self[right] {
      case .finite(let strings):
        range.without = (range.without + strings).sortedAndUnique()
        return intern(.numbers(range), .typed)
      case .literal(let text) where !foldsCase:
        range.without = (range.without + [text]).sortedAndUnique()
        return intern(.numbers(range), .typed)
      case .integers(let whole):
        range.withoutIntegers.append(whole)
        return intern(.numbers(range), .typed)
      default: break
      }
    }
    switch try relation(left, right) {
    case .equal, .contained: return nil
    case .disjoint: return left
    case .contains, .overlapping: break
    }
    if case .integers(let whole) = self[left], case .integers(let other) = self[right] {
      if other.lowerBound <= whole.lowerBound, let low = other.upperBound.next {
        return intern(.integers(low...whole.upperBound), .typed)
      }
      if other.upperBound >= whole.upperBound, let high = other.lowerBound.previous {
        return intern(.integers(whole.lowerBound...high), .typed)
      }
    }
    return try remembered(left, right, in: \.differences) { first, second throws(TooComplex) in
      try first.subtracting(second)
    }
  }

  /// A language together with some texts; nil if that is nothing.
  func adding(_ texts: [[UInt8]], to language: LanguageID?) throws(TooComplex) -> LanguageID? {
    guard let language else { return finite(texts.sortedAndUnique()) }
    let new = texts.filter { !contains(language, $0) }.sortedAndUnique()
    if new.isEmpty { return language }
    switch self[language] {
    case .finite(let strings): return finite((strings + new).sortedAndUnique())
    case .automaton(let automaton): return region(try automaton.union(.finite(new)))
    case .extended(let inner, let others): return intern(.extended(inner, by: (others + new).sortedAndUnique()), .typed)
    default: return intern(.extended(language, by: new), .typed)
    }
  }

  /// Whether a language has just one text, whatever it is written as.
  func isSingle(_ id: LanguageID) throws(TooComplex) -> Bool {
    guard let text = try example(id) else { return false }
    return try relation(id, intern(.finite([text]), .typed)) == .equal
  }

  /// Whether some text of a language has `=` or `&`, so that a fragment with it can be read as pairs.
  func mayHoldPairs(_ language: LanguageID) throws(TooComplex) -> Bool {
    switch self[language] {
    case .integers, .numbers: false
    case .finite(let strings): strings.contains { $0.contains(0x3D) || $0.contains(0x26) }
    case .extended(let inner, let texts):
      try mayHoldPairs(inner) || texts.contains { $0.contains(0x3D) || $0.contains(0x26) }
    default: try automaton(language).overlap(with: .pairText).contains(.common)
    }
  }

  private func finite(_ strings: [[UInt8]]) -> LanguageID? {
    strings.isEmpty ? nil : intern(.finite(strings), .typed)
  }

  /// Works out what two automata give, once for each pair.
  private func remembered(
    _ left: LanguageID, _ right: LanguageID, in results: ReferenceWritableKeyPath<LanguageStore, [UInt64: LanguageID?]>,
    _ combine: (Automaton, Automaton) throws(TooComplex) -> Automaton
  ) throws(TooComplex) -> LanguageID? {
    let pair = Self.pair(left, right)
    if let known = self[keyPath: results][pair] { return known }
    let result = region(try combine(automaton(left), automaton(right)))
    self[keyPath: results][pair] = result
    return result
  }

  private func region(_ automaton: Automaton) -> LanguageID? {
    automaton.isEmpty ? nil : intern(.automaton(automaton), .narrowed)
  }
}

extension [[UInt8]] {
  func sortedAndUnique() -> [[UInt8]] {
    var result: [[UInt8]] = []
    for element in sorted(by: { $0.lexicographicallyPrecedes($1) }) where result.last != element {
      result.append(element)
    }
    return result
  }
}
