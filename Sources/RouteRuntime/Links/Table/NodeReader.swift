/// A node of the tree of segments.
///
/// A digit says which parts follow: literals, patterns that end here, placeholders, rests, in this order, and more of
/// some. A placeholder that is alone stands before the digit, where it is found at once.
struct NodeReader {
  let table: TableReader
  private(set) var place: Int
  private var flags: Int

  @inline(__always)
  init(table: TableReader, place: Int) {
    self.table = table
    self.place = place
    flags = table.digit(place)
  }

  @inline(__always)
  mutating func move(to place: Int) {
    self.place = place
    flags = Int(table.base[place]) &- 48
  }

  var hasLeaves: Bool { flags & 1 != 0 }
  var hasPlaceholders: Bool { flags & 2 != 0 }
  var hasRests: Bool { flags & 4 != 0 }
  var hasLiterals: Bool { flags & 8 != 0 }
  /// Something but a literal leads on from here.
  var hasAlternatives: Bool { flags & 6 != 0 }
  /// One placeholder leads on from here, and no rest.
  var hasOnePlaceholder: Bool { flags & 18 == 18 }
  /// All there is here is one pattern that ends, and it stands right behind the digit.
  var isPattern: Bool { flags == 17 }
  /// Some literals differ in the case of ASCII letters only.
  var hasOtherSpellings: Bool { flags & 32 != 0 }

  /// The place of the one pattern.
  var pattern: Int { place &+ 1 }

  /// The children to which literals lead, of a node that has some.
  var literals: LiteralEdges {
    @inline(__always) get { LiteralEdges(table: table, place: place &+ 1) }
  }

  /// The references to the patterns that end here: where they start, and how many they are.
  ///
  /// Not for a node that is a pattern.
  var leaves: (place: Int, count: Int) { counted(at: endOfLiterals) }

  /// The placeholders: for each a matcher and a child.
  var placeholders: (place: Int, count: Int) { hasOnePlaceholder ? (onePlaceholder, 1) : counted(at: endOfLeaves) }

  /// The one placeholder, which stands before the digit.
  var onePlaceholder: Int {
    @inline(__always) get { place &- 2 &* table.referenceWidth }
  }

  /// The references to patterns with a rest.
  var rests: (place: Int, count: Int) {
    guard hasPlaceholders else { return counted(at: endOfLeaves) }
    let (start, count) = placeholders
    return counted(at: start &+ count &* 2 &* table.referenceWidth)
  }

  private var endOfLiterals: Int { hasLiterals ? literals.end : place &+ 1 }

  private var endOfLeaves: Int {
    guard hasLeaves else { return endOfLiterals }
    let (start, count) = leaves
    return start &+ count &* table.referenceWidth
  }

  private func counted(at place: Int) -> (place: Int, count: Int) {
    var place = place
    let count = table.number(&place)
    return (place, count)
  }
}
