import Testing

@testable import RouteRuntime

@MainActor
@Suite("Results")
struct ResultTests {
  let router = Router<DemoRoutes>()

  /// Waits for a picker, does something, and says what the waiting caller got.
  private func result(
    of screen: RouteResult<DemoRoutes, Int> = .picker(id: 1), after body: () -> Void
  ) async -> Int? {
    let before = router.state
    let task = Task { await router.result(of: screen) }
    await until { router.state != before }
    body()
    return await task.value
  }

  @Test func everyWayASheetCanGo() async {
    #expect(await result { router.finish(.picker(id: 1), with: 7) } == 7)
    #expect(router.sheets.isEmpty)
    #expect(await result { router.dismiss() } == nil)
    #expect(await result { router.dismissAll() } == nil)
    #expect(await result { router.userDismissed(sheetAt: 0) } == nil)
    #expect(await result { router.open(DemoLink(route: .product(id: 1))) } == nil)
    #expect(await result { router.open(DemoLink(sheet: .filter)) } == nil)
    #expect(await result { router.restore(DemoState(tab: .me)) } == nil)
  }

  @Test func everyWayARouteCanGo() async {
    let product = RouteResult<DemoRoutes, Int>.product(id: 1)
    #expect(await result(of: product) { router.finish(product, with: 7) } == 7)
    #expect(router.path(of: .home()).isEmpty)
    #expect(await result(of: product) { router.pop() } == nil)
    #expect(
      await result(of: product) {
        router.push(.help); router.popToRoot()
      } == nil)
    #expect(
      await result(of: product) {
        router.push(.help); router.finish(product, with: 8)
      } == 8)
    #expect(await result(of: product) { router.replaceTop(.help) } == nil)
    #expect(await result(of: product) { router.setPath([.help]) } == nil)
    #expect(await result(of: product) { router.userChanged(.tab(.home()), to: []) } == nil)
    #expect(await result(of: product) { router.selectTab(.home()) } == nil)
    #expect(await result(of: product) { router.open(DemoLink(tab: .home())) } == nil)
    #expect(
      await result(of: product) {
        router.selectTab(.me); router.finish(product, with: 9)
      } == 9)
    router.selectTab(.home())
    router.present(.login)
    #expect(await result(of: product) { router.dismiss() } == nil)
  }

  @Test func oneScreenMayHaveSeveralWaiting() async {
    let tasks = (0..<3).map { _ in Task { await router.result(of: .product(id: 1)) } }
    await until { router.waiters.count == 3 }
    #expect(router.path(of: .home()).count == 1)
    router.finish(.product(id: 1), with: 5)
    for task in tasks { #expect(await task.value == 5) }
    #expect(router.waiters.isEmpty)
  }

  @Test func equalSheetsAreTheirOwnScreens() async {
    let lower = Task { await router.result(of: .picker(id: 1)) }
    await until { router.sheets.count == 1 }
    let upper = Task { await router.result(of: .picker(id: 1)) }
    await until { router.sheets.count == 2 }
    router.finish(.picker(id: 1), with: 1)
    #expect(await upper.value == 1)
    router.finish(.picker(id: 1), with: 2)
    #expect(await lower.value == 2)
    #expect(!router.finish(.picker(id: 1), with: 3))
  }

  @Test func cancellingResumesTheCaller() async {
    let task = Task { await router.result(of: .picker(id: 1)) }
    await until { router.sheets.count == 1 }
    task.cancel()
    #expect(await task.value == nil)
    router.finish(.picker(id: 1), with: 1)
  }

  @Test func guardedScreens() async {
    let answers = ManualGuard()
    router.guards = { await answers($0, $1) }
    let allowed = Task { await router.result(of: .order(id: 1)) }
    await answers.answer(0, .allow)
    router.finish(.order(id: 1), with: 4)
    #expect(await allowed.value == 4)
    let denied = Task { await router.result(of: .order(id: 1)) }
    await answers.answer(1, .deny("no"))
    #expect(await denied.value == nil)
    let superseded = Task { await router.result(of: .order(id: 1)) }
    await until { answers.asked.count == 3 }
    router.push(.help)
    #expect(await superseded.value == nil)
    router.guards = nil
    #expect(await router.result(of: .order(id: 1)) == nil)
    answers.finish()
  }

  /// Who waits does not keep the router: it goes with its window, and then they have their answer.
  @Test func theRouterGoingWhileATaskWaits() async {
    var router: Router<DemoRoutes>? = Router()
    weak let kept = router
    let task = Task { [weak router] in await router?.result(of: .picker(id: 1)) }
    await until { router?.sheets.count == 1 }
    router = nil
    #expect(kept == nil)
    #expect(await task.value == nil)
  }

  @Test func theRouterGoing() async {
    var router: Router<DemoRoutes>? = Router()
    let ticket = router?.requestResult(of: .picker(id: 1))
    router = nil
    await ticket?.wait()
    #expect(ticket?.value == nil)
  }
}
