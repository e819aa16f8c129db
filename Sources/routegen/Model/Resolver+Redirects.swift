// Redirects: each source becomes one more pattern of the entry that its target names.
extension Resolver {
  /// A redirect on its way to being resolved.
  private struct Draft {
    let declaration: RedirectDeclaration
    /// Source and target with what a module's prefix puts before them.
    let sourceText: String
    let targetText: String
    var source: ParsedPattern?
    var target: ParsedPattern?
    /// The pattern made for it, or the target's where it failed.
    var pattern: PatternID?
    var isDone = false
  }

  mutating func resolveRedirects() {
    var drafts: [Draft] = []
    for part in parts where !prefix(of: part.group).hasFaults {
      for redirect in part.manifest.redirects { drafts.append(draft(redirect, in: part.group)) }
    }
    if drafts.isEmpty { return }
    var targets = RedirectTargets()
    for pattern in model.patterns {
      targets.add(.pattern(pattern.id), segments: pattern.segments, hasRest: pattern.rest != nil)
    }
    for (index, draft) in drafts.enumerated() {
      guard let source = draft.source else { continue }
      let segments = source.segments.map { segment -> Pattern.Segment in
        switch segment.content {
        case .literal(let text): .literal(text)
        case .placeholder(_, let prefix, let suffix): .placeholder(Pattern.Placeholder(prefix: prefix, suffix: suffix))
        }
      }
      targets.add(.redirect(index), segments: segments, hasRest: source.rest != nil)
    }
    for index in drafts.indices where !drafts[index].isDone { follow(index, targets, &drafts) }
    renumber()
  }

  private mutating func draft(_ redirect: RedirectDeclaration, in module: GroupID?) -> Draft {
    var draft = Draft(
      declaration: redirect, sourceText: text(of: redirect.source, in: module),
      targetText: text(of: redirect.target, in: module))
    draft.source = parse(redirect.source, in: module)
    draft.target = parse(redirect.target, in: module)
    draft.isDone = draft.source == nil || draft.target == nil
    return draft
  }

  private mutating func parse(_ text: ManifestText, in module: GroupID?) -> ParsedPattern? {
    do throws(PatternError) {
      var pattern = try PatternParser.parse(text, plusIsSpace: model.links.plusIsSpace)
      pattern.segments = prefix(of: module).prefix + pattern.segments
      return pattern
    } catch {
      report(.invalidURL, error.message, at: error.range)
      return nil
    }
  }

  /// Resolves a redirect and, before it, those that it leads through.
  private mutating func follow(_ start: Int, _ targets: RedirectTargets, _ drafts: inout [Draft]) {
    var chain = [start]
    var isOnChain: Set<Int> = [start]
    while let index = chain.last {
      guard let target = drafts[index].target else { return }
      let candidates = targets.candidates(for: target)
      var next: Int?
      for case .redirect(let other) in candidates where next == nil && !drafts[other].isDone { next = other }
      // A declared URL of exactly this spelling is meant, whatever redirects have the same shape.
      if let next, !isDeclared(target, candidates) {
        if isOnChain.contains(next) {
          reportCycle(Array(chain[(chain.firstIndex(of: next) ?? 0)...]), drafts)
          for member in chain { drafts[member].isDone = true }
          return
        }
        chain.append(next)
        isOnChain.insert(next)
        continue
      }
      resolve(index, candidates, &drafts)
      drafts[index].isDone = true
      chain.removeLast()
      isOnChain.remove(index)
    }
  }

  private func isDeclared(_ target: ParsedPattern, _ candidates: [RedirectTargets.Candidate]) -> Bool {
    candidates.contains { candidate in
      guard case .pattern(let id) = candidate, let entry = entryOf(candidate) else { return false }
      guard let binding = try? RedirectBinding(target, as: model[id], of: entry, types: model.types) else {
        return false
      }
      return !binding.values.values.contains { $0 != .source }
    }
  }

  private func entryOf(_ candidate: RedirectTargets.Candidate) -> Entry? {
    guard case .pattern(let id) = candidate else { return nil }
    return model[model[id].entry]
  }

  private mutating func reportCycle(_ ring: [Int], _ drafts: [Draft]) {
    let last = ring.max() ?? ring[0]
    let position = ring.firstIndex(of: last) ?? 0
    let members = ring[position...] + ring[..<position] + [last]
    let names = members.map { drafts[$0].sourceText }
    report(
      .redirectCycle,
      ring.count == 1
        ? "\(names[0]) redirects to itself; let it lead to a declared URL"
        : "redirects go in a ring: \(names.joined(separator: " → ")); let one of them lead to a declared URL",
      at: drafts[last].declaration.target.contentRange,
      related: ring.filter { $0 != last }.map { index in
        Diagnostic.Related(
          message: "\(drafts[index].sourceText) is here", range: drafts[index].declaration.source.contentRange)
      })
  }

