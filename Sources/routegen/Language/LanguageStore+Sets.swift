extension LanguageStore {
  /// What two languages have in common, or nil if that is nothing.
  func intersection(_ left: LanguageID, _ right: LanguageID) throws(TooComplex) -> LanguageID? {
    if left == right { return left }
    switch (self[left], self[right]) {
    case (.finite(let strings), _): return finite(strings.filter { contains(right, $0) })
    case (_, .finite(let strings)): return finite(strings.filter { contains(left, $0) })
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
    if let texts = try memberTexts(left, right) { return finite(texts) }
    if let texts = try memberTexts(right, left) { return finite(texts) }
    return region(try automaton(left).intersection(automaton(right)))
  }

  /// What only the first of two languages holds, or nil if that is nothing.
  func difference(_ left: LanguageID, _ right: LanguageID) throws(TooComplex) -> LanguageID? {
    if left == right { return nil }
    if case .finite(let strings) = self[left] { return finite(strings.filter { !contains(right, $0) }) }
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
    return region(try automaton(left).subtracting(automaton(right)))
  }

  private func finite(_ strings: [[UInt8]]) -> LanguageID? {
    strings.isEmpty ? nil : intern(.finite(strings), .typed)
  }

  private func region(_ automaton: Automaton) -> LanguageID? {
    automaton.isEmpty ? nil : intern(.automaton(automaton), .narrowed)
  }

  /// The texts that a range of numbers and a language given by an automaton share, where the first is such a range.
  private func memberTexts(_ numbers: LanguageID, _ other: LanguageID) throws(TooComplex) -> [[UInt8]]? {
    guard case .numbers(let range) = self[numbers], !range.isEverything else { return nil }
    return try Automaton.number.intersection(automaton(other)).strings(limit: 1000)?.filter(range.contains)
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
