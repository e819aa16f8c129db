import Testing

@testable import RouteRuntime

/// Results that come at an odd moment.
@MainActor
@Suite("Results at odd moments")
struct ResultEdgeTests {
  let router = Router<DemoRoutes>()

  /// An interface whose screens act the moment they are shown.
  @MainActor
  final class HastyInterface: RouterInterface {
    var act: (NavigationChange<DemoRoutes>) -> Void = { _ in }
    func carryOut(_ change: NavigationChange<DemoRoutes>) { act(change) }
  }

  @Test func aScreenThatFinishesTheMomentItIsShown() async {
    let interface = HastyInterface()
    router.interface = interface
    interface.act = { [router] change in
      if change.action == .present(.picker(id: 1)) { router.finish(.picker(id: 1), with: 7) }
      if change.action == .push(.order(id: 1)) { router.finish(.order(id: 1), with: 8) }
    }
    router.guards = { _, _ in .allow }
    #expect(await router.result(of: .picker(id: 1)) == 7)
    #expect(await router.result(of: .order(id: 1)) == 8)
    #expect(router.state == DemoState(tab: .home()))
    #expect(router.waiters.isEmpty)
  }

  @Test func aScreenThatGoesTheMomentItIsShown() async {
    let interface = HastyInterface()
    router.interface = interface
    interface.act = { [router] change in if change.after.sheets.count == 1 { router.dismiss() } }
    #expect(await router.result(of: .picker(id: 1)) == nil)
    #expect(router.waiters.isEmpty)
  }

  @Test func whoListensToChangesMayFinish() async {
    let changes = router.changes
    let listener = Task { [router] in
      for await change in changes where change.action == .present(.picker(id: 1)) {
        router.finish(.picker(id: 1), with: 7)
      }
    }
    for _ in 0..<3 { #expect(await router.result(of: .picker(id: 1)) == 7) }
    listener.cancel()
    await listener.value
  }

  @Test func askingTwiceForAGuardedScreen() async {
    let answers = ManualGuard()
    router.guards = { await answers($0, $1) }
    let first = Task { await router.result(of: .order(id: 1)) }
    await until { answers.asked.count == 1 }
    let second = Task { await router.result(of: .order(id: 1)) }
    #expect(await first.value == nil, "the second took its place")
    await answers.answer(1, .allow)
    router.finish(.order(id: 1), with: 3)
    #expect(await second.value == 3)
    answers.finish()
  }

  @Test func restoringWhatIsThereKeepsWaiting() async {
    let task = Task { await router.result(of: .picker(id: 1)) }
    await until { router.sheets.count == 1 }
    var state = router.state
    state[stack: .me] = [.help]
    router.restore(state)
    #expect(router.waiters.count == 1)
    router.finish(.picker(id: 1), with: 3)
    #expect(await task.value == 3)
  }

  @Test func routesOfASheetGoWithIt() async {
    let actions: [() -> Void] = [
      { router.dismiss() }, { router.userDismissed(sheetAt: 0) }, { router.userChanged(.sheet(0), to: []) },
      { router.finish(.login, with: true) },
    ]
    for action in actions {
      router.present(.login)
      let task = Task { await router.result(of: .product(id: 1)) }
      await until { router.sheets.last?.path.isEmpty == false }
      action()
      #expect(await task.value == nil)
      router.dismissAll()
    }
    #expect(router.waiters.isEmpty)
  }

  @Test func anEqualRouteOfAnotherSheetIsNotTheScreen() async {
    router.present(.login)
    let task = Task { await router.result(of: .product(id: 1)) }
    await until { router.sheets.last?.path.isEmpty == false }
    var state = router.state
    state.sheets = [PresentedSheet(.filter, path: state.sheets[0].path)]
    router.restore(state)
    #expect(router.waiters.isEmpty)
    router.finish(.product(id: 1), with: 3)
    #expect(await task.value == nil)
  }

  @Test func cancelledBeforeItIsAsked() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await router.result(of: .picker(id: 1))
    }
    #expect(await task.value == nil)
  }
}
