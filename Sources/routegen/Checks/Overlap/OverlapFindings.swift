// What the analysis of patterns has found, in words.
extension Checker {
  mutating func checkOverlaps() {
    if overlaps.findings.isEmpty { return }
    let advice = WinsOverAdvice(model, overlaps.table)
    // One pattern may be named by many findings.
    let places = model.patterns.map { Diagnostic.Related(message: $0.text + " is here", range: $0.range) }
    let found = overlaps.findings
    // They may take much room, and nobody needs them once they are in words.
    overlaps = overlaps.reported
    findings.reserveCapacity(findings.count + found.count)
    for index in found.indices {
      if found[index].kind == .unneededWinsOver {
        reportUnneeded(found[index])
      } else {
        reportOverlap(found[index], advice, places)
      }
    }
  }

  private mutating func reportUnneeded(_ finding: OverlapFinding) {
    guard let (id, index) = finding.preference, model[id].winsOver.indices.contains(index) else { return }
    let other = model[id].winsOver[index]
    let reason =
      switch finding.example {
      case nil: "the two share no URL"
      case _? where isDecided(finding): "the rules decide between the two in that way already"
      case let example?: "what both match, such as \(example), opens something else"
      }
    report(
      .unneededWinsOver, "`\(model[id].path)` need not win over `\(model[other.value].path)`: \(reason); take it out",
      at: other.range, entry: model[id])
  }

  private func isDecided(_ finding: OverlapFinding) -> Bool {
    finding.others.contains { (try? overlaps.table.order(finding.pattern, $0)) == .before }
  }

  /// - Parameter places: Where each pattern is.
  private mutating func reportOverlap(
    _ finding: OverlapFinding, _ advice: WinsOverAdvice, _ places: [Diagnostic.Related]
  ) {
    let shown = finding.others.prefix(3)
    var related = shown.map { places[$0.index] }
    if let index = finding.retired, model.retired.indices.contains(index) {
      let retired = model.retired[index].pattern
      related.append(Diagnostic.Related(message: "\(retired.text) is retired here", range: retired.range))
    }
    var entries = [path(of: finding.pattern)]
    for other in shown {
      let path = path(of: other)
      if !entries.contains(path) { entries.append(path) }
    }
    findings.append(
      Diagnostic(
        finding.kind.rule, message(of: finding, advice), at: place(of: finding), related: related,
        example: finding.example, entries: entries, severity: finding.severity))
  }

  private func place(of finding: OverlapFinding) -> SourceRange {
    let index = finding.pattern.index
    guard finding.kind == .differsOnlyByCase, let segment = finding.segment,
      model.patterns[index].pieceRanges.indices.contains(segment)
    else { return model.patterns[index].range }
    return model.patterns[index].pieceRanges[segment]
  }

  /// The name of a pattern's entry.
  private func path(of pattern: PatternID) -> String { model.entries[model.patterns[pattern.index].entry.index].path }

  private func message(of finding: OverlapFinding, _ advice: WinsOverAdvice) -> String {
    let text = model.patterns[finding.pattern.index].text
    let example = finding.example ?? text
    let others = finding.others
    // Not for the most common kind, of which there may be tens of thousands.
    lazy var mine = owner(finding.pattern)
    lazy var other = others.first.map(owner) ?? "another pattern"
    switch finding.kind {
    case .duplicateURL:
      return duplicate(finding, example)
    case .ambiguousURL:
      return ambiguity(finding, advice, example)
    case .shadowedURL:
      let claimants = Checker.list(Checker.unique(others.map(owner)))
      return
        "no URL is left for \(text) of \(mine): \(claimants) \(others.count > 1 ? "claim" : "claims") all of "
        + "them, such as \(example); take it out, or widen it"
    case .capturedValue: return capture(finding, advice)
    case .retiredURLReused:
      let retired = finding.retired.flatMap {
        model.retired.indices.contains($0) ? model.retired[$0].pattern.text : nil
      }
      return "\(mine) opens \(example), and \(retired ?? "that URL") is retired; choose another URL"
    case .deadRedirect:
      return "the redirect from \(text) never takes place: \(other) claims \(example); take it out"
    case .differsOnlyByCase:
      let what = finding.likeness == .lookAlike ? "letters that look alike" : "the case of letters"
      let like = others.first.map { model[$0].text } ?? ""
      return "\(text) of \(mine) and \(like) of \(other) differ only by \(what); rename one"
    case .tooComplex:
      let both = Checker.unique([mine] + others.map(owner))
      let what =
        both.count > 1 ? "whether \(Checker.list(both)) share URLs" : "which URLs \(text) of \(mine) takes"
      return
        "\(what) is too complex to work out: \(finding.limit ?? "a limit is reached"); simplify `matches`"
        + (both.count > 1 ? ", or tell them apart by a literal" : "")
    case .unneededWinsOver:
      return "`winsOver` decides nothing; take it out"
    }
  }

