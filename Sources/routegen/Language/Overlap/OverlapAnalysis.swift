/// Decides which URLs more than one pattern matches, and what follows from it.
///
/// The verdicts are exact. What a key may be that may be absent decides which URLs a pattern matches, though never which
/// of two patterns wins. Where the limits are reached, the verdict is `too-complex`, and nothing is guessed.
///
/// Two patterns of one entry may overlap: where they read every parameter from the same place, either gives the
/// same value, so that counts as no ambiguity. Two that match the same URLs are still `duplicate-url`.
struct OverlapAnalysis {
  let table: PatternTable
  private(set) var findings: [OverlapFinding]
  /// By pattern: those that win over it although the matcher meets them later.
  private let overruling: [PatternID: [PatternID]]

  init(_ model: RouteModel) {
    let table = PatternTable(model)
    var search = OverlapSearch(table)
    search.run()
    self.table = table
    findings = search.findings
    overruling = search.meetings.overruling
  }

  /// The same without its findings, which may be many, and which nobody needs once they are put in words.
  var reported: OverlapAnalysis {
    var result = self
    result.findings = []
    return result
  }

  /// The patterns that replace `pattern` where a URL matches both, although the matcher meets them after it.
  ///
  /// The matcher goes depth first through `table.trie`. In a table without errors the first match is the winner,
  /// unless it is overruled by a later one.
  func overruledBy(_ pattern: PatternID) -> [PatternID] { overruling[pattern] ?? [] }

  /// Whether `left` is tried before `right` at a node of the tree; nil where the order does not matter.
  func precedes(_ left: LanguageID, _ right: LanguageID) -> Bool? { table.store.precedes(left, right) }
}
