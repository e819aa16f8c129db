/// Writes the tree of segments.
///
/// A node is a digit whose bits say what follows: 1 for the patterns that end there (a pair, their number, and a
/// reference to each, those that demand more first), 2 for placeholders (a pair, their number, and for each a reference
/// to a matcher and one to a node, the smaller first), 4 for patterns with a rest (as those that end), 8 for literals; 16
/// says that there is one placeholder and no rest, 32 that some literals differ in the case of letters only.
///
/// Literals are edges: a digit, the length of the text but 63 for all from there on, a reference to the text, and one
/// to a node. Few stand behind a 0 and a digit, their number. More are sorted into buckets by their hash: a digit, how
/// many bits of the hash count, for each bucket and for the end the number of edges before it (a digit if there are no
/// more than five bits, else a triple), and the edges.
struct NodeWriter {
  let trie: PatternTrie
  /// The labels of the patterns.
  let patterns: [TableWriter.Label]

  /// Writes all nodes; gives the place of the root.
  func write(_ writer: inout TableWriter, _ matchers: inout MatcherWriter) -> Int {
    let labels = trie.nodes.map { _ in writer.makeLabel() }
    let root = writer.here
    for (index, node) in trie.nodes.enumerated() {
      writer.place(labels[index])
      write(node, labels, &writer, &matchers)
    }
    return root
  }

  private func write(
    _ node: PatternTrie.Node, _ labels: [TableWriter.Label], _ writer: inout TableWriter,
    _ matchers: inout MatcherWriter
  ) {
    let rests = node.rests.flatMap(\.patterns)
    let texts = node.literals.map { text(of: $0, matchers.store) }
    let spellings = Set(texts.map { $0.utf8.map(\.lowercasedASCII) })
    writer.digit(
      (node.patterns.isEmpty ? 0 : 1) | (node.placeholders.isEmpty ? 0 : 2) | (rests.isEmpty ? 0 : 4)
        | (texts.isEmpty ? 0 : 8) | (node.placeholders.count == 1 && rests.isEmpty ? 16 : 0)
        | (spellings.count < texts.count ? 32 : 0))
    write(node.patterns, &writer)
    if !node.placeholders.isEmpty { writer.pair(node.placeholders.count) }
    for edge in node.placeholders {
      writer.reference(matchers.matcher(of: edge.language, &writer))
      writer.reference(labels[Int(edge.node)])
    }
    write(rests, &writer)
    if !texts.isEmpty { write(node.literals, texts, labels, &writer) }
  }

  private func write(_ ids: [PatternID], _ writer: inout TableWriter) {
    if ids.isEmpty { return }
    writer.pair(ids.count)
    for id in ids { writer.reference(patterns[id.index]) }
  }

  private func write(
    _ edges: [PatternTrie.Edge], _ texts: [String], _ labels: [TableWriter.Label], _ writer: inout TableWriter
  ) {
    var order = Array(edges.indices)
    let bits = Self.hashBits(count: edges.count)
    writer.digit(bits)
    if bits == 0 {
      writer.digit(edges.count)
    } else {
      let hashes = texts.map { LiteralHash.hash(TableWriter.escaped($0), bits: bits) }
      order.sort { (hashes[$0], $0) < (hashes[$1], $1) }
      var next = 0
      for bucket in 0...(1 << bits) {
        while next < order.count, hashes[order[next]] < bucket { next += 1 }
        if bits <= 5 { writer.digit(next) } else { writer.triple(next) }
      }
    }
    for index in order {
      writer.digit(min(TableWriter.escaped(texts[index]).count, 63))
      writer.text(texts[index])
      writer.reference(labels[Int(edges[index].node)])
    }
  }

  private func text(of edge: PatternTrie.Edge, _ store: LanguageStore) -> String {
    if case .literal(let text) = store[edge.language] { String(decoding: text, as: UTF8.self) } else { "" }
  }

  /// Few edges are looked at one by one; of more there is one a bucket on average.
  private static func hashBits(count: Int) -> Int {
    if count <= 4 { return 0 }
    return min(18, Int.bitWidth - (count - 1).leadingZeroBitCount)
  }
}

/// The hash by which the runtime finds a literal: of the first and the last eight bytes and the length, the same for
/// all spellings that differ in the case of ASCII letters.
enum LiteralHash {
  static func hash(_ key: [UInt8], bits: Int) -> Int {
    let fold: UInt64 = 0x2020_2020_2020_2020
    let last = key.count > 8 ? word(key.suffix(8)) : 0
    var hash = (word(key.prefix(8)) | fold) ^ UInt64(key.count)
    hash = (hash &* 0x9E37_79B9_7F4A_7C15) ^ (last | fold)
    hash = (hash ^ hash >> 29) &* 0xD6E8_FEB8_6659_FD93
    return Int(hash >> UInt64(64 - bits))
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
