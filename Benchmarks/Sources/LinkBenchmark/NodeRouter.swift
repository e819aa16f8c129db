import Foundation

/// A router as servers have them: a node for each segment with a dictionary of its literals, over the path that
/// Foundation gives, and the values in a dictionary by name.
final class NodeRouter {
  final class Node {
    var literals: [String: Node] = [:]
    var placeholder: Node?
    var name = ""
    var route: (number: Int, query: [String])?
  }

  private let root = Node()

  init(_ patterns: [(name: String, url: String)]) {
    for (number, pattern) in patterns.enumerated() {
      let parts = pattern.url.split(separator: "?")
      var node = root
      for segment in parts[0].split(separator: "/") {
        if segment.hasPrefix(":") {
          let next = node.placeholder ?? Node()
          next.name = String(segment.dropFirst())
          node.placeholder = next
          node = next
        } else {
          let next = node.literals[String(segment)] ?? Node()
          node.literals[String(segment)] = next
          node = next
        }
      }
      let items = parts.count > 1 ? parts[1].split(separator: "&") : []
      node.route = (number, items.map { String($0.prefix { $0 != "=" }) })
    }
  }

  func route(_ url: String) -> (number: Int, values: [String: String])? {
    guard let parts = URLComponents(string: url) else { return nil }
    var segments = parts.path.split(separator: "/").map(String.init)
    if parts.scheme == "myapp", let host = parts.host { segments.insert(host, at: 0) }
    var values: [String: String] = [:]
    guard let route = find(root, segments[...], &values) else { return nil }
    for item in parts.queryItems ?? [] where route.query.contains(item.name) { values[item.name] = item.value }
    return (route.number, values)
  }

  private func find(
    _ node: Node, _ segments: ArraySlice<String>, _ values: inout [String: String]
  ) -> (number: Int, query: [String])? {
    guard let first = segments.first else { return node.route }
    if let next = node.literals[first], let route = find(next, segments.dropFirst(), &values) { return route }
    guard let next = node.placeholder, let route = find(next, segments.dropFirst(), &values) else { return nil }
    values[next.name] = first.removingPercentEncoding
    return route
  }
}
