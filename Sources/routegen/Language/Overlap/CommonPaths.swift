/// Which patterns take what two others have in common, told for all that stand behind two nodes at once.
///
/// Tables that say the same below many paths have the same subtrees many times, so an answer is kept by the kinds of
/// the nodes and not by the nodes.
struct CommonPaths {
  private struct Places: Hashable {
    let left: Int32
    let right: Int32
    let common: Int32
  }

  private let table: PatternTable
  /// By node its kind, found when it is first asked for: of one kind are nodes behind which the same stands.
  private lazy var kinds = Self.kinds(of: table)
  private var answers: [Places: Bool] = [:]

  /// Pairs of patterns that are looked at one by one.
  private static let largestProduct = 400

  init(_ table: PatternTable) { self.table = table }

  /// Whether of every two patterns behind two nodes that share a URL, one behind a third node takes all that they share.
  ///
  /// No also where that is not seen at once.
  mutating func takesAll(behind left: Int32, _ right: Int32, common: Int32) -> Bool {
    if common < 0 { return false }
    let places = Places(left: kinds[Int(left)], right: kinds[Int(right)], common: kinds[Int(common)])
    if let known = answers[places] { return known }
    let (first, second) = (table.trie[left], table.trie[right])
    let answer =
      first.rests.isEmpty && second.rests.isEmpty && takesAll(patterns: first.patterns, second.patterns, common)
      && takesAll(literalsOf: first, second, right, common)
      && takesAll(edges: first.literals, second.placeholders, common)
      && takesAll(edges: first.placeholders, second.edges, common)
    answers[places] = answer
    return answer
  }

  private func takesAll(patterns left: Range<Int>, _ right: Range<Int>, _ common: Int32) -> Bool {
    if left.isEmpty || right.isEmpty { return true }
    if left.count * right.count > Self.largestProduct { return false }
    let patterns = table.trie.patterns[table.trie[common].patterns]
    for first in table.trie.patterns[left] {
      for second in table.trie.patterns[right] {
        guard let first = table.shapes[first.index], let second = table.shapes[second.index],
          let relation = try? table.requirementRelations.relation(first.requirement, second.requirement)
        else { return false }
        let isTaken =
          relation == .disjoint
          || patterns.contains { pattern in
            guard let conditions = table.shapes[pattern.index]?.conditions else { return false }
            return table.allows(conditions, all: first.conditions, second.conditions)
          }
        if !isTaken { return false }
      }
    }
    return true
  }

  /// Literals that both nodes have.
  private mutating func takesAll(
    literalsOf left: PatternTrie.Node, _ right: PatternTrie.Node, _ rightNode: Int32, _ common: Int32
  ) -> Bool {
    if right.literals.isEmpty { return true }
    for edge in table.trie.edges[left.literals] {
      guard let other = table.trie.child(of: rightNode, edge.language) else { continue }
      guard let next = table.trie.child(of: common, edge.language),
        takesAll(behind: edge.node, other, common: next)
      else { return false }
    }
    return true
  }

  private mutating func takesAll(edges left: Range<Int>, _ right: Range<Int>, _ common: Int32) -> Bool {
    let trie = table.trie
    for first in trie.edges[left] {
      for second in trie.edges[right] {
        guard let meeting = try? table.meeting(first.language, second.language) else { return false }
        if meeting.order == .apart { continue }
        guard meeting.isNested,
          let next = trie.child(of: common, meeting.order == .after ? second.language : first.language),
          takesAll(behind: first.node, second.node, common: next)
        else { return false }
      }
    }
    return true
  }

  private static func kinds(of table: PatternTable) -> [Int32] {
    let trie = table.trie
    var kinds = [Int32](repeating: 0, count: trie.nodes.count)
    var numbers: [[Int32]: Int32] = [:]
    // What stands behind a node has a higher number.
    for (index, node) in trie.nodes.enumerated().reversed() {
      var text: [Int32] = [Int32(node.patterns.count)]
      for pattern in trie.patterns[node.patterns] {
        guard let shape = table.shapes[pattern.index] else { continue }
        text += [shape.requirement.index, shape.conditions.index]
      }
      for edge in trie.edges(byLanguageOf: node) { text += [edge.language.index, kinds[Int(edge.node)]] }
      // Nodes with rests are looked at one by one.
      if !node.rests.isEmpty { text.append(-1 - Int32(index)) }
      let number = numbers[text] ?? Int32(numbers.count)
      numbers[text] = number
      kinds[index] = number
    }
    return kinds
  }
}
