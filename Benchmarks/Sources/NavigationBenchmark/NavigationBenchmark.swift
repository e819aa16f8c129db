import AllocationCount
import Foundation
import Observation
import RouteRuntime
import Shop

/// What an app without a generator has: a route with synthesised equality and hashing.
private enum HandWrittenRoute: Hashable {
  case product(id: Int)
  case orderItem(id: Int, item: Int)
  case search(text: String)
}

/// Prints what the stack engine costs at stacks of several depths, and how much memory a router takes.
@MainActor
@main
enum NavigationBenchmark {
  static func main() {
    print("depth     what                                                ns   allocations")
    for depth in [10, 100, 1_000, 10_000] { measure(depth) }
    print("\ndepth     bytes of a router   a route   of a snapshot   a route")
    for depth in [0, 10, 1_000] { measureMemory(depth) }
  }

  /// A path of products and orders, every one another.
  private static func path(_ depth: Int) -> [ShopRoute] {
    (0..<depth).map { $0 % 2 == 0 ? .product(id: $0) : .orderItem(id: $0, item: $0 * 7) }
  }

  private static func handWritten(_ depth: Int) -> [HandWrittenRoute] {
    (0..<depth).map { $0 % 2 == 0 ? .product(id: $0) : .orderItem(id: $0, item: $0 * 7) }
  }

  private static func router(_ depth: Int) -> ShopRouter {
    var state = NavigationState<ShopRoutes>(tab: .home)
    state[stack: .home] = path(depth)
    state[stack: .orders] = [.order(id: 1)]
    return ShopRouter(state: state)
  }

  private static func measure(_ depth: Int) {
    let router = router(depth)
    row(depth, "push and pop") {
      router.push(.reviews(id: 1))
      router.pop()
    }
    let link = ShopLink(route: .reviews(id: 7))
    row(depth, "open a link, and pop twice") {
      router.open(link)
      router.pop(2)
    }
    row(depth, "open a text, and pop twice") {
      router.open("shop://products/7/reviews")
      router.pop(2)
    }
    row(depth, "replace the top") { router.replaceTop(.product(id: -1)) || router.replaceTop(.product(id: -2)) }
    let state = router.state
    var other = state
    other[stack: .home][depth - 1] = .settings
    row(depth, "plan for another top, equal parts below") { state.plan(to: other).count }
    var same = NavigationState<ShopRoutes>(tab: .home)
    same[stack: .home] = path(depth - 1) + [.search(text: "tea")]
    row(depth, "plan to a path that was made anew") { state.plan(to: same).count }
    let (one, two) = (path(depth), path(depth))
    row(depth, "compare two equal paths") { one == two }
    row(depth, "hash a path") { one.hashValue }
    let (three, four) = (handWritten(depth), handWritten(depth))
    row(depth, "compare two equal paths, hand-written enum") { three == four }
    row(depth, "hash a path, hand-written enum") { three.hashValue }
    row(depth, "read a path, not observed") { router.path(of: .home).count }
    row(depth, "read a path, observed") {
      withObservationTracking({ _ = router.path(of: .home) }, onChange: {})
    }
    let home = ShopTab.home
    row(depth, "number of a tab") { home.entryNumber }
    row(depth, "URL(string:)") { URL(string: "shop://products/7/reviews") }
    row(depth, "snapshot") { (try? router.snapshot())?.count }
  }

  private static func measureMemory(_ depth: Int) {
    var routers: [ShopRouter] = []
    routers.reserveCapacity(100)
    let before = allocatedBytes()
    for _ in 0..<100 {
      let router = router(depth)
      // What a window with three tabs observes.
      _ = (router.tab, router.sheets, router.path(of: .home), router.path(of: .orders), router.path(of: .account))
      routers.append(router)
    }
    let bytes = (allocatedBytes() - before) / 100
    let snapshot = (try? routers[0].snapshot().count) ?? 0
    let each = depth == 0 ? "" : "\(bytes / depth)"
    let kept = depth == 0 ? "" : "\(snapshot / depth)"
    print(pad("\(depth)", 10) + pad("\(bytes)", 20) + pad(each, 10) + pad("\(snapshot)", 16) + kept)
  }

  /// The median of rounds of 20 ms.
  private static func row<Value>(_ depth: Int, _ name: String, _ body: () -> Value) {
    if let only = ProcessInfo.processInfo.environment["BENCH_ONLY"], !name.contains(only) { return }
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0..<9 {
      var count = 0
      let start = clock.now
      repeat {
        _ = body()
        count += 1
      } while clock.now - start < .milliseconds(20)
      times.append((clock.now - start) / .nanoseconds(1) / Double(count))
    }
    let before = allocationCount()
    _ = body()
    let allocations = allocationCount() - before
    print(pad("\(depth)", 10) + pad(name, 46) + String(format: "%10.0f%14d", times.sorted()[4], allocations))
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
