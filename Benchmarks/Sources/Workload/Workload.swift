import Foundation

/// Writes for each size a manifest, the links, and what the other routers are made of, as Swift.
///
///     workload DIRECTORY SIZE…
@main
enum Workload {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let directory = arguments.first, arguments.count > 1 else {
      print("usage: workload DIRECTORY SIZE...")
      return
    }
    for size in arguments.dropFirst().compactMap({ Int($0) }) {
      let table = Table(size: size)
      let folder = "\(directory)/Routes\(size)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try manifest(table, size).write(toFile: "\(folder)/routes.yaml", atomically: true, encoding: .utf8)
      try swift(table, Links(to: table)).write(toFile: "\(folder)/Workload.swift", atomically: true, encoding: .utf8)
      try HandWritten(table, isSmall: size <= 1000).text
        .write(toFile: "\(folder)/HandWritten.swift", atomically: true, encoding: .utf8)
    }
  }

  private static func manifest(_ table: Table, _ size: Int) -> String {
    var text = """
      routegen: 1
      name: Bench\(size)
      access: public
      links: { schemes: [myapp], hosts: [www.example.com] }
      checks: { captured-value: off }
      routes:

      """
    for feature in table.features {
      let routes = table.routes.filter { $0.feature == feature }
      if routes.isEmpty { continue }
      text += "  \(feature):\n    routes:\n"
      for route in routes {
        var parameters = route.placeholders.map { "\($0.name): \($0.isInt ? "Int" : "String")" }
        parameters += route.query.map { "\($0.key): \"\($0.isInt ? "Int" : "String")?\"" }
        text += "      \(route.name): { url: \"\(route.url)\""
        text += parameters.isEmpty ? " }\n" : ", params: { \(parameters.joined(separator: ", ")) } }\n"
      }
    }
    return text
  }

  private static func swift(_ table: Table, _ links: Links) -> String {
    let patterns = table.routes.map { "\($0.feature).\($0.name) \($0.url)" }
    let lines = links.links.map { "\($0.route) \($0.url)" }
    return """
      /// The name and the URL of each route.
      public let patterns = \"""
      \(patterns.joined(separator: "\n"))
      \"""

      /// Links, each behind the number of its route or -1.
      public let links = \"""
      \(lines.joined(separator: "\n"))
      \"""

      """
  }
}
