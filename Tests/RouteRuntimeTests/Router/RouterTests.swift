import Foundation
import Observation
import Testing

@testable import RouteRuntime

@MainActor
@Suite("Router")
struct RouterTests {
  let router = Router<DemoRoutes>()

  @Test func callsTakeEffectBeforeTheyReturn() {
    #expect(router.push(.product(id: 1)))
    #expect(!router.push(.product(id: 1)))
    #expect(router.path(of: .home()) == [.product(id: 1)])
    #expect(router.setPath([.help, .product(id: 2), .help]))
    #expect(router.popTo(.product(id: 2)))
    #expect(router.replaceTop(.product(id: 3)))
    #expect(router.path(of: .home()) == [.help, .product(id: 3)])
    #expect(router.pop())
    #expect(router.popToRoot())
    #expect(!router.pop())
    #expect(router.present(.login) && router.present(.filter))
    #expect(router.sheets.map(\.sheet) == [.login, .filter])
    #expect(router.dismiss() && router.dismissAll() && !router.dismiss())
    #expect(router.selectTab(.me))
    #expect(router.tab == .me)
  }

  @Test func opensLinksTextsAndURLs() throws {
    let handed = Handed()
    handed.listen(to: router)
    #expect(router.open(DemoLink(route: .product(id: 1))))
    #expect(router.open(DemoLink(route: .product(id: 1))), "a link that is open already still opens")
    #expect(router.path(of: .home()) == [.product(id: 1)])
    #expect(router.open(DemoLink(action: .logout)))
    #expect(handed.actions == [.logout])
    #expect(!router.open("nonsense"))
    #expect(!router.open(try #require(URL(string: "https://nobody.example"))))
    #expect(handed.unhandled.count == 2)
    router.onAction = nil
    #expect(!router.open(DemoLink(action: .logout)))
    #expect(handed.unhandled.count == 3)
  }

  @Test func coldStartKeepsTheLatestLink() {
    let router = Router<DemoRoutes>(waitsForReady: true)
    #expect(router.open(DemoLink(route: .product(id: 1))))
    #expect(router.open(DemoLink(route: .landing(id: 2))))
    router.push(.help)
    #expect(router.path(of: .home()) == [.help])
    #expect(router.pendingLink == DemoLink(route: .landing(id: 2)))
    router.ready()
    router.ready()
    #expect(router.path(of: .home()) == [.product(id: 2), .landing(id: 2)])
    #expect(router.pendingLink == nil)
    router.open(DemoLink(route: .product(id: 3)))
    #expect(router.path(of: .home()).count == 3)
    router.open(DemoLink(route: .product(id: 4)), start: .cold)
    #expect(router.path(of: .home()) == [.product(id: 4)])
  }

  @Test func aRestoredBlockedSheetHoldsTheFirstLinkUp() {
    let router = Router<DemoRoutes>(waitsForReady: true)
    router.open("demo://product/1")
    var state = DemoState(tab: .home())
    state[stack: .home()] = [.help]
    state.sheets = [PresentedSheet(.composer)]
    router.restore(state)
    router.ready()
    #expect(router.state == state)
    #expect(router.pendingSource == .link)
    router.dismiss()
    #expect(router.path(of: .home()) == [.product(id: 1)], "it is a cold start still")
  }

  @Test func aLinkThatWaitedSupersedesTheRestOfAState() async {
    router.guards = { _, _ in .allow }
    router.present(.composer)
    router.open("demo://product/1")
    var state = DemoState(tab: .me)
    state[stack: .me] = [.help, .order(id: 1)]
    router.restore(state)
    await settle()
    #expect(router.state.description == "home(campaign: nil): product(id: 1), me: help")
  }

  @Test func actionsWaitForReadyToo() {
    let router = Router<DemoRoutes>(waitsForReady: true)
    let handed = Handed()
    handed.listen(to: router)
    router.open(DemoLink(action: .logout))
    router.open("nonsense")
    #expect(handed.actions.isEmpty)
    #expect(handed.unhandled.count == 1, "what nobody can read does not wait, and replaces nothing")
    router.ready()
    #expect(handed.actions == [.logout])
  }

  @Test func openingARoutePlacesItPushingDoesNot() async {
    router.guards = { _, _ in .allow }
    router.selectTab(.me)
    #expect(router.open(.review(id: 1, rating: 2)))
    #expect(router.state.description == "home(campaign: nil): product(id: 1) › review(id: 1, rating: 2)")
    router.selectTab(.me)
    router.push(.review(id: 1, rating: 2))
    #expect(router.path(of: .me) == [.review(id: 1, rating: 2)])
    #expect(router.open(.note(id: 1)))
    #expect(router.sheets == [PresentedSheet(.composer, path: [.note(id: 1)])])
    router.dismiss()
    #expect(router.open(.order(id: 1), start: .cold))
    await until { router.tab == .orders }
    #expect(router.path(of: .orders) == [.order(id: 1)])
  }

