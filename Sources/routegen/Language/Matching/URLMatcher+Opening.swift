extension URLMatcher {
  /// The entry a reading leads to, with its values, parents and sheet.
  func opening(_ reading: PatternReading, in parts: URLParts) -> Opening {
    let entry = model[reading.pattern.entry]
    let screen = Opening.Screen(entry: entry.id, values: values(reading, of: entry))
    var opening = Opening(screen: screen, pattern: reading.pattern.id, tab: entry.tab)
    opening.extraQuery = extraQuery(parts, beyond: reading.pattern)
    switch entry.kind {
    case .tab: opening.tab = entry.id
    case .action: break
    case .sheet:
      opening.sheet = screen
      opening.basePath = parents(of: screen)
    case .route:
      opening.path = parents(of: screen) + [screen]
      guard let screen = opening.path.last(where: { model[$0.entry].sheet != nil }),
        let id = model[screen.entry].sheet
      else { break }
      let sheet = derived(id, model[screen.entry].sheetArguments, from: screen)
      opening.sheet = sheet
      opening.basePath = parents(of: sheet)
      opening.tab = entry.tab ?? model[id].tab
    }
    return opening
  }

  /// The screens below one, the lowest first.
  private func parents(of screen: Opening.Screen) -> [Opening.Screen] {
    var screens: [Opening.Screen] = []
    var child = screen
    // A cycle of parents is an error of the manifest, but the model of such a one exists.
    while let id = model[child.entry].parent, screens.count < model.entries.count {
      let parent = derived(id, model[child.entry].parentArguments, from: child)
      screens.append(parent)
      child = parent
    }
    return screens.reversed()
  }

  /// A screen whose values come from those of another.
  private func derived(_ id: EntryID, _ arguments: [Int?], from screen: Opening.Screen) -> Opening.Screen {
    let entry = model[id]
    let values = entry.parameters.indices.map { parameter in
      let argument = parameter < arguments.count ? arguments[parameter] : nil
      return argument.map { screen.values[$0] } ?? absentValue(of: parameter, in: entry)
    }
    return Opening.Screen(entry: id, values: values)
  }

  private func values(_ reading: PatternReading, of entry: Entry) -> [MatchedValue] {
    entry.parameters.indices.map { parameter in
      let type = types.type(of: parameter, in: entry.id)
      return switch reading.texts[parameter] {
      case .absent: absentValue(of: parameter, in: entry)
      case .one(let text): type.value(of: text)
      case .many(let texts): .list(texts.map { type.value(of: $0) })
      }
    }
  }

  /// Nil, the default, or an empty list.
  private func absentValue(of parameter: Int, in entry: Entry) -> MatchedValue {
    guard let value = entry.parameters[parameter].defaultValue else {
      return entry.parameters[parameter].shape == .list ? .list([]) : .none
    }
    return self.value(value, of: parameter, in: entry.id)
  }

  /// A value of the manifest, as a URL would give it.
  func value(_ value: ParameterValue, of parameter: Int, in entry: EntryID) -> MatchedValue {
    let type = types.type(of: parameter, in: entry)
    func read(_ text: String) -> MatchedValue { type.value(of: Array(text.utf8)[...]) }
    return switch value {
    case .text(let text): read(text)
    case .list(let texts): .list(texts.map(read))
    }
  }

  /// The pairs whose keys the pattern does not declare; what cannot be decoded is handed over as written.
  private func extraQuery(_ parts: URLParts, beyond pattern: Pattern) -> [Opening.QueryItem] {
    let extra = parts.query.filter { pair in !pattern.query.contains { $0.key == pair.key } }
    return extra.map { pair in
      Opening.QueryItem(
        name: pair.key ?? pair.rawKey.string,
        value: pair.rawValue.map { ($0.percentDecoded(plusIsSpace: reader.plusIsSpace) ?? $0).string })
    }
  }
}
