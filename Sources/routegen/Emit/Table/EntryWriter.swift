/// Writes the entries and the names by which they are found.
///
/// An entry is four digits of bits (its kind, 4 for `opens: reset`, 8 for `repeat`, 16 for `fullScreen`, 32 for
/// `blocked`; which of the first six parts follow; 1 for hidden, 2 for `returns`, 4 if a parameter is sensitive, 8 and
/// 16 for the sources web and scheme; which of the last two parts follow), the text of its dotted path, and the parts:
/// - its tab;
/// - its parent, and how many parameters that has, and for each one more than the number of the one that supplies it;
/// - its sheet, likewise;
/// - the number of its guards, and each;
/// - the texts of its title and of its icon, each a part;
/// - the number of the names it had before, and the texts;
/// - the number of its URLs, and a reference to the pattern of each.
///
/// Last come the number of its parameters, and for each the texts of its name and type, a digit (its shape, 4 if it is
/// sensitive, 8 if it has a default) and the field of the default.
///
/// The entries themselves are references in their order. The names are sorted by their bytes: a reference to the text,
/// and a quad, the number of the entry; of equal names those of the present come first.
struct EntryWriter {
  let model: RouteModel
  /// The labels of the patterns.
  let patterns: [TableWriter.Label]

  func write(_ writer: inout TableWriter, _ head: inout TableHead) {
    let labels = model.entries.map { entry in
      let label = writer.makeLabel()
      writer.place(label)
      write(entry, &writer)
      return label
    }
    head.entries = writer.here
    for label in labels { writer.reference(label) }
    let present = model.entries.map { (name: $0.path, age: 0, number: $0.id.index) }
    let former = model.entries.flatMap { entry in entry.was.map { (name: $0, age: 1, number: entry.id.index) } }
    let names = (present + former).sorted { first, second in
      if first.name.utf8.elementsEqual(second.name.utf8) {
        return (first.age, first.number) < (second.age, second.number)
      }
      return first.name.utf8.lexicographicallyPrecedes(second.name.utf8)
    }
    head.names = writer.here
    head.nameCount = names.count
    for name in names {
      writer.text(name.name)
      writer.quad(name.number)
    }
  }

  private func write(_ entry: Entry, _ writer: inout TableWriter) {
    let urls = entry.patterns
    let parts = [
      entry.tab != nil, entry.parent != nil, entry.sheet != nil, !entry.guards.isEmpty, entry.title != nil,
      entry.icon != nil,
    ]
    writer.digit(
      (Entry.Kind.allCases.firstIndex(of: entry.kind) ?? 0)
        | bits([false, false, entry.opening == .reset, entry.allowsRepeat, entry.style == .fullScreen])
        | (entry.dismissal == .blocked ? 32 : 0))
    writer.digit(bits(parts))
    writer.digit(
      bits([
        entry.isHidden, entry.returns != nil, entry.parameters.contains(where: \.isSensitive),
        entry.sources.contains(.web), entry.sources.contains(.scheme),
      ]))
    writer.digit(bits([!entry.was.isEmpty, !urls.isEmpty]))
    writer.text(entry.path)
    if let tab = entry.tab { writer.number(tab.index) }
    if let parent = entry.parent { write(parent, entry.parentArguments, &writer) }
    if let sheet = entry.sheet { write(sheet, entry.sheetArguments, &writer) }
    if !entry.guards.isEmpty {
      writer.number(entry.guards.count)
      for id in entry.guards { writer.number(id.index) }
    }
    if let title = entry.title { writer.text(title) }
    if let icon = entry.icon { writer.text(icon) }
    if !entry.was.isEmpty {
      writer.number(entry.was.count)
      for name in entry.was { writer.text(name) }
    }
    if !urls.isEmpty {
      writer.number(urls.count)
      for url in urls { writer.reference(patterns[url.index]) }
    }
    writer.number(entry.parameters.count)
    for parameter in entry.parameters { write(parameter, &writer) }
  }

  private func bits(_ bits: [Bool]) -> Int { bits.reversed().reduce(0) { $0 << 1 | ($1 ? 1 : 0) } }

  private func write(_ other: EntryID, _ arguments: [Int?], _ writer: inout TableWriter) {
    writer.number(other.index)
    writer.number(arguments.count)
    for argument in arguments { writer.number(argument.map { $0 + 1 } ?? 0) }
  }

  private func write(_ parameter: Parameter, _ writer: inout TableWriter) {
    writer.text(parameter.name)
    switch parameter.scalar {
    case .builtin(let type): writer.text(type.rawValue)
    case .named(let id): writer.text(model[id].name)
    }
    let shape =
      switch parameter.shape {
      case .single: 0
      case .optional: 1
      case .list: 2
      }
    writer.digit(shape | (parameter.isSensitive ? 4 : 0) | (parameter.defaultValue == nil ? 0 : 8))
    if let value = parameter.defaultValue { writer.field(value) }
  }
}
