import Testing

@testable import RouteRuntime

@MainActor
@Suite("Guards")
struct GuardTests {
  let router = Router<DemoRoutes>()
  let answers = ManualGuard()
  let handed = Handed()

  init() {
    router.guards = { [answers] in await answers($0, $1) }
    handed.listen(to: router)
  }

  private var order: DemoLink { DemoLink(route: .order(id: 1)) }

  @Test func linksCodeAndTabsAsk() async {
    #expect(router.open(order))
    #expect(router.pendingLink == order)
    #expect(router.path(of: .orders).isEmpty)
    await answers.answer(0, .allow)
    #expect(router.path(of: .orders) == [.order(id: 1)])
    #expect(router.tab == .orders)
    #expect(router.pendingLink == nil)
    #expect(router.push(.order(id: 2)))
    await answers.answer(1, .allow)
    #expect(router.path(of: .orders) == [.order(id: 1), .order(id: 2)])
    router.selectTab(.me)
    #expect(!router.userSelected(.orders))
    await answers.answer(2, .allow)
    #expect(router.tab == .orders)
    #expect(router.userSelected(.orders), "selecting the current tab asks nobody")
    #expect(answers.asked.map(\.0) == [.signedIn, .signedIn, .signedIn])
    #expect(answers.asked.map(\.1) == [order, DemoLink(route: .order(id: 2)), DemoLink(tab: .orders)])
  }

  @Test func settingAPathAsksOnlyForNewRoutes() async {
    router.setPath([.order(id: 1)])
    await answers.answer(0, .allow)
    #expect(router.setPath([.order(id: 1), .help]))
    #expect(router.path(of: .home()) == [.order(id: 1), .help])
    router.userChanged(.tab(.home()), to: [.order(id: 1)])
    #expect(router.path(of: .home()) == [.order(id: 1)])
    #expect(answers.asked.count == 1)
  }

  @Test func withoutAHandlerEverythingGuardedIsDenied() {
    router.guards = nil
    #expect(!router.open(order))
    #expect(!router.push(.order(id: 1)))
    #expect(router.state == DemoState(tab: .home()))
    #expect(handed.unhandled.count == 2)
  }

  @Test func denialsAndErrorsAreUnhandled() async {
    struct Offline: Error {}
    router.open(order)
    await answers.answer(0, .deny("not today"))
    #expect(handed.unhandled.map(\.description) == ["the guard signedIn denied it: not today"])
    router.guards = { _, _ in throw Offline() }
    router.open(order)
    await until { handed.unhandled.count == 2 }
    #expect(router.state == DemoState(tab: .home()))
    #expect(router.pendingLink == nil)
  }

  @Test func redirectsOpenTheOtherLinkAndEnd() async {
    router.open(order)
    await answers.answer(0, .redirect(DemoLink(route: .help)))
    #expect(router.path(of: .home()) == [.help])
    router.guards = { [order] _, _ in .redirect(order) }
    router.open(order)
    await until { !handed.unhandled.isEmpty }
    #expect(handed.unhandled.map(\.description) == ["guards redirected it too many times"])
  }

  @Test func newerLinksAndNavigationSupersede() async {
    router.open(order)
    router.open(DemoLink(route: .product(id: 1)))
    await answers.answer(0, .allow)
    #expect(router.path(of: .orders).isEmpty)
    #expect(router.path(of: .home()) == [.product(id: 1)])
    router.open(order)
    router.pop()
    #expect(router.pendingLink == nil)
    await answers.answer(1, .allow)
    #expect(router.tab == .home())
    router.open(order)
    router.pop()
    await answers.answer(2, .allow)
    #expect(router.tab == .orders, "what changes nothing supersedes nothing")
  }

  @Test func aGuardThatNeverAnswersBlocksNothing() async {
    router.open(order)
    await until { answers.asked.count == 1 }
    #expect(router.push(.help))
    #expect(router.path(of: .home()) == [.help])
    answers.finish()
    await settle()
    #expect(router.tab == .home())
    #expect(handed.unhandled.isEmpty)
  }

  @Test func resumesAfterTheSheet() async {
    router.open(order)
    await answers.answer(0, .present(.login, thenResume: true))
    #expect(router.sheets.map(\.sheet) == [.login])
    #expect(router.pendingLink == order)
    router.push(.help)
    router.present(.filter)
    router.dismiss()
    #expect(router.pendingLink == order, "navigating inside the sheet leaves it pending")
    router.finish(.login, with: true)
    await answers.answer(1, .allow)
    #expect(router.path(of: .orders) == [.order(id: 1)])
    router.resume()
    await settle()
    #expect(answers.asked.count == 2)
  }

