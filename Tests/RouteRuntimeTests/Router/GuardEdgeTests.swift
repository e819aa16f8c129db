import Testing

@testable import RouteRuntime

/// Guards that misbehave, and what may happen while one is being asked.
@MainActor
@Suite("Guards that misbehave")
struct GuardEdgeTests {
  let router = Router<DemoRoutes>()
  let answers = ManualGuard()
  let handed = Handed()

  init() {
    router.guards = { [answers] in await answers($0, $1) }
    handed.listen(to: router)
  }

  private var order: DemoLink { DemoLink(route: .order(id: 1)) }
  private var photo: DemoLink { DemoLink(route: .photo(id: 1, rating: 1)) }

  @Test func aGuardThatNavigatesSupersedesItsOwnLink() async {
    router.guards = { [router] _, _ in
      router.push(.help)
      return .allow
    }
    router.open(order)
    await until { router.pendingLink == nil }
    await settle()
    #expect(router.state.description == "home(campaign: nil): help")
    #expect(handed.unhandled.isEmpty)
  }

  @Test func aGuardThatOpensAnotherLink() async {
    router.guards = { [router, photo] name, _ in
      if name == .signedIn { router.open(photo) }
      return .allow
    }
    router.open(order)
    await until { router.path(of: .home()).count == 3 }
    #expect(router.path(of: .orders).isEmpty)
  }

  @Test func aGuardThatResumesIsNotAskedForEver() async {
    var asked = 0
    router.guards = { [router] _, _ in
      asked += 1
      router.resume()
      return .allow
    }
    router.open(order)
    await until { !handed.unhandled.isEmpty }
    await settle()
    #expect(router.pendingLink == nil)
    #expect(asked <= 101)
    #expect(handed.unhandled.count == 1)
    #expect(router.tab == .home())
  }

  @Test func resumingBetweenAnswersIsNoLoop() async {
    router.open(order)
    await answers.answer(0, .present(.login, thenResume: true))
    for round in 1...200 {
      router.resume()
      await answers.answer(round, .present(.login, thenResume: true))
    }
    #expect(router.pendingLink == order)
    router.resume()
    await answers.answer(201, .allow)
    #expect(router.tab == .orders)
  }

  @Test func whatIsSupersededIsCancelled() async {
    var cancelled = 0
    router.guards = { _, _ in
      do { try await Task.sleep(for: .seconds(3_600)) } catch { cancelled += 1 }
      try Task.checkCancellation()
      return .allow
    }
    router.open(order)
    await settle()
    router.open(photo)
    await until { cancelled == 1 }
    await settle()
    router.push(.help)
    await until { cancelled == 2 }
    #expect(handed.unhandled.isEmpty, "nobody waits for their answers any more")
  }

  @Test func theRouterGoingCancelsTheGuard() async {
    var isCancelled = false
    var router: Router<DemoRoutes>? = Router()
    weak let gone = router
    router?.guards = { _, _ in
      do { try await Task.sleep(for: .seconds(3_600)) } catch { isCancelled = true }
      return .allow
    }
    let ticket = router?.requestResult(of: .order(id: 1))
    await settle()
    router = nil
    #expect(gone == nil)
    await until { isCancelled }
    await ticket?.wait()
    #expect(ticket?.value == nil)
  }

  @Test func aSheetOverABlockedSheet() async {
    router.present(.composer)
    router.push(.order(id: 1))
    await answers.answer(0, .present(.login, thenResume: true))
    #expect(router.sheets.map(\.sheet) == [.composer, .login])
    router.dismiss()
    #expect(router.sheets.map(\.sheet) == [.composer])
    #expect(router.open(photo), "it waits for the composer, and is newer")
    await answers.answer(1, .allow)
    #expect(router.sheets.map(\.path) == [[]])
    router.push(.order(id: 2))
    await answers.answer(2, .allow)
    #expect(router.sheets.map(\.path) == [[.order(id: 2)]])
    #expect(router.pendingLink == photo)
    router.dismiss()
    await answers.answer(3, .allow)
    #expect(router.path(of: .home()).last == .photo(id: 1, rating: 1))
  }

  @Test func twoGuardsAreAskedInTheOrderOfTheManifest() async {
    router.setPath([.photo(id: 1, rating: 1), .order(id: 1)])
    await answers.answer(0, .allow)
    await answers.answer(1, .present(.login, thenResume: true))
    #expect(answers.asked.map(\.0) == [.signedIn, .adult])
    router.dismiss()
    await answers.answer(2, .allow)
    await answers.answer(3, .allow)
    #expect(answers.asked.map(\.0) == [.signedIn, .adult, .signedIn, .adult])
    #expect(router.path(of: .home()) == [.photo(id: 1, rating: 1), .order(id: 1)])
  }

  @Test func oneGuardMaySayNoAfterTheOtherSaidYes() async {
    router.setPath([.photo(id: 1, rating: 1), .order(id: 1)])
    await answers.answer(0, .allow)
    await answers.answer(1, .deny("too young"))
    #expect(router.path(of: .home()).isEmpty)
    #expect(handed.unhandled.map(\.description) == ["the guard adult denied it: too young"])
  }

  @Test func guardsThatSendALinkToAndFro() async {
    var asked = 0
    router.guards = { [order, photo] name, _ in
      asked += 1
      return .redirect(name == .signedIn ? photo : order)
    }
    router.open(order)
    await until { !handed.unhandled.isEmpty }
    await settle()
    #expect(handed.unhandled.map(\.description) == ["guards redirected it too many times"])
    #expect(asked == 9)
    #expect(router.state == DemoState(tab: .home()))
  }

  @Test func aPushThatIsResumedClosesTheGuardsSheet() async {
    router.push(.order(id: 1))
    await answers.answer(0, .present(.login, thenResume: true))
    router.push(.help)
    router.present(.filter)
    router.resume()
    await answers.answer(1, .allow)
    #expect(router.sheets.isEmpty)
    #expect(router.path(of: .home()) == [.order(id: 1)])
  }

  @Test func aPushWaitsForABlockedSheetOfTheGuard() async {
    router.push(.order(id: 1))
    await answers.answer(0, .present(.composer, thenResume: true))
    router.resume()
    await answers.answer(1, .allow)
    #expect(router.sheets.map(\.sheet) == [.composer])
    router.dismiss()
    await answers.answer(2, .allow)
    #expect(router.path(of: .home()) == [.order(id: 1)])
  }

  @Test func theGuardsSheetIsNotPresentedTwice() async {
    for thenResume in [true, false] {
      router.present(.login)
      router.open(order)
      await answers.answer(answers.asked.count, .present(.login, thenResume: thenResume))
      #expect(router.sheets.count == 1)
      router.dismissAll()
      await settle()
    }
    answers.finish()
  }

  @Test func guardsMayAskWhoWantsIt() async {
    var sources: [NavigationSource?] = []
    router.guards = { [router] _, _ in
      sources.append(router.pendingSource)
      return .deny("no")
    }
    func ask(_ navigate: () -> Void) async {
      let count = sources.count
      navigate()
      await until { sources.count == count + 1 }
      await settle()
    }
    await ask { router.open(order) }
    await ask { router.open(.order(id: 1)) }
    await ask { router.push(.order(id: 1)) }
    await ask { router.userSelected(.orders) }
    await ask { router.userChanged(.tab(.home()), to: [.order(id: 1)]) }
    await ask { router.restore(DemoState(tab: .orders)) }
    #expect(sources == [.link, .code, .code, .gesture, .gesture, .restoration])
    #expect(router.pendingSource == nil)
  }
}
