import Testing

@testable import RouteRuntime

@MainActor
@Suite("Changes")
struct ChangesTests {
  let router = Router<DemoRoutes>()

  @Test func aSlowListenerMissesNothing() async {
    let changes = router.changes
    for id in 0..<1_000 { router.push(.product(id: id)) }
    var depth = 0
    for await change in changes {
      #expect(change.before.activePath.count == depth)
      depth += 1
      if depth == 1_000 { break }
      if depth.isMultiple(of: 100) { await Task.yield() }
    }
  }

  @Test func aListenerThatNavigates() async {
    let changes = router.changes
    let all = router.changes
    let listener = Task { [router] in
      for await change in changes where change.after.activePath.count < 20 { router.push(.help) }
    }
    router.push(.help)
    await until { router.path(of: .home()).count == 20 }
    listener.cancel()
    var last = DemoState(tab: .home())
    for await change in all {
      #expect(change.before == last)
      last = change.after
      if last.activePath.count == 20 { break }
    }
  }

  @Test func aListenerThatNavigatesAtOnceIsToldInOrder() {
    @MainActor
    final class Interface: RouterInterface {
      var seen: [Int] = []
      let router: Router<DemoRoutes>
      init(_ router: Router<DemoRoutes>) { self.router = router }
      func carryOut(_ change: NavigationChange<DemoRoutes>) {
        seen.append(change.after.activePath.count)
        if router.current.activePath.count < 5 { router.push(.help) }
      }
    }
    let interface = Interface(router)
    router.interface = interface
    router.push(.help)
    #expect(interface.seen == [1, 2, 3, 4, 5])
  }

  @Test func whoStopsListeningIsForgotten() async {
    var kept: AsyncStream<NavigationChange<DemoRoutes>>? = router.changes
    _ = router.changes
    let listener = Task { [changes = router.changes] in for await _ in changes {} }
    await settle()
    listener.cancel()
    await until { router.listeners.streams.count == 1 }
    #expect(kept != nil)
    kept = nil
    await until { router.listeners.streams.isEmpty }
    router.push(.help)
  }

  @Test func valuesForTestsOfOnesOwn() {
    let before = DemoState(tab: .home())
    let real = before.applying(.push(.help))
    #expect(NavigationChange(.push(.help), before: before, after: real.after) == real)
    #expect(real.plan == [NavigationStep(.push([.help], on: .tab(.home())), isAnimated: true)])
    #expect(UnhandledLink<DemoRoutes>(reason: .noHandler).description == "nothing handles it")
  }
}