  private func capture(_ finding: OverlapFinding, _ advice: WinsOverAdvice) -> String {
    let parameters = model.entries[model.patterns[finding.pattern.index].entry.index].parameters
    let parameter = finding.parameter.flatMap { index in
      parameters.indices.contains(index) ? "`\(parameters[index].name)`" : nil
    }
    let other = finding.others.first
    let acceptance = other.flatMap { advice.advice(for: $0, over: finding.pattern) }
      .map { "accept it on \($0.place) with \($0.text)" }
    let example = finding.example ?? model.patterns[finding.pattern.index].text
    let (mine, theirs) = (owner(finding.pattern), other.map { owner($0) } ?? "another pattern")
    return """
      \(example) opens \(theirs), not \(mine): some values of \(parameter ?? "its path") are claimed; \
      narrow \(parameter ?? "it"), or \(acceptance ?? "accept it with ignore: [captured-value]")
      """
  }

  private func duplicate(_ finding: OverlapFinding, _ example: String) -> String {
    let pattern = model[finding.pattern]
    guard let other = finding.others.first.map({ model[$0] }) else { return "\(pattern.text) is declared twice" }
    let isSameText = other.text == pattern.text
    let undecided = "both match \(example), and a key that may be absent does not decide between them"
    if case .redirect = pattern.origin {
      return "the redirect from \(pattern.text) has the URL of \(owner(other.id)), \(other.text); take it out, or "
        + "choose another source"
    }
    if other.entry == pattern.entry {
      if isSameText { return "\(owner(pattern.id)) declares \(pattern.text) twice; take one out" }
      let both = "\(pattern.text) and \(other.text) of \(owner(pattern.id))"
      // One parameter cannot be read from two keys of one URL.
      let (mine, theirs) = (pattern.readings, other.readings)
      if let moved = mine.keys.sorted().first(where: { theirs[$0] != nil && theirs[$0] != mine[$0] }) {
        let name = model[pattern.entry].parameters[moved].name
        return "\(both) both match \(example), and read `\(name)` from different places; take one out, or give one of "
          + "them another path"
      }
      return finding.isExact
        ? "\(both) are the same URL; take one out" : "\(both) \(undecided); write one URL with the keys of both"
    }
    let both =
      isSameText
      ? "\(owner(pattern.id)) and \(owner(other.id)) both declare \(pattern.text)"
      : "\(owner(pattern.id)) (\(pattern.text)) and \(owner(other.id)) (\(other.text)) "
        + (finding.isExact ? "match exactly the same URLs" : undecided)
    return both + "; give one of them another path or a required query key"
  }

  private func ambiguity(_ finding: OverlapFinding, _ advice: WinsOverAdvice, _ example: String) -> String {
    if !finding.cycle.isEmpty {
      let ring = (finding.cycle + [finding.cycle[0]]).map(owner)
      return "\(example) opens nothing: by `winsOver` \(ring.joined(separator: " wins over ")); take one of them out"
    }
    let pattern = model[finding.pattern]
    guard let other = finding.others.first.map({ model[$0] }) else { return "\(example) opens nothing" }
    let (mine, theirs) = (owner(pattern.id), owner(other.id))
    if pattern.entry == other.entry {
      return mine == theirs
        ? "two URLs of \(mine) both match \(example), with other values; make one narrower"
        : "\(mine) and \(theirs) both match \(example), with other values; make one narrower"
    }
    let preference = advice.advice(for: pattern.id, over: other.id) ?? advice.advice(for: other.id, over: pattern.id)
    let wayOut =
      preference.map { ", or write \($0.text) on \($0.place)" }
      ?? (model[pattern.entry].module == model[other.entry].module
        ? "" : ", or give their modules prefixes of their own")
    return "\(mine) and \(theirs) both match \(example), and neither is the more exact; make one narrower\(wayOut)"
  }

  private func owner(_ pattern: PatternID) -> String {
    if case .redirect = model.patterns[pattern.index].origin {
      return "the redirect from \(model.patterns[pattern.index].text)"
    }
    return "`\(path(of: pattern))`"
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// `a`, `b` and `c`.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(4)
    guard shown.count > 1, let last = shown.last else { return names.joined() }
    return names.count > shown.count
      ? shown.joined(separator: ", ") + " and \(names.count - shown.count) more"
      : shown.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension OverlapFinding.Kind {
  fileprivate var rule: Rule {
    switch self {
    case .duplicateURL: .duplicateURL
    case .ambiguousURL: .ambiguousURL
    case .shadowedURL: .shadowedURL
    case .capturedValue: .capturedValue
    case .unneededWinsOver: .unneededWinsOver
    case .retiredURLReused: .retiredURLReused
    case .deadRedirect: .deadRedirect
    case .differsOnlyByCase: .differsOnlyByCase
    case .tooComplex: .tooComplex
    }
  }
}
