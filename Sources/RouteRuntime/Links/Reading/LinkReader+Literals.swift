// Looks a segment up among the literals that lead on from a node.
extension LinkReader {
  /// The child whose literal is the segment at a depth, exactly as it is spelt; 0 if there is none.
  ///
  /// It is one function because debug builds inline nothing, and `mutating`, though it changes nothing, only so that the
  /// reader is not copied for the call.
  ///
  /// - Parameters:
  ///   - literals: The place of the literals.
  ///   - slot: Becomes the place of the slot that alone can hold the segment, in any spelling.
  @inline(__always)
  mutating func child(_ literals: Int, at depth: Int, slot: inout Int) -> Int {
    let count = Int(keys[depth].count)
    let end = Int(keys[depth].start) &+ count
    // The first eight bytes, with zeros where there are fewer, and the last eight if there are more.
    let first: UInt64
    var last: UInt64 = 0
    if count > 8 {
      first = base.word(at: end &- count)
      last = base.word(at: end &- 8)
    } else if end < 8 {
      first = base.word(from: end &- count, to: end)
    } else {
      first = base.word(at: end &- 8) &>> UInt64(truncatingIfNeeded: 64 &- count &* 8)
    }
    slot = literals &+ 1
    var slotCount = Int(table.base[literals]) &- 48
    if slotCount > 31 {
      slot = literals
      slotCount = table.number(&slot)
    }
    if slotCount > 1 { slot = table.slot(Self.hash(first, last, count), among: slotCount, from: slot) }
    let child = table.reference(slot &+ table.referenceWidth)
    if child == 0 { return childInList(slot, at: depth) }
    let text = table.reference(slot)
    if count > 16 { return table.isText(at: text, key(depth)) ? child : 0 }
    if Int(table.base[text]) &- 48 != count { return 0 }
    // Before every text stand enough bytes to read eight up to its end.
    if count > 8 {
      return table.base.word(at: text &+ 1) == first && table.base.word(at: text &+ count &- 7) == last ? child : 0
    }
    return table.base.word(at: text &+ count &- 7) &>> UInt64(truncatingIfNeeded: 64 &- count &* 8) == first ? child : 0
  }

  /// A number for all spellings that differ in the case of ASCII letters.
  @inline(__always)
  private static func hash(_ first: UInt64, _ last: UInt64, _ count: Int) -> UInt64 {
    ((first | 0x2020_2020_2020_2020) ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
      &+ (last | 0x2020_2020_2020_2020) &* 0xD6E8_FEB8_6659_FD93
  }

  @inline(never)
  private mutating func childInList(_ slot: Int, at depth: Int) -> Int {
    var (edge, count) = table.edges(in: slot)
    while count > 0 {
      if table.isText(at: table.reference(edge), key(depth)) { return table.reference(edge &+ table.referenceWidth) }
      edge &+= 2 &* table.referenceWidth
      count &-= 1
    }
    return 0
  }

  /// A segment as literals are spelt; the index is below `segmentCount`.
  func key(_ index: Int) -> TextBytes {
    TextBytes(base: base + Int(keys[index].start), count: Int(keys[index].count))
  }
}
