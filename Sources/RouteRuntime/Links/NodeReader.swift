/// A node of the tree of segments.
///
/// A digit says which parts follow: patterns that end here, placeholders, rests, literals, in this order.
struct NodeReader {
  let table: TableReader
  let place: Int
  private let flags: Int

  init(table: TableReader, place: Int) {
    self.table = table
    self.place = place
    flags = table.digit(place)
  }

  var hasLeaves: Bool { flags & 1 != 0 }
  var hasPlaceholders: Bool { flags & 2 != 0 }
  var hasRests: Bool { flags & 4 != 0 }
  var hasLiterals: Bool { flags & 8 != 0 }

  /// The references to the patterns that end here: where they start, and how many they are.
  var leaves: (place: Int, count: Int) { (place &+ 3, table.pair(place &+ 1)) }

  /// The placeholders: for each a matcher and a child.
  var placeholders: (place: Int, count: Int) {
    let start = hasLeaves ? place &+ 3 &+ leaves.count &* table.referenceWidth : place &+ 1
    return (start &+ 2, table.pair(start))
  }

  /// The references to patterns with a rest.
  var rests: (place: Int, count: Int) {
    var start = hasLeaves ? place &+ 3 &+ leaves.count &* table.referenceWidth : place &+ 1
    if hasPlaceholders { start &+= 2 &+ table.pair(start) &* 2 &* table.referenceWidth }
    return (start &+ 2, table.pair(start))
  }

  private var literalPlace: Int {
    if flags == 8 { return place &+ 1 }
    if hasRests { return rests.place &+ rests.count &* table.referenceWidth }
    if hasPlaceholders { return placeholders.place &+ placeholders.count &* 2 &* table.referenceWidth }
    return place &+ 3 &+ leaves.count &* table.referenceWidth
  }

  /// The edges among which a literal is, if the node has it: where they start, and how many they are.
  ///
  /// Few edges stand behind a zero and their number. More are in buckets by their hash: behind the number of its bits
  /// stands for each bucket, and for the end, the number of edges before it.
  ///
  /// - Parameter hash: Gives the literal's hash for a number of bits.
  @inline(__always)
  func literals(hash: (_ bits: Int) -> Int) -> (place: Int, count: Int) {
    let start = literalPlace
    let bits = table.digit(start)
    if bits == 0 { return (start &+ 2, table.digit(start &+ 1)) }
    let bucket = hash(bits)
    let edges = start &+ 1 &+ (1 &<< bits &+ 1) &* 3
    let first = table.triple(start &+ 1 &+ bucket &* 3)
    return (edges &+ first &* edgeWidth, table.triple(start &+ 4 &+ bucket &* 3) &- first)
  }

  var allLiterals: (place: Int, count: Int) {
    let start = literalPlace
    let bits = table.digit(start)
    if bits == 0 { return (start &+ 2, table.digit(start &+ 1)) }
    let end = start &+ 1 &+ (1 &<< bits) &* 3
    return (end &+ 3, table.triple(end))
  }

  // An edge is the length of its literal, or 63 for all from there on, a reference to the text, and the child.

  var edgeWidth: Int { 1 &+ 2 &* table.referenceWidth }
  func text(ofEdge edge: Int) -> TableText { table.text(table.reference(edge &+ 1)) }
  func child(ofEdge edge: Int) -> Int { table.reference(edge &+ 1 &+ table.referenceWidth) }
}
