/// One parameter of a route as text: what ``RouteValue/emit(into:)`` gives, and what JSON holds.
public enum RouteField: Hashable, Sendable {
  /// There is no value: nil, or the default.
  case none
  /// The text of a single value, before percent-encoding.
  case one(String)
  /// The texts of a list's elements.
  case many([String])
}

/// A route, tab, sheet or action taken apart: its entry and its parameters as text.
///
/// Two values are equal exactly when their fields are.
public struct RouteFields: Hashable, Sendable {
  /// The number of the entry in the table.
  public var entry: Int
  /// The parameters, in the order of the manifest.
  public var values: [RouteField]

  /// Makes fields from their parts.
  public init(entry: Int, values: [RouteField]) {
    self.entry = entry
    self.values = values
  }

  /// Takes a value apart.
  public init(_ value: some RouteValue) {
    var emitter = RouteEmitter(keepsValues: true)
    value.emit(into: &emitter)
    entry = emitter.number
    values = emitter.values
  }
}

/// What a value gives its entry and its parameters to.
public struct RouteEmitter {
  /// Where only the entry is asked for, no text is made.
  private let keepsValues: Bool
  private(set) var number = -1
  private(set) var values: [RouteField] = []

  init(keepsValues: Bool) { self.keepsValues = keepsValues }

  /// Takes the number of the value's entry.
  public mutating func entry(_ number: Int) { self.number = number }

  /// Takes the entry for one of a module's table, whose numbers are greater here.
  public mutating func moveEntry(by distance: Int) { number += distance }

  /// Takes an integer.
  public mutating func int(_ value: Int) {
    if keepsValues { append(.one(String(value))) }
  }

  /// Takes a string.
  public mutating func string(_ value: String) {
    if keepsValues { append(.one(value)) }
  }

  /// Takes a Boolean value.
  public mutating func bool(_ value: Bool) {
    if keepsValues { append(.one(value ? "true" : "false")) }
  }

  /// Takes a value of any parameter type.
  public mutating func value<Value: RouteParameter>(_ value: Value) {
    if keepsValues { append(.one(value.routeValue)) }
  }

  /// Takes a value that may be absent.
  public mutating func optional<Value: RouteParameter>(_ value: Value?) {
    if keepsValues { append(value.map { .one($0.routeValue) } ?? .none) }
  }

  /// Takes a list.
  public mutating func list<Value: RouteParameter>(_ list: [Value]) {
    if keepsValues { append(.many(list.map(\.routeValue))) }
  }

  private mutating func append(_ field: RouteField) {
    // Most entries have so many parameters at most.
    if values.isEmpty { values.reserveCapacity(4) }
    values.append(field)
  }
}
