/// A tab, route, sheet or action: something the app can show or do.
struct Entry: Sendable {
  typealias Kind = EntryKind
  typealias Dismissal = SheetDismissal
  typealias Opening = StackOpening

  /// `deprecated: { since, use }`.
  struct Deprecation: Sendable {
    var since: String?
    var use: EntryID?
  }

  /// A URL that must, or must not, open this entry.
  struct Example: Sendable {
    var text: String
    var range: SourceRange
    /// For `examples`: parameter values the URL must give, as canonical text; nil where it must give none.
    var parameters: [(name: String, value: ParameterValue?, range: SourceRange)] = []
  }

  var id: EntryID
  var kind: Kind
  /// Dotted path of manifest keys: the stable id in restoration and JSON.
  var path: String
  /// The manifest key, the last part of `path`.
  var key: String
  /// Bare: whoever writes it into Swift source puts keywords into backticks. So are all Swift names of the model.
  var swiftName: String
  var group: GroupID?
  /// The innermost module it belongs to; nil for the table's own.
  var module: GroupID?
  var parameters: [Parameter] = []
  /// The entry's own URLs, in order; redirects are not among them.
  var patterns: [PatternID] = []
  /// Guards in force, inherited ones included, each once: from tab, groups and parents, then its own.
  var guards: [GuardID] = []
  /// The tab it opens in: its own, its parent's, or its group's; nil for the current one. For a tab, itself.
  var tab: EntryID?
  /// The entry below it on the stack when a link opens it, and how the parent's parameters are filled: for each
  /// parameter of the parent, the index of this entry's parameter that supplies it, or nil for nil or the default.
  var parent: EntryID?
  var parentArguments: [Int?] = []
  /// For a route that opens in a sheet's own stack: the sheet, and how its parameters are filled, as above.
  var sheet: EntryID?
  var sheetArguments: [Int?] = []
  var sources: LinkSources = .all
  /// Indices into `LinkSettings.hosts`; nil for all.
  var hosts: [Int]?
  var leadsTo: [EntryID] = []
  var winsOver: [Located<EntryID>] = []
  var examples: [Example] = []
  var rejects: [Example] = []
  var deprecation: Deprecation?
  var was: [String] = []
  /// Swift type text of the result, as written.
  var returns: String?
  /// Name of the view type that shows it, as written.
  var view: String?
  var title: String?
  var icon: String?
  var doc: String?
  /// Tabs only: left out of the tab bar.
  var isHidden = false
  /// Tabs only: made up because the manifest declares none.
  var isImplicit = false
  var opening: Opening = .push
  var allowsRepeat = false
  var style: SheetStyle = .sheet
  var dismissal: Dismissal = .free
  /// Reached from outside the table, for the reachability checks.
  var isExternal = false
  /// A part of it could not be read and has been reported; checks that would only repeat that leave it alone.
  var hasFaults = false
  /// The place of its key.
  var range: SourceRange
}

/// A parameter of an entry.
struct Parameter: Sendable {
  enum Shape: Sendable { case single, optional, list }
  enum Scalar: Sendable, Hashable {
    case builtin(BuiltinType)
    case named(TypeID)
  }
  typealias ListStyle = QueryListStyle

  var name: String
  var swiftName: String
  var scalar: Scalar
  var shape: Shape
  /// The constraint written on the parameter itself, in addition to its type's.
  var constraint: Constraint = .none
  var defaultValue: ParameterValue?
  var listStyle: ListStyle = .repeated
  var isSensitive = false
  var doc: String?
  /// The place of its name, and of its type.
  var range: SourceRange
  var typeRange: SourceRange

  /// A URL without it still opens the entry.
  var mayBeAbsent: Bool { shape != .single || defaultValue != nil }
}

/// A value of a parameter as canonical URL text (decoded, as `routeValue` gives it).
enum ParameterValue: Sendable, Hashable {
  case text(String)
  case list([String])
}
