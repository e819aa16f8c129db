/// The resolved route table: every name looked up, everything inherited filled in, every pattern parsed.
///
/// All later stages (checks, matching, generating, artifacts) read this and nothing earlier.
struct RouteModel: Sendable {
  var name: String
  var access: AccessLevel
  var imports: [String]
  /// `destinations: erased` asks for `AnyView` instead of a type for each destination.
  var erasesDestinations: Bool
  var links: LinkSettings
  var types: [TypeDefinition]
  var guards: [GuardDefinition]
  /// Groups in manifest order, an outer one before its inner ones.
  var groups: [Group]
  /// Tabs, then routes and sheets and actions, each kind in manifest order; a group's members are contiguous.
  /// There is at least one tab: a manifest without `tabs` gets an implicit one.
  var entries: [Entry]
  /// Every URL pattern: those of the entries in their order, then one for each redirect.
  var patterns: [Pattern]
  var redirects: [Redirect]
  var retired: [RetiredPattern]
  var imported: SourceMap
  /// The manifest file itself, for its name in reports and generated comments.
  var manifest: FileID
}

/// `links:`, resolved.
struct LinkSettings: Sendable {
  typealias Canonical = CanonicalForm

  /// Another SDK's schemes that are recognised and handed over.
  struct Handoff: Sendable {
    var name: String
    var schemes: [Located<String>]
  }

  /// Lower case, without duplicates, in manifest order.
  var schemes: [Located<String>] = []
  /// Lower case (IDNA form kept as written); `*.x` for a wildcard.
  var hosts: [Located<String>] = []
  var canonical: Canonical = .scheme
  var caseInsensitive = false
  var plusIsSpace = true
  var queries: [Located<String>] = []
  var handoffs: [Handoff] = []
  var range: SourceRange?
}

/// One of the manifest's own types.
struct TypeDefinition: Sendable {
  /// A value of a string enum: its name in Swift, and its text in URLs.
  struct Case: Sendable {
    var key: String
    var swiftName: String
    var text: String
    var range: SourceRange
  }

  enum Kind: Sendable {
    case enumeration([Case])
    /// A distinct type around a built-in scalar.
    case wrapper(BuiltinType, Constraint)
    /// The app's own type, by its Swift name; `matches` may narrow the text.
    case external(swift: String, Constraint)
  }

  var name: String
  var swiftName: String
  var kind: Kind
  var doc: String?
  var range: SourceRange
}

/// The scalar types that need no declaration.
enum BuiltinType: String, Sendable, CaseIterable {
  case string = "String"
  case bool = "Bool"
  case int = "Int"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case double = "Double"
  case uuid = "UUID"
  case date = "Date"
  case url = "URL"

  var isInteger: Bool { self == .int || self == .int32 || self == .int64 || self == .uint }
}

/// What narrows a scalar: a range of numbers, or a regular expression for text.
struct Constraint: Sendable, Hashable {
  /// A bound as written, canonical decimal text of the base type.
  var min: String?
  var max: String?
  /// The text of `matches:`, anchored at both ends. Its syntax has been checked by the time a model exists.
  var matches: String?

  static let none = Constraint()
  var isNone: Bool { min == nil && max == nil && matches == nil }
}

/// One guard of `guards:`.
struct GuardDefinition: Sendable {
  var name: String
  var swiftName: String
  /// What is shown instead.
  var fallback: EntryID?
  var doc: String?
  var range: SourceRange
}

/// A namespace of routes.
struct Group: Sendable {
  var path: String
  var swiftName: String
  var parent: GroupID?
  var doc: String?
  var range: SourceRange
}

/// The index of a group in `RouteModel.groups`.
struct GroupID: Hashable, Sendable { var index: Int }
/// The index of an entry in `RouteModel.entries`; it is also the entry's number in the compiled table.
struct EntryID: Hashable, Sendable { var index: Int }
/// The index of a pattern in `RouteModel.patterns`.
struct PatternID: Hashable, Sendable { var index: Int }
/// The index of a guard in `RouteModel.guards`.
struct GuardID: Hashable, Sendable { var index: Int }
/// The index of a type in `RouteModel.types`.
struct TypeID: Hashable, Sendable { var index: Int }

extension RouteModel {
  subscript(id: EntryID) -> Entry { entries[id.index] }
  subscript(id: GroupID) -> Group { groups[id.index] }
  subscript(id: PatternID) -> Pattern { patterns[id.index] }
  subscript(id: GuardID) -> GuardDefinition { guards[id.index] }
  subscript(id: TypeID) -> TypeDefinition { types[id.index] }
}
