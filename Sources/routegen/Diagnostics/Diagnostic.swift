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

  /// Puts them in the order of reports: by file and position; of what has one place the gravest first, then by rule and
  /// message.
  mutating func sortByPlace() {
    // There may be tens of thousands: nothing is copied where they are in order, else their numbers are sorted.
    if indices.dropFirst().allSatisfy({ !precedes($0, $0 - 1) }) { return }
    self = indices.sorted(by: precedes).map { self[$0] }
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (self[left].range, self[right].range)
    if first != second { return (first.file, first.start, first.end) < (second.file, second.start, second.end) }
    let (severity, other) = (self[left].severity, self[right].severity)
    if severity != other { return severity > other }
    return self[left].rule == self[right].rule
      ? self[left].message < self[right].message : self[left].rule.id < self[right].rule.id
  }
}
