/// Two or more patterns that can be confused, or one that cannot be reached, with what a message needs.
struct OverlapFinding: Sendable {
  enum Kind: String, Sendable, CaseIterable {
    case duplicateURL = "duplicate-url"
    case ambiguousURL = "ambiguous-url"
    case shadowedURL = "shadowed-url"
    case capturedValue = "captured-value"
    case unneededWinsOver = "unneeded-wins-over"
    case retiredURLReused = "retired-url-reused"
    case deadRedirect = "dead-redirect"
    case differsOnlyByCase = "differs-only-by-case"
    case tooComplex = "too-complex"
  }

  /// Why two texts are easily confused.
  enum Likeness: Sendable { case letterCase, lookAlike }

  var kind: Kind
  var severity: Severity
  /// The pattern that the finding is about: the later of two in the manifest; of a shadowed or captured one, it.
  var pattern: PatternID
  /// The patterns it is confused with, the most telling first.
  var others: [PatternID] = []
  /// For `capturedValue`: the position of the parameter in the entry of `pattern`.
  var parameter: Int?
  /// For `duplicateURL`: each pattern matches every URL of the other.
  var isExact = false
  /// For `differsOnlyByCase`: the position of the segment, which is also its index in `pieceRanges`.
  var segment: Int?
  var likeness: Likeness?
  /// For `ambiguousURL`: the patterns each of which wins over the next, and the last over the first.
  var cycle: [PatternID] = []
  /// For `unneededWinsOver`: the entry, and the position in its `winsOver`.
  var preference: (entry: EntryID, index: Int)?
  /// For `retiredURLReused`: the position in `RouteModel.retired`.
  var retired: Int?
  /// A URL in full that shows the finding.
  var example: String?
  /// For `tooComplex`: the limit, in words.
  var limit: String?
}