  @Test func sendingAValueIsCallingTheFunction() {
    let (sent, called) = (Router<DemoRoutes>(), Router<DemoRoutes>())
    for router in [sent, called] { router.guards = { _, _ in .allow } }
    let all: [(NavigationAction<DemoRoutes>, (Router<DemoRoutes>) -> Bool)] = [
      (.push(.help), { $0.push(.help) }), (.pop(count: 2), { $0.pop(2) }), (.popToRoot, { $0.popToRoot() }),
      (.setPath([.help, .product(id: 1)]), { $0.setPath([.help, .product(id: 1)]) }),
      (.popTo(.help), { $0.popTo(.help) }), (.replaceTop(.landing(id: 1)), { $0.replaceTop(.landing(id: 1)) }),
      (.selectTab(.me), { $0.selectTab(.me) }), (.present(.filter), { $0.present(.filter) }),
      (.dismiss, { $0.dismiss() }), (.dismissAll, { $0.dismissAll() }),
      (.open(DemoLink(route: .product(id: 3))), { $0.open(DemoLink(route: .product(id: 3))) }),
      (.push(.order(id: 1)), { $0.push(.order(id: 1)) }),
      (.restore(DemoState(tab: .me)), { $0.restore(DemoState(tab: .me)) }),
      (
        .systemSetPath([.help], on: .tab(.me)),
        {
          $0.userChanged(.tab(.me), to: [.help]); return true
        }
      ),
      (.present(.login), { $0.present(.login) }),
      (
        .systemDismiss(at: 0),
        {
          $0.userDismissed(sheetAt: 0); return true
        }
      ),
    ]
    let (one, other) = (sent.journal(), called.journal())
    for (action, function) in all {
      #expect(sent.send(action) == function(called), "\(action)")
      #expect(sent.state == called.state, "\(action)")
    }
    #expect(one.entries == other.entries)
  }

  @Test func linksWaitForABlockedSheet() {
    router.present(.composer)
    #expect(router.open(DemoLink(route: .product(id: 1))))
    #expect(router.open(DemoLink(route: .product(id: 2))))
    router.push(.note(id: 1))
    #expect(router.path(of: .home()).isEmpty)
    router.dismiss()
    #expect(router.path(of: .home()) == [.product(id: 2)])
    router.selectTab(.me)
    #expect(router.tab == .me, "a link opens once")
    router.present(.composer)
    var actions: [DemoAction] = []
    router.onAction = { actions.append($0) }
    #expect(router.open(DemoLink(action: .logout)))
    #expect(actions == [.logout], "an action does not wait")
  }

  @Test func gesturesWriteBack() {
    router.setPath([.help, .product(id: 1)])
    router.userChanged(.tab(.home()), to: [.help])
    #expect(router.path(of: .home()) == [.help])
    #expect(router.userSelected(.home()))
    #expect(router.path(of: .home()).isEmpty)
    router.present(.login)
    router.present(.filter)
    router.userChanged(.sheet(7), to: [.help])
    router.userDismissed(sheetAt: 0)
    router.userDismissed(sheetAt: 0)
    #expect(router.sheets.isEmpty)
    router.present(.filter)
    router.push(.help)
    router.userChanged(.sheet(0), to: [], showing: .login)
    router.userChanged(.sheet(1), to: [], showing: .filter)
    #expect(router.sheets.map(\.path) == [[.help]], "the stack of a sheet that is going is not the next one's")
    router.userChanged(.sheet(0), to: [], showing: .filter)
    #expect(router.sheets.map(\.path) == [[]])
    router.userDismissed(sheetAt: 0, showing: .login)
    router.userDismissed(sheetAt: 1, showing: .filter)
    #expect(router.sheets.count == 1)
    router.userDismissed(sheetAt: 0, showing: .filter)
    #expect(router.sheets.isEmpty)
  }

  @Test func observationIsFineGrained() {
    func reads(_ read: () -> Void, isToldOf change: () -> Void) -> Bool {
      nonisolated(unsafe) var isTold = false
      withObservationTracking(read) { isTold = true }
      change()
      return isTold
    }
    let change = { _ = router.push(.product(id: Int.random(in: 0...1_000_000))) }
    #expect(reads({ _ = router.path(of: .home()) }, isToldOf: change))
    #expect(!reads({ _ = router.path(of: .orders) }, isToldOf: change))
    #expect(!reads({ _ = router.tab }, isToldOf: change))
    #expect(!reads({ _ = router.sheets }, isToldOf: change))
    #expect(reads({ _ = router.state }, isToldOf: change))
    #expect(reads({ _ = router.tab }, isToldOf: { router.selectTab(.me) }))
    #expect(!reads({ _ = router.path(of: .home()) }, isToldOf: { router.selectTab(.home()) }))
    #expect(reads({ _ = router.sheets }, isToldOf: { router.present(.login) }))
    #expect(!reads({ _ = router.state }, isToldOf: { router.pop(5) }))
    #expect(
      reads(
        { _ = router.pendingLink },
        isToldOf: {
          router.present(.composer); router.open(DemoLink(tab: .me))
        }))
  }

  @Test func changesReachEveryListener() async {
    let streams = (0..<3).map { _ in router.changes }
    router.push(.help)
    router.pop(4)
    router.open(DemoLink(route: .product(id: 1)))
    router.userChanged(.tab(.home()), to: [])
    let late = router.changes
    router.restore(DemoState(tab: .me))
    for stream in streams {
      var sources: [NavigationSource] = []
      var last = DemoState(tab: .home())
      for await change in stream {
        #expect(change.before == last)
        last = change.after
        sources.append(change.source)
        if sources.count == 4 { break }
      }
      #expect(sources == [.code, .link, .gesture, .restoration])
      #expect(last == router.state)
    }
    for await change in late {
      #expect(change.source == .restoration)
      break
    }
  }

  @Test func streamsEndWithTheRouter() async {
    var router: Router<DemoRoutes>? = Router()
    let stream = router?.changes
    router?.push(.help)
    router = nil
    var count = 0
    if let stream { for await _ in stream { count += 1 } }
    #expect(count == 1)
  }
}
