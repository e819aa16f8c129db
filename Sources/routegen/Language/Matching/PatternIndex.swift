/// The patterns of a table by their literal segments: finds those whose path fits a URL without looking at the others.
struct PatternIndex: Sendable {
  /// What a segment with a placeholder accepts.
  struct Test: Sendable, Hashable {
    var prefix: [UInt8]
    var suffix: [UInt8]
    /// Index into the matcher's types; nil for any text.
    var type: Int?

    /// The placeholder's text in a segment; nil where the text around it does not fit.
    func text(in segment: Bytes) -> Bytes? { PatternReader.text(prefix, suffix, in: segment) }
  }

  struct Node: Sendable {
    /// Literal text, in lower case where case does not count, to nodes. Text compares by canonical equivalence, which
    /// is comparing in NFC.
    var literals: [String: Int] = [:]
    var placeholders: [(test: Test, node: Int)] = []
    /// The patterns that end here, and those whose rest begins here.
    var ends: [PatternID] = []
    var rests: [PatternID] = []
  }

  private(set) var nodes = [Node()]
  /// First literals in lower case, for a first segment that came from the authority of a custom scheme.
  private var firstLiterals: [String: [Int]] = [:]
  private let ignoresCase: Bool

  /// - Parameter test: what each placeholder of a pattern accepts
  init(_ patterns: [Pattern], ignoresCase: Bool, test: (Pattern, Pattern.Placeholder) -> Test) {
    self.ignoresCase = ignoresCase
    for pattern in patterns {
      var node = 0
      for segment in pattern.segments {
        switch segment {
        case .literal(let text): node = literalChild(of: node, text)
        case .placeholder(let placeholder): node = placeholderChild(of: node, test(pattern, placeholder))
        }
      }
      if pattern.rest == nil { nodes[node].ends.append(pattern.id) } else { nodes[node].rests.append(pattern.id) }
    }
  }

  /// Every pattern whose segments fit the URL's; what stands in a rest is not looked at.
  ///
  /// - Parameter accepts: whether a segment fits a placeholder
  func candidates(for url: URLParts, accepts: (Test, Bytes) -> Bool) -> [PatternID] {
    guard !url.hasEmptySegment else { return [] }
    var found: [PatternID] = []
    visit(0, depth: 0, url, accepts, &found)
    return found
  }

  private func visit(
    _ number: Int, depth: Int, _ url: URLParts, _ accepts: (Test, Bytes) -> Bool, _ found: inout [PatternID]
  ) {
    found += nodes[number].rests
    guard depth < url.segments.count else {
      found += nodes[number].ends
      return
    }
    let segment = url.segments[depth]
    if depth == 0, url.hasAuthoritySegment {
      for child in firstLiterals[Self.key(segment, ignoringCase: true)] ?? [] {
        visit(child, depth: 1, url, accepts, &found)
      }
    } else if !nodes[number].literals.isEmpty {
      if let child = nodes[number].literals[Self.key(segment, ignoringCase: ignoresCase)] {
        visit(child, depth: depth + 1, url, accepts, &found)
      }
    }
    for (test, child) in nodes[number].placeholders where accepts(test, segment) {
      visit(child, depth: depth + 1, url, accepts, &found)
    }
  }

  /// A segment as literals are looked up.
  static func key(_ segment: Bytes, ignoringCase: Bool) -> String {
    guard ignoringCase else { return segment.string }
    // Normalised first: `E` with a combining accent is no ASCII letter any more.
    return String(decoding: nfc(segment.string).utf8.map(\.asciiLowercased), as: UTF8.self)
  }

  private mutating func literalChild(of node: Int, _ text: String) -> Int {
    let key = Self.key(Array(text.utf8)[...], ignoringCase: ignoresCase)
    if let child = nodes[node].literals[key] { return child }
    nodes.append(Node())
    let child = nodes.count - 1
    nodes[node].literals[key] = child
    if node == 0 { firstLiterals[Self.key(Array(text.utf8)[...], ignoringCase: true), default: []].append(child) }
    return child
  }

  private mutating func placeholderChild(of node: Int, _ test: Test) -> Int {
    if let known = nodes[node].placeholders.first(where: { $0.test == test }) { return known.node }
    nodes.append(Node())
    nodes[node].placeholders.append((test, nodes.count - 1))
    return nodes.count - 1
  }
}
