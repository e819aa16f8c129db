extension SwiftName {
  /// What a name names; each place has names of its own that it cannot take.
  enum Place: Sendable {
    /// A tab, route, sheet, action or group, which may have a `swift:` name.
    case enumCase
    /// A guard, or a value of an enum.
    case enumValue
    case parameter
    case type
  }

  /// The name with a trailing `_` where Swift, or the generated code, keeps the name itself even in backticks.
  static func freed(_ name: String, for place: Place) -> String {
    let isTaken =
      switch place {
      case .enumCase, .enumValue: takenCases.contains(name)
      case .parameter: name == "self"
      case .type: takenTypes.contains(name)
      }
    return isTaken ? name + "_" : name
  }

  /// Whether Swift code has to write the name in backticks.
  static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Members of every enum, or of the generated ones, and names that mean something else behind a dot.
  private static let takenCases: Set<String> = [
    "init", "self", "Self", "Type", "Protocol", "none", "allCases", "debugDescription", "description", "emit",
    "hashValue", "make", "rawValue",
  ]

  /// What generated code says of modules, of the enums around a type, and of the compiler's own.
  private static let takenTypes: Set<String> = [
    "Any", "Foundation", "ID", "MainActor", "Protocol", "RouteRuntime", "Self", "Swift", "SwiftUI", "Table", "Type",
    "UIKit",
  ]

  /// What makes the name of a type that of a generated one: `Route`, or `Destinations2`.
  ///
  /// - Parameters:
  ///   - name: The name of a type of the manifest.
  ///   - prefix: The manifest's name; behind it that of a group, for what is generated for that.
  ///   - isGroup: Whether it is that of a group.
  static func generatedEnding(of name: String, behind prefix: String, isGroup: Bool = false) -> String? {
    guard name.hasPrefix(prefix) else { return nil }
    let ending = String(name.dropFirst(prefix.count))
    let numberless = String(ending.reversed().drop { $0.isASCII && $0.isNumber }.reversed())
    let known = splitEndings.contains(numberless) ? numberless : ending
    return groupEndings.contains(known) || !isGroup && tableEndings.contains(known) ? ending : nil
  }

  private static let groupEndings: Set<String> = ["Destinations", "RouteView", "ViewControllers", "Views"]

  private static let tableEndings: Set<String> = [
    "Action", "Guard", "Link", "Navigator", "Route", "RouteGroups", "Router", "Routes", "Sheet", "SheetView", "Tab",
    "TabView",
  ]

  /// What is cut into several where it would be long: `ShopRouteView2` beside `ShopRouteView`.
  private static let splitEndings: Set<String> = ["Destinations", "RouteView", "SheetView", "TabView"]
}
