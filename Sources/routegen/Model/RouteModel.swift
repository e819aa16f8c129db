/// The resolved route table: every name looked up, everything inherited filled in, every pattern parsed.
///
/// All later stages (checks, matching, generating, artifacts) read this and nothing earlier.
struct RouteModel: Sendable {
  var name: String
  /// The Swift module, where the table is one that an app mounts: its URLs lack what the app puts in front of them.
  var module: String?
  var access: AccessLevel
  var imports: [String]
  /// `destinations: erased` asks for `AnyView` instead of a type for each destination.
  var erasesDestinations: Bool
  var links: LinkSettings
  var types: [TypeDefinition]
  var guards: [GuardDefinition]
  /// Groups in manifest order, an outer one before its inner ones; a mounted module is one.
  var groups: [Group]
  /// Tabs, then routes and sheets and actions, each kind in manifest order; a group's members are contiguous, and a
  /// module's are in the order of its own table.
  /// There is at least one tab: a manifest without `tabs` gets an implicit one.
  ///
  /// There may be thousands, and each is large: what goes through them all does so by index, for a loop over the array
  /// copies every entry.
  var entries: [Entry]
  /// Every URL pattern: those of the entries in their order, then one for each redirect.
  var patterns: [Pattern]
  var redirects: [Redirect]
  var retired: [RetiredPattern]
  var imported: SourceMap
  /// The manifest file itself, for its name in reports and generated comments.
  var manifest: FileID
  /// The entries by the names that the manifest gives them.
  var names = EntryNames()
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

  /// The manifest key; that of a module's type has the module's path before it.
  var name: String
  var swiftName: String
  var kind: Kind
  /// The Swift module that declares it; nil for the table's own.
  var module: String?
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

/// A namespace of routes; where it is a module, of sheets and actions too.
struct Group: Sendable {
  /// A table that is compiled in a Swift module of its own.
  struct Module: Sendable {
    /// The prefix of its generated types.
    var name: String
    /// The Swift module.
    var module: String
  }

  var path: String
  var swiftName: String
  var parent: GroupID?
  /// The module mounted here.
  var module: Module?
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

  /// The innermost module around a group, or the group itself; nil outside all modules.
  func module(of group: GroupID?) -> GroupID? {
    var group = group
    while let current = group, self[current].module == nil { group = self[current].parent }
    return group
  }

  /// What stands before the full names of what the module of a group declares; nothing outside all modules.
  func scope(of group: GroupID?) -> String { module(of: group).map { self[$0].path + "." } ?? "" }
}
