/// The kinds of entry a manifest declares.
public enum EntryKind: String, Hashable, Sendable, CaseIterable {
  /// A tab of the tab bar.
  case tab
  /// A screen on a stack.
  case route
  /// A modal screen.
  case sheet
  /// Something a link does instead of showing a screen.
  case action
}

/// How a sheet covers the screen.
public enum SheetStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// A card.
  case sheet
  /// The whole screen.
  case fullScreen
}

/// Whether the user and links may close a sheet.
public enum SheetDismissal: String, Hashable, Codable, Sendable, CaseIterable {
  /// They may.
  case free
  /// They may not: the app closes it.
  case blocked
}

/// What a link to a route does to the stack.
public enum RouteOpening: String, Hashable, Sendable, CaseIterable {
  /// Puts the route on top.
  case push
  /// Replaces what is there.
  case reset
}

/// A parameter of an entry, as the manifest declares it.
public struct ParameterInfo: Hashable, Sendable {
  /// How many values it holds.
  public enum Shape: Int, Hashable, Sendable, CaseIterable {
    /// One.
    case single
    /// One or none.
    case optional
    /// Any number.
    case list
  }

  /// Its name in the manifest.
  public var name: String
  /// Its type in the manifest, without the marks of an optional or a list.
  public var typeName: String
  /// How many values it holds.
  public var shape: Shape
  /// Whether it is left out of descriptions, and of what is stored.
  public var isSensitive: Bool
  /// What it is where a link leaves it out; `none` without a default.
  public var defaultValue: RouteField
}

/// What the manifest says about one entry.
public struct EntryInfo: Sendable {
  let table: TableReader
  let place: Int
  /// Its number in the table.
  public let number: Int
}
