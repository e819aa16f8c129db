/// Finds what the target of a redirect names: a declared URL pattern, or the source of another redirect.
///
/// A trie over segments, so that a target is compared only with patterns of its own shape.
struct RedirectTargets {
  enum Candidate: Hashable {
    case pattern(PatternID)
    case redirect(Int)
  }

  /// A segment's shape: what stands around its placeholder.
  struct Around: Hashable {
    var prefix: String
    var suffix: String
  }

  private struct Node {
    var literals: [String: Int] = [:]
    var placeholders: [(around: Around, node: Int)] = []
    var ends: [Candidate] = []
    var rests: [Candidate] = []
  }

  private var nodes = [Node()]
  /// Patterns of one and the same shape differ in query keys and hosts; more than this are duplicates.
  private static let mostOfAShape = 64

  mutating func add(_ candidate: Candidate, segments: [Pattern.Segment], hasRest: Bool) {
    var node = 0
    for segment in segments {
      switch segment {
      case .literal(let text): node = child(of: node, literal: text)
      case .placeholder(let placeholder):
        node = child(of: node, Around(prefix: placeholder.prefix, suffix: placeholder.suffix))
      }
    }
    if hasRest {
      if nodes[node].rests.count < Self.mostOfAShape { nodes[node].rests.append(candidate) }
    } else if nodes[node].ends.count < Self.mostOfAShape {
      nodes[node].ends.append(candidate)
    }
  }

  private mutating func child(of node: Int, literal: String) -> Int {
    if let known = nodes[node].literals[literal] { return known }
    nodes.append(Node())
    nodes[node].literals[literal] = nodes.count - 1
    return nodes.count - 1
  }

  private mutating func child(of node: Int, _ around: Around) -> Int {
    if let known = nodes[node].placeholders.first(where: { $0.around == around }) { return known.node }
    nodes.append(Node())
    nodes[node].placeholders.append((around, nodes.count - 1))
    return nodes.count - 1
  }

  /// Everything whose path could be the target's, the one with more literals in front first.
  func candidates(for target: ParsedPattern) -> [Candidate] {
    var found: [Candidate] = []
    collect(0, target, position: 0, into: &found)
    return found
  }

  private func collect(_ node: Int, _ target: ParsedPattern, position: Int, into found: inout [Candidate]) {
    if found.count > Self.mostOfAShape { return }
    if position == target.segments.count {
      if target.rest == nil { found += nodes[node].ends }
      found += nodes[node].rests
      return
    }
    switch target.segments[position].content {
    case .literal(let text):
      if let next = nodes[node].literals[text] { collect(next, target, position: position + 1, into: &found) }
      for child in nodes[node].placeholders where RedirectTargets.holds(text, child.around) {
        collect(child.node, target, position: position + 1, into: &found)
      }
    case .placeholder(_, let prefix, let suffix):
      let around = Around(prefix: prefix, suffix: suffix)
      for child in nodes[node].placeholders where child.around == around {
        collect(child.node, target, position: position + 1, into: &found)
      }
    }
    found += nodes[node].rests
  }

  /// Whether the text has something between prefix and suffix.
  private static func holds(_ text: String, _ around: Around) -> Bool {
    text.utf8.count > around.prefix.utf8.count + around.suffix.utf8.count && text.hasPrefix(around.prefix)
      && text.hasSuffix(around.suffix)
  }
}
