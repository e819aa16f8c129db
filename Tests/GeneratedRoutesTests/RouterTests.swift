import ExampleRoutes
import RouteRuntime
import Testing

/// The stack engine on the generated types.
@MainActor @Suite struct RouterTests {
  private func makeRouter() -> ShopRouter {
    let router = ShopRouter()
    router.guards = { _, _ in .allow }
    return router
  }

  @Test func aWarmLinkPutsTheParentsIn() async throws {
    let router = ShopRouter()
    router.push(.help(path: ["a"]))
    #expect(router.path(of: .home) == [.help(path: ["a"])])
    #expect(router.open("shop://product/7/reviews/5"))
    #expect(router.path(of: .home).count == 3)
    router.popToRoot()
    #expect(router.path(of: .home).isEmpty)
  }

  @Test func aColdLinkReplacesTheStack() throws {
    let router = ShopRouter()
    router.push(.help(path: []))
    let link = try ShopRoutes.link("shop://product/7/reviews/5")
    #expect(router.open(link, start: .cold))
    #expect(router.path(of: .home).count == 2)
  }

  @Test func sheetsHaveTheirOwnStack() {
    let router = ShopRouter()
    router.present(.composer(text: "hi"))
    router.push(.help(path: []))
    #expect(router.sheets.count == 1)
    #expect(router.sheets.first?.path == [.help(path: [])])
    #expect(router.path(of: .home).isEmpty)
    router.dismiss()
    #expect(router.sheets.isEmpty)
  }

  @Test func aGuardedLinkWaitsForItsGuard() async throws {
    let router = makeRouter()
    #expect(router.open("shop://orders/42/items/7"))
    for _ in 0..<100 where router.path(of: .orders).isEmpty { await Task.yield() }
    #expect(router.tab == .orders)
    #expect(router.path(of: .orders) == [.order(id: 42), .orderItem(id: 42, item: 7)])
  }
}
