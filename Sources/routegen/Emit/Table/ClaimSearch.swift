/// Finds out for which patterns a printed URL need not be read back: none of its values can be claimed by another
/// pattern, or be one that no URL carries.
final class ClaimSearch {
  private struct Place: Hashable {
    let node: Int32
    let language: LanguageID
  }

  private let analysis: OverlapAnalysis
  private var table: PatternTable { analysis.table }
  private var known: [Place: Bool] = [:]

  init(_ analysis: OverlapAnalysis) { self.analysis = analysis }

  /// The answer is no where it would take long to know.
  func isAlone(_ pattern: Pattern) -> Bool {
    guard case .url = pattern.origin, let shape = table.shapes[pattern.id.index], shape.rest == nil,
      analysis.overruledBy(pattern.id).isEmpty,
      table.model[pattern.entry].parameters.allSatisfy(canBePrinted)
    else { return false }
    var node: Int32 = 0
    for language in shape.segments {
      guard isFirst(language, at: node), let next = table.trie.child(of: node, language) else { return false }
      node = next
    }
    return table.trie.patterns[table.trie[node].patterns] == [pattern.id]
  }

  /// Whether every value of a parameter has a text that reads as that value.
  private func canBePrinted(_ parameter: Parameter) -> Bool {
    // Of a list with commas one empty text cannot be told from none.
    if parameter.shape == .list, parameter.listStyle == .comma { return false }
    if case .named(let id) = parameter.scalar {
      switch table.model[id].kind {
      case .enumeration(let cases): return !cases.contains { $0.text.isEmpty }
      case .wrapper(_, let constraint) where !constraint.isNone: return false
      default: break
      }
    }
    guard parameter.constraint.isNone else { return false }
    switch table.model.base(of: parameter.scalar) {
    case .string, .bool, .int, .int32, .int64, .uint, .uuid: return true
    case .double, .date, .url, nil: return false
    }
  }

  /// Whether no text of a language goes another way at a node before its own.
  private func isFirst(_ language: LanguageID, at node: Int32) -> Bool {
    if table.store.rank(language) == .literal { return true }
    let place = Place(node: node, language: language)
    if let answer = known[place] { return answer }
    let here = table.trie[node]
    var others = table.trie.edges[here.literals].map(\.language)
    // Text can compose with what stands around it to such a literal, though they have no bytes in common.
    if case .surrounded = table.store[language], others.contains(where: { !isASCII($0) }) { return false }
    others += table.trie.edges[here.placeholders].map(\.language).prefix { $0 != language }
    let answer = others.allSatisfy { (try? table.store.relation($0, language)) == .disjoint }
    known[place] = answer
    return answer
  }

  private func isASCII(_ literal: LanguageID) -> Bool {
    if case .literal(let text) = table.store[literal] { text.allSatisfy { $0 < 0x80 } } else { false }
  }
}
