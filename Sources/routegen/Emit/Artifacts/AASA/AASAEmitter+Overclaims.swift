extension AASAEmitter {
  /// Something that the file may claim although the table does not route it.
  struct Suspicion {
    var pattern: Pattern
    var reason: String
    /// It comes from the pattern's structure, and not only from the form of a value.
    var isStructural: Bool
    /// A value that does not fit; nil where it is not a value that is in doubt.
    var misfit: String?
    /// Makes a link of the pattern into one that it does not match, with a value that may not fit.
    var change: (inout LinkPieces, String) -> Void
  }

  enum Suspecting {
    case nothing
    /// What follows from the structure of patterns; the file is made only where something does.
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
    let texts = oddTexts(matcher.types)
    return suspicions.compactMap { suspicion in
      var tried: Set<String> = []
      // What the table opens is sooner found than the component that claims a URL.
      let example = probes(suspicion, texts).lazy.map { base + $0.text }.first { url in
        tried.insert(url).inserted && !matcher.opens(url) && claimed.claims(url)
      }
      return example.map { example in
        Overclaim(
          pattern: suspicion.pattern.id, reason: suspicion.reason, example: example,
          isStructural: suspicion.isStructural)
      }
    }
  }

  /// Values to try beside the one that does not fit: what one pattern leaves alone, another may route.
  private func oddTexts(_ types: ParameterTypes) -> [String] {
    let misfits = types.types.indices.prefix(24).compactMap { type in
      samples.misfit(of: types.example(of: type, in: model), in: .insideSegment)
    }
    let names = model.types.flatMap { type -> ArraySlice<String> in
      if case .enumeration(let cases) = type.kind { cases.map(\.text).prefix(3) } else { [] }
    }
    var texts: [String] = []
    let plain = ["x+y", "2024-02-29", "-1.5e3", "mailto:x", "ü", "true"]
    for text in plain + misfits + names.prefix(24) where !texts.contains(text) {
      texts.append(text)
    }
    return texts
  }

  /// Links of a suspicious pattern, changed into such as it does not match, the plainest first.
  private func probes(_ suspicion: Suspicion, _ oddTexts: [String]) -> some Sequence<LinkPieces> {
    let pattern = suspicion.pattern
    let misfits = suspicion.misfit.map { [$0] + oddTexts } ?? [""]
    let words = [nil, "zz", "7"] + oddTexts.map(Optional.some)
    return misfits.lazy.flatMap { misfit in
      words.lazy.flatMap { word in
        (0...(pattern.rest == nil ? 0 : 3)).lazy.compactMap { count in
          let pieces = samples.pieces(of: pattern) { parameter, place in
            word.flatMap { samples.fits($0, parameter, place) }
          }
          guard var pieces else { return nil }
          pieces.segments += [String](repeating: word ?? "1", count: count)
          suspicion.change(&pieces, misfit)
          return pieces
        }
      }
    }
  }

  private mutating func add(
    _ pattern: Pattern, _ reason: String, isStructural: Bool = false, misfit: String? = nil,
    _ change: @escaping (inout LinkPieces, String) -> Void
  ) {
    guard suspecting == .everything || suspecting == .structure && isStructural else { return }
    suspicions.append(
      Suspicion(pattern: pattern, reason: reason, isStructural: isStructural, misfit: misfit, change: change))
  }

  mutating func suspect(_ shape: Shape) {
    if suspecting == .nothing { return }
    let pattern = shape.pattern
    let parameters = model.entries[pattern.entry.index].parameters
    let isTold = shape.segments.contains { !$0.isAnything }
    for (number, glob) in shape.segments.enumerated() {
      suspectTextAround(pattern, number)
      guard let looseness = glob.looseness else { continue }
      // With nothing beside it that is told apart, a narrowed text claims every page of the site of that depth.
      let isWide = looseness.isLiteral || !isTold
      guard case .placeholder(let placeholder) = pattern.segments[number] else {
        if let probe = looseness.probe {
          add(pattern, looseness.reason, isStructural: isWide) { pieces, _ in pieces.segments[number] = probe }
        }
        continue
      }
      let (prefix, suffix) = (placeholder.prefix, placeholder.suffix)
      let parameter = placeholder.parameter.map { parameters[$0] }
      let place: ScalarLanguages.Place = prefix.isEmpty && suffix.isEmpty ? .segment : .insideSegment
      guard let misfit = looseness.probe ?? parameter.flatMap({ samples.misfit(of: $0, in: place) }) else { continue }
      add(pattern, looseness.reason, isStructural: isWide, misfit: misfit) { pieces, text in
        pieces.segments[number] = prefix + text + suffix
      }
    }
    if let rest = pattern.rest?.parameter,
      let misfit = samples.misfit(of: parameters[rest], in: .segment)
    {
      add(pattern, "the segments of a rest can be any text", isStructural: !isTold, misfit: misfit) { pieces, text in
        pieces.segments.append(text)
      }
    }
    if model.links.caseInsensitive { suspectCase(of: pattern) }
    suspectQuery(of: pattern, parameters)
    suspectFragment(of: pattern, parameters)
  }

  /// The literal text before and after a placeholder.
  private mutating func suspectTextAround(_ pattern: Pattern, _ number: Int) {
    guard case .placeholder(let placeholder) = pattern.segments[number] else { return }
    let (prefix, suffix) = (placeholder.prefix, placeholder.suffix)
    if prefix.isEmpty, suffix.isEmpty { return }
    if let looseness = AASAText.looseness([prefix]), let probe = looseness.probe {
      add(pattern, looseness.reason, isStructural: true) { pieces, _ in
        pieces.segments[number] = probe + pieces.segments[number].dropFirst(prefix.count)
      }
    }
    if let looseness = AASAText.looseness([suffix]), let probe = looseness.probe {
      add(pattern, looseness.reason, isStructural: true) { pieces, _ in
        pieces.segments[number] = pieces.segments[number].dropLast(suffix.count) + probe
      }
    }
  }

  mutating func suspectSpread(_ shape: Shape, beyond depth: Int) {
    let first = shape.segments.firstIndex(where: \.crossesSlashes) ?? 0
    add(shape.pattern, "a segment before a fixed one can be several") { pieces, _ in
      let missing = depth + 1 - pieces.segments.count
      pieces.segments.insert(pieces.segments[first], at: first)
      pieces.segments += [String](repeating: "x", count: max(0, missing))
    }
  }

  private mutating func suspectQuery(of pattern: Pattern, _ parameters: [Parameter]) {
    for (number, item) in pattern.query.enumerated() {
      switch item.value {
      case .present:
        add(pattern, "it cannot ask for the key '\(item.key)' without a value", isStructural: true) { pieces, _ in
          pieces.query.removeAll { $0.key == item.key }
        }
      case .literal(""):
        add(pattern, "it cannot tell an empty '\(item.key)' from a missing one", isStructural: true) { pieces, _ in
          pieces.query.removeAll { $0.key == item.key }
        }
      case .literal(let text):
        guard let looseness = AASAText.looseness([text]), let probe = looseness.probe else { continue }
        add(pattern, looseness.reason, isStructural: true) { pieces, _ in pieces.query[number].value = probe }
      case .parameter(let index):
        let parameter = parameters[index]
        let own = globs.glob(of: parameter).looseness?.probe
        guard let misfit = own ?? samples.misfit(of: parameter, in: .query) else { continue }
        add(pattern, "the values of '\(item.key)' can be any text", misfit: misfit) { pieces, text in
          pieces.query.removeAll { $0.key == item.key }
          pieces.query.append((item.key, text))
        }
      }
    }
  }

  private mutating func suspectFragment(of pattern: Pattern, _ parameters: [Parameter]) {
    switch pattern.fragment {
    case .pairs(let pairs):
      let needed = pairs.filter { pair in
        if case .parameter(let index) = pair.value { return !parameters[index].mayBeAbsent }
        return true
      }
      let asked = needed.first { $0.value != .present }
      for pair in needed where pair != asked {
        add(pattern, "it can ask for one key of a fragment only", isStructural: true) { pieces, _ in
          pieces.fragmentPairs.removeAll { $0.key == pair.key }
        }
      }
      for pair in pairs {
        guard case .parameter(let index) = pair.value,
          let misfit = samples.misfit(of: parameters[index], in: .query)
        else { continue }
        add(pattern, "the values of '\(pair.key)' can be any text", misfit: misfit) { pieces, text in
          pieces.fragmentPairs.removeAll { $0.key == pair.key }
          pieces.fragmentPairs.append((pair.key, text))
        }
      }
    case .parameter(let index):
      let parameter = parameters[index]
      guard let misfit = globs.glob(of: parameter).looseness?.probe ?? samples.misfit(of: parameter, in: .query) else {
        return
      }
      add(pattern, "the fragment can be any text", misfit: misfit) { pieces, text in pieces.fragment = text }
    default: return
    }
  }

  /// Where case is left aside, it is so for every part of the URL.
  private mutating func suspectCase(of pattern: Pattern) {
    add(pattern, "case is left aside in the whole URL") { pieces, _ in
      pieces.segments = pieces.segments.map { $0.uppercased() }
      pieces.query = pieces.query.map { ($0.key, $0.value?.uppercased()) }
      pieces.fragment = pieces.fragment?.uppercased()
    }
  }
}
