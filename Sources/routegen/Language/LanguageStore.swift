/// The languages of one run: each kept once, with what has been found out about it.
///
/// A class, because answers are remembered while others ask; it belongs to one analysis and is not shared between
/// threads.
final class LanguageStore {
  private(set) var languages: [Language] = []
  private(set) var ranks: [SegmentRank] = []
  private var identifiers: [Key: LanguageID] = [:]
  private var literals: [String: LanguageID] = [:]
  private var automata: [LanguageID: Automaton] = [:]
  var relations: [UInt64: SegmentRelation] = [:]
  private var examples: [LanguageID: [UInt8]] = [:]
  /// Whether literals of paths disregard the case of ASCII letters.
  let foldsCase: Bool

  private struct Key: Hashable {
    let language: Language
    let rank: SegmentRank
  }

  init(foldsCase: Bool = false) { self.foldsCase = foldsCase }

  func intern(_ language: Language, _ rank: SegmentRank) -> LanguageID {
    if case .literal(let text) = language { return literal(text) }
    let key = Key(language: language, rank: rank)
    if let known = identifiers[key] { return known }
    let new = append(language, rank)
    identifiers[key] = new
    return new
  }

  /// The language of a literal segment.
  func literal(_ text: String) -> LanguageID {
    let text = foldsCase ? String(decoding: text.utf8.map(\.lowercasedASCII), as: UTF8.self) : text
    if let known = literals[text] { return known }
    let new = append(.literal(text), .literal)
    literals[text] = new
    return new
  }

  /// The language of a literal segment if some pattern has it.
  func knownLiteral(_ text: String) -> LanguageID? {
    literals[foldsCase ? String(decoding: text.utf8.map(\.lowercasedASCII), as: UTF8.self) : text]
  }

  private func append(_ language: Language, _ rank: SegmentRank) -> LanguageID {
    languages.append(language)
    ranks.append(rank)
    return LanguageID(index: Int32(languages.count - 1))
  }

  subscript(id: LanguageID) -> Language { languages[Int(id.index)] }
  func rank(_ id: LanguageID) -> SegmentRank { ranks[Int(id.index)] }

  /// The minimal automaton of a language.
  ///
  /// - Throws: `TooComplex` where it would be too large; always for numbers with bounds, which are compared as
  ///   numbers instead.
  func automaton(_ id: LanguageID) throws(TooComplex) -> Automaton {
    if let known = automata[id] { return known }
    let result: Automaton
    switch self[id] {
    case .literal(let text): result = .literal(Array(text.utf8), foldsCase: foldsCase)
    case .integers(let range): result = .integers(range.lowerBound, range.upperBound)
    case .numbers(let range):
      if !range.isEverything {
        throw TooComplex(limit: "a range of Double beside text that only partly looks like numbers")
      }
      result = .number
    case .finite(let strings): result = .finite(strings)
    case .known(let known): result = known.automaton
    case .surrounded(let prefix, let value, let suffix):
      result = try automaton(value).surrounded(by: prefix, suffix).intersection(.segmentText)
    case .automaton(let automaton): result = automaton
    }
    automata[id] = result
    return result
  }

  func contains(_ id: LanguageID, _ bytes: [UInt8]) -> Bool {
    switch self[id] {
    case .literal(let text):
      if !foldsCase { return text.utf8.elementsEqual(bytes) }
      return text.utf8.elementsEqual(bytes.lazy.map(\.lowercasedASCII))
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
    }
  }

  /// The shortest text of a language, the most readable of them, or nil if it is empty.
  func example(_ id: LanguageID) throws(TooComplex) -> [UInt8]? {
    if let known = examples[id] { return known }
    let result: [UInt8]?
    switch self[id] {
    case .literal(let text): result = Array(text.utf8)
    case .integers(let range):
      let one = Whole(Int64(1))
      let zero = Whole(Int64(0))
      let best = range.contains(one) ? one : range.upperBound < zero ? range.upperBound : range.lowerBound
      result = Array(best.text.utf8)
    case .numbers(let range):
      guard let text = range.shortestExample() else { throw TooComplex(limit: "no short number is left to show") }
      result = text
    case .finite(let strings): result = strings.min { $0.count < $1.count }
    default: result = try automaton(id).shortestExample()
    }
    examples[id] = result
    return result
  }
}

extension KnownLanguage {
  var automaton: Automaton {
    switch self {
    case .segmentText: .segmentText
    case .valueText: .valueText
    case .queryText: .queryText
    case .anything: .anything
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
