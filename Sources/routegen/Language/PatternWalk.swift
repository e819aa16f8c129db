/// Walks the tree of patterns against itself and records every pair of patterns that share a path.
///
/// Only places whose paths have texts in common at every segment are met, so tables of mostly literal paths take
/// time in proportion to their size.
struct PatternWalk {
  /// A place of the tree: the end of paths at a node, or one of a node's rests.
  private enum Place {
    case node(Int32)
    case rest(node: Int32, index: Int)
  }

  /// Two places whose paths have texts in common; the left one is a node.
  private struct Visit {
    var left: Int32
    var right: Place
    /// How the paths compare so far.
    var comparison: PathComparison
    /// The node whose path is what the two paths have in common, where there is one.
    var common: Int32?

    /// The same way on both sides.
    func deeper(_ node: Int32) -> Visit {
      var result = self
      result.left = node
      result.right = .node(node)
      result.common = node
      return result
    }
  }

  private let table: PatternTable
  private var waiting: [Visit] = []
  private var visits = 0
  private(set) var meetings: Meetings

  /// Places that are visited before the walk is given up.
  private static let visitLimit = 40_000_000

  init(_ table: PatternTable) {
    self.table = table
    meetings = Meetings(patternCount: table.shapes.count)
  }

  mutating func run() {
    waiting.append(Visit(left: 0, right: .node(0), comparison: PathComparison(), common: 0))
    while let visit = waiting.popLast() {
      visits += 1
      if visits > Self.visitLimit {
        meetings.failures.append((first(.node(visit.left)), first(visit.right), .steps))
        return
      }
      switch visit.right {
      case .node(let node) where node == visit.left: visitSame(node)
      case .node(let node): self.visit(visit, node)
      case .rest(let node, let index): self.visit(visit, besideRest: table.trie.nodes[Int(node)].rests[index])
      }
    }
  }

  private func first(_ place: Place) -> PatternID {
    switch place {
    case .node(let node): table.trie.nodes[Int(node)].first
    case .rest(let node, let index): table.trie.nodes[Int(node)].rests[index].patterns[0]
    }
  }

  private mutating func order(_ left: LanguageID, _ right: LanguageID, _ places: (Place, Place)) -> SegmentOrder {
    do throws(TooComplex) {
      return try table.store.order(left, right)
    } catch {
      meetings.failures.append((first(places.0), first(places.1), error))
      return .apart
    }
  }

  /// A node against itself: the paths are the same so far.
  private mutating func visitSame(_ node: Int32) {
    let here = table.trie.nodes[Int(node)]
    let same = Visit(left: node, right: .node(node), comparison: PathComparison(depth: here.depth), common: node)
    pairUp(here.patterns)
    for (index, rest) in here.rests.enumerated() {
      pairUp(rest.patterns)
      pair(here.patterns, rest.patterns, same.comparison.addingEnd(), nil)
      for other in here.rests.indices.dropFirst(index + 1) {
        let places = (Place.rest(node: node, index: index), Place.rest(node: node, index: other))
        let order = order(rest.language, here.rests[other].language, places)
        pair(rest.patterns, here.rests[other].patterns, same.comparison.adding(rests: order), nil)
      }
      push(childrenOf: here, besideRest: .rest(node: node, index: index), rest.language, same)
    }
    for edge in here.literals {
      waiting.append(same.deeper(edge.node))
      for other in here.placeholders { push(edge, other, same) }
    }
    for edge in here.placeholders { waiting.append(same.deeper(edge.node)) }
    for (edge, other) in table.store.pairsThatMayMeet(here.placeholders) { push(edge, other, same) }
  }

  /// Two nodes whose paths differ and have texts in common.
  private mutating func visit(_ visit: Visit, _ rightNode: Int32) {
    let left = table.trie.nodes[Int(visit.left)]
    let right = table.trie.nodes[Int(rightNode)]
    pair(left.patterns, right.patterns, visit.comparison, visit.common)
    if !left.rests.isEmpty || !right.rests.isEmpty { visitRests(visit, left, right, rightNode) }
    let isFewer = left.literals.count <= right.literals.count
    for edge in isFewer ? left.literals : right.literals {
      guard let other = table.trie.child(of: isFewer ? rightNode : visit.left, edge.language) else { continue }
      var next = visit
      next.comparison.depth += 1
      next.left = isFewer ? edge.node : other
      next.right = .node(isFewer ? other : edge.node)
      next.common = visit.common.flatMap { table.trie.child(of: $0, edge.language) }
      waiting.append(next)
    }
    for edge in left.literals {
      for other in right.placeholders { push(edge, other, visit) }
    }
    for edge in left.placeholders {
      for other in right.literals { push(edge, other, visit) }
      for other in right.placeholders { push(edge, other, visit) }
    }
  }

