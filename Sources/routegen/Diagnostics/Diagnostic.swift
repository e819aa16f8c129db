/// How grave a finding is.
enum Severity: Int, Comparable, Sendable, CaseIterable {
  case note, warning, error

  var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}

/// One finding: what is wrong, where, and the way out.
struct Diagnostic: Sendable {
  /// A second place that belongs to a finding.
  struct Related: Sendable {
    var message: String
    var range: SourceRange
  }

  var rule: Rule
  var severity: Severity
  /// One sentence in the user's words, naming the entry; no full stop at its end.
  var message: String
  var range: SourceRange
  var related: [Related] = []
  /// How to mend it.
  var help: String?
  /// For overlap rules: a URL that shows the finding.
  var example: String?
  /// Dotted names of the entries concerned; with the rule they identify the finding across edits of the file.
  var entries: [String] = []

  init(
    _ rule: Rule, _ message: String, at range: SourceRange, related: [Related] = [], help: String? = nil,
    example: String? = nil, entries: [String] = [], severity: Severity? = nil
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.message = message
    self.range = range
    self.related = related
    self.help = help
    self.example = example
    self.entries = entries
  }
}

extension RandomAccessCollection<Diagnostic> {
  // None is copied to be asked.
  var hasErrors: Bool { indices.contains { self[$0].severity == .error } }
}

extension [Diagnostic] {
  /// How many there are of a severity; none is copied to be asked.
  func count(of severity: Severity) -> Int { indices.count { self[$0].severity == severity } }

  /// By file and position; what has one place is put in order by `precedes`, or stays as it is.
  func sortedByPlace(_ precedes: (Diagnostic, Diagnostic) -> Bool = { _, _ in false }) -> [Diagnostic] {
    // There may be tens of thousands, mostly in order already, so their numbers are sorted.
    let order = indices.sorted { left, right in
      let (first, second) = (self[left].range, self[right].range)
      let (key, other) = (
        (first.file.index, first.start, first.end), (second.file.index, second.start, second.end)
      )
      if key != other { return key < other }
      if precedes(self[left], self[right]) { return true }
      return left < right && !precedes(self[right], self[left])
    }
    return order.map { self[$0] }
  }
}
