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
    var emitter = RouteEmitter(for: .fields)
    value.emit(into: &emitter)
    entry = emitter.identity.entry
    values = emitter.identity.fields
  }
}

/// What a value gives its entry and its parameters to.
public struct RouteEmitter {
  /// What is wanted of the value.
  enum Purpose {
    /// The entry alone.
    case entry
    /// Something that is equal for equal values only, and quicker made than text.
    case identity
    /// The parameters as text.
    case fields
  }

  private let purpose: Purpose
  private(set) var identity = RouteIdentity()

  init(for purpose: Purpose) { self.purpose = purpose }

  /// Takes the number of the value's entry.
  public mutating func entry(_ number: Int) { identity.entry = number }

  /// Takes the entry for one of a module's table, whose numbers are greater here.
  public mutating func moveEntry(by distance: Int) { identity.entry += distance }

  /// Takes an integer.
  public mutating func int(_ value: Int) {
    switch purpose {
    case .entry: break
    case .identity: identity.append(value)
    case .fields: append(.one(String(value)))
    }
  }

  /// Takes a string.
  public mutating func string(_ value: String) {
    if purpose != .entry { append(.one(value)) }
  }

  /// Takes a Boolean value.
  public mutating func bool(_ value: Bool) {
    if purpose != .entry { append(.one(value ? "true" : "false")) }
  }

  /// Takes a value of any parameter type.
  public mutating func value<Value: RouteParameter>(_ value: Value) {
    if purpose != .entry { append(.one(value.routeValue)) }
  }

  /// Takes a value that may be absent.
  public mutating func optional<Value: RouteParameter>(_ value: Value?) {
    if purpose != .entry { append(value.map { .one($0.routeValue) } ?? .none) }
  }

  /// Takes a list.
  public mutating func list<Value: RouteParameter>(_ list: [Value]) {
    if purpose != .entry { append(.many(list.map(\.routeValue))) }
  }

  private mutating func append(_ field: RouteField) {
    if purpose == .identity { return identity.append(field) }
    // Most entries have so many parameters at most.
    if identity.fields.isEmpty { identity.fields.reserveCapacity(4) }
    identity.fields.append(field)
  }
}

/// A value in a form that is quick to compare: integers are not made into text, and few parameters need no array.
///
/// Values of one entry give their parameters in one order, so that equal ones come to lie in the same places.
struct RouteIdentity: Hashable {
  var entry = -1
  private var integerCount = 0
  private var firstInteger = 0
  private var secondInteger = 0
  private var firstField: RouteField?
  /// The parameters there is no other room for.
  var fields: [RouteField] = []

  mutating func append(_ integer: Int) {
    switch integerCount {
    case 0: firstInteger = integer
    case 1: secondInteger = integer
    default: fields.append(.one(String(integer)))
    }
    integerCount += 1
  }

  mutating func append(_ field: RouteField) {
    if firstField == nil { firstField = field } else { fields.append(field) }
  }
}

extension RouteIdentity {
  init(_ value: some RouteValue) {
    var emitter = RouteEmitter(for: .identity)
    value.emit(into: &emitter)
    self = emitter.identity
  }
}
