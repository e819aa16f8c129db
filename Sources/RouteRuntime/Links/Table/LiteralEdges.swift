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

  /// Some child; a slot with one, or with a list, is always there.
  var someChild: Int {
    var start = place
    let end = end
    for slot in stride(from: end &- table.number(&start) &* width, to: end, by: width) {
      let (edge, count) = table.edges(in: slot)
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
}

extension TableReader {
  /// The slot that can hold the literals of a hash, among `count` slots; their steps begin at `start`.
  @inline(__always)
  func slot(_ hash: UInt64, among count: Int, from start: Int) -> Int {
    let count = UInt64(truncatingIfNeeded: count)
    // A number of 32 bits times a count: above those bits is a number below the count.
    let low = (hash ^ hash &>> 32) & 0xFFFF_FFFF
    let group = start &+ Int(truncatingIfNeeded: (low &* (count &>> 2 &+ 1)) &>> 32)
    let moved = (hash &>> 32 &+ UInt64(truncatingIfNeeded: base[group] &- 48) &* low) & 0xFFFF_FFFF
    return start &+ Int(truncatingIfNeeded: count &>> 2 &+ 1)
      &+ Int(truncatingIfNeeded: (moved &* count) &>> 32) &* 2 &* referenceWidth
  }

  /// The edges in a slot, whose literals differ in the case of letters only, if in no more: where they start, and how
  /// many they are.
  func edges(in slot: Int) -> (place: Int, count: Int) {
    if reference(slot &+ referenceWidth) != 0 { return (slot, 1) }
    var place = reference(slot)
    if place == 0 { return (0, 0) }
    let count = number(&place)
    return (place, count)
  }

  /// Whether the text at a place is a key.
  func isText(at place: Int, _ key: TextBytes) -> Bool { TextBytes(text(place)).equals(key) }

  /// Whether the text at a place differs from a key in the case of ASCII letters only, but there.
  func isOtherSpelling(at place: Int, _ key: TextBytes) -> Bool {
    TextBytes(text(place)).equalsIgnoringCase(key) && !isText(at: place, key)
  }
}
