/// The values of `--format` for findings.
enum ReportFormat: String, Sendable, CaseIterable {
  case human, xcode, json, sarif, github, gitlab

  /// Meant to be read line by line; the others are documents for programs.
  var isText: Bool { self == .human || self == .xcode }

  /// Read by a service that shows findings in the files of a checkout.
  var isForService: Bool { self == .sarif || self == .github || self == .gitlab }
}
