@testable import routegen

// Rule 4: which pattern wins.
extension BruteForceMatcher {
  func wins(_ one: Pattern, over other: Pattern) -> Bool {
    let entry = model.entries[one.entry.index]
    if entry.winsOver.contains(where: { $0.value == other.entry }) { return true }
    var isSmaller = false
    for index in 0..<max(one.segments.count, other.segments.count) + 1 {
      switch compare(index, one, other) {
      case .same: continue
      case .smaller: isSmaller = true
      case .larger, .neither: return false
      }
    }
    return isSmaller || demandsMore(one, other)
  }

  private enum Order { case same, smaller, larger, neither }

  /// Compares what two paths have at an index: a segment, the rest, or the end.
  private func compare(_ index: Int, _ one: Pattern, _ other: Pattern) -> Order {
    let first = index < one.segments.count
    let second = index < other.segments.count
    if first, second { return compare(one.segments[index], of: one, other.segments[index], of: other) }
    if first { return other.rest == nil ? .neither : .smaller }
    if second { return one.rest == nil ? .neither : .larger }
    switch (one.rest, other.rest) {
    case (nil, nil): return .same
    case (nil, _?): return .smaller
    case (_?, nil): return .larger
    case (let rest?, let otherRest?):
      let placeholder = Pattern.Segment.placeholder(.init(parameter: rest.parameter))
      return compare(placeholder, of: one, .placeholder(.init(parameter: otherRest.parameter)), of: other)
    }
  }

  private func compare(
    _ first: Pattern.Segment, of one: Pattern, _ second: Pattern.Segment, of other: Pattern
  ) -> Order {
    let left = members(first, of: one)
    let right = members(second, of: other)
    let ranks = (rank(first, of: one), rank(second, of: other))
    if left == right { return (ranks.0 == 0) == (ranks.1 == 0) ? .same : ranks.0 == 0 ? .smaller : .larger }
    // Without regard to case a literal may hold texts that a value cannot have, and in the place of a host others than
    // its own: `/Item` beside `[a-z]+`.
    if (ranks.0 == 0) != (ranks.1 == 0) { return ranks.0 == 0 ? .smaller : .larger }
    if left.isDisjoint(with: right) { return .neither }
    if left.isSubset(of: right) { return .smaller }
    if right.isSubset(of: left) { return .larger }
    if ranks == (1, 2) { return .smaller }
    if ranks == (2, 1) { return .larger }
    return .neither
  }

  private func members(_ segment: Pattern.Segment, of pattern: Pattern) -> Set<[UInt8]> {
    let parameters = model.entries[pattern.entry.index].parameters
    let key = Memory.Key(segment: segment, entry: pattern.entry)
    if let known = memory.members[key] { return known }
    let members = Set(universe.filter { holds(segment, $0, parameters, foldsCase: false) }.map { Array($0.utf8) })
    memory.members[key] = members
    return members
  }

  /// 0 for a literal, 1 for a typed value, 2 for narrowed text, 3 for any text, 4 for a URL.
  private func rank(_ segment: Pattern.Segment, of pattern: Pattern) -> Int {
    guard case .placeholder(let placeholder) = segment else { return 0 }
    let parameter = placeholder.parameter.map { model.entries[pattern.entry.index].parameters[$0] }
    var narrows = !placeholder.prefix.isEmpty || !placeholder.suffix.isEmpty || parameter?.constraint.matches != nil
    if let parameter {
      switch parameter.scalar {
      case .builtin(.string): break
      case .builtin(.url): return 4
      case .builtin: return 1
      case .named(let id):
        switch model.types[id.index].kind {
        case .enumeration: return 1
        case .external(_, let constraint): if constraint.matches != nil { narrows = true }
        case .wrapper(let type, let constraint):
          if type != .string { return type == .url ? 4 : 1 }
          if constraint.matches != nil { narrows = true }
        }
      }
    }
    return narrows ? 2 : 3
  }

  /// Of equal paths the one with more demands is smaller, if it has all of the other's.
  private func demandsMore(_ one: Pattern, _ other: Pattern) -> Bool {
    let first = demands(one)
    let second = demands(other)
    let forms = (self.forms(one), self.forms(other))
    guard forms.0.isSubset(of: forms.1) else { return false }
    var isSmaller = forms.0 != forms.1
    for (key, texts) in second {
      if key == "#", first[key] == nil, texts.isSuperset(of: universe),
        first.keys.contains(where: { $0.hasPrefix("#&") })
      {
        // A fragment of certain pairs is one of any text.
        isSmaller = true
        continue
      }
      guard let own = first[key], own.isSubset(of: texts) else { return false }
      if own != texts { isSmaller = true }
    }
    return isSmaller || first.keys.contains { second[$0] == nil }
  }

  private func forms(_ pattern: Pattern) -> Set<Int> {
    var result: Set<Int> = []
    if pattern.sources.contains(.scheme) { result.insert(-1) }
    if pattern.sources.contains(.web) { result.formUnion(pattern.hosts ?? Array(model.links.hosts.indices)) }
    return result
  }

  /// For each required key the texts it may have.
  private func demands(_ pattern: Pattern) -> [String: Set<String>] {
    let parameters = model.entries[pattern.entry.index].parameters
    var result: [String: Set<String>] = [:]
    // The key without `=`: an empty text, or a Bool.
    let bare = "\u{0}"
    func add(_ item: Pattern.QueryItem, _ place: String) {
      switch item.value {
      case .present: result[place + item.key] = Set(universe + ["", bare])
      case .literal(let text): result[place + item.key] = text.isEmpty ? ["", bare] : [text]
      case .parameter(let index):
        if parameters[index].mayBeAbsent { return }
        let texts = universe.filter { fits($0, parameters[index]) }
        let takesEmpty = isText(parameters[index]) && fits("", parameters[index])
        let isFlag = base(parameters[index]) == .bool && place != "#"
        result[place + item.key] = Set(texts + (takesEmpty ? ["", bare] : isFlag ? [bare] : []))
      }
    }
    for item in pattern.query { add(item, "?") }
    switch pattern.fragment {
    case .literal(let text): result["#"] = [text]
    case .parameter(let index): add(Pattern.QueryItem(key: "", value: .parameter(index)), "#")
    case .pairs(let items): for item in items { add(item, "#&") }
    case nil: break
    }
    return result
  }
}
