/// Full links that open what a table declares, with readable values.
struct ExampleLinks {
  let model: RouteModel
  let samples: PatternSamples

  init(_ model: RouteModel) {
    self.model = model
    samples = PatternSamples(model)
  }

  /// Links to try: the declared examples, or those of the first URL.
  func links(of entry: Entry) -> [String] {
    let declared = declaredLinks(of: entry)
    if !declared.isEmpty { return declared }
    return entry.patterns.first.map { links(of: model[$0]) } ?? []
  }

  /// The declared examples, a path in the first form that opens it.
  func declaredLinks(of entry: Entry) -> [String] {
    entry.examples.map(\.text).flatMap { text in
      text.hasPrefix("/") ? links(to: text, entry.patterns.first.map { model[$0] }).prefix(1).map(\.self) : [text]
    }
  }

  /// A link for a pattern in each form it opens from.
  func links(of pattern: Pattern) -> [String] {
    guard let pieces = samples.pieces(of: pattern) else { return [] }
    return links(to: pieces.text, pattern)
  }

  private func links(to path: String, _ pattern: Pattern?) -> [String] {
    var links: [String] = []
    let sources = pattern?.sources ?? .all
    if sources.contains(.scheme), let scheme = model.links.schemes.first {
      var startsWithLiteral = false
      if case .literal(let text)? = pattern?.segments.first {
        startsWithLiteral = text.utf8.allSatisfy { URLText.isPlainInAuthority($0) }
      }
      links.append(startsWithLiteral ? "\(scheme.value):/\(path)" : "\(scheme.value)://\(path)")
    }
    if sources.contains(.web), let host = (pattern?.hosts ?? Array(model.links.hosts.indices)).first {
      links.append("https://\(model.links.sampleHost(host))\(path)")
    }
    return links
  }
}
