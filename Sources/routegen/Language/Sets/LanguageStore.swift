/// The languages of one run: each kept once, with what has been found out about it.
///
/// A class, because answers are remembered while others ask; it belongs to one analysis and is not shared between
/// threads.
final class LanguageStore {
  private(set) var languages: [Language] = []
  private(set) var ranks: [SegmentRank] = []
  private var identifiers: [Key: LanguageID] = [:]
  private var literals: [[UInt8]: LanguageID] = [:]
  private var automata: [LanguageID: Automaton] = [:]
  var relations: [UInt64: SegmentRelation] = [:]
  var intersections: [UInt64: LanguageID?] = [:]
  var differences: [UInt64: LanguageID?] = [:]
  private var examples: [LanguageID: [UInt8]] = [:]
  /// How the languages of paths meet; see `prepareOrders`.
  private(set) var orders = SegmentOrders([])
  /// Any text of a segment.
  let segmentText: LanguageID
  /// Whether literals of paths disregard the case of ASCII letters.
  let foldsCase: Bool

  /// Text that `matches` narrows.
  struct Narrowing: Hashable {
    let whole: LanguageID
    let matches: [String]
    let isQuery: Bool
  }
  /// What has been narrowed, nil where nothing is left: many patterns name one type.
  var narrowed: [Narrowing: Result<LanguageID?, TooComplex>] = [:]

  private struct Key: Hashable {
    let language: Language
    let rank: SegmentRank
  }

  init(foldsCase: Bool = false) {
    self.foldsCase = foldsCase
    languages = [.known(.segmentText)]
    ranks = [.text]
    segmentText = LanguageID(index: 0)
    identifiers[Key(language: .known(.segmentText), rank: .text)] = segmentText
  }

  func intern(_ language: Language, _ rank: SegmentRank) -> LanguageID {
    let key = Key(language: language, rank: rank)
    if let known = identifiers[key] { return known }
    let new = append(language, rank)
    identifiers[key] = new
    return new
  }

  /// The language of a literal segment.
  func literal(_ text: String) -> LanguageID {
    let text = foldsCase ? text.utf8.map(\.lowercasedASCII) : Array(text.utf8)
    if let known = literals[text] { return known }
    let new = append(.literal(text), .literal)
    literals[text] = new
    return new
  }

  /// The language of the literal that a segment reads as, if some pattern has it.
  func knownLiteral(_ text: [UInt8]) -> LanguageID? {
    let text = text.allSatisfy { $0 < 0x80 } ? text : Array(nfc(String(decoding: text, as: UTF8.self)).utf8)
    return literals[foldsCase ? text.map(\.lowercasedASCII) : text]
  }

  private func append(_ language: Language, _ rank: SegmentRank) -> LanguageID {
    languages.append(language)
    ranks.append(rank)
    return LanguageID(index: Int32(languages.count - 1))
  }

  static func pair(_ left: LanguageID, _ right: LanguageID) -> UInt64 {
    UInt64(UInt32(bitPattern: left.index)) << 32 | UInt64(UInt32(bitPattern: right.index))
  }

  subscript(id: LanguageID) -> Language { languages[Int(id.index)] }
  func rank(_ id: LanguageID) -> SegmentRank { ranks[Int(id.index)] }

  /// Makes room to remember the orders of all languages so far; patterns have no others.
  func prepareOrders() { orders = SegmentOrders(ranks) }

  /// The minimal automaton of a language.
  ///
  /// - Throws: `TooComplex` where it would be too large.
  func automaton(_ id: LanguageID) throws(TooComplex) -> Automaton {
    if let known = automata[id] { return known }
    let result: Automaton
    switch self[id] {
    case .literal(let text): result = .literal(text, foldsCase: foldsCase)
    case .integers(let range): result = .integers(range.lowerBound, range.upperBound)
    case .numbers(let range): result = try .numbers(range)
    case .finite(let strings): result = .finite(strings)
    case .known(let known): result = known.automaton
    case .surrounded(let prefix, let value, let suffix):
      result = try automaton(value).surrounded(by: prefix, suffix).intersection(.segmentText)
    case .automaton(let automaton): result = automaton
    case .extended(let inner, let texts): result = try automaton(inner).union(.finite(texts))
    case .list(let element, let style): result = try automaton(element).list(style)
    case .firstValue(let value): result = try automaton(value).firstOfValues()
    }
    automata[id] = result
    return result
  }

