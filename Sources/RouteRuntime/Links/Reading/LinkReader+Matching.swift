// Finds the pattern that a link matches: a search through the tree of segments, depth first.
//
// At every node literals come first, then placeholders in the order in which the table has them, the smaller before
// the larger, then rests; where a branch ends in nothing the next is tried. The first pattern found is the winner,
// unless one of those that the table says overrule it matches as well. Each node is visited once at most, and each
// segment is a level of the tree, so the work is bounded by the table and the depth by the segments.
extension LinkReader {
  /// Finds the winner, if there is one, and fills the slots with its values.
  mutating func findWinner() {
    let isSettled = visit(table.quad(TableReader.Header.root), depth: 0)
    // A later candidate that did not win may have left its values behind.
    if winner != 0, !isSettled { acceptAgain() }
  }

  @inline(never)
  private mutating func acceptAgain() { _ = accept(PatternReader(table: table, place: winner)) }

  /// Visits a node at which `depth` segments have been read.
  ///
  /// Where a literal leads on and something else does too, the node is noted, to come back to if need be.
  ///
  /// - Returns: Whether the search is over.
  private mutating func visit(_ place: Int, depth: Int) -> Bool {
    let table = table
    var node = NodeReader(table: table, place: place)
    var depth = depth
    var slot = 0
    /// The depths at which there is a choice left.
    var choices: UInt64 = 0
    while depth < segmentCount {
      var child = 0
      if node.hasLiterals { child = self.child(node.place &+ 1, at: depth, slot: &slot) }
      if child != 0 {
        if node.hasAlternatives || node.hasOtherSpellings {
          choices |= 1 &<< UInt64(truncatingIfNeeded: depth)
          segments[depth].node = UInt32(truncatingIfNeeded: node.place)
        }
      } else if node.hasOnePlaceholder, !node.hasLiterals || !folds(depth) {
        child = node.onePlaceholder
        if !table.accepts(segment(depth), matcher: table.reference(child)) { return visit(choices) }
        child = table.reference(child &+ table.referenceWidth)
      } else {
        return visitOthers(node, depth: depth) || visit(choices)
      }
      node.move(to: child)
      depth &+= 1
    }
    if node.isPattern {
      if offer(node.pattern) { return true }
    } else {
      if node.hasLeaves, offerAll(node.leaves) { return true }
      if node.hasRests, offerAll(node.rests) { return true }
    }
    return visit(choices)
  }

  /// Comes back to the nodes at some depths, the deepest first.
  private mutating func visit(_ choices: UInt64) -> Bool {
    var choices = choices
    while choices != 0 {
      let depth = 63 &- choices.leadingZeroBitCount
      choices ^= 1 &<< UInt64(truncatingIfNeeded: depth)
      if visitOthers(NodeReader(table: table, place: Int(segments[depth].node)), depth: depth) { return true }
    }
    return false
  }

  /// Tries all that leads on from a node, but for the literal that is the segment.
  private mutating func visitOthers(_ node: NodeReader, depth: Int) -> Bool {
    if node.hasLiterals, folds(depth), visitOtherSpellings(of: node, at: depth) { return true }
    if node.hasPlaceholders, visitPlaceholders(of: node, at: depth) { return true }
    return node.hasRests && offerAll(node.rests)
  }

  private func folds(_ depth: Int) -> Bool { foldsCase || depth == 0 && startsWithAuthority }

  private mutating func visitPlaceholders(of node: NodeReader, at depth: Int) -> Bool {
    let value = segment(depth)
    var (place, count) = node.placeholders
    while count > 0 {
      let matcher = table.reference(place)
      if table.accepts(value, matcher: matcher),
        visit(table.reference(place &+ table.referenceWidth), depth: depth &+ 1)
      {
        return true
      }
      place &+= 2 &* table.referenceWidth
      count &-= 1
    }
    return false
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
    if winner != 0, !isOverruled(by: place) { return false }
    guard accept(pattern) else { return false }
    winner = place
    entry = pattern.entry
    parameterCount = pattern.parameterCount
    return !pattern.hasOverrulers
  }

  @inline(never)
  private func isOverruled(by place: Int) -> Bool {
    PatternReader(table: table, place: winner).isOverruled(by: place)
  }
}

// MARK: Other spellings

extension LinkReader {
  /// Visits the children whose literals differ from the segment in the case of ASCII letters only.
  @inline(never)
  private mutating func visitOtherSpellings(of node: NodeReader, at depth: Int) -> Bool {
    let literals = node.literals
    var slot = 0
    _ = child(literals.place, at: depth, slot: &slot)
    var (edge, count) = table.edges(in: slot)
    while count > 0 {
      if table.isOtherSpelling(at: table.reference(edge), key(depth)),
        visit(literals.child(at: edge), depth: depth &+ 1)
      {
        return true
      }
      edge &+= literals.width
      count &-= 1
    }
    return false
  }

  /// The children whose literals are the segment, in any spelling that counts at this depth.
  mutating func children(of node: NodeReader, at depth: Int) -> [Int] {
    guard node.hasLiterals else { return [] }
    let literals = node.literals
    var slot = 0
    let exact = child(literals.place, at: depth, slot: &slot)
    var result = exact == 0 ? [] : [exact]
    guard folds(depth) else { return result }
    let (start, count) = table.edges(in: slot)
    for edge in stride(from: start, to: start + count * literals.width, by: literals.width)
    where table.isOtherSpelling(at: table.reference(edge), key(depth)) {
      result.append(literals.child(at: edge))
    }
    return result
  }
}
