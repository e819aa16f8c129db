// Redirects that lead to redirects: in which order they are resolved.
extension Resolver {
  /// Resolves a redirect and, before it, those that it leads through.
  mutating func follow(_ start: Int, _ targets: RedirectTargets, _ drafts: inout [RedirectDraft]) {
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

  private mutating func reportCycle(_ ring: [Int], _ drafts: [RedirectDraft]) {
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
}