  func contains(_ id: LanguageID, _ bytes: [UInt8]) -> Bool {
    if id == segmentText { return !bytes.isEmpty && !bytes.contains(0) && bytes != [0x2E] && bytes != [0x2E, 0x2E] }
    switch self[id] {
    case .literal(let text):
      return foldsCase ? text.elementsEqual(bytes.lazy.map(\.lowercasedASCII)) : text == bytes
    case .integers(let range): return Whole(canonical: bytes).map(range.contains) ?? false
    case .numbers(let range): return range.contains(bytes)
    case .finite(let strings): return strings.containsSorted(bytes)
    case .known(let known): return known.automaton.accepts(bytes)
    case .surrounded(let prefix, let value, let suffix):
      let length = bytes.count - prefix.count - suffix.count
      if length < 0 || !bytes.starts(with: prefix) || !bytes.suffix(suffix.count).elementsEqual(suffix) { return false }
      if bytes == [0x2E] || bytes == [0x2E, 0x2E] { return false }
      return contains(value, Array(bytes[prefix.count..<prefix.count + length]))
    case .automaton(let automaton): return automaton.accepts(bytes)
    case .extended(let inner, let texts): return texts.containsSorted(bytes) || contains(inner, bytes)
    case .list(let element, let style): return containsList(of: element, style, bytes)
    case .firstValue(let value):
      return contains(value, SpecialValue.readingCommas(bytes.prefix { $0 != SpecialValue.separator }))
    }
  }

  private func containsList(of element: LanguageID, _ style: QueryListStyle, _ bytes: [UInt8]) -> Bool {
    if bytes == SpecialValue.absent { return true }
    return bytes.split(separator: SpecialValue.separator, omittingEmptySubsequences: false).allSatisfy { value in
      switch style {
      case .repeated: return contains(element, SpecialValue.readingCommas(value))
      case .comma:
        if value.isEmpty || value.elementsEqual(SpecialValue.withoutEquals) { return true }
        return value.split(separator: SpecialValue.comma, omittingEmptySubsequences: false)
          .allSatisfy { contains(element, Array($0)) }
      }
    }
  }

  /// A shortest text of a language, the most readable of them, or nil if it is empty.
  func example(_ id: LanguageID) throws(TooComplex) -> [UInt8]? {
    if let known = examples[id] { return known }
    let result: [UInt8]?
    switch self[id] {
    case .literal(let text): result = text
    case .integers(let range):
      let best = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as [Int64]).map { Whole($0) }.first(where: range.contains)
      let nearest = range.upperBound.isNegative ? range.upperBound : range.lowerBound
      result = Array((best ?? nearest).text.utf8)
    case .numbers(let range):
      if let text = range.shortestExample() { result = text } else { result = try automaton(id).shortestExample() }
    case .finite(let strings): result = strings.min { $0.count < $1.count }
    default: result = try automaton(id).shortestExample()
    }
    examples[id] = result
    return result
  }
}

extension LanguageStore {
  private func isLiteral(_ text: [UInt8]) -> Bool { knownLiteral(text) != nil }

  /// A short text of a language that is no literal of the table, if there is one close to `text`; else that.
  func avoidingLiterals(_ text: [UInt8], in id: LanguageID) -> [UInt8] {
    if rank(id) == .literal { return text }
    guard let last = text.last, last < 0x80, isLiteral(text) else { return text }
    if case .finite(let strings) = self[id] {
      return strings.filter { !isLiteral($0) }.min { $0.count < $1.count } ?? text
    }
    for byte in Automaton.bytesByPreference.prefix(62) {
      let other = text.dropLast() + [byte]
      if !isLiteral(Array(other)), contains(id, Array(other)) { return Array(other) }
    }
    return text
  }
}

extension KnownLanguage {
  var automaton: Automaton {
    switch self {
    case .segmentText: .segmentText
    case .valueText: .valueText
    case .queryText: .queryText
    case .anything: .anything
    case .anyValues: .anyValues
    case .uuid: .uuid
    case .date: .date
    case .url: .url
    }
  }
}

extension [[UInt8]] {
  /// Whether a sorted array holds an element.
  func containsSorted(_ element: [UInt8]) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].lexicographicallyPrecedes(element) { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == element
  }
}
