internal import Foundation

/// Values of every entry of a table, and links that open them: for tests and previews.
///
/// `routegen generate --examples` writes one, `ShopRoutes.examples`. A test of all of them is one line:
///
/// ```swift
/// #expect(ShopRoutes.examples.check().isEmpty)
/// ```
public struct RouteExamples<Table: RouteTable>: Sendable {
  private let examples: [Example]

  /// Reads the examples.
  ///
  /// - Parameter text: A line an example, as `routegen` writes it: the kind of the entry, a link or `-`, and the value
  ///   as JSON.
  public init(_ text: String) {
    examples = text.split(separator: "\n").compactMap(Example.init)
  }

  /// The links, in the order of the manifest.
  public var links: [String] { examples.compactMap(\.link) }

  /// A value of each tab, at least.
  public var tabs: [Table.Tab] { values(.tab) }

  /// A value of each route, at least.
  public var routes: [Table.Route] { values(.route) }

  /// A value of each sheet, at least.
  public var sheets: [Table.Sheet] { values(.sheet) }

  /// A value of each action, at least.
  public var actions: [Table.Action] { values(.action) }

  /// Opens every link, and writes and reads every value as a link and as JSON.
  ///
  /// - Returns: What did not come out as the manifest says; a type of the app's own that does not read what it prints
  ///   is the usual reason.
  public func check() -> [RouteExampleFailure] {
    examples.compactMap { example in
      let reason =
        switch example.kind {
        case .tab: example.fault(as: Table.Tab.self) { $0.basePath.isEmpty && $0.sheet == nil ? $0.tab : nil }
        case .route: example.fault(as: Table.Route.self) { $0.path.last }
        case .sheet: example.fault(as: Table.Sheet.self) { $0.sheetPath.isEmpty ? $0.sheet : nil }
        case .action: example.fault(as: Table.Action.self, \.action)
        }
      return reason.map { RouteExampleFailure(example: example.link ?? example.json, reason: $0) }
    }
  }

  private func values<Value: RouteValue>(_ kind: EntryKind) -> [Value] {
    var seen: Set<Value> = []
    return examples.filter { $0.kind == kind }
      .compactMap { try? $0.value(as: Value.self) }
      .filter { seen.insert($0).inserted }
  }
}

/// An example that did not come out as the manifest says.
public struct RouteExampleFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The link; for an entry that has none the value as JSON.
  public let example: String
  /// What was wrong.
  public let reason: String

  /// The example, and what was wrong.
  public var description: String { "\(example): \(reason)" }
}

/// A value, and a link that opens it.
private struct Example {
  var kind: EntryKind
  var link: String?
  var json: String

  init?(_ line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, let kind = EntryKind(rawValue: String(parts[0])) else { return nil }
    self.kind = kind
    link = parts[1] == "-" ? nil : String(parts[1])
    json = String(parts[2])
  }

  func value<Value: RouteValue>(as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  /// What does not hold of the example.
  ///
  /// - Parameter opened: The value of the type that a link opens.
  func fault<Value: RouteValue>(as type: Value.Type, _ opened: (RouteLink<Value.Table>) -> Value?) -> String? {
    do {
      let value = try value(as: type)
      if let fault = try link.flatMap({ try fault(ofLink: $0, to: value, opened) }) { return fault }
      if Value.Table.compiled.entry(value.entryNumber).hasSensitiveParameters { return nil }
      let copy = try JSONDecoder().decode(type, from: JSONEncoder().encode(value))
      return copy == value ? nil : "\(value) comes back from JSON as \(copy)"
    } catch DecodingError.dataCorrupted(let context) {
      return context.debugDescription
    } catch {
      return "\(error)"
    }
  }

  private func fault<Value: RouteValue>(
    ofLink link: String, to value: Value, _ opened: (RouteLink<Value.Table>) -> Value?
  ) throws -> String? {
    let result = try Value.Table.link(link)
    guard let other = opened(result) else { return "opens \(result), not \(value)" }
    if other != value { return "opens \(other), not \(value)" }
    let hasURL = Value.Table.compiled.entry(value.entryNumber).urls.count > 0
    return hasURL && value.urlString == nil ? "no URL of \(value) gives it back" : nil
  }
}
