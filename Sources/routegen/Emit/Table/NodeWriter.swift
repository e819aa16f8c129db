/// Writes the tree of segments, and the patterns at which it ends.
///
/// A node is a digit whose bits say what it has: 8 for literals, 1 for patterns that end there, 2 for placeholders, 4 for
/// patterns with a rest; 16 says that there is one placeholder and no rest, 32 that some literals differ in the case of
/// letters only. One placeholder stands before the digit, without a number, where it is found at once. Behind it follow
/// - the literals, as `LiteralHash` writes them;
/// - the number of the patterns that end there, and a reference to each, those that demand more first;
/// - the number of placeholders, and for each a reference to a matcher and one to a node, the smaller first;
/// - the number of the patterns with a rest, and a reference to each.
///
/// A digit of 17 says that there is one pattern and nothing else, and the pattern itself follows: most links end so.
struct NodeWriter {
  let trie: PatternTrie
  /// The labels of the patterns.
  let patterns: [TableWriter.Label]

  /// Writes all nodes, the root first.
  ///
  /// - Parameter writePattern: Writes a pattern.
  /// - Returns: The place of the root.
  func write(
    _ writer: inout TableWriter, _ matchers: inout MatcherWriter,
    writePattern: (PatternID, inout TableWriter, inout MatcherWriter) -> Void
  ) -> Int {
    let labels = trie.nodes.map { _ in writer.makeLabel() }
    var others: [PatternID] = []
    for (index, node) in trie.nodes.enumerated() {
      if node.isPattern {
        writer.place(labels[index])
        writer.digit(17)
        writePattern(trie.patterns[node.patterns.lowerBound], &writer, &matchers)
      } else {
        write(node, labels[index], labels, &writer, &matchers)
        others += trie.patterns[node.patterns] + withRest(node)
      }
    }
    for id in others { writePattern(id, &writer, &matchers) }
    return writer.place(of: labels[0])
  }

  private func write(
    _ node: PatternTrie.Node, _ label: TableWriter.Label, _ labels: [TableWriter.Label], _ writer: inout TableWriter,
    _ matchers: inout MatcherWriter
  ) {
    let rests = withRest(node)
    let hasOnePlaceholder = node.placeholders.count == 1 && rests.isEmpty
    if hasOnePlaceholder { writePlaceholders(node, labels, &writer, &matchers) }
    writer.place(label)
    let literals = LiteralHash(
      trie.edges[node.literals].map { edge in
        LiteralHash.Edge(text: text(of: edge, matchers.store), child: labels[Int(edge.node)])
      })
    writer.digit(
      (node.patterns.isEmpty ? 0 : 1) | (node.placeholders.isEmpty ? 0 : 2) | (rests.isEmpty ? 0 : 4)
        | (node.literals.isEmpty ? 0 : 8) | (hasOnePlaceholder ? 16 : 0) | (literals.hasSpellings ? 32 : 0))
    let lists = node.literals.isEmpty ? [] : literals.write(&writer)
    write(trie.patterns[node.patterns], &writer)
    if !node.placeholders.isEmpty, !hasOnePlaceholder {
      writer.number(node.placeholders.count)
      writePlaceholders(node, labels, &writer, &matchers)
    }
    write(rests[...], &writer)
    LiteralHash.write(lists, &writer)
  }

  private func writePlaceholders(
    _ node: PatternTrie.Node, _ labels: [TableWriter.Label], _ writer: inout TableWriter,
    _ matchers: inout MatcherWriter
  ) {
    for edge in trie.edges[node.placeholders] {
      writer.reference(matchers.matcher(of: edge.language, &writer))
      writer.reference(labels[Int(edge.node)])
    }
  }

  /// The patterns that take further segments from a node.
  private func withRest(_ node: PatternTrie.Node) -> [PatternID] {
    trie.rests[node.rests].flatMap { trie.patterns[$0.patterns] }
  }

  private func write(_ ids: ArraySlice<PatternID>, _ writer: inout TableWriter) {
    if ids.isEmpty { return }
    writer.number(ids.count)
    for id in ids { writer.reference(patterns[id.index]) }
  }

  private func text(of edge: PatternTrie.Edge, _ store: LanguageStore) -> String {
    if case .literal(let text) = store[edge.language] { String(decoding: text, as: UTF8.self) } else { "" }
  }
}

extension PatternTrie.Node {
  /// All there is at the node is one pattern that ends.
  fileprivate var isPattern: Bool {
    isLeaf && patterns.count == 1
  }
}
