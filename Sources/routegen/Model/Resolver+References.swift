// Names that entries and guards give each other, examples, and retired URLs.
extension Resolver {
  mutating func resolveReferences() {
    for (index, declaration) in origins.guards.enumerated() {
      let group = parts[guardParts[index]].group
      guard let fallback = declaration.fallback, let entry = entry(fallback, from: group) else { continue }
      model.guards[index].fallback = entry.value
    }
    for index in model.entries.indices {
      let group = model.entries[index].group
      for name in origins.entries[index].leadsTo ?? [] {
        if let target = entry(name, from: group) { model.entries[index].leadsTo.append(target.value) }
      }
      for name in origins.entries[index].winsOver {
        if let other = entry(name, from: group) { model.entries[index].winsOver.append(other) }
      }
      if origins.entries[index].isDeprecated {
        let use = origins.entries[index].deprecatedUse.flatMap { entry($0, from: group) }
        let since = origins.entries[index].deprecatedSince
        model.entries[index].deprecation = Entry.Deprecation(since: since, use: use?.value)
      }
    }
  }

  mutating func resolveExamples() {
    for index in model.entries.indices {
      let module = model.entries[index].module
      for example in origins.entries[index].examples {
        var resolved = Entry.Example(text: text(of: example.url, in: module), range: example.url.range)
        for (name, value, range) in example.parameters {
          guard let parameter = model.entries[index].parameters.first(where: { $0.name == name.value }) else {
            if model.entries[index].hasFaults { continue }
            let hint = spelling.hint(for: name.value, among: model.entries[index].parameters.map(\.name))
            report(
              .unresolvedName, "`\(model.entries[index].path)` has no parameter `\(name.value)`\(hint)", at: name.range,
              entry: EntryID(index: index))
            continue
          }
          if value == nil, parameter.shape != .optional {
            report(
              .wrongType, "`\(name.value)` is \(model.typeText(of: parameter)), which is never nil; write its value",
              at: range, entry: EntryID(index: index))
            continue
          }
          let read = value.flatMap { resolveValue($0, of: parameter, rule: .wrongType) }
          if value == nil || read != nil {
            resolved.parameters.append((name: name.value, value: read, range: range))
          }
        }
        model.entries[index].examples.append(resolved)
      }
      for example in origins.entries[index].rejects {
        let text = text(of: example.url, in: module)
        model.entries[index].rejects.append(Entry.Example(text: text, range: example.url.range))
      }
    }
  }

  /// A URL as the app knows it: a path that a module writes has the module's prefix before it.
  func text(of url: ManifestText, in module: GroupID?) -> String {
    url.text.hasPrefix("/") ? Resolver.joined(prefix(of: module).prefixText, url.text) : url.text
  }

  mutating func resolveRetired() {
    for part in parts where !prefix(of: part.group).hasFaults { resolveRetired(of: part) }
  }

  private mutating func resolveRetired(of part: Part) {
    for text in part.manifest.retired {
      do throws(PatternError) {
        var parsed = try PatternParser.parse(text, plusIsSpace: model.links.plusIsSpace)
        parsed.segments = prefix(of: part.group).prefix + parsed.segments
        // A retired URL has no entry; its placeholders match any text.
        var pattern = Pattern(
          id: PatternID(index: -1 - model.retired.count), entry: EntryID(index: 0), origin: .url(0),
          text: self.text(of: text, in: part.group),
          pieceRanges: parsed.segments.map(\.range), range: text.contentRange)
        pattern.segments = parsed.segments.map { segment in
          switch segment.content {
          case .literal(let text): .literal(text)
          case .placeholder(_, let prefix, let suffix):
            .placeholder(Pattern.Placeholder(prefix: prefix, suffix: suffix))
          }
        }
        if let rest = parsed.rest {
          pattern.pieceRanges.append(rest.range)
          pattern.rest = Pattern.Rest()
        }
        pattern.query = Resolver.withoutParameters(parsed.query)
        pattern.pieceRanges += parsed.query.map(\.range)
        switch parsed.fragment {
        case .literal(let text, _): pattern.fragment = .literal(text)
        case .pairs(let items): pattern.fragment = .pairs(Resolver.withoutParameters(items))
        case .placeholder, nil: break
        }
        pattern.sources = reachable(.all)
        model.retired.append(RetiredPattern(pattern: pattern))
      } catch {
        report(.invalidURL, error.message, at: error.range)
      }
    }
  }

  private static func withoutParameters(_ items: [ParsedPattern.QueryItem]) -> [Pattern.QueryItem] {
    items.map { item in
      if case .literal(let text) = item.value { return Pattern.QueryItem(key: item.key, value: .literal(text)) }
      return Pattern.QueryItem(key: item.key, value: .present)
    }
  }
}