  private mutating func resolve(_ index: Int, _ candidates: [RedirectTargets.Candidate], _ drafts: inout [Draft]) {
    guard let source = drafts[index].source, let target = drafts[index].target else { return }
    let draft = drafts[index]
    var matches: [(pattern: Pattern, binding: RedirectBinding, isExact: Bool, through: Int?)] = []
    var mismatch: (RedirectBinding.Mismatch, PatternID)?
    for candidate in candidates {
      var through: Int?
      let id: PatternID
      switch candidate {
      case .pattern(let pattern): id = pattern
      case .redirect(let other):
        // One that failed has been reported, and so has what leads to it.
        guard let pattern = drafts[other].pattern else {
          if matches.isEmpty { return }
          continue
        }
        id = pattern
        through = other
      }
      let entry = model[model[id].entry]
      if entry.hasFaults { return }
      do throws(RedirectBinding.Mismatch) {
        let binding = try RedirectBinding(target, as: model[id], of: entry, types: model.types)
        let isExact = through == nil && !binding.values.values.contains { $0 != .source }
        matches.append((model[id], binding, isExact, through))
      } catch {
        if mismatch == nil { mismatch = (error, id) }
      }
    }
    guard let best = matches.first(where: { $0.isExact }) ?? matches.first else {
      reportDeadEnd(draft, mismatch)
      return
    }
    if let through = best.through {
      let other = drafts[through]
      report(
        .redirectChain,
        "\(draft.sourceText) leads to \(draft.targetText), which is itself redirected; let it lead "
          + "to \(other.targetText)", at: draft.declaration.target.contentRange,
        related: [
          Diagnostic.Related(
            message: "\(other.sourceText) is redirected here", range: other.declaration.source.contentRange)
        ])
    }
    drafts[index].pattern = addAlias(source, draft, number: index, to: best.pattern, best.binding)
  }

  /// The prefix of a module, where a target in it begins with that once more.
  private func repeatedPrefix(_ draft: Draft) -> String? {
    let written = draft.declaration.target.text
    guard draft.targetText.hasSuffix(written) else { return nil }
    let prefix = String(draft.targetText.dropLast(written.count))
    return !prefix.isEmpty && written.hasPrefix(prefix + "/") ? prefix : nil
  }

  private mutating func reportDeadEnd(
    _ draft: Draft, _ mismatch: (RedirectBinding.Mismatch, PatternID)?
  ) {
    var range = draft.declaration.target.contentRange
    var reason = ""
    if let (mismatch, id) = mismatch {
      let pattern = model[id].text
      let entry = model[model[id].entry].path
      switch mismatch {
      case .name(let written, let wanted):
        range = written.range
        reason =
          ": the nearest URL is \(pattern), whose parameter is `\(wanted)`; write it for `\(written.name)` here and "
          + "in the source"
      case .value(let text, let parameter, let misfit, let place):
        range = place
        reason = ": `\(text)` is no value of `\(parameter)` of `\(entry)`: \(misfit.reason)"
      case .unknownKey(let key, let place):
        range = place
        reason = ": the nearest URL is \(pattern) of `\(entry)`, which has no query key `\(key)`"
      case .demand(let item):
        let value = if case .literal(let text) = item.value { "\(item.key)=\(text)" } else { item.key }
        reason = ": the nearest URL is \(pattern) of `\(entry)`, which demands `\(value)`"
      case .shape: reason = ": the nearest URL is \(pattern) of `\(entry)`"
      }
    } else if let prefix = repeatedPrefix(draft) {
      reason = ": the module is mounted below \(prefix), and that stands before its URLs by itself; leave it out here"
    } else {
      // People mistype paths; query and fragment only make the way longer.
      let paths = model.patterns.lazy.map { String($0.text.prefix { $0 != "?" && $0 != "#" }) }
      reason = spelling.hint(for: draft.targetText, among: paths)
    }
    report(.unresolvedName, "\(draft.targetText) opens no entry\(reason)", at: range)
  }

  // MARK: Aliases

