/// Walks the tree of patterns against itself and records every pair of patterns that share a path.
///
/// Only places whose paths have texts in common at every segment are met, so tables of mostly literal paths take
/// time in proportion to their size.
struct PatternWalk {
  let table: PatternTable
  let trie: PatternTrie
  private var commonPaths: CommonPaths
  private var visits = 0
  var meetings: Meetings

  /// Places that are visited before the walk is given up.
  private static let visitLimit = 40_000_000

  /// What is known of two places on the way to which the paths have texts in common.
  struct Way {
    /// How the paths compare so far.
    var comparison = PathComparison()
    /// The node whose path is what the two paths have in common, or -1 where there is none.
    var common: Int32 = -1

    /// The end of the left path where the right one has its rest.
    var end: Way { Way(comparison: comparison.addingEnd(), common: common) }
  }

  init(_ table: PatternTable) {
    self.table = table
    trie = table.trie
    commonPaths = CommonPaths(table)
    meetings = Meetings(table)
  }

  mutating func run() {
    do throws(TooComplex) { try visit(0) } catch {
      // Where it was given up is among the failures.
    }
  }

  private mutating func countVisit(_ left: PatternID, _ right: PatternID) throws(TooComplex) {
    visits += 1
    if visits <= Self.visitLimit { return }
    meetings.failures.append((left, right, .steps))
    throw .steps
  }

  /// A node against itself: the paths are the same so far.
  private mutating func visit(_ node: Int32) throws(TooComplex) {
    let here = trie[node]
    try countVisit(here.first, here.first)
    let same = Way(comparison: PathComparison(depth: here.depth), common: node)
    pairUp(here.patterns)
    for rest in here.rests {
      let patterns = trie.rests[rest].patterns
      pairUp(patterns)
      pair(here.patterns, patterns, Way(comparison: same.comparison.addingEnd()))
      for other in here.rests where other > rest { pair(rests: rest, other, same) }
      try visit(childrenOf: here, besideRest: rest, same)
    }
    for literal in here.literals {
      let edge = trie.edges[literal]
      try visit(edge.node)
      for other in here.placeholders { try visit(edge, trie.edges[other], same, leftIsLiteral: true) }
    }
    for placeholder in here.placeholders { try visit(trie.edges[placeholder].node) }
    if here.placeholders.count < 2 { return }
    try table.store.forPairsThatMayMeet(trie.edges[here.placeholders]) { edge, other throws(TooComplex) in
      try visit(edge, other, same)
    }
  }

  /// The nodes behind two edges, which differ.
  private mutating func visit(
    _ left: PatternTrie.Edge, _ right: PatternTrie.Edge, _ way: Way, leftIsLiteral: Bool = false,
    rightIsLiteral: Bool = false
  ) throws(TooComplex) {
    let (first, second) = (trie[left.node], trie[right.node])
    let meeting = meeting(left.language, right.language, first.first, second.first)
    if meeting.order == .apart { return }
    var next = Way(comparison: way.comparison, common: -1)
    next.comparison.add(meeting.order, leftIsLiteral: leftIsLiteral, rightIsLiteral: rightIsLiteral)
    let isEnd = first.isLeaf && second.isLeaf
    // What two patterns have in common matters only where neither of them is the smaller.
    if meeting.isNested, way.common >= 0, !isEnd || next.comparison.order == .crossing {
      switch meeting.order {
      case .same:
        next.common = trie.child(of: way.common, left.language) ?? trie.child(of: way.common, right.language) ?? -1
      case .before: next.common = trie.child(of: way.common, left.language) ?? -1
      case .after: next.common = trie.child(of: way.common, right.language) ?? -1
      case .crossing, .apart: break
      }
    }
    try countVisit(first.first, second.first)
    if isEnd {
      pair(first.patterns, second.patterns, next)
    } else {
      try visit(left.node, right.node, first, second, next)
    }
  }

  /// Two nodes whose paths differ and have texts in common.
  private mutating func visit(
    _ leftNode: Int32, _ rightNode: Int32, _ left: PatternTrie.Node, _ right: PatternTrie.Node, _ way: Way
  ) throws(TooComplex) {
    if way.comparison.order == .crossing, !table.hasPreferences,
      commonPaths.takesAll(behind: leftNode, rightNode, common: way.common)
    {
      return
    }
    pair(left.patterns, right.patterns, way)
    if !left.rests.isEmpty || !right.rests.isEmpty { try visitRests(left, right, way) }
    let isFewer = left.literals.count <= right.literals.count
    for literal in isFewer ? left.literals : right.literals {
      let edge = trie.edges[literal]
      guard let other = trie.child(of: isFewer ? rightNode : leftNode, edge.language) else { continue }
      var next = way
      next.comparison.depth += 1
      if way.common >= 0 { next.common = trie.child(of: way.common, edge.language) ?? -1 }
      let (leftChild, rightChild) = isFewer ? (edge.node, other) : (other, edge.node)
      let (first, second) = (trie[leftChild], trie[rightChild])
      try countVisit(first.first, second.first)
      try visit(leftChild, rightChild, first, second, next)
    }
    for literal in left.literals where !right.placeholders.isEmpty {
      let edge = trie.edges[literal]
      for other in right.placeholders { try visit(edge, trie.edges[other], way, leftIsLiteral: true) }
    }
    for placeholder in left.placeholders {
      let edge = trie.edges[placeholder]
      for other in right.literals { try visit(edge, trie.edges[other], way, rightIsLiteral: true) }
      for other in right.placeholders { try visit(edge, trie.edges[other], way) }
    }
  }

  private mutating func visitRests(
    _ left: PatternTrie.Node, _ right: PatternTrie.Node, _ way: Way
  ) throws(TooComplex) {
    for rest in right.rests {
      pair(left.patterns, trie.rests[rest].patterns, way.end)
      try visit(childrenOf: left, besideRest: rest, way)
      for other in left.rests { pair(rests: other, rest, way) }
    }
    let flipped = Way(comparison: way.comparison.flipped, common: way.common)
    for rest in left.rests {
      pair(right.patterns, trie.rests[rest].patterns, flipped.end)
      try visit(childrenOf: right, besideRest: rest, flipped)
    }
  }

  /// The nodes behind one whose path goes on where the other has its rest.
  private mutating func visit(
    childrenOf node: PatternTrie.Node, besideRest rest: Int, _ way: Way
  ) throws(TooComplex) {
    let language = trie.rests[rest].language
    let isText = table.store.rank(language) == .text
    for place in node.edges {
      let edge = trie.edges[place]
      if !isText,
        meeting(edge.language, language, trie[edge.node].first, first(ofRest: rest)).order == .apart
      {
        continue
      }
      var next = Way(comparison: way.comparison, common: -1)
      next.comparison.add(.before, leftIsLiteral: place < node.literals.upperBound)
      if isText, way.common >= 0 { next.common = trie.child(of: way.common, edge.language) ?? -1 }
      try visit(edge.node, besideRest: rest, next)
    }
  }

  private mutating func visit(_ node: Int32, besideRest rest: Int, _ way: Way) throws(TooComplex) {
    let here = trie[node]
    try countVisit(here.first, first(ofRest: rest))
    pair(here.patterns, trie.rests[rest].patterns, way.end)
    for own in here.rests { pair(rests: own, rest, way) }
    try visit(childrenOf: here, besideRest: rest, way)
  }
}
