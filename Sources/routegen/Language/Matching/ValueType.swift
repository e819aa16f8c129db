/// The type of one value as the matcher reads it: what text it accepts, and what that text means.
struct ValueType: Sendable {
  /// What makes two types accept the same text by construction.
  struct Key: Sendable, Hashable {
    var scalar: Parameter.Scalar
    var constraint: Constraint
  }

  enum Base: Sendable {
    case string, external, bool, uuid, date, url
    case integer(ClosedRange<Whole>)
    case double(ClosedRange<Double>)
    case enumeration([[UInt8]])
    /// Bounds that leave nothing.
    case nothing
  }

  /// As the manifest names it.
  let name: String
  let base: Base
  /// From `matches:`; every one of them must accept the whole text.
  let texts: [Automaton]

  init(_ key: Key, in model: RouteModel) {
    var constraints = [key.constraint]
    switch key.scalar {
    case .builtin(let type):
      name = type.rawValue
      base = Self.base(type, constraints)
    case .named(let id):
      let definition = model[id]
      name = definition.name
      switch definition.kind {
      case .enumeration(let cases):
        base = .enumeration(cases.map { Array($0.text.utf8) })
      case .wrapper(let type, let constraint):
        constraints.append(constraint)
        base = Self.base(type, constraints)
      case .external(_, let constraint):
        constraints.append(constraint)
        base = .external
      }
    }
    texts = constraints.compactMap(\.matches).compactMap { try? Automaton(RegularExpression.parse($0).get()) }
  }

  /// An empty query value is a value of the type, not the absence of one.
  var hasEmptyText: Bool {
    if case .string = base { true } else { false }
  }

  var isBool: Bool {
    if case .bool = base { true } else { false }
  }

  func accepts(_ text: Bytes) -> Bool {
    let fits =
      switch base {
      case .string: true
      case .external: !text.isEmpty
      case .bool: CanonicalScalar.bool(text) != nil
      case .uuid: CanonicalScalar.isUUID(text)
      case .date: DateText(text) != nil
      case .url: CanonicalScalar.isURL(text)
      case .integer(let range): Whole(canonical: text).map(range.contains) ?? false
      case .double(let range): CanonicalScalar.double(text).map(range.contains) ?? false
      case .enumeration(let texts): texts.contains { text.equals($0) }
      case .nothing: false
      }
    return fits && (texts.isEmpty || texts.allSatisfy { $0.accepts(Array(text)) })
  }

  /// The value of a text that the type accepts.
  func value(of text: Bytes) -> MatchedValue {
    switch base {
    case .string, .external, .url, .enumeration, .nothing: .text(text.string)
    case .bool: CanonicalScalar.bool(text).map(MatchedValue.bool) ?? .text(text.string)
    case .uuid: .text(text.string.uppercased())
    case .date: .text(DateText(text)?.utcText ?? text.string)
    case .integer: .number(text.string)
    case .double: .number(CanonicalScalar.double(text).map(\.description) ?? text.string)
    }
  }

  private static func base(_ type: BuiltinType, _ constraints: [Constraint]) -> Base {
    switch type {
    case .string: .string
    case .bool: .bool
    case .uuid: .uuid
    case .date: .date
    case .url: .url
    case .int, .int64: integer(in: Whole(Int64.min)...Whole(Int64.max), constraints)
    case .int32: integer(in: Whole(Int64(Int32.min))...Whole(Int64(Int32.max)), constraints)
    case .uint: integer(in: Whole(UInt64.min)...Whole(UInt64.max), constraints)
    case .double:
      bounds(-.infinity...(.infinity), constraints) { CanonicalScalar.double($0) }.map(Base.double) ?? .nothing
    }
  }

  private static func integer(in range: ClosedRange<Whole>, _ constraints: [Constraint]) -> Base {
    bounds(range, constraints) { Whole(canonical: $0) }.map(Base.integer) ?? .nothing
  }

  /// The range narrowed by every bound; nil where nothing is left.
  private static func bounds<Bound: Comparable>(
    _ range: ClosedRange<Bound>, _ constraints: [Constraint], _ read: (Bytes) -> Bound?
  ) -> ClosedRange<Bound>? {
    func values(_ texts: [String]) -> [Bound] { texts.compactMap { read(Array($0.utf8)[...]) } }
    let lower = values(constraints.compactMap(\.min)).reduce(range.lowerBound) { max($0, $1) }
    let upper = values(constraints.compactMap(\.max)).reduce(range.upperBound) { min($0, $1) }
    return lower <= upper ? lower...upper : nil
  }
}
