/// The generated table of one manifest: the types of its tabs, routes, sheets, actions and guards, and the compiled
/// patterns. `routegen` writes the conformance; nothing else should.
public protocol RouteTable: Sendable {
  /// The tabs, in the order of the tab bar. A manifest without tabs has one.
  associatedtype Tab: RouteTab where Tab.Table == Self
  /// The routes that can stand on a stack.
  associatedtype Route: RouteValue where Route.Table == Self
  /// The sheets; uninhabited where there are none.
  associatedtype Sheet: RouteValue where Sheet.Table == Self
  /// The actions; uninhabited where there are none.
  associatedtype Action: RouteValue where Action.Table == Self
  /// The guards; uninhabited where there are none.
  associatedtype Guard: RouteGuard

  /// The compiled manifest.
  static var compiled: CompiledRoutes { get }
  /// The modules that are mounted in it.
  static var mounts: [any RouteMount<Self>.Type] { get }
}

extension RouteTable {
  /// No module.
  public static var mounts: [any RouteMount<Self>.Type] { [] }
}

/// How the values of a module's table stand in the table of the app that mounts it.
public protocol RouteMount<App> {
  /// The table that mounts the module.
  associatedtype App: RouteTable
  /// The module's own table.
  associatedtype Module: RouteTable

  /// A route of the module as one of the app.
  static func route(_ route: Module.Route) -> App.Route
  /// A sheet of the module as one of the app.
  static func sheet(_ sheet: Module.Sheet) -> App.Sheet
}

/// A value of a generated enum: a tab, a route, a sheet or an action with its parameters.
///
/// Equality, hashing, coding and printing all derive from ``emit(into:)``; the conforming type writes that and
/// ``make(_:from:)`` and nothing else.
public protocol RouteValue: Hashable, Codable, Sendable, Identifiable, CustomStringConvertible,
  CustomDebugStringConvertible, CustomReflectable
{
  /// The table this value belongs to.
  associatedtype Table: RouteTable

  /// Gives the value's entry number and then each of its parameters, in the order of the manifest.
  func emit(into emitter: inout RouteEmitter)

  /// Makes the value of an entry.
  ///
  /// - Parameters:
  ///   - entry: The entry's number in the table; one of this type's entries.
  ///   - values: Its parameters, by position in the manifest's order.
  /// - Returns: The value.
  /// - Throws: Where a required parameter is missing or does not fit its type.
  static func make(_ entry: Int, from values: borrowing RouteValues) throws(RouteValueError) -> Self
}

/// A generated tab.
public protocol RouteTab: RouteValue, CaseIterable where AllCases == [Self] {}

/// A generated guard; the raw value is its name in the manifest.
public protocol RouteGuard: RawRepresentable, Hashable, Codable, Sendable, CaseIterable where RawValue == String {}

/// Why a value could not be made: the position of the parameter, and whether it was absent or unfit.
public struct RouteValueError: Error, Hashable, Sendable {
  /// What was wrong with the parameter.
  public enum Reason: Hashable, Sendable {
    /// It is required and was not there.
    case missing
    /// Its text is no value of its type.
    case invalid
    /// The number is no entry of the type asked.
    case unknownEntry
  }

  /// The parameter's position in the manifest's order, from 0.
  public var parameter: Int
  /// What was wrong.
  public var reason: Reason

  /// Makes an error.
  public init(parameter: Int, reason: Reason) {
    self.parameter = parameter
    self.reason = reason
  }

  /// What generated code throws for an entry number that is none of its own.
  public static let unknownEntry = RouteValueError(parameter: 0, reason: .unknownEntry)
}
