/// A manifest as it was written: every declaration with its place, no name looked up yet.
///
/// Included files have been merged into it.
struct Manifest: Sendable {
  var name: Located<String>?
  /// The Swift module, where the table is one that an app mounts.
  var module: Located<String>?
  var access: Located<AccessLevel>?
  var erasesDestinations = false
  var imports: [Located<String>] = []
  var links = LinksDeclaration()
  var types: [TypeDeclaration] = []
  var guards: [GuardDeclaration] = []
  var tabs: [EntryDeclaration] = []
  var routes: [RouteDeclaration] = []
  var sheets: [EntryDeclaration] = []
  var actions: [EntryDeclaration] = []
  var redirects: [RedirectDeclaration] = []
  var retired: [ManifestText] = []
  var mounts: [MountDeclaration] = []
  var checks: [(rule: Located<String>, level: Located<RuleLevel>)] = []
  /// A part that may declare something could not be read, and has been reported.
  var isIncomplete = false
}

/// `links:`.
struct LinksDeclaration: Sendable {
  var schemes: [ManifestText] = []
  var hosts: [ManifestText] = []
  var canonical: CanonicalForm = .scheme
  var caseInsensitive = false
  var plusIsSpace = true
  var queries: [ManifestText] = []
  var handoffs: [(name: Located<String>, schemes: [ManifestText])] = []
  /// The place of the key; nil where there is no `links:`.
  var range: SourceRange?
}

/// One line of `types:`.
struct TypeDeclaration: Sendable {
  struct Case: Sendable {
    var key: Located<String>
    /// The text in URLs.
    var text: Located<String>
  }

  enum Kind: Sendable {
    case enumeration([Case])
    /// A wrapper; `base` names the type.
    case wrapper(base: ManifestText, ConstraintDeclaration)
    /// The app's own type.
    case external(swift: ManifestText, ConstraintDeclaration)
    /// What it is could not be read, and has been reported; its name is known all the same.
    case unreadable
  }

  var name: Located<String>
  var kind: Kind
  var doc: String?
}

/// `min`, `max` and `matches` of a type or a parameter.
struct ConstraintDeclaration: Sendable {
  var min: Located<String>?
  var max: Located<String>?
  var matches: ManifestText?

  var isEmpty: Bool { min == nil && max == nil && matches == nil }
}

/// One line of `guards:`.
struct GuardDeclaration: Sendable {
  var name: Located<String>
  var fallback: Located<String>?
  var doc: String?
}

/// `guards:` of an entry or a group: guards it adds, or takes off.
enum GuardList: Sendable {
  case add([Located<String>])
  case drop([Located<String>])
}

/// One parameter of an entry.
struct ParameterDeclaration: Sendable {
  /// A value as written.
  indirect enum Value: Sendable {
    case text(ManifestText)
    case list([ManifestText], SourceRange)

    var range: SourceRange {
      switch self {
      case .text(let text): text.range
      case .list(_, let range): range
      }
    }
  }

  var name: Located<String>
  var type: ManifestText
  /// What narrows it: most parameters have nothing, and a table has many.
  private(set) var constraints: [ConstraintDeclaration] = []
  var defaultValue: Value?
  var listStyle: Located<QueryListStyle>?
  var isSensitive = false
  var doc: String?

  var constraint: ConstraintDeclaration {
    get { constraints.first ?? ConstraintDeclaration() }
    set { constraints = newValue.isEmpty ? [] : [newValue] }
  }
}

/// A URL that must, or must not, open an entry.
struct ExampleDeclaration: Sendable {
  var url: ManifestText
  /// Nil for `null`.
  var parameters: [(name: Located<String>, value: ParameterDeclaration.Value?, range: SourceRange)] = []
}

/// A member of `routes:`: a route, or a group of them.
enum RouteDeclaration: Sendable {
  case route(EntryDeclaration)
  case group(GroupDeclaration)

  var key: Located<String> {
    switch self {
    case .route(let route): route.key
    case .group(let group): group.key
    }
  }
}

/// A group of routes and what its members inherit.
struct GroupDeclaration: Sendable {
  var key: Located<String>
  var prefix: ManifestText?
  var tab: Located<String>?
  var guards: GuardList?
  var sources: Located<LinkSources>?
  var hosts: [Located<String>]?
  var doc: String?
  var swiftName: Located<String>?
  var members: [RouteDeclaration] = []
  /// Key and value together.
  var span: SourceRange
}

/// One line of `modules:`: the table of a module, mounted as a group.
struct MountDeclaration: Sendable {
  /// What its entries inherit, as the members of a group do; it has no members of its own.
  var group: GroupDeclaration
  /// The path of the module's manifest.
  var path: ManifestText
  /// Ids that entries of the module had where it is mounted, before they were the module's.
  var oldNames: [(old: Located<String>, entry: Located<String>)] = []
  /// What that file declares; nil until it has been read, and where it cannot be.
  var manifest: Manifest?
  /// The numbers of that file and of those it includes; those of its own modules follow.
  var files = 0..<0
}

/// A tab, route, sheet or action as written.
struct EntryDeclaration: Sendable {
  var kind: EntryKind
  var key: Located<String>
  /// Key and value together.
  var span: SourceRange
  /// A part of it could not be read and has been reported; checks that would only repeat that leave it alone.
  var hasFaults = false

  var urls: [ManifestText] = []
  var parameters: [ParameterDeclaration] = []
  var doc: String?
  var examples: [ExampleDeclaration] = []
  var rejects: [ExampleDeclaration] = []
  var deprecatedSince: String?
  var deprecatedUse: Located<String>?
  var isDeprecated = false
  var was: [Located<String>] = []
  var winsOver: [Located<String>] = []
  var swiftName: Located<String>?
  var guards: GuardList?
  var sources: Located<LinkSources>?
  var hosts: [Located<String>]?
  var ignored: [Located<String>] = []

  var tab: Located<String>?
  var parent: Located<String>?
  var sheet: Located<String>?
  var view: Located<String>?
  var leadsTo: [Located<String>]?
  var returns: Located<String>?
  var title: String?
  var icon: String?
  var isHidden = false
  var opening: StackOpening = .push
  var allowsRepeat = false
  var style: SheetStyle = .sheet
  var dismissal: SheetDismissal = .free
  var isExternal = false
}

/// One line of `redirects:`.
struct RedirectDeclaration: Sendable {
  var source: ManifestText
  var target: ManifestText
}
