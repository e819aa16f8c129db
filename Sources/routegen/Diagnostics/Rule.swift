/// A rule of the catalogue: its id, what it means, and an example of each side.
///
/// The catalogue (`Rule.all`, in `Checks/`) drives `routegen rules`, `routegen explain`, the metadata of SARIF
/// reports and the documentation. There is one of each, and findings only refer to it.
final class Rule: Sendable, Hashable {
  /// The families of the catalogue, in the order in which `rules` lists them.
  enum Family: String, Sendable, CaseIterable {
    case reading, names, overlap, parameters, reachability, platform, security, drift, breaking, hygiene

    /// The manifest is held against something else, which only some commands do.
    var isComparison: Bool { self == .drift || self == .breaking }
  }

  /// `kebab-case`, stable for good.
  let id: String
  let family: Family
  let severity: Severity
  /// The compiler relies on it: it can be neither lowered nor ignored.
  let isFixed: Bool
  /// One sentence, for lists.
  let summary: String
  /// What it means and how to mend it: a few plain sentences or short paragraphs.
  let explanation: String
  /// A manifest (or, for drift and breaking rules, a short description of the inputs) that the rule finds fault with.
  let failing: String
  /// The same, mended.
  let passing: String
  /// What its findings end with: ` [duplicate-url]`.
  let mark: String

  init(
    id: String, family: Family, severity: Severity, isFixed: Bool, summary: String, explanation: String,
    failing: String, passing: String
  ) {
    self.id = id
    self.family = family
    self.severity = severity
    self.isFixed = isFixed
    self.summary = summary
    self.explanation = explanation
    self.failing = failing
    self.passing = passing
    mark = " [\(id)]"
  }

  static func == (left: Rule, right: Rule) -> Bool { left === right || left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