  @Test func anythingButAllowAfterTheSheetDrops() async {
    for decision: GuardDecision<DemoRoutes> in [.deny("no"), .redirect(order), .present(.login, thenResume: true)] {
      let (asked, unhandled) = (answers.asked.count, handed.unhandled.count)
      router.open(order)
      await answers.answer(asked, .present(.login, thenResume: true))
      router.userDismissed(sheetAt: 0)
      await answers.answer(asked + 1, decision)
      #expect(router.state == DemoState(tab: .home()))
      #expect(router.pendingLink == nil)
      #expect(handed.unhandled.count == unhandled + 1)
    }
  }

  @Test func resumeAsksAgainWhileTheSheetIsUp() async {
    router.open(order)
    await answers.answer(0, .present(.login, thenResume: true))
    router.present(.filter)
    router.resume()
    await answers.answer(1, .present(.login, thenResume: true))
    #expect(router.sheets.map(\.sheet) == [.login, .filter])
    #expect(router.pendingLink == order)
    router.resume()
    await answers.answer(2, .allow)
    #expect(router.sheets.isEmpty)
    #expect(router.path(of: .orders) == [.order(id: 1)])
  }

  @Test func aBlockedSheetOfTheGuardStaysUntilItCloses() async {
    router.open(order)
    await answers.answer(0, .present(.composer, thenResume: true))
    router.resume()
    await answers.answer(1, .allow)
    #expect(router.sheets.map(\.sheet) == [.composer])
    #expect(router.pendingLink == order)
    router.dismiss()
    await answers.answer(2, .allow)
    #expect(router.path(of: .orders) == [.order(id: 1)])
  }

  @Test func onlyTheLatestAnswerCounts() async {
    router.open(order)
    await until { answers.asked.count == 1 }
    router.resume()
    await until { answers.asked.count == 2 }
    await answers.answer(0, .allow)
    #expect(router.pendingLink == order)
    await answers.answer(1, .deny("no"))
    #expect(router.tab == .home())
    #expect(handed.unhandled.count == 1)
  }

  @Test func navigationOutsideTheSheetSupersedes() async {
    router.open(order)
    await answers.answer(0, .present(.login, thenResume: true))
    router.selectTab(.me)
    #expect(router.pendingLink == nil)
    router.dismiss()
    router.resume()
    await settle()
    #expect(answers.asked.count == 1)
    #expect(router.tab == .me)
  }

  @Test func aSheetThatDoesNotResumeEndsTheLink() async {
    router.open(order)
    await answers.answer(0, .present(.login))
    #expect(router.pendingLink == nil)
    router.dismiss()
    await settle()
    #expect(answers.asked.count == 1)
  }

  @Test func theNewerLinkUsesTheSheetThatIsUp() async {
    router.open(order)
    await answers.answer(0, .present(.login, thenResume: true))
    router.open(DemoLink(route: .order(id: 2)))
    await answers.answer(1, .present(.login, thenResume: true))
    #expect(router.sheets.count == 1)
    router.dismiss()
    await answers.answer(2, .allow)
    #expect(router.path(of: .orders) == [.order(id: 2)])
  }

  @Test func actionsAskAndStatesAreGuardedInRestoration() async {
    var state = DemoState(tab: .orders)
    state[stack: .orders] = [.help, .order(id: 1)]
    state[stack: .home()] = [.product(id: 1), .photo(id: 1, rating: 1)]
    state[stack: .me] = [.help]
    router.restore(state)
    #expect(router.tab == .home())
    #expect(router.path(of: .home()) == [.product(id: 1)])
    #expect(router.path(of: .orders) == [.help])
    #expect(router.path(of: .me) == [.help])
    await answers.answer(0, .allow)
    await answers.answer(1, .allow)
    await answers.answer(2, .deny("too young"))
    #expect(answers.asked.map(\.0) == [.signedIn, .signedIn, .adult])
    #expect(answers.asked[1].1.basePath == [.help, .order(id: 1)])
    #expect(router.tab == .orders)
    #expect(router.path(of: .orders) == [.help, .order(id: 1)])
    #expect(router.path(of: .home()) == [.product(id: 1)])
    #expect(handed.unhandled.count == 1)
  }

  @Test func restoringKeepsTheLinkThatStartedTheApp() async {
    let router = Router<DemoRoutes>(waitsForReady: true)
    router.guards = { [answers] in await answers($0, $1) }
    router.open(DemoLink(route: .product(id: 1)))
    var state = DemoState(tab: .me)
    state[stack: .me] = [.order(id: 1)]
    router.restore(state)
    router.ready()
    #expect(router.tab == .home())
    #expect(router.path(of: .home()) == [.product(id: 1)])
    await answers.answer(0, .allow)
    #expect(router.path(of: .me).isEmpty, "the newer link superseded the rest of the state")
  }

  @Test func theRouterMayGoWhileAGuardIsAsked() async {
    var router: Router<DemoRoutes>? = Router()
    weak let gone = router
    router?.guards = { [answers] in await answers($0, $1) }
    router?.open(order)
    await until { answers.asked.count == 1 }
    router = nil
    #expect(gone == nil)
    await answers.answer(0, .allow)
  }
}
