extension ResolvedTable {
  func pattern(_ pattern: Pattern) -> JSON {
    let entry = model[pattern.entry]
    var members = Members([
      "text": .string(pattern.text), "entry": .string(id(pattern.entry)),
      "origin": .string(isRedirect(pattern) ? "redirect" : "url"),
      "segments": .array(pattern.segments.map { segment($0, of: entry) }),
      "rest": pattern.rest.map { ["parameter": name($0.parameter, of: entry)] } ?? .null,
      "query": .array(pattern.query.map { item($0, of: entry) }),
      "fragment": pattern.fragment.map { fragment($0, of: entry) } ?? .null,
    ])
    if !pattern.fixed.isEmpty {
      members.add("fixed", .object(pattern.fixed.map { (entry.parameters[$0.parameter].name, JSON($0.value)) }))
    }
    let hosts = pattern.hosts ?? Array(model.links.hosts.indices)
    members.add("sources", .strings(sources(pattern.sources)))
    members.add("hosts", .strings(hosts.map { model.links.hosts[$0].value }))
    members.add("wins", .array(precedence.losers[pattern.id.index].map(JSON.int)))
    members.add("location", location(pattern.range))
    return members.json
  }

  private func isRedirect(_ pattern: Pattern) -> Bool {
    if case .redirect = pattern.origin { true } else { false }
  }

  private func sources(_ sources: LinkSources) -> [String] {
    [(LinkSources.web, "web"), (.scheme, "scheme")].filter { sources.contains($0.0) }.map(\.1)
  }

  private func segment(_ segment: Pattern.Segment, of entry: Entry) -> JSON {
    switch segment {
    case .literal(let text): return ["literal": .string(text)]
    case .placeholder(let placeholder):
      var members = Members(["parameter": name(placeholder.parameter, of: entry)])
      if !placeholder.prefix.isEmpty { members.add("prefix", placeholder.prefix) }
      if !placeholder.suffix.isEmpty { members.add("suffix", placeholder.suffix) }
      return members.json
    }
  }

  /// Null for what a redirect's target does not take.
  private func name(_ parameter: Int?, of entry: Entry) -> JSON {
    .optional(parameter.map { entry.parameters[$0].name })
  }

  private func item(_ item: Pattern.QueryItem, of entry: Entry) -> JSON {
    switch item.value {
    case .literal(let text): ["key": .string(item.key), "literal": .string(text)]
    case .present: ["key": .string(item.key)]
    case .parameter(let parameter): ["key": .string(item.key), "parameter": .string(entry.parameters[parameter].name)]
    }
  }

  private func fragment(_ fragment: Pattern.Fragment, of entry: Entry) -> JSON {
    switch fragment {
    case .literal(let text): ["literal": .string(text)]
    case .parameter(let parameter): ["parameter": .string(entry.parameters[parameter].name)]
    case .pairs(let items): ["pairs": .array(items.map { item($0, of: entry) })]
    }
  }
}
