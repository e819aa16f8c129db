/// The kinds of entry.
enum EntryKind: String, Sendable, CaseIterable {
  case tab, route, sheet, action

  /// With its article, for messages.
  var phrase: String { self == .action ? "an action" : "a \(rawValue)" }
}

/// How a sheet covers the screen.
enum SheetStyle: String, Sendable, CaseIterable { case sheet, fullScreen }

/// Whether the user, or a link, may close a sheet.
enum SheetDismissal: String, Sendable, CaseIterable { case free, blocked }

/// What a link does to the stack of the tab it opens in.
enum StackOpening: String, Sendable, CaseIterable { case push, reset }

/// The form of URL that printing tries first.
enum CanonicalForm: String, Sendable, CaseIterable { case scheme, web }

/// How a list stands in a query: `k=a&k=b`, or `k=a,b`.
enum QueryListStyle: String, Sendable, CaseIterable { case repeated, comma }

/// The access level of the generated declarations.
enum AccessLevel: String, Sendable, CaseIterable {
  case `internal`, package, `public`
}

/// The severities that `checks:` can give a rule.
enum RuleLevel: String, Sendable, CaseIterable {
  case error, warning, note, off

  /// Nil for `off`.
  var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .off: nil
    }
  }
}

/// The forms of URL that open an entry.
struct LinkSources: OptionSet, Sendable, Hashable {
  let rawValue: UInt8
  static let web = LinkSources(rawValue: 1)
  static let scheme = LinkSources(rawValue: 2)
  static let all: LinkSources = [.web, .scheme]
}
