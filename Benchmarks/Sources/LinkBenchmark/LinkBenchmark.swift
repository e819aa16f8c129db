import AllocationCount
import Foundation
import RouteRuntime

/// One way to read a link; gives whether it led somewhere.
struct Reader {
  let name: String
  let read: (Int) -> Bool
}

/// A table of one size, its links, and everything that reads them.
protocol Measurable {
  var size: Int { get }
  func run()
}

struct Measured<Route: RouteValue>: Measurable {
  let size: Int
  private let strings: [String]
  private let urls: [URL]
  private let readers: [Reader]
  private static var rounds: Int { ProcessInfo.processInfo.environment["BENCH_ROUNDS"].flatMap { Int($0) } ?? 9 }

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
    let urls = strings.compactMap { URL(string: $0) }
    let nodes = NodeRouter(patterns)
    self.strings = strings
    self.urls = urls
    let only = ProcessInfo.processInfo.environment["BENCH_ONLY"]
    let all = [
      Reader(name: "URL(string:)") { URL(string: strings[$0]) != nil },
      Reader(name: "URLComponents, host, path, query items") { index in
        guard let parts = URLComponents(string: strings[index]) else { return false }
        return (parts.host?.utf8.count ?? 0) + parts.path.utf8.count + (parts.queryItems?.count ?? 0) > 0
      },
      Reader(name: "hand-written switch") { handWritten(strings[$0]) != nil },
      Reader(name: "dictionary nodes") { nodes.route(strings[$0]) != nil },
      Reader(name: "routegen, from String") { Self.exists(Route(strings[$0])) },
      Reader(name: "routegen, from URL") { Self.exists(Route(url: urls[$0])) },
    ]
    readers = only.map { only in all.filter { $0.name.contains(only) } } ?? all
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

  /// Rounds of all readers by turns, so that noise hits them alike; the median of each reader's rounds counts.
  func run() {
    var times = [[Double]](repeating: [], count: readers.count)
    let clock = ContinuousClock()
    for _ in 0..<Self.rounds {
      for (number, reader) in readers.enumerated() {
        var passes = 0
        let start = clock.now
        repeat {
          for index in strings.indices { _ = reader.read(index) }
          passes += 1
        } while clock.now - start < .milliseconds(20)
        times[number].append((clock.now - start) / .nanoseconds(1) / Double(passes * strings.count))
      }
    }
    let medians = times.map { $0.sorted()[$0.count / 2] }
    for (number, reader) in readers.enumerated() where !(reader.name == "hand-written switch" && size > 1000) {
      let before = allocationCount()
      for index in strings.indices { _ = reader.read(index) }
      let allocations = Double(allocationCount() - before) / Double(strings.count)
      print(
        pad("\(size)", 7), pad(reader.name, 40), String(format: "%9.0f", medians[number]),
        String(format: "%8.2f", medians[number] / medians[0]),
        String(format: "%8.2f", medians[number] / medians[min(1, medians.count - 1)]),
        String(format: "%8.2f", allocations))
    }
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

@main
enum LinkBenchmark {
  static func main() {
    print("routes  reader                                      ns/link    / URL  / parts  allocs")
    let only = ProcessInfo.processInfo.environment["BENCH_SIZE"]
    for size in makeSizes() where only == nil || only == "\(size.size)" { size.run() }
  }
}
