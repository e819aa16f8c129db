/// All patterns by their segments: patterns whose paths begin alike share the way from the root.
///
/// The matcher of the generated code walks the same tree: at each node the literal, then the placeholders in their
/// order, then the rests; the patterns of one place in their order.
struct PatternTrie {
  struct Edge {
    let language: LanguageID
    let node: Int32
  }

  /// The patterns that take any number of further segments from a node.
  struct Rest {
    let language: LanguageID
    var patterns: [PatternID]
  }

  final class Node {
    var literals: [Edge] = []
    /// The smaller language first, wherever one is smaller.
    var placeholders: [Edge] = []
    var rests: [Rest] = []
    /// The patterns that end here, those that demand more first.
    var patterns: [PatternID] = []
    /// The first pattern in the manifest that leads through the node.
    var first: PatternID
    /// Nothing follows.
    var isLeaf: Bool { literals.isEmpty && placeholders.isEmpty && rests.isEmpty }
    /// How many segments lead to the node.
    let depth: Int16

    init(first: PatternID, depth: Int16) {
      self.first = first
      self.depth = depth
    }
  }

  private(set) var nodes: [Node] = []
  private var children: [UInt64: Int32] = [:]
  private let store: LanguageStore

  init(store: LanguageStore) {
    self.store = store
    nodes.append(Node(first: PatternID(index: .max), depth: 0))
  }

  func child(of node: Int32, _ language: LanguageID) -> Int32? { children[Self.key(node, language)] }

  private static func key(_ node: Int32, _ language: LanguageID) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: language.index))
  }

  mutating func insert(_ pattern: PatternID, _ shape: PatternShape) {
    var node: Int32 = 0
    noteFirst(pattern, node)
    for language in shape.segments {
      if let next = child(of: node, language) {
        node = next
      } else {
        let next = Int32(nodes.count)
        nodes.append(Node(first: pattern, depth: nodes[Int(node)].depth &+ 1))
        children[Self.key(node, language)] = next
        let edge = Edge(language: language, node: next)
        if store.rank(language) == .literal {
          nodes[Int(node)].literals.append(edge)
        } else {
          nodes[Int(node)].placeholders.append(edge)
        }
        node = next
      }
      noteFirst(pattern, node)
    }
    guard let rest = shape.rest else {
      nodes[Int(node)].patterns.append(pattern)
      return
    }
    if let place = nodes[Int(node)].rests.firstIndex(where: { $0.language == rest }) {
      nodes[Int(node)].rests[place].patterns.append(pattern)
    } else {
      nodes[Int(node)].rests.append(Rest(language: rest, patterns: [pattern]))
    }
  }

  private mutating func noteFirst(_ pattern: PatternID, _ node: Int32) {
    if pattern.index < nodes[Int(node)].first.index { nodes[Int(node)].first = pattern }
  }

  /// Puts placeholders and rests into the order in which they are tried, and patterns of one place likewise.
  mutating func sort(patterns sortedByDemands: ([PatternID]) -> [PatternID]) {
    for node in nodes.indices {
      if nodes[node].placeholders.count > 1 {
        nodes[node].placeholders = store.sorted(nodes[node].placeholders)
      }
      if nodes[node].rests.count > 1 {
        nodes[node].rests = Self.sorted(nodes[node].rests) { store.precedes($0.language, $1.language) == true }
      }
      for rest in nodes[node].rests.indices where nodes[node].rests[rest].patterns.count > 1 {
        nodes[node].rests[rest].patterns = sortedByDemands(nodes[node].rests[rest].patterns)
      }
      if nodes[node].patterns.count > 1 { nodes[node].patterns = sortedByDemands(nodes[node].patterns) }
    }
  }

  /// An order in which every element comes after those that precede it; where they go in a circle, as they were.
  static func sorted<Element>(_ elements: [Element], precedes: (Element, Element) -> Bool) -> [Element] {
    var waiting = [Int](repeating: 0, count: elements.count)
    var followers = [[Int]](repeating: [], count: elements.count)
    for first in elements.indices {
      for second in elements.indices where first != second && precedes(elements[first], elements[second]) {
        waiting[second] += 1
        followers[first].append(second)
      }
    }
    var result: [Element] = []
    var isTaken = [Bool](repeating: false, count: elements.count)
    var ready = Array(elements.indices.filter { waiting[$0] == 0 }.reversed())
    while result.count < elements.count {
      guard let next = ready.popLast() ?? elements.indices.first(where: { !isTaken[$0] }) else { break }
      if isTaken[next] { continue }
      isTaken[next] = true
      result.append(elements[next])
      for follower in followers[next].reversed() {
        waiting[follower] -= 1
        if waiting[follower] == 0, !isTaken[follower] { ready.append(follower) }
      }
    }
    return result
  }

  /// The place of each pattern in the order in which the matcher meets them.
  func visitingRanks(count: Int) -> [Int32] {
    var ranks = [Int32](repeating: -1, count: count)
    var next: Int32 = 0
    var stack: [(node: Int32, isLeaving: Bool)] = [(0, false)]
    func visit(_ patterns: [PatternID]) {
      for pattern in patterns {
        ranks[pattern.index] = next
        next += 1
      }
    }
    while let (node, isLeaving) = stack.popLast() {
      if isLeaving {
        for rest in nodes[Int(node)].rests { visit(rest.patterns) }
        continue
      }
      visit(nodes[Int(node)].patterns)
      if !nodes[Int(node)].rests.isEmpty { stack.append((node, true)) }
      for edge in nodes[Int(node)].placeholders.reversed() { stack.append((edge.node, false)) }
      for edge in nodes[Int(node)].literals.reversed() { stack.append((edge.node, false)) }
    }
    return ranks
  }
}
