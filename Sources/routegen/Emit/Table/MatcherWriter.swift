/// Writes what the value of a placeholder or of a key must be.
///
/// A matcher is a reference: a small number for the types that need no more (in the order of `Simple`), else the place
/// of a description. That is a digit and: 0 for integers, the bounds, each a digit that is 1 below zero, and a number;
/// 1 for a range of `Double`, the bit patterns of the bounds as numbers; 2 for an automaton; 3 for a value with text
/// around it, the two texts and the matcher of the value.
///
/// An automaton is its states, the first first: a digit that is 1 if it accepts, the number of its edges in the order
/// of their bytes, and for each a pair, the lowest byte, a pair, the highest, and a reference to the state it leads to.
struct MatcherWriter {
  enum Simple: Int { case text, int, number, uuid, date, bool, url, anyText }

  private enum Kind: Int { case integers, numbers, automaton, surrounded }

  let store: LanguageStore
  private let types: [TypeDefinition]
  private let scalars: ScalarLanguages
  private var labels: [LanguageID: TableWriter.Label] = [:]
  private var waiting: [(language: LanguageID, label: TableWriter.Label)] = []

  init(store: LanguageStore, types: [TypeDefinition]) {
    self.store = store
    self.types = types
    scalars = ScalarLanguages(store: store, types: types)
  }

  /// The matcher of a language of segments, or of values in a query.
  mutating func matcher(of language: LanguageID, _ writer: inout TableWriter) -> TableWriter.Reference {
    if let simple = simple(language) { return .number(simple.rawValue) }
    if let known = labels[language] { return .label(known) }
    let label = writer.makeLabel()
    labels[language] = label
    waiting.append((language, label))
    return .label(label)
  }

  /// The matcher of one value of a parameter.
  ///
  /// What is beyond the limits of the automata has been reported and stops the generation; it reads as any text here.
  mutating func matcher(
    of parameter: Parameter, in place: ScalarLanguages.Place, _ writer: inout TableWriter
  ) -> TableWriter.Reference {
    guard let language = try? scalars.values(of: parameter, in: place) else { return .number(Simple.text.rawValue) }
    return matcher(of: language, &writer)
  }

  /// The matcher of a type of the manifest.
  mutating func matcher(of type: TypeID, _ writer: inout TableWriter) -> TableWriter.Reference {
    let range = types[type.index].range
    let parameter = Parameter(
      name: "", swiftName: "", scalar: .named(type), shape: .single, range: range, typeRange: range)
    return matcher(of: parameter, in: .query, &writer)
  }

  private func simple(_ language: LanguageID) -> Simple? {
    switch store[language] {
    case .integers(Whole(.min as Int64)...Whole(.max as Int64)): .int
    case .numbers(let range) where range.isEverything: .number
    case .known(.segmentText), .known(.valueText): .text
    case .known(.queryText), .known(.anything): .anyText
    case .known(.uuid): .uuid
    case .known(.date): .date
    case .known(.url): .url
    case .finite(let texts) where ScalarLanguages.isBool(texts): .bool
    default: nil
    }
  }

  // MARK: Descriptions

  /// Writes the descriptions that have been referred to.
  mutating func writeDescriptions(_ writer: inout TableWriter) {
    while let (language, label) = waiting.popLast() {
      writer.place(label)
      write(store[language], &writer)
    }
  }

  private mutating func write(_ language: Language, _ writer: inout TableWriter) {
    switch language {
    case .integers(let range):
      writer.digit(Kind.integers.rawValue)
      for bound in [range.lowerBound, range.upperBound] {
        writer.digit(bound.isNegative ? 1 : 0)
        writer.number(bound.magnitude)
      }
    case .numbers(let range):
      writer.digit(Kind.numbers.rawValue)
      writer.number(range.low.bitPattern)
      writer.number(range.high.bitPattern)
    case .surrounded(let prefix, let value, let suffix):
      writer.digit(Kind.surrounded.rawValue)
      writer.text(String(decoding: prefix, as: UTF8.self))
      writer.text(String(decoding: suffix, as: UTF8.self))
      writer.reference(matcher(of: value, &writer))
    case .finite(let texts): write(Automaton.finite(texts), &writer)
    case .automaton(let automaton): write(automaton, &writer)
    case .known, .literal, .extended, .list, .firstValue: write(Automaton.valueText, &writer)
    }
  }

  private func write(_ automaton: Automaton, _ writer: inout TableWriter) {
    writer.digit(Kind.automaton.rawValue)
    let labels = (0..<automaton.stateCount).map { _ in writer.makeLabel() }
    // State 0 is dead and never written: no edge leads there.
    let start = Int(automaton.start)
    for state in [start] + (1..<automaton.stateCount).filter({ $0 != start }) {
      writer.place(labels[state])
      writer.digit(automaton.accepting[state] ? 1 : 0)
      let edges = automaton.edges(from: state)
      writer.number(edges.count)
      for edge in edges {
        writer.pair(Int(edge.bytes.lowerBound))
        writer.pair(Int(edge.bytes.upperBound))
        writer.reference(labels[edge.target])
      }
    }
  }
}

extension Automaton {
  /// The edges of a state that do not lead to the dead one, in the order of their bytes.
  fileprivate func edges(from state: Int) -> [(bytes: ClosedRange<UInt8>, target: Int)] {
    var result: [(bytes: ClosedRange<UInt8>, target: Int)] = []
    for byte in UInt8.min...UInt8.max {
      let target = Int(transitions[state * classCount + Int(classOfByte[Int(byte)])])
      if target == 0 { continue }
      if let last = result.last, last.target == target, Int(last.bytes.upperBound) + 1 == Int(byte) {
        result[result.count - 1].bytes = last.bytes.lowerBound...byte
      } else {
        result.append((byte...byte, target))
      }
    }
    return result
  }
}
