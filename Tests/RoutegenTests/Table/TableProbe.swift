import Foundation

@testable import RouteRuntime
@testable import routegen

/// The compiled table of a model, read by the runtime as generated code would.
struct TableProbe {
  let model: RouteModel
  let text: String
  let compiled: CompiledRoutes

  init(_ model: RouteModel) throws {
    self.model = model
    text = try CompiledTable(model, OverlapAnalysis(model)).text
    // A table lives as long as the program, and so does this copy of one.
    let bytes = Array(text.utf8)
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    copy.initialize(from: bytes, count: bytes.count)
    compiled = CompiledRoutes(TableReader(base: UnsafePointer(copy)))
  }

  /// What a URL opens, in one line, as `URLMatcher.summary` says it.
  func summary(_ url: String) -> String {
    var summary = ""
    compiled.read(url) { reading in
      switch reading {
      case .match(let match): summary = describe(match)
      case .handoff(let name):
        summary = "handoff \(compiled.table.text(name).string) \(url.prefix { $0 != ":" }.lowercased())"
      case .nothing: summary = "not found"
      case .foreign(let name): summary = "foreign \(name)"
      case .malformed: summary = "malformed"
      case .miss(let reader): summary = describe(compiled.miss(reader))
      }
    }
    return summary
  }

  /// The entry that a URL opens, and its fields.
  func fields(_ url: String) -> RouteFields? {
    var fields: RouteFields?
    compiled.read(url) { reading in
      if case .match(let match) = reading { fields = RouteValues(match).fields(of: compiled.entry(match.entry)) }
    }
    return fields
  }

  /// The URL that is printed for fields.
  func url(of fields: RouteFields, as source: LinkSource) -> String? {
    compiled.url(of: fields, as: source) { canonical(self.fields($0)) == canonical(fields) }
  }

  private func describe(_ match: LinkMatch) -> String {
    let entry = compiled.entry(match.entry)
    guard let fields = canonical(RouteValues(match).fields(of: entry)) else { return "" }
    let values = zip(entry.parameters, fields.values).map { "\($0.name)=\(describe($1))" }
    let extra = match.extraQuery.map { "+\($0.name)" + ($0.value.map { "=\($0)" } ?? "") }
    return ([entry.id] + values + extra).joined(separator: " ")
  }

  private func describe(_ field: RouteField) -> String {
    switch field {
    case .none: "nil"
    case .one(let text): text
    case .many(let texts): "[\(texts.joined(separator: ","))]"
    }
  }

  private func describe(_ error: LinkError) -> String {
    switch error {
    case .notFound: "not found"
    case .missingParameter(let name, _): "missing \(name)"
    case .invalidParameter(let name, let value, let expected, _): "invalid \(name)=\(value): \(expected)"
    case .malformed: "malformed"
    case .foreign(let owner): "foreign \(owner)"
    case .sourceNotAllowed(let route, _): "not from here: \(route)"
    }
  }

  /// The fields as the types of the parameters print them, defaults filled in.
  func canonical(_ fields: RouteFields?) -> RouteFields? {
    guard var fields else { return nil }
    let parameters = model.entries[fields.entry].parameters
    for (index, parameter) in parameters.enumerated() {
      let base = model.base(of: parameter.scalar)
      switch fields.values[index] {
      case .none:
        switch parameter.defaultValue {
        case .text(let text): fields.values[index] = .one(text)
        case .list(let texts): fields.values[index] = .many(texts)
        case nil: if parameter.shape == .list { fields.values[index] = .many([]) }
        }
      case .one(let text): fields.values[index] = .one(canonical(text, base))
      case .many(let texts): fields.values[index] = .many(texts.map { canonical($0, base) })
      }
    }
    return fields
  }

  /// Fields by their bytes: strings are equal as soon as they are canonically equivalent.
  static func exact(_ fields: RouteFields) -> [[[UInt8]]] {
    [[Array("\(fields.entry)".utf8)]]
      + fields.values.map { value in
        switch value {
        case .none: []
        case .one(let text): [Array(text.utf8)]
        case .many(let texts): [[]] + texts.map { Array($0.utf8) }
        }
      }
  }

  private func canonical(_ text: String, _ base: BuiltinType?) -> String {
    switch base {
    case .bool: Bool(routeValue: text)?.routeValue ?? text
    case .uuid: UUID(routeValue: text)?.routeValue ?? text
    case .date: Date(routeValue: text)?.routeValue ?? text
    case .double: Double(routeValue: text)?.description ?? text
    default: text
    }
  }
}
