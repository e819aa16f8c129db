/// All patterns by their segments: patterns whose paths begin alike share the way from the root.
///
/// The matcher of the generated code walks the same tree: at each node the literal, then the placeholders in their
/// order, then the rests; the patterns of one place in their order.
///
/// Nodes hold only numbers, and what belongs to them stands in lists that all nodes share: the tree is walked against
/// itself, and to take up a node must cost nothing.
struct PatternTrie {
  struct Edge {
    let language: LanguageID
    let node: Int32
  }

  /// The patterns that take any number of further segments from a node.
  struct Rest {
    let language: LanguageID
    /// Places in `patterns`.
    let patterns: Range<Int>
  }

  struct Node {
    /// The first pattern in the manifest that leads through the node.
    let first: PatternID
    /// How many segments lead to the node.
    let depth: Int16
    /// Places in `edges`.
    let literals: Range<Int>
    /// Places in `edges`; the smaller language first, wherever one is smaller.
    let placeholders: Range<Int>
    /// Places in `rests`, in the same order.
    let rests: Range<Int>
    /// Places in `patterns` of those that end here, those that demand more first.
    let patterns: Range<Int>

    var edges: Range<Int> { literals.lowerBound..<placeholders.upperBound }
    /// Nothing follows.
    var isLeaf: Bool { literals.isEmpty && placeholders.isEmpty && rests.isEmpty }
  }

  let nodes: [Node]
  let edges: [Edge]
  let rests: [Rest]
  let patterns: [PatternID]
  /// The edges of each node by the number of their language, in the same places.
  private let edgesByLanguage: [Edge]

  init(nodes: [Node], edges: [Edge], rests: [Rest], patterns: [PatternID]) {
    self.nodes = nodes
    self.edges = edges
    self.rests = rests
    self.patterns = patterns
    var byLanguage = edges
    for node in nodes where node.edges.count > 1 {
      byLanguage[node.edges].sort { $0.language.index < $1.language.index }
    }
    edgesByLanguage = byLanguage
  }

  /// The edges of a node by the number of their language.
  func edges(byLanguageOf node: Node) -> ArraySlice<Edge> { edgesByLanguage[node.edges] }

  subscript(node: Int32) -> Node { nodes[Int(node)] }

  func child(of node: Int32, _ language: LanguageID) -> Int32? {
    let here = nodes[Int(node)]
    var low = here.literals.lowerBound
    var high = here.placeholders.upperBound
    while low < high {
      let middle = (low + high) / 2
      let edge = edgesByLanguage[middle]
      if edge.language == language { return edge.node }
      if edge.language.index < language.index { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The place of each pattern in the order in which the matcher meets them.
  func visitingRanks(count: Int) -> [Int32] {
    var ranks = [Int32](repeating: -1, count: count)
    var next: Int32 = 0
    func visit(_ places: Range<Int>) {
      for place in places {
        ranks[patterns[place].index] = next
        next += 1
      }
    }
    func visit(_ node: Int32) {
      let here = self[node]
      visit(here.patterns)
      for edge in here.literals { visit(edges[edge].node) }
      for edge in here.placeholders { visit(edges[edge].node) }
      for rest in here.rests { visit(rests[rest].patterns) }
    }
    visit(0)
    return ranks
  }
}
