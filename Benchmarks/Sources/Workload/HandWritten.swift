/// What an app without a router has: a `switch` over the parts that Foundation gives.
struct HandWritten {
  let text: String

  /// - Parameter isSmall: Larger tables have none: nobody writes those, and the compiler refuses them.
  init(_ table: Table, isSmall: Bool) {
    guard isSmall else {
      text = "import Foundation\n\npublic func handWritten(_ url: String) -> (route: Int, sum: Int)? { nil }\n"
      return
    }
    let numbered = Array(table.routes.enumerated())
    var result = """
      import Foundation

      public func handWritten(_ url: String) -> (route: Int, sum: Int)? {
        guard let parts = URLComponents(string: url) else { return nil }
        var segments = parts.path.split(separator: "/").map(String.init)
        switch parts.scheme {
        case "myapp": if let host = parts.host { segments.insert(host, at: 0) }
        case "https": if parts.host != "www.example.com" { return nil }
        default: return nil
        }
        let query = parts.queryItems ?? []
        switch segments.first {

      """
    for feature in table.features { result += "  case \"\(feature)\": return \(feature)Route(segments, query)\n" }
    result += "  default: return nil\n  }\n}\n"
    for feature in table.features {
      result += "\nprivate func \(feature)Route(_ s: [String], _ query: [URLQueryItem]) -> (route: Int, sum: Int)? {\n"
      result += "  switch s.count {\n"
      let routes = numbered.filter { $0.element.feature == feature }
      for count in 1...4 {
        let group = routes.filter { $0.element.segments.count == count }
        if group.isEmpty { continue }
        result += "  case \(count):\n"
        // Literals first, as a person has to order them.
        for (number, route) in group.sorted(by: { Self.key($0.element) < Self.key($1.element) }) {
          result += Self.line(number, route)
        }
      }
      result += "  default: break\n  }\n  return nil\n}\n"
    }
    text =
      result + """

        private func value(_ query: [URLQueryItem], _ name: String) -> String? { query.first { $0.name == name }?.value }

        """
  }

  private static func key(_ route: Table.Route) -> String {
    route.segments.map { segment in
      switch segment {
      case .literal: "0"
      case .int: "1"
      case .string: "2"
      }
    }.joined()
  }

  private static func line(_ number: Int, _ route: Table.Route) -> String {
    var conditions: [String] = []
    var sum: [String] = []
    for (index, segment) in route.segments.enumerated().dropFirst() {
      switch segment {
      case .literal(let text): conditions.append("s[\(index)] == \"\(text)\"")
      case .int:
        conditions.append("let v\(index) = Int(s[\(index)])")
        sum.append("v\(index)")
      case .string: sum.append("s[\(index)].utf8.count")
      }
    }
    for item in route.query {
      let text = "value(query, \"\(item.key)\")"
      sum.append(item.isInt ? "(\(text).flatMap { Int($0) } ?? 0)" : "(\(text)?.utf8.count ?? 0)")
    }
    let values = sum.isEmpty ? "0" : sum.joined(separator: " &+ ")
    return "    " + (conditions.isEmpty ? "" : "if \(conditions.joined(separator: ", ")) { ")
      + "return (\(number), \(values))"
      + (conditions.isEmpty ? "\n" : " }\n")
  }
}
