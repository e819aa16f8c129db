/// A pattern of the table, read from front to back.
struct PatternReader {
  let table: TableReader
  let start: Int
  private let flags: Int
  let parameterCount: Int
  /// The place behind the head.
  let body: Int

  @inline(__always)
  init(table: TableReader, place: Int) {
    self.table = table
    start = place
    flags = table.digit(place)
    var place = place &+ 5
    parameterCount = table.number(&place)
    body = place
  }

  var entry: Int { table.triple(start &+ 2) }
  var hasPlaceholders: Bool { flags & 1 != 0 }
  var hasRest: Bool { flags & 2 != 0 }
  var hasQuery: Bool { flags & 4 != 0 }
  var hasFragment: Bool { flags & 8 != 0 }
  var hasFixedValues: Bool { flags & 16 != 0 }
  var hasHosts: Bool { flags & 32 != 0 }
  private var moreFlags: Int { table.digit(start &+ 1) }
  var hasOverrulers: Bool { moreFlags & 4 != 0 }
  /// The entry prints it: it is no redirect.
  var hasTemplate: Bool { moreFlags & 8 != 0 }
  /// No smaller pattern claims any of its URLs, so what is printed with it need not be read back.
  var isAlone: Bool { moreFlags & 16 != 0 }

  @inline(__always)
  func allows(_ source: LinkSource) -> Bool {
    switch source {
    case .web: moreFlags & 1 != 0
    case .scheme: moreFlags & 2 != 0
    }
  }

  /// Where a placeholder stands, and the parameter it carries.
  struct Placeholder {
    let segment: Int
    fileprivate let number: Int
    fileprivate let table: TableReader
    fileprivate let textPlace: Int

    /// Text stands before or after the value in the segment.
    var hasText: Bool { number & 1 != 0 }
    /// Nil for one that no parameter takes.
    var parameter: Int? { number < 2 ? nil : number &>> 1 &- 1 }

    var prefix: TableText? { hasText ? table.text(table.reference(textPlace)) : nil }
    var suffix: TableText? { hasText ? table.text(table.reference(textPlace &+ table.referenceWidth)) : nil }
  }

  /// Reads the next placeholder.
  func placeholder(_ place: inout Int) -> Placeholder {
    let segment = table.digit(place)
    place &+= 1
    let number = table.number(&place)
    let textPlace = place
    place &+= (number & 1) &* 2 &* table.referenceWidth
    return Placeholder(segment: segment, number: number, table: table, textPlace: textPlace)
  }

  /// Whether a pattern at a place is listed as one that overrules this one.
  func isOverruled(by other: Int) -> Bool {
    guard hasOverrulers else { return false }
    return overrulers.contains(other)
  }

  private var overrulers: [Int] {
    var place = PatternPlaces(self).overrulers
    let count = table.number(&place)
    return (0..<count).map { _ in table.reference(at: &place) }
  }
}

/// The places of a pattern's parts, in the order in which they stand; each starts with how many things it holds.
struct PatternPlaces {
  private(set) var rest = 0
  private(set) var query = 0
  private(set) var fragment = 0
  private(set) var fixedValues = 0
  private(set) var hosts = 0
  private(set) var overrulers = 0
  /// The texts of the literal segments.
  private(set) var template = 0

  init(_ pattern: PatternReader) {
    let table = pattern.table
    var place = pattern.body
    if pattern.hasPlaceholders {
      for _ in 0..<table.number(&place) { _ = pattern.placeholder(&place) }
    }
    rest = place
    if pattern.hasRest {
      _ = table.number(&place)
      _ = table.number(&place)
      _ = table.reference(at: &place)
    }
    query = place
    if pattern.hasQuery { Self.skipItems(table, &place) }
    fragment = place
    if pattern.hasFragment {
      switch table.fragmentKind(&place) {
      case .literal: place += table.referenceWidth
      case .parameter: place = PatternItem(table: table, place: place).end
      case .pairs: Self.skipItems(table, &place)
      }
    }
    fixedValues = place
    if pattern.hasFixedValues {
      for _ in 0..<table.number(&place) {
        _ = table.number(&place)
        table.skipField(&place)
      }
    }
    hosts = place
    if pattern.hasHosts { for _ in 0..<table.number(&place) { _ = table.number(&place) } }
    overrulers = place
    if pattern.hasOverrulers { place += table.number(&place) * table.referenceWidth }
    template = place
  }

  private static func skipItems(_ table: TableReader, _ place: inout Int) {
    for _ in 0..<table.number(&place) { place = PatternItem(table: table, place: place).end }
  }
}

extension TableReader {
  /// What a pattern asks of the fragment.
  enum FragmentKind: Int { case literal, parameter, pairs }

  func fragmentKind(_ place: inout Int) -> FragmentKind {
    defer { place += 1 }
    return FragmentKind(rawValue: digit(place)) ?? .pairs
  }

  func skipField(_ place: inout Int) {
    let count = number(&place)
    place += (count == 0 ? 1 : count - 1) * referenceWidth
  }
}
