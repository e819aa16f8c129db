import Foundation
import RouteRuntime

/// A table of one size, its links, and everything that reads and prints them.
protocol Measurable {
  var size: Int { get }
  func run()
}

struct Measured<Route: RouteValue>: Measurable {
  let size: Int
  private let strings: [String]
  private let reading: Contest
  private let printing: Contest

  init(
    _ size: Int, _ patterns: String, _ links: String, _ handWritten: @escaping (String) -> (route: Int, sum: Int)?
  ) {
    self.size = size
    let patterns = patterns.split(separator: "\n").map { line in
      let parts = line.split(separator: " ").map(String.init)
      return (name: parts[0], url: parts[1])
    }
    var strings: [String] = []
    for line in links.split(separator: "\n") {
      let parts = line.split(separator: " ").map(String.init)
      var url = parts[1]
      url.makeContiguousUTF8()
      strings.append(url)
      Self.check(url, leadsTo: Int(parts[0]).flatMap { $0 < 0 ? nil : patterns[$0].name })
    }
    self.strings = strings
    reading = Self.reading(size, strings, NodeRouter(patterns), handWritten)
    printing = Self.printing(size, strings)
  }

  private static func reading(
    _ size: Int, _ strings: [String], _ nodes: NodeRouter, _ handWritten: @escaping (String) -> (route: Int, sum: Int)?
  ) -> Contest {
    let urls = strings.compactMap { URL(string: $0) }
    var ways = [
      Contest.Way(name: "URL(string:)") { URL(string: strings[$0]) != nil },
      Contest.Way(name: "URLComponents, host, path, query items") { index in
        guard let parts = URLComponents(string: strings[index]) else { return false }
        return (parts.host?.utf8.count ?? 0) + parts.path.utf8.count + (parts.queryItems?.count ?? 0) > 0
      },
      Contest.Way(name: "trie of dictionaries") { nodes.route(strings[$0]) != nil },
      Contest.Way(name: "routegen, from String") { exists(Route(strings[$0])) },
      Contest.Way(name: "routegen, from URL") { exists(Route(url: urls[$0])) },
    ]
    // Larger tables have none: nobody writes those, and the compiler refuses them.
    if size <= 1000 { ways.insert(Contest.Way(name: "hand-written switch") { handWritten(strings[$0]) != nil }, at: 2) }
    return Contest(size: size, count: strings.count, ways: ways)
  }

  private static func printing(_ size: Int, _ strings: [String]) -> Contest {
    let values = strings.compactMap { string in Route(string).map { (route: $0, parts: LinkParts($0.urlString ?? "")) }
    }
    return Contest(
      size: size, count: values.count,
      ways: [
        Contest.Way(name: "print with URLComponents") { values[$0].parts.printedWithComponents() != nil },
        Contest.Way(name: "print by interpolation") { !values[$0].parts.interpolated().isEmpty },
        Contest.Way(name: "routegen, urlString") { values[$0].route.urlString != nil },
      ])
  }

  /// Whether there is a route; `!= nil` would copy it first.
  private static func exists(_ route: consuming Route?) -> Bool {
    switch consume route {
    case .some: true
    case nil: false
    }
  }

  private static func check(_ url: String, leadsTo name: String?) {
    let route = Route(url)
    let found = route.map { Route.Table.compiled.entry($0.entryNumber).id }
    if found != name { print("WRONG: \(url) leads to \(found ?? "nothing"), not to \(name ?? "nothing")") }
  }

  func run() {
    reading.run()
    printing.run()
    let short = strings.indices.filter { LinkParts(strings[$0]).longestText <= 15 }
    guard let way = reading.ways.first(where: { $0.name == "routegen, from String" }) else { return }
    print("        allocations for a link without text of over 15 bytes:", reading.allocations(way, short))
  }
}

@main
enum LinkBenchmark {
  static func main() {
    print("routes  way                                         ns/link  / first / second  allocs")
    let only = ProcessInfo.processInfo.environment["BENCH_SIZE"]
    for size in makeSizes() where only == nil || only == "\(size.size)" { size.run() }
  }
}
