/// A node of the tree of segments.
///
/// A digit says which parts follow: patterns that end here, placeholders, rests, literals, in this order, and more of
/// some.
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
  /// Something but a literal leads on from here.
  var hasAlternatives: Bool { flags & 6 != 0 }
  /// One placeholder leads on from here, and no rest.
  var hasOnePlaceholder: Bool { flags & 16 != 0 }
  /// Some literals differ in the case of ASCII letters only.
  var hasOtherSpellings: Bool { flags & 32 != 0 }
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
    if flags & 15 == 8 { return place &+ 1 }
    if hasRests { return rests.place &+ rests.count &* table.referenceWidth }
    if hasPlaceholders { return placeholders.place &+ placeholders.count &* 2 &* table.referenceWidth }
    return place &+ 3 &+ leaves.count &* table.referenceWidth
  }

  /// The edges among which a literal is, if the node has it: where they start, and how many they are.
  ///
  /// Few edges stand behind a zero and their number. More are in buckets by their hash: behind the number of its bits
  /// stands for each bucket, and for the end, the number of edges before it, in one digit or in three.
  @inline(__always)
  func edges(_ key: LiteralKey) -> (place: Int, count: Int) {
    let start = literalPlace
    let bits = table.digit(start)
    if bits == 0 { return (start &+ 2, table.digit(start &+ 1)) }
    let bucket = key.hash(bits: bits)
    let first: Int
    let end: Int
    let edges: Int
    if bits <= Self.narrowBits {
      first = table.digit(start &+ 1 &+ bucket)
      end = table.digit(start &+ 2 &+ bucket)
      edges = start &+ 2 &+ 1 &<< bits
    } else {
      first = table.triple(start &+ 1 &+ bucket &* 3)
      end = table.triple(start &+ 4 &+ bucket &* 3)
      edges = start &+ 4 &+ 3 &<< bits
    }
    return (edges &+ first &* edgeWidth, end &- first)
  }

  /// With so many bits, one digit for each bucket is enough.
  private static var narrowBits: Int { 5 }

  /// The child whose literal is a key, exactly as it is spelt; 0 if there is none.
  @inline(__always)
  func child(_ key: LiteralKey) -> Int {
    var (edge, count) = edges(key)
    let shortLength = Swift.min(key.bytes.count, 63)
    while count > 0 {
      if table.digit(edge) == shortLength, text(ofEdge: edge).equals(key) { return child(ofEdge: edge) }
      edge &+= edgeWidth
      count &-= 1
    }
    return 0
  }

  /// The place of the first edge.
  var firstEdge: Int {
    let start = literalPlace
    let bits = table.digit(start)
    if bits == 0 { return start + 2 }
    return bits <= Self.narrowBits ? start + 2 + 1 << bits : start + 4 + 3 << bits
  }

  // An edge is the length of its literal, or 63 for all from there on, a reference to the text, and the child.

  var edgeWidth: Int { 1 &+ 2 &* table.referenceWidth }
  func text(ofEdge edge: Int) -> TableText { table.text(table.reference(edge &+ 1)) }
  func child(ofEdge edge: Int) -> Int { table.reference(edge &+ 1 &+ table.referenceWidth) }
}
