/// Puts patterns into a tree by their segments.
struct PatternTrieBuilder {
  private struct Rest {
    let language: LanguageID
    var patterns: [PatternID]
  }

  private struct Node {
    var first: PatternID
    let depth: Int16
    var literals: [PatternTrie.Edge] = []
    var placeholders: [PatternTrie.Edge] = []
    var rests: [Rest] = []
    var patterns: [PatternID] = []
  }

  private let store: LanguageStore
  private var nodes = [Node(first: PatternID(index: .max), depth: 0)]
  private var children: [UInt64: Int32] = [:]

  init(store: LanguageStore) { self.store = store }

  mutating func insert(_ pattern: PatternID, _ shape: PatternShape) {
    var node = 0
    noteFirst(pattern, node)
    for language in shape.segments {
      node = child(of: node, language, pattern)
      noteFirst(pattern, node)
    }
    guard let rest = shape.rest else {
      nodes[node].patterns.append(pattern)
      return
    }
    if let place = nodes[node].rests.firstIndex(where: { $0.language == rest }) {
      nodes[node].rests[place].patterns.append(pattern)
    } else {
      nodes[node].rests.append(Rest(language: rest, patterns: [pattern]))
    }
  }

  private mutating func noteFirst(_ pattern: PatternID, _ node: Int) {
    if pattern.index < nodes[node].first.index { nodes[node].first = pattern }
  }

  /// The node behind a segment, a new one where no pattern has gone that way.
  private mutating func child(of node: Int, _ language: LanguageID, _ pattern: PatternID) -> Int {
    let key = UInt64(node) << 32 | UInt64(UInt32(bitPattern: language.index))
    if let known = children[key] { return Int(known) }
    let new = Int32(nodes.count)
    children[key] = new
    nodes.append(Node(first: pattern, depth: nodes[node].depth &+ 1))
    let edge = PatternTrie.Edge(language: language, node: new)
    if store.rank(language) == .literal {
      nodes[node].literals.append(edge)
    } else {
      nodes[node].placeholders.append(edge)
    }
    return Int(new)
  }

  /// The tree, with placeholders and rests in the order in which they are tried, and patterns of one place likewise.
  func finished(sortedByDemands: ([PatternID]) -> [PatternID]) -> PatternTrie {
    var finished: [PatternTrie.Node] = []
    var edges: [PatternTrie.Edge] = []
    var rests: [PatternTrie.Rest] = []
    var patterns: [PatternID] = []
    finished.reserveCapacity(nodes.count)
    edges.reserveCapacity(nodes.count)
    func append<Element>(_ new: [Element], to list: inout [Element]) -> Range<Int> {
      list += new
      return list.count - new.count..<list.count
    }
    func append(_ new: [PatternID]) -> Range<Int> {
      append(new.count > 1 ? sortedByDemands(new) : new, to: &patterns)
    }
    for node in nodes {
      let ownRests = node.rests.ordered { store.precedes($0.language, $1.language) == true }.map { rest in
        PatternTrie.Rest(language: rest.language, patterns: append(rest.patterns))
      }
      finished.append(
        PatternTrie.Node(
          first: node.first, depth: node.depth, literals: append(node.literals, to: &edges),
          placeholders: append(store.sorted(node.placeholders), to: &edges), rests: append(ownRests, to: &rests),
          patterns: append(node.patterns)))
    }
    return PatternTrie(nodes: finished, edges: edges, rests: rests, patterns: patterns)
  }
}
