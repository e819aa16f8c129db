extension AASAEmitter {
  /// Something that the file may claim although the table does not route it.
  struct Suspicion {
    var pattern: PatternID
    var reason: String
    /// Links that would show it, unless something else routes them.
    var probes: [LinkPieces]
    /// It comes from the pattern's structure, and not only from the form of a value.
    var isStructural: Bool
  }

  enum Suspecting {
    case nothing
    /// What follows from the structure of patterns.
    case structure
    case everything
  }

  /// Something that the file claims although the table does not route it.
  struct Overclaim {
    var pattern: PatternID
    var reason: String
    var example: String
    var isStructural: Bool
  }

  /// What the file claims too much, each with a URL that was tried.
  func overclaims(_ matcher: URLMatcher) -> [Overclaim] {
    let claimed = AASAMatcher(file)
    let base = "https://" + model.links.sampleHost(host)
    return suspicions.compactMap { suspicion in
      let urls = suspicion.probes.lazy.map { base + $0.text }
      guard let example = urls.first(where: { claimed.claims($0) && !matcher.opens($0) }) else { return nil }
      return Overclaim(
        pattern: suspicion.pattern, reason: suspicion.reason, example: example, isStructural: suspicion.isStructural)
    }
  }

  /// - Parameter change: Makes a link of the pattern into one that it does not match.
  private mutating func add(
    _ pattern: Pattern, _ reason: String, isStructural: Bool = false, _ change: (inout LinkPieces) -> Void
  ) {
    guard suspecting == .everything || suspecting == .structure && isStructural else { return }
    var probes: [LinkPieces] = []
    for word in [nil, "zz", "7"] {
      let pieces = samples.pieces(of: pattern) { parameter, place in word.flatMap { samples.fits($0, parameter, place) }
      }
      guard let pieces else { return }
      for count in 0...(pattern.rest == nil ? 0 : 3) {
        var probe = pieces
        probe.segments += [String](repeating: word ?? "1", count: count)
        change(&probe)
        probes.append(probe)
      }
    }
    suspicions.append(Suspicion(pattern: pattern.id, reason: reason, probes: probes, isStructural: isStructural))
  }

  mutating func suspect(_ shape: Shape) {
    if suspecting == .nothing { return }
    let pattern = shape.pattern
    let entry = model[pattern.entry]
    let isTold = shape.segments.contains { !$0.isAnything }
    for (number, glob) in shape.segments.enumerated() {
      guard let looseness = glob.looseness else { continue }
      var probe = looseness.probe
      if probe == nil, case .placeholder(let placeholder) = pattern.segments[number] {
        let isWhole = placeholder.prefix.isEmpty && placeholder.suffix.isEmpty
        let parameter = placeholder.parameter.map { entry.parameters[$0] }
        probe = parameter.flatMap { samples.misfit(of: $0, in: isWhole ? .segment : .insideSegment) }
          .map { placeholder.prefix + $0 + placeholder.suffix }
      }
      guard let probe else { continue }
      // With nothing beside it that is told apart, a narrowed text claims every page of the site of that depth.
      let isWide = looseness.isLiteral || !isTold
      add(pattern, looseness.reason, isStructural: isWide) { $0.segments[number] = probe }
    }
    if let rest = pattern.rest?.parameter,
      let misfit = samples.misfit(of: entry.parameters[rest], in: .segment)
    {
      add(pattern, "the segments of a rest can be any text", isStructural: !isTold) {
        $0.segments.append(misfit)
      }
    }
    if model.links.caseInsensitive { suspectCase(of: pattern) }
    suspectQuery(of: pattern, entry)
    suspectFragment(of: pattern, entry)
  }

  mutating func suspectSpread(_ shape: Shape, beyond depth: Int) {
    let first = shape.segments.firstIndex(where: \.crossesSlashes) ?? 0
    add(shape.pattern, "a segment before a fixed one can be several") { pieces in
      let missing = depth + 1 - pieces.segments.count
      pieces.segments.insert(pieces.segments[first], at: first)
      pieces.segments += [String](repeating: "x", count: max(0, missing))
    }
  }

  private mutating func suspectQuery(of pattern: Pattern, _ entry: Entry) {
    for (number, item) in pattern.query.enumerated() {
      switch item.value {
      case .present:
        add(pattern, "it cannot ask for the key '\(item.key)' without a value", isStructural: true) { pieces in
          pieces.query.removeAll { $0.key == item.key }
        }
      case .literal(let text):
        guard let looseness = AASAText.looseness([text]), let probe = looseness.probe else { continue }
        add(pattern, looseness.reason, isStructural: true) { $0.query[number].value = probe }
      case .parameter(let index):
        let parameter = entry.parameters[index]
        let own = globs.glob(of: parameter).looseness?.probe
        guard let probe = own ?? samples.misfit(of: parameter, in: .query) else { continue }
        add(pattern, "the values of '\(item.key)' can be any text") { pieces in
          pieces.query.removeAll { $0.key == item.key }
          pieces.query.append((item.key, probe))
        }
      }
    }
  }

  private mutating func suspectFragment(of pattern: Pattern, _ entry: Entry) {
    switch pattern.fragment {
    case .pairs(let pairs):
      let needed = pairs.filter { pair in
        if case .parameter(let index) = pair.value { return !entry.parameters[index].mayBeAbsent }
        return true
      }
      let asked = needed.first { $0.value != .present }
      for pair in needed where pair != asked {
        add(pattern, "it can ask for one key of a fragment only", isStructural: true) { pieces in
          pieces.fragmentPairs.removeAll { $0.key == pair.key }
        }
      }
      for pair in pairs {
        guard case .parameter(let index) = pair.value,
          let misfit = samples.misfit(of: entry.parameters[index], in: .query)
        else { continue }
        add(pattern, "the values of '\(pair.key)' can be any text") { pieces in
          pieces.fragmentPairs.removeAll { $0.key == pair.key }
          pieces.fragmentPairs.append((pair.key, misfit))
        }
      }
    case .parameter(let index):
      let parameter = entry.parameters[index]
      guard let misfit = globs.glob(of: parameter).looseness?.probe ?? samples.misfit(of: parameter, in: .query) else {
        return
      }
      add(pattern, "the fragment can be any text") { $0.fragment = misfit }
    default: return
    }
  }

  /// Where case is left aside, it is so for every part of the URL.
  private mutating func suspectCase(of pattern: Pattern) {
    add(pattern, "case is left aside in the whole URL") { pieces in
      pieces.segments = pieces.segments.map { $0.uppercased() }
      pieces.query = pieces.query.map { ($0.key, $0.value?.uppercased()) }
      pieces.fragment = pieces.fragment?.uppercased()
    }
  }
}
