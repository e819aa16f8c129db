/// Finds the pattern that a link matches: a search through the tree of segments, depth first.
///
/// At every node literals come first, then placeholders in the order in which the table has them, the smaller before
/// the larger, then rests; where a branch ends in nothing the next is tried. The first pattern found is the winner,
/// unless one of those that the table says overrule it matches as well. Each node is visited once at most, and
/// each segment is a level of the tree, so the work is bounded by the table and the depth by the segments.
struct Matcher {
  let table: TableReader
  let link: LinkText
  /// The segments as values.
  let values: SegmentList
  /// The segments as keys of literals, and how many bytes from their base on may be read.
  let keys: SegmentList
  let readableKeyBytes: Int
  let slots: UnsafeMutablePointer<ValueSlot>
  private let foldsCase: Bool
  /// The place of the winner so far, or 0.
  private(set) var winner = 0
  /// Text that the pattern last looked at declares cannot be decoded: if the pattern wins, the link is malformed.
  var fault: DecodingFault?

  init(
    table: TableReader, link: LinkText, values: SegmentList, keys: SegmentList, readableKeyBytes: Int,
    slots: UnsafeMutablePointer<ValueSlot>
  ) {
    self.table = table
    self.link = link
    self.values = values
    self.keys = keys
    self.readableKeyBytes = readableKeyBytes
    self.slots = slots
    foldsCase = table.foldsCase
  }

  /// Finds the winner and fills the slots with its values.
  mutating func run() -> LinkMatch? {
    let isSettled = visit(table.quad(TableReader.Header.root), depth: 0)
    if winner == 0 { return nil }
    let pattern = PatternReader(table: table, place: winner)
    // A later candidate that did not win may have left its values behind.
    if !isSettled { _ = accept(pattern) }
    return LinkMatch(
      table: table, link: link, segments: values, slots: UnsafePointer(slots), pattern: winner, entry: pattern.entry,
      parameterCount: pattern.parameterCount)
  }

  /// Visits a node at which `depth` segments have been read.
  ///
  /// - Returns: Whether the search is over.
  private mutating func visit(_ node: Int, depth: Int) -> Bool {
    var node = NodeReader(table: table, place: node)
    var depth = depth
    while true {
      if depth == values.count { return visitLeaves(node) }
      let child = node.hasLiterals ? literal(of: node, at: depth) : 0
      if child != 0, !node.hasPlaceholders, !node.hasRests, !folds(depth) {
        node = NodeReader(table: table, place: child)
        depth &+= 1
        continue
      }
      if child != 0, visit(child, depth: depth &+ 1) { return true }
      if node.hasLiterals, folds(depth), visitOtherSpellings(of: node, at: depth) { return true }
      if node.hasPlaceholders, visitPlaceholders(of: node, at: depth) { return true }
      return node.hasRests && offerAll(node.rests)
    }
  }

  private func folds(_ depth: Int) -> Bool { foldsCase || depth == 0 && link.startsWithAuthority }

  private mutating func visitPlaceholders(of node: NodeReader, at depth: Int) -> Bool {
    let value = values[depth]
    var (place, count) = node.placeholders
    while count > 0 {
      let matcher = table.reference(place)
      if matcher == TableReader.Matcher.text || table.accepts(value, matcher: matcher),
        visit(table.reference(place &+ table.referenceWidth), depth: depth &+ 1)
      {
        return true
      }
      place &+= 2 &* table.referenceWidth
      count &-= 1
    }
    return false
  }

  private mutating func visitLeaves(_ node: NodeReader) -> Bool {
    if node.hasLeaves, offerAll(node.leaves) { return true }
    return node.hasRests && offerAll(node.rests)
  }

  /// Offers patterns in the order of the table.
  private mutating func offerAll(_ patterns: (place: Int, count: Int)) -> Bool {
    var (place, count) = patterns
    while count > 0 {
      if offer(table.reference(place)) { return true }
      place &+= table.referenceWidth
      count &-= 1
    }
    return false
  }

  /// Takes a pattern whose path matches as the winner, if all else matches too and no other has won already that it
  /// does not overrule.
  private mutating func offer(_ place: Int) -> Bool {
    let pattern = PatternReader(table: table, place: place)
    if winner != 0, !PatternReader(table: table, place: winner).isOverruled(by: place) { return false }
    guard accept(pattern) else { return false }
    winner = place
    return !pattern.hasOverrulers
  }
}