  private mutating func addAlias(
    _ source: ParsedPattern, _ draft: Draft, number: Int, to declared: Pattern,
    _ binding: RedirectBinding
  ) -> PatternID? {
    let entry = model[declared.entry]
    let before = diagnostics.count
    var pattern = Pattern(
      id: PatternID(index: model.patterns.count), entry: entry.id, origin: .redirect(number),
      text: draft.sourceText, pieceRanges: [], range: draft.declaration.source.contentRange)
    let names = ParameterNames(entry)
    var supplied: Set<Int> = []
    for (parameter, value) in binding.values.sorted(by: { $0.key < $1.key }) {
      guard case .fixed(let value) = value else { continue }
      pattern.fixed.append((parameter: parameter, value: value))
      supplied.insert(parameter)
    }
    func taken(_ name: ParsedPattern.Name) -> Int? {
      guard let index = names[name.name], !pattern.fixed.contains(where: { $0.parameter == index }) else { return nil }
      supplied.insert(index)
      return index
    }

    reportRepeated(source, entry)
    for segment in source.segments {
      pattern.pieceRanges.append(segment.range)
      switch segment.content {
      case .literal(let text): pattern.segments.append(.literal(text))
      case .placeholder(let name, let prefix, let suffix):
        let index = taken(name)
        if let index, entry.parameters[index].shape == .list { reportMismatch(name, entry, entry.parameters[index]) }
        pattern.segments.append(.placeholder(Pattern.Placeholder(parameter: index, prefix: prefix, suffix: suffix)))
      }
    }
    if let rest = source.rest {
      pattern.pieceRanges.append(rest.range)
      let index = taken(rest)
      if let index, entry.parameters[index].shape != .list { reportMismatch(rest, entry, entry.parameters[index]) }
      pattern.rest = Pattern.Rest(parameter: index)
    }
    func bound(_ items: [ParsedPattern.QueryItem]) -> [Pattern.QueryItem] {
      items.map { item in
        switch item.value {
        case .literal(let text): Pattern.QueryItem(key: item.key, value: .literal(text))
        case .present: Pattern.QueryItem(key: item.key, value: .present)
        case .placeholder(let name):
          Pattern.QueryItem(key: item.key, value: taken(name).map { .parameter($0) } ?? .present)
        }
      }
    }
    pattern.pieceRanges += source.query.map(\.range)
    pattern.query = bound(source.query)
    switch source.fragment {
    case .literal(let text, _): pattern.fragment = .literal(text)
    case .pairs(let items): pattern.fragment = .pairs(bound(items))
    case .placeholder(let name): pattern.fragment = taken(name).map { .parameter($0) }
    case nil: break
    }
    addOpenKeys(of: binding, to: &pattern, &supplied)
    pattern.sources = reachable(entry.sources)
    pattern.hosts = entry.hosts
    reportUnsupplied(supplied, draft, entry)
    guard diagnostics.count == before else { return nil }
    model.patterns.append(pattern)
    model.redirects.append(
      Redirect(
        source: draft.sourceText, target: draft.targetText, entry: entry.id, pattern: pattern.id,
        range: draft.declaration.source.contentRange, targetRange: draft.declaration.target.contentRange))
    return pattern.id
  }

  /// Query keys and a fragment of the target that neither side writes are read as the target declares them.
  private func addOpenKeys(of binding: RedirectBinding, to pattern: inout Pattern, _ supplied: inout Set<Int>) {
    for item in binding.open {
      guard case .parameter(let index) = item.value, !pattern.query.contains(where: { $0.key == item.key }),
        supplied.insert(index).inserted
      else { continue }
      pattern.query.append(item)
      pattern.pieceRanges.append(pattern.range)
    }
    guard pattern.fragment == nil, let open = binding.openFragment else { return }
    switch open {
    case .literal: break
    case .parameter(let index): if supplied.insert(index).inserted { pattern.fragment = open }
    case .pairs(let items):
      let left = items.filter { item in
        if case .parameter(let index) = item.value { return supplied.insert(index).inserted }
        return false
      }
      if !left.isEmpty { pattern.fragment = .pairs(left) }
    }
  }

  private mutating func reportMismatch(_ name: ParsedPattern.Name, _ entry: Entry, _ parameter: Parameter) {
    report(
      .parameterTypeMismatch,
      parameter.shape == .list
        ? "`\(name.name)` is one segment here, and a list in `\(entry.path)`; write *\(name.name) as the last segment"
        : "`\(name.name)` is the rest of the path here, and one value in `\(entry.path)`; write :\(name.name)",
      at: name.range, related: [Diagnostic.Related(message: "its type is here", range: parameter.typeRange)],
      entry: entry.id)
  }

  private mutating func reportUnsupplied(_ supplied: Set<Int>, _ draft: Draft, _ entry: Entry) {
    for (index, parameter) in entry.parameters.enumerated() where !parameter.mayBeAbsent && !supplied.contains(index) {
      let place =
        draft.target?.names.first { $0.name == parameter.name }?.range ?? draft.declaration.target.contentRange
      report(
        .missingParameter,
        "\(draft.sourceText) gives `\(entry.path)` no `\(parameter.name)`; put `:\(parameter.name)` into it, or a value "
          + "into the target", at: place,
        related: [Diagnostic.Related(message: "`\(entry.path)` declares it here", range: parameter.range)],
        entry: entry.id)
    }
  }

  /// Puts redirects and their patterns into manifest order, whatever order the chains were followed in.
  private mutating func renumber() {
    let first = model.patterns.count - model.redirects.count
    let order = model.redirects.indices.sorted { number(of: model.redirects[$0]) < number(of: model.redirects[$1]) }
    let patterns = order.map { model[model.redirects[$0].pattern] }
    model.redirects = order.map { model.redirects[$0] }
    for (index, pattern) in patterns.enumerated() {
      model.redirects[index].pattern = PatternID(index: first + index)
      model.patterns[first + index] = pattern
      model.patterns[first + index].id = PatternID(index: first + index)
      model.patterns[first + index].origin = .redirect(index)
    }
  }

  private func number(of redirect: Redirect) -> Int {
    if case .redirect(let number) = model[redirect.pattern].origin { return number }
    return 0
  }
}
