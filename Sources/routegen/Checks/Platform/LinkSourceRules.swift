extension Rule {
  static let noLinkSource = Rule(
    id: "no-link-source", family: .platform, severity: .error, isFixed: false,
    summary: "There are URLs, but neither a scheme nor a host.",
    explanation: """
      A URL pattern is a path; what comes before it is declared once, for all. Without a scheme or a host nothing \
      opens any of them. A manifest that says it is a `module` of an app has the app's.
      """,
    failing: """
      routegen: 1
      tabs:
        home: { url: / }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      """)

  static let linkSourceWithoutHost = Rule(
    id: "link-source-without-host", family: .platform, severity: .error, isFixed: false,
    summary: "An entry is limited to links that the manifest does not have.",
    explanation: """
      `sources: [web]` needs `links: hosts`, and `sources: [scheme]` needs `links: schemes`. Without them no link \
      opens the entry.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        callback: { url: /callback, sources: [web] }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app], hosts: [example.com] }
      tabs:
        home: { url: / }
      routes:
        callback: { url: /callback, sources: [web] }
      """)
}

extension Checker {
  mutating func checkLinkSources() {
    // The links of a module are those of the app that mounts it.
    if model.module != nil { return }
    let links = loaded.manifest.links
    if links.schemes.isEmpty, links.hosts.isEmpty {
      guard let first = model.patterns.first, !hasReadingErrors else { return }
      report(
        .noLinkSource,
        "nothing opens \(first.text): the manifest has neither a scheme nor a host; write links: { schemes: [app] }",
        at: first.range, entry: model[first.entry])
      return
    }
    var places: Set<SourceRange> = []
    for index in loaded.origins.entries.indices where !loaded.origins.entries[index].urls.isEmpty {
      let sources = model.entries[index].sources
      let missing: String? =
        if sources == .web, links.hosts.isEmpty {
          "hosts"
        } else if sources == .scheme, links.schemes.isEmpty { "schemes" } else { nil }
      guard let missing, let place = sourcesRange(of: index), places.insert(place).inserted else { continue }
      report(
        .linkSourceWithoutHost,
        "`\(model.entries[index].path)` opens only from \(missing == "hosts" ? "the web" : "a scheme"), and `links` declares no "
          + "\(missing); add \(missing == "hosts" ? "hosts: [app.example.com]" : "schemes: [app]") there, or take out "
          + "`sources`",
        at: place, entry: model.entries[index])
    }
  }

  /// Where the sources in force for an entry are written: on itself, or on a group around it.
  private func sourcesRange(of index: Int) -> SourceRange? {
    if let own = loaded.origins.entries[index].sources { return own.range }
    var group = model.entries[index].group
    while let id = group {
      if let sources = loaded.origins.groups[id.index].sources { return sources.range }
      group = model[id].parent
    }
    return nil
  }
}
