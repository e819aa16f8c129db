/// The children of a node to which literals lead: a perfect hash.
///
/// For every literal there is one slot that can hold it. The hash gives a group of them, a digit for each group, its
/// step, says how far to move on, and there is the slot: nothing is searched. What the hash cannot tell apart, such as
/// literals that differ in the case of letters only, stands in a list to which the slot leads.
struct LiteralEdges {
  let table: TableReader
  /// Behind the digit of a node that has literals.
  let place: Int

  /// The place behind the last slot.
  var end: Int {
    var start = place
    let count = table.number(&start)
    // As many groups as the slots have quarters, and one.
    return start &+ (count == 1 ? 0 : count &>> 2 &+ 1) &+ count &* 2 &* table.referenceWidth
  }

  /// The child whose literal is a key, exactly as it is spelt; 0 if there is none.
  @inline(__always)
  func child(_ key: LiteralKey) -> Int {
    let slot = slot(key)
    let child = table.reference(slot &+ table.referenceWidth)
    if child == 0 { return childInList(slot, key) }
    return table.isText(at: table.reference(slot), key) ? child : 0
  }

  @inline(never)
  private func childInList(_ slot: Int, _ key: LiteralKey) -> Int {
    var (edge, count) = list(slot)
    while count > 0 {
      if table.isText(at: table.reference(edge), key) { return child(at: edge) }
      edge &+= width
      count &-= 1
    }
    return 0
  }

  /// The edges among which are all with a literal that differs from a key in the case of letters only: where they
  /// start, and how many they are.
  func edges(_ key: LiteralKey) -> (place: Int, count: Int) {
    let slot = slot(key)
    return child(at: slot) == 0 ? list(slot) : (slot, 1)
  }

  /// Some child; a slot with one, or with a list, is always there.
  var someChild: Int {
    var start = place
    let end = end
    for slot in stride(from: end &- table.number(&start) &* width, to: end, by: width) {
      if child(at: slot) != 0 { return child(at: slot) }
      let (edge, count) = list(slot)
      if count > 0 { return child(at: edge) }
    }
    return 0
  }

  // An edge is a reference to the text of the literal, and one to the child. A slot is an edge, or a reference to a
  // list of edges and a zero, or two zeros where there is none.

  @inline(__always)
  var width: Int { 2 &* table.referenceWidth }
  @inline(__always)
  func child(at edge: Int) -> Int { table.reference(edge &+ table.referenceWidth) }

  private func list(_ slot: Int) -> (place: Int, count: Int) {
    var place = table.reference(slot)
    if place == 0 { return (0, 0) }
    let count = table.number(&place)
    return (place, count)
  }

  /// The slot that can hold a key.
  @inline(__always)
  private func slot(_ key: LiteralKey) -> Int {
    var start = place
    let count = UInt64(truncatingIfNeeded: table.number(&start))
    if count == 1 { return start }
    // A number of 32 bits times a count: above those bits is a number below the count.
    let group = start &+ Int(truncatingIfNeeded: (key.low &* (count &>> 2 &+ 1)) &>> 32)
    let moved = (key.high &+ UInt64(truncatingIfNeeded: table.base[group] &- 48) &* key.low) & 0xFFFF_FFFF
    return start &+ Int(truncatingIfNeeded: count &>> 2 &+ 1)
      &+ Int(truncatingIfNeeded: (moved &* count) &>> 32) &* 2 &* table.referenceWidth
  }
}
