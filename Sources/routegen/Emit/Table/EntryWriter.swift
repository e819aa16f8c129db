/// Writes the entries and the names by which they are found.
///
/// An entry is four digits of bits (its kind, 4 for `opens: reset`, 8 for `repeat`, 16 for `fullScreen`, 32 for
/// `blocked`; which of the first six parts follow; 1 for hidden, 2 for `returns`, 4 if a parameter is sensitive, 8 and
/// 16 for the sources web and scheme; which of the last two parts follow), the texts of its dotted path up to the last
/// dot and behind it, a reference to its parameters, and the parts:
/// - its tab;
/// - its parent, and how many parameters that has, and for each one more than the number of the one that supplies it;
/// - its sheet, likewise;
/// - the number of its guards, and each;
/// - the texts of its title and of its icon, each a part;
/// - the number of the names it had before, and the texts;
/// - the number of its URLs, and a reference to the pattern of each.
///
/// Parameters are their number, and for each the texts of its name and type, a digit (its shape, 4 if it is sensitive,
/// 8 if it has a default) and the field of the default. Entries with the same share them.
///
/// The entries themselves are references in their order. The names are the triples of the entries in the order of the
/// bytes of their paths. The former names are their number, and likewise sorted for each a reference to the text and
/// the triple of the entry.
struct EntryWriter {
  let model: RouteModel
  /// The labels of the patterns.
  let patterns: [TableWriter.Label]
  private var labelsOfParameters: [[Description]: TableWriter.Label] = [:]

  /// What a table says about a parameter.
  private struct Description: Hashable {
    let name: String
    let type: String
    let bits: Int
    let defaultValue: ParameterValue?
  }

  init(model: RouteModel, patterns: [TableWriter.Label]) {
    self.model = model
    self.patterns = patterns
  }

  consuming func write(_ writer: inout TableWriter, _ head: inout TableHead) {
    let labels = model.entries.map { entry in
      let label = writer.makeLabel()
      writer.place(label)
      write(entry, &writer)
      return label
    }
    head.entries = writer.here
    for label in labels { writer.reference(label) }
    head.names = writer.here
    for (_, number) in Self.sorted(model.entries.map { ($0.path, $0.id.index) }) { writer.triple(number) }
    head.formerNames = writer.here
    let former = Self.sorted(model.entries.flatMap { entry in entry.was.map { ($0, entry.id.index) } })
    writer.number(former.count)
    for (name, number) in former {
      writer.text(name)
      writer.triple(number)
    }
    for (descriptions, label) in labelsOfParameters.sorted(by: { $0.value.index < $1.value.index }) {
      writer.place(label)
      writer.number(descriptions.count)
      for description in descriptions { write(description, &writer) }
    }
  }

  private static func sorted(_ names: [(name: String, number: Int)]) -> [(name: String, number: Int)] {
    names.sorted { first, second in
      if first.name.utf8.elementsEqual(second.name.utf8) { return first.number < second.number }
      return first.name.utf8.lexicographicallyPrecedes(second.name.utf8)
    }
  }

  private mutating func write(_ entry: Entry, _ writer: inout TableWriter) {
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
    let dot = entry.path.lastIndex(of: ".")
    writer.text(dot.map { String(entry.path[..<$0]) } ?? "")
    writer.text(dot.map { String(entry.path[entry.path.index(after: $0)...]) } ?? entry.path)
    writer.reference(label(of: entry.parameters.map(describe), &writer))
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
  }

  private func bits(_ bits: [Bool]) -> Int { bits.reversed().reduce(0) { $0 << 1 | ($1 ? 1 : 0) } }

  private func write(_ other: EntryID, _ arguments: [Int?], _ writer: inout TableWriter) {
    writer.number(other.index)
    writer.number(arguments.count)
    for argument in arguments { writer.number(argument.map { $0 + 1 } ?? 0) }
  }

  // MARK: Parameters

  private func describe(_ parameter: Parameter) -> Description {
    let type =
      switch parameter.scalar {
      case .builtin(let type): type.rawValue
      case .named(let id): model[id].name
      }
    let shape =
      switch parameter.shape {
      case .single: 0
      case .optional: 1
      case .list: 2
      }
    return Description(
      name: parameter.name, type: type,
      bits: shape | (parameter.isSensitive ? 4 : 0) | (parameter.defaultValue == nil ? 0 : 8),
      defaultValue: parameter.defaultValue)
  }

  private mutating func label(of parameters: [Description], _ writer: inout TableWriter) -> TableWriter.Label {
    if let known = labelsOfParameters[parameters] { return known }
    let label = writer.makeLabel()
    labelsOfParameters[parameters] = label
    return label
  }

  private func write(_ parameter: Description, _ writer: inout TableWriter) {
    writer.text(parameter.name)
    writer.text(parameter.type)
    writer.digit(parameter.bits)
    if let value = parameter.defaultValue { writer.field(value) }
  }
}
