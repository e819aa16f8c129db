extension Rule {
  static let unknownKey = Rule(
    id: "unknown-key", family: .reading, severity: .error, isFixed: true, summary: "", explanation: "", failing: "",
    passing: "")
  static let wrongType = Rule(
    id: "wrong-type", family: .reading, severity: .error, isFixed: true, summary: "", explanation: "", failing: "",
    passing: "")
  static let missingKey = Rule(
    id: "missing-key", family: .reading, severity: .error, isFixed: true, summary: "", explanation: "", failing: "",
    passing: "")
  static let unsupportedVersion = Rule(
    id: "unsupported-version", family: .reading, severity: .error, isFixed: true, summary: "", explanation: "",
    failing: "", passing: "")
  static let unresolvedName = Rule(
    id: "unresolved-name", family: .reading, severity: .error, isFixed: true, summary: "", explanation: "", failing: "",
    passing: "")
  static let invalidIdentifier = Rule(
    id: "invalid-identifier", family: .reading, severity: .error, isFixed: true, summary: "", explanation: "",
    failing: "", passing: "")
  static let nameCollision = Rule(
    id: "name-collision", family: .reading, severity: .error, isFixed: true, summary: "", explanation: "", failing: "",
    passing: "")
  static let duplicateName = Rule(
    id: "duplicate-name", family: .reading, severity: .error, isFixed: true, summary: "", explanation: "", failing: "",
    passing: "")
  static let escapedKeyword = Rule(
    id: "escaped-keyword", family: .reading, severity: .note, isFixed: true, summary: "", explanation: "", failing: "",
    passing: "")
  static let missingParameter = Rule(
    id: "missing-parameter", family: .reading, severity: .error, isFixed: true, summary: "", explanation: "",
    failing: "", passing: "")
  static let repeatedPlaceholder = Rule(
    id: "repeated-placeholder", family: .reading, severity: .error, isFixed: true, summary: "", explanation: "",
    failing: "", passing: "")
  static let parameterTypeMismatch = Rule(
    id: "parameter-type-mismatch", family: .reading, severity: .error, isFixed: true, summary: "", explanation: "",
    failing: "", passing: "")
  static let invalidDefault = Rule(
    id: "invalid-default", family: .reading, severity: .error, isFixed: true, summary: "", explanation: "", failing: "",
    passing: "")
  static let invalidConstraint = Rule(
    id: "invalid-constraint", family: .reading, severity: .error, isFixed: true, summary: "", explanation: "",
    failing: "", passing: "")
  static let listInPath = Rule(
    id: "list-in-path", family: .reading, severity: .error, isFixed: true, summary: "", explanation: "", failing: "",
    passing: "")
  static let parentCycle = Rule(
    id: "parent-cycle", family: .reading, severity: .error, isFixed: true, summary: "", explanation: "", failing: "",
    passing: "")
  static let redirectCycle = Rule(
    id: "redirect-cycle", family: .reading, severity: .error, isFixed: true, summary: "", explanation: "", failing: "",
    passing: "")
  static let redirectChain = Rule(
    id: "redirect-chain", family: .reading, severity: .warning, isFixed: true, summary: "", explanation: "",
    failing: "", passing: "")
  static let invalidURL = Rule(
    id: "invalid-url", family: .reading, severity: .error, isFixed: true, summary: "", explanation: "", failing: "",
    passing: "")
  static let includeNotFound = Rule(
    id: "include-not-found", family: .reading, severity: .error, isFixed: true, summary: "", explanation: "",
    failing: "", passing: "")
  static let includeCycle = Rule(
    id: "include-cycle", family: .reading, severity: .error, isFixed: true, summary: "", explanation: "", failing: "",
    passing: "")
  static let conflictingSetting = Rule(
    id: "conflicting-setting", family: .reading, severity: .error, isFixed: true, summary: "", explanation: "",
    failing: "", passing: "")
}
