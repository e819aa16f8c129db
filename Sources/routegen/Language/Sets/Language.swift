/// A set of texts: what a segment, an element of a rest, or the value of a query key may be.
enum Language: Hashable, Sendable {
  /// One text of a path, compared after NFC normalisation (and without ASCII case where the manifest says so).
  case literal([UInt8])
  case integers(ClosedRange<Whole>)
  case numbers(NumberRange)
  /// Sorted byte strings, each once.
  case finite([[UInt8]])
  case known(KnownLanguage)
  /// Literal text around a value.
  case surrounded(prefix: [UInt8], value: LanguageID, suffix: [UInt8])
  case automaton(Automaton)
  /// A language, and texts beside it that it does not hold; sorted, each once.
  case extended(LanguageID, by: [[UInt8]])
  /// All that a URL may have for a key from which a list is read.
  case list(of: LanguageID, QueryListStyle)
  /// All that a URL may have for such a key where only the first value counts.
  case firstValue(LanguageID)
}

/// A language that many tables use, so that relations between two of them are known beforehand.
enum KnownLanguage: Hashable, Sendable {
  /// Any segment: text that is neither empty, `.` nor `..`.
  case segmentText
  /// Any text that is not empty.
  case valueText
  /// Any value of a query key that is there.
  case queryText
  /// Any value of a query key, or its absence.
  case anything
  /// Any values of a key from which some pattern reads a list, or its absence.
  case anyValues
  case uuid
  case date
  case url
}

/// What decides between two languages of segments neither of which contains the other.
enum SegmentRank: UInt8, Hashable, Sendable, Comparable {
  case literal
  /// A number, UUID, date, enum or Bool.
  case typed
  /// A `URL`: not plain text, and not among the types that win over narrowed text.
  case url
  /// Text narrowed by `matches` or by surrounding text.
  case narrowed
  case text

  static func < (left: SegmentRank, right: SegmentRank) -> Bool { left.rawValue < right.rawValue }
}

/// How two languages lie to each other, as sets.
enum SegmentRelation: Hashable, Sendable {
  case equal
  /// The first contains the second, and more.
  case contains
  /// The first is contained in the second, which holds more.
  case contained
  case disjoint
  /// They have texts in common, and each has some of its own.
  case overlapping

  var flipped: SegmentRelation {
    switch self {
    case .contains: .contained
    case .contained: .contains
    case .equal, .disjoint, .overlapping: self
    }
  }
}

/// Which of two languages of segments goes before the other, by rule 4 of how a URL is matched.
enum SegmentOrder: UInt8, Hashable, Sendable {
  case same
  case before
  case after
  /// They have texts in common, and neither goes before the other.
  case crossing
  /// They have no text in common.
  case apart
}

/// The number of a language in a `LanguageStore`.
struct LanguageID: Hashable, Sendable {
  let index: Int32
}

/// What a URL has for a key beside text: bytes and byte strings that no UTF-8 text holds.
///
/// Of a key from which some pattern reads a list, all values count: they stand one behind the other with a separator
/// between them, and a comma that is not escaped is told from one that is.
enum SpecialValue {
  /// The key is there without `=`.
  static let withoutEquals: [UInt8] = [0xFF]
  /// The key is not there.
  static let absent: [UInt8] = [0xFE]
  /// Between the values of a key that is there several times.
  static let separator: UInt8 = 0xFD
  /// A comma that is not escaped, in a value of a key from which a list is read.
  static let comma: UInt8 = 0xFC

  /// A value as it reads where commas mean nothing.
  static func readingCommas(_ value: some Sequence<UInt8>) -> [UInt8] { value.map { $0 == comma ? 0x2C : $0 } }
}
