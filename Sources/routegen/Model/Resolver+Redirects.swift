// Redirects: each source becomes one more pattern of the entry that its target names.
extension Resolver {
  /// A redirect on its way to being resolved.
  struct RedirectDraft {
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
    var drafts: [RedirectDraft] = []
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

  private mutating func draft(_ redirect: RedirectDeclaration, in module: GroupID?) -> RedirectDraft {
    var draft = RedirectDraft(
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

  mutating func resolve(_ index: Int, _ candidates: [RedirectTargets.Candidate], _ drafts: inout [RedirectDraft]) {
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
  private func repeatedPrefix(_ draft: RedirectDraft) -> String? {
    let written = draft.declaration.target.text
    guard draft.targetText.hasSuffix(written) else { return nil }
    let prefix = String(draft.targetText.dropLast(written.count))
    return !prefix.isEmpty && written.hasPrefix(prefix + "/") ? prefix : nil
  }

  private mutating func reportDeadEnd(
    _ draft: RedirectDraft, _ mismatch: (RedirectBinding.Mismatch, PatternID)?
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
