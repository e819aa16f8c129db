/// The table of a model as the runtime reads it: all patterns as one tree, and what is known of each entry.
///
/// The text is printable ASCII, so it can stand in a raw string literal. It is made of digits of base 64, from `0` to
/// `o`, the lowest first, and of texts:
/// - A *digit*, *pair*, *triple* or *quad* is one to four digits. A *number* is digits of five bits, of which each but
///   the last is raised by 32.
/// - A *text* is the number of its bytes and the bytes; what is not printable ASCII is escaped as in a URL, and so are
///   `%`, `/`, `?` and `#`. Equal texts stand once.
/// - A *reference* is a place in the table, counted from its start: three digits, or four where the table is longer
///   than those can tell.
/// - A *field* is the default of a parameter or a value that a redirect fixes: 0 and a text, or for a list one more
///   than the number of its texts, and these.
///
/// The head is as long in every table: the version; whether references are wide; whether case is folded, `+` is a
/// space, and the web form is preferred; a pair, the most parameters an entry has; a digit of padding; then quads: the
/// places of the root, of the entries, their number, the number of tabs, the places of the names, of the former names,
/// of the schemes, hosts, handoffs and types. `TableHead`, `NodeWriter`, `LiteralHash`, `PatternWriter`,
/// `MatcherWriter` and `EntryWriter` write the parts, each behind a description of it.
struct CompiledTable {
  /// Why there is no table of a model: something in it is beyond what the digits can tell.
  struct TooLarge: Error, Hashable {
    let message: String
  }

  let text: String

  /// - Parameter longest: The greatest length of a table; references reach no further.
  init(_ model: RouteModel, _ analysis: OverlapAnalysis, longest: Int = 1 << 24) throws(TooLarge) {
    if model.entries.count >= 1 << 18 {
      throw TooLarge(message: "the manifest declares \(model.entries.count) entries, and a table holds 262,143")
    }
    if let entry = model.entries.first(where: { $0.parameters.count >= 1 << 12 }) {
      throw TooLarge(
        message: "`\(entry.path)` has \(entry.parameters.count) parameters, and a table holds 4,095 of an entry")
    }
    let narrow = Self.compile(model, analysis, referenceWidth: 3)
    let bytes = narrow.count > 1 << 18 ? Self.compile(model, analysis, referenceWidth: 4) : narrow
    if bytes.count > longest {
      throw TooLarge(
        message: "the compiled table would take \(bytes.count) bytes, and at most \(longest) can be read")
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  private static func compile(_ model: RouteModel, _ analysis: OverlapAnalysis, referenceWidth: Int) -> [UInt8] {
    var writer = TableWriter(referenceWidth: referenceWidth)
    var head = TableHead(model, &writer)
    var matchers = MatcherWriter(store: analysis.table.store, types: model.types)
    head.types = writer.here
    for type in model.types.indices {
      writer.reference(matchers.matcher(of: TypeID(index: type), &writer))
    }
    let patterns = model.patterns.map { _ in writer.makeLabel() }
    let claims = ClaimSearch(analysis)
    let nodes = NodeWriter(trie: analysis.table.trie, patterns: patterns)
    head.root = nodes.write(&writer, &matchers) { id, writer, matchers in
      writer.place(patterns[id.index])
      let pattern = model[id]
      PatternWriter(model: model, pattern: pattern, isAlone: claims.isAlone(pattern)).write(
        &writer, &matchers, overrulers: analysis.overruledBy(id).map { patterns[$0.index] })
    }
    EntryWriter(model: model, patterns: patterns).write(&writer, &head)
    matchers.writeDescriptions(&writer)
    head.write(&writer)
    return writer.finished()
  }
}
