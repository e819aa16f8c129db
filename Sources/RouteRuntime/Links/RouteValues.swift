/// The parameters from which generated code makes a value: of a link that has been matched, or as fields.
///
/// It points into the link while that is being read, so it cannot be copied or kept.
public struct RouteValues: ~Copyable {
  private let match: LinkMatch?
  private let fields: [RouteField]?

  /// Gives the parameters of fields.
  public init(_ fields: RouteFields) {
    match = nil
    self.fields = fields.values
  }

  init(_ match: LinkMatch) {
    self.match = match
    fields = nil
  }

  /// An integer.
  ///
  /// - Parameter position: The parameter's position in the manifest's order, from 0.
  public func int(_ position: Int) throws(RouteValueError) -> Int {
    if let match, position < match.parameterCount, match.slots[position].kind == .plain {
      if let value = match.slots[position].bytes.int { return value }
      throw RouteValueError(parameter: position, reason: .invalid)
    }
    return try value(position)
  }

  /// An integer that has a default.
  public func int(_ position: Int, default defaultValue: Int) throws(RouteValueError) -> Int {
    isAbsent(position) ? defaultValue : try int(position)
  }

  /// An integer that may be absent.
  public func optional(_ position: Int) throws(RouteValueError) -> Int? {
    isAbsent(position) ? nil : try int(position)
  }

  /// A string that may be absent.
  public func optional(_ position: Int) throws(RouteValueError) -> String? {
    isAbsent(position) ? nil : try string(position)
  }

  /// A string.
  public func string(_ position: Int) throws(RouteValueError) -> String {
    guard let text = text(position) else { throw RouteValueError(parameter: position, reason: .missing) }
    return text
  }

  /// A string that has a default.
  public func string(_ position: Int, default defaultValue: String) throws(RouteValueError) -> String {
    text(position) ?? defaultValue
  }

  /// A Boolean value.
  public func bool(_ position: Int) throws(RouteValueError) -> Bool { try value(position) }

  /// A Boolean value that has a default.
  public func bool(_ position: Int, default defaultValue: Bool) throws(RouteValueError) -> Bool {
    try value(position, default: defaultValue)
  }

  /// A value of any parameter type.
  @inlinable
  public func value<Value: RouteParameter>(_ position: Int) throws(RouteValueError) -> Value {
    guard let text = text(position) else { throw RouteValueError(parameter: position, reason: .missing) }
    guard let value = Value(routeValue: text) else { throw RouteValueError(parameter: position, reason: .invalid) }
    return value
  }

  /// A value that has a default.
  @inlinable
  public func value<Value: RouteParameter>(
    _ position: Int, default defaultValue: @autoclosure () -> Value
  ) throws(RouteValueError) -> Value {
    if let value: Value = try optional(position) { return value }
    return defaultValue()
  }

  /// A value that may be absent.
  @inlinable
  public func optional<Value: RouteParameter>(_ position: Int) throws(RouteValueError) -> Value? {
    isAbsent(position) ? nil : try value(position)
  }

  /// A list; empty where it is absent.
  @inlinable
  public func list<Value: RouteParameter>(_ position: Int) throws(RouteValueError) -> [Value] {
    try list(position, default: [])
  }

  /// A list that has a default.
  @inlinable
  public func list<Value: RouteParameter>(
    _ position: Int, default defaultValue: @autoclosure () -> [Value]
  ) throws(RouteValueError) -> [Value] {
    guard let texts = texts(position) else { return defaultValue() }
    var result: [Value] = []
    result.reserveCapacity(texts.count)
    for text in texts {
      guard let value = Value(routeValue: text) else { throw RouteValueError(parameter: position, reason: .invalid) }
      result.append(value)
    }
    return result
  }

  /// The parameters as fields of an entry.
  func fields(of entry: EntryInfo) -> RouteFields {
    let values = entry.parameters.indices.map { position -> RouteField in
      if let match, position < match.parameterCount {
        let slot = match.slots[position]
        if entry.parameters[position].shape == .list { return match.texts(slot).map { .many($0) } ?? .none }
        return match.text(slot).map { .one($0) } ?? .none
      }
      return field(position)
    }
    return RouteFields(entry: entry.number, values: values)
  }

  @usableFromInline
  func isAbsent(_ position: Int) -> Bool {
    if let match { return position >= match.parameterCount || match.slots[position].kind == .absent }
    return field(position) == .none
  }

  @usableFromInline
  func text(_ position: Int) -> String? {
    if let match { return position < match.parameterCount ? match.text(match.slots[position]) : nil }
    if case .one(let text) = field(position) { return text }
    return nil
  }

  @usableFromInline
  func texts(_ position: Int) -> [String]? {
    if let match { return position < match.parameterCount ? match.texts(match.slots[position]) : nil }
    if case .many(let texts) = field(position) { return texts }
    return nil
  }

  private func field(_ position: Int) -> RouteField {
    guard let fields, position < fields.count else { return .none }
    return fields[position]
  }
}