  private mutating func visitRests(
    _ visit: Visit, _ left: PatternTrie.Node, _ right: PatternTrie.Node, _ rightNode: Int32
  ) {
    for (index, rest) in right.rests.enumerated() {
      let place = Place.rest(node: rightNode, index: index)
      pair(left.patterns, rest.patterns, visit.comparison.addingEnd(), visit.common)
      push(childrenOf: left, besideRest: place, rest.language, visit)
      for (other, leftRest) in left.rests.enumerated() {
        let order = order(leftRest.language, rest.language, (.rest(node: visit.left, index: other), place))
        pair(leftRest.patterns, rest.patterns, visit.comparison.adding(rests: order), nil)
      }
    }
    var flipped = visit
    flipped.left = rightNode
    flipped.comparison = visit.comparison.flipped
    for (index, rest) in left.rests.enumerated() {
      pair(right.patterns, rest.patterns, flipped.comparison.addingEnd(), visit.common)
      push(childrenOf: right, besideRest: .rest(node: visit.left, index: index), rest.language, flipped)
    }
  }

  private mutating func push(_ left: PatternTrie.Edge, _ right: PatternTrie.Edge, _ visit: Visit) {
    let order = order(left.language, right.language, (.node(left.node), .node(right.node)))
    if order == .apart { return }
    var next = visit
    next.left = left.node
    next.right = .node(right.node)
    next.comparison.add(order, left: table.store.rank(left.language), right: table.store.rank(right.language))
    next.common = visit.common.flatMap { common in
      switch order {
      case .same: table.trie.child(of: common, left.language) ?? table.trie.child(of: common, right.language)
      case .before: isContained(left.language, right.language) ? table.trie.child(of: common, left.language) : nil
      case .after: isContained(right.language, left.language) ? table.trie.child(of: common, right.language) : nil
      case .crossing, .apart: nil
      }
    }
    let (leftNode, rightNode) = (Int(left.node), Int(right.node))
    // A node is not copied to be asked, for that counts references of all it holds.
    if table.trie.nodes[leftNode].isLeaf, table.trie.nodes[rightNode].isLeaf {
      visits += 1
      pair(table.trie.nodes[leftNode].patterns, table.trie.nodes[rightNode].patterns, next.comparison, next.common)
    } else {
      waiting.append(next)
    }
  }

  /// Whether a language that goes before another does so because it is contained in it.
  private func isContained(_ smaller: LanguageID, _ larger: LanguageID) -> Bool {
    if table.store.rank(larger) == .text || table.store.rank(smaller) == .literal && !table.store.foldsCase {
      return true
    }
    return (try? table.store.relation(smaller, larger)) == .contained
  }

  /// A node whose path goes on where the other has its rest.
  private mutating func visit(_ visit: Visit, besideRest rest: PatternTrie.Rest) {
    let here = table.trie.nodes[Int(visit.left)]
    pair(here.patterns, rest.patterns, visit.comparison.addingEnd(), visit.common)
    for (other, own) in here.rests.enumerated() {
      let order = order(own.language, rest.language, (.rest(node: visit.left, index: other), visit.right))
      pair(own.patterns, rest.patterns, visit.comparison.adding(rests: order), nil)
    }
    push(childrenOf: here, besideRest: visit.right, rest.language, visit)
  }

  private mutating func push(
    childrenOf node: PatternTrie.Node, besideRest place: Place, _ language: LanguageID, _ visit: Visit
  ) {
    let isText = table.store.rank(language) == .text
    for isLiteral in [true, false] {
      for edge in isLiteral ? node.literals : node.placeholders {
        if !isText, order(edge.language, language, (.node(edge.node), place)) == .apart { continue }
        var next = visit
        next.left = edge.node
        next.right = place
        next.comparison.add(.before, left: isLiteral ? .literal : .text, right: .text)
        next.common = isText ? visit.common.flatMap { table.trie.child(of: $0, edge.language) } : nil
        waiting.append(next)
      }
    }
  }

  private mutating func pair(
    _ left: [PatternID], _ right: [PatternID], _ comparison: PathComparison, _ common: Int32?
  ) {
    if left.isEmpty || right.isEmpty { return }
    if left.count * right.count > Self.directPairs {
      let index = LiteralIndex(right, table)
      for pattern in left {
        for part in index.candidates(for: pattern) {
          for other in part { meetings.record(pattern, other, comparison, common, table) }
        }
      }
      return
    }
    for pattern in left {
      for other in right { meetings.record(pattern, other, comparison, common, table) }
    }
  }

  private mutating func pairUp(_ patterns: [PatternID]) {
    if patterns.count < 2 { return }
    if patterns.count * patterns.count > Self.directPairs {
      let index = LiteralIndex(patterns, table)
      for pattern in patterns {
        for part in index.candidates(for: pattern) {
          for other in part where pattern.index < other.index {
            meetings.record(pattern, other, PathComparison(), nil, table)
          }
        }
      }
      return
    }
    for (index, pattern) in patterns.enumerated() {
      for other in patterns.dropFirst(index + 1) { meetings.record(pattern, other, PathComparison(), nil, table) }
    }
  }

  /// Pairs that are tried without an index over their query values.
  private static let directPairs = 400
}