// MARK: Literals

extension Matcher {
  /// The child whose literal is the segment, exactly as it is spelt; 0 if there is none.
  private func literal(of node: NodeReader, at depth: Int) -> Int {
    let key = keys.segments[depth]
    let bytes = TextBytes(base: keys.base, count: readableKeyBytes)
    let start = Int(key.start)
    let length = Int(key.count)
    let end = start &+ length
    let first = bytes.word(from: start, to: Swift.min(start &+ 8, end))
    let last = length > 8 ? bytes.word(from: end &- 8, to: end) : 0
    var (edge, count) = node.literals(hash: { LiteralHash.hash(first: first, last: last, length: length, bits: $0) })
    let shortLength = Swift.min(length, 63)
    while count > 0 {
      if table.digit(edge) == shortLength {
        let text = node.text(ofEdge: edge)
        if text.count == length, text.equals(bytes.slice(start, end), first: first, last: last) {
          return node.child(ofEdge: edge)
        }
      }
      edge &+= node.edgeWidth
      count &-= 1
    }
    return 0
  }

  /// Visits the children whose literals differ from the segment in the case of ASCII letters only.
  private mutating func visitOtherSpellings(of node: NodeReader, at depth: Int) -> Bool {
    for child in otherSpellings(of: node, at: depth) where visit(child, depth: depth &+ 1) { return true }
    return false
  }

  private func otherSpellings(of node: NodeReader, at depth: Int) -> [Int] {
    let key = keys[depth]
    let bytes = TextBytes(base: keys.base, count: readableKeyBytes)
    let start = Int(keys.segments[depth].start)
    let end = start &+ key.count
    let first = bytes.word(from: start, to: Swift.min(start &+ 8, end))
    let last = key.count > 8 ? bytes.word(from: end &- 8, to: end) : 0
    var (edge, count) = node.literals(hash: {
      LiteralHash.hash(first: first, last: last, length: key.count, bits: $0)
    })
    var result: [Int] = []
    while count > 0 {
      let text = TextBytes(node.text(ofEdge: edge))
      if text.count == key.count, text.equalsIgnoringCase(key), !text.equals(key) {
        result.append(node.child(ofEdge: edge))
      }
      edge &+= node.edgeWidth
      count &-= 1
    }
    return result
  }

  /// The children whose literals are the segment, in any spelling that counts at this depth.
  func literals(of node: NodeReader, at depth: Int) -> [Int] {
    guard node.hasLiterals else { return [] }
    let exact = literal(of: node, at: depth)
    return (exact == 0 ? [] : [exact]) + (folds(depth) ? otherSpellings(of: node, at: depth) : [])
  }
}

extension TableText {
  /// Whether the text is the same as a key of the same length, whose first and last words are known.
  fileprivate func equals(_ key: TextBytes, first: UInt64, last: UInt64) -> Bool {
    // Behind the last text of a table stand enough bytes that are of no text.
    let text = TextBytes(base: base, count: count)
    if count < 8 { return text.word(at: 0).keepingBytes(count) == first }
    if text.word(at: 0) != first { return false }
    if count == 8 { return true }
    if text.word(at: count &- 8) != last { return false }
    return count <= 16 || text.slice(8, count &- 8).equals(key.slice(8, count &- 8))
  }
}

/// The hash by which a node finds a literal: one for all spellings that differ in the case of letters.
enum LiteralHash {
  /// - Parameters:
  ///   - first: The first eight bytes, the last zeros where there are fewer.
  ///   - last: The last eight bytes if there are more than eight, else zero.
  @inline(__always)
  static func hash(first: UInt64, last: UInt64, length: Int, bits: Int) -> Int {
    let fold = UInt64(repeating: 0x20)
    var hash = (first | fold) ^ UInt64(truncatingIfNeeded: length)
    hash = (hash &* 0x9E37_79B9_7F4A_7C15) ^ (last | fold)
    hash = (hash ^ hash &>> 29) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: hash &>> UInt64(truncatingIfNeeded: 64 &- bits))
  }
}
