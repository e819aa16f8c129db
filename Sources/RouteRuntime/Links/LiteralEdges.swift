/// The children of a node to which literals lead: a perfect hash.
///
/// For every literal there is one slot that can hold it. The hash gives a group of them, a digit for each group, its
/// step, says how far to move on, and there is the slot: nothing is searched. What the hash cannot tell apart, such as
/// literals that differ in the case of letters only, stands in a list to which the slot leads.
struct LiteralEdges {
  private let table: TableReader
  private let slotCount: Int
  /// The place of the first step.
  private let steps: Int
  /// The place of the first slot.
  private let slots: Int

  /// - Parameter place: Behind the digit of a node that has literals.
  @inline(__always)
  init(table: TableReader, place: Int) {
    self.table = table
    var place = place
    slotCount = table.number(&place)
    steps = place
    slots = slotCount == 1 ? place : place &+ Self.groupCount(slotCount)
  }

  /// The place behind the last slot.
  var end: Int { slots &+ slotCount &* width }

  /// The child whose literal is a key, exactly as it is spelt; 0 if there is none.
  @inline(__always)
  func child(_ key: LiteralKey) -> Int {
    let slot = slot(key)
    let child = child(at: slot)
    if child == 0 { return childInList(slot, key) }
    return text(at: slot).equals(key) ? child : 0
  }

  @inline(never)
  private func childInList(_ slot: Int, _ key: LiteralKey) -> Int {
    var (edge, count) = list(slot)
    while count > 0 {
      if text(at: edge).equals(key) { return child(at: edge) }
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
    for slot in stride(from: slots, to: end, by: width) {
      if child(at: slot) != 0 { return child(at: slot) }
      let (edge, count) = list(slot)
      if count > 0 { return child(at: edge) }
    }
    return 0
  }

  // An edge is a reference to the text of the literal, and one to the child. A slot is an edge, or a reference to a
  // list of edges and a zero, or two zeros where there is none.

  var width: Int { 2 &* table.referenceWidth }
  func text(at edge: Int) -> TableText { table.text(table.reference(edge)) }
  @inline(__always)
  func child(at edge: Int) -> Int { table.reference(edge &+ table.referenceWidth) }

  private func list(_ slot: Int) -> (place: Int, count: Int) {
    var place = table.reference(slot)
    if place == 0 { return (0, 0) }
    let count = table.number(&place)
    return (place, count)
  }

  @inline(__always)
  private func slot(_ key: LiteralKey) -> Int {
    if slotCount == 1 { return slots }
    let hash = key.hash
    let low = hash & 0xFFFF_FFFF
    let step = UInt64(truncatingIfNeeded: table.digit(steps &+ Self.part(low, of: Self.groupCount(slotCount))))
    return slots &+ Self.part((hash &>> 32 &+ step &* low) & 0xFFFF_FFFF, of: slotCount) &* width
  }

  @inline(__always)
  private static func groupCount(_ slotCount: Int) -> Int { slotCount &>> 2 &+ 1 }

  /// The number below a count that is to it as a number of 32 bits is to all of those.
  @inline(__always)
  private static func part(_ number: UInt64, of count: Int) -> Int {
    Int(truncatingIfNeeded: (number &* UInt64(truncatingIfNeeded: count)) &>> 32)
  }
}
