import Observation
import Testing

@testable import RouteRuntime

@MainActor
@Suite("Observation")
struct ObservationTests {
  /// Something of a router that can be read, as text so that all can be compared.
  typealias Reading = (name: String, read: (Router<DemoRoutes>) -> String)

  private let readings: [Reading] =
    [
      ("tab", { $0.tab.description }), ("sheets", { $0.sheets.description }),
      // The description alone leaves out what the roots of the other tabs show.
      ("state", { "\($0.state), \($0.state.tabs)" }),
      ("pendingLink", { $0.pendingLink?.description ?? "" }), ("pendingSource", { $0.pendingSource?.rawValue ?? "" }),
    ]
    + DemoTab.allCases.flatMap { tab -> [Reading] in
      [("path of \(tab)", { $0.path(of: tab).description }), ("root of \(tab)", { $0.root(of: tab).description })]
    }

  /// How often somebody who reads is told while something happens.
  private func count(_ read: () -> Void, during change: () -> Void) -> Int {
    nonisolated(unsafe) var count = 0
    withObservationTracking(read) { count += 1 }
    change()
    return count
  }

  @Test func everyReaderIsToldOnceAndOnlyOfItsOwn() {
    let seed = UInt64.random(in: 0...UInt64(UInt32.max))
    print("observation seed: \(seed)")
    var random = SeededGenerator(seed: seed)
    let router = Router<DemoRoutes>()
    for _ in 0..<300 {
      let action = random.action(in: router.state)
      var told: [Int] = Array(repeating: 0, count: readings.count)
      let before = readings.map { $0.read(router) }
      let holdsLink = router.waitingLink != nil
      var change = { _ = router.send(action) }
      for (index, reading) in readings.enumerated() {
        let inner = change
        change = { told[index] = count({ _ = reading.read(router) }, during: inner) }
      }
      change()
      let after = readings.map { $0.read(router) }
      for (index, reading) in readings.enumerated() {
        // A link that waited may lead back to what was there, and one may take the place of an equal one.
        if holdsLink || reading.name.hasPrefix("pending"), before[index] == after[index] { continue }
        #expect(
          told[index] == (before[index] == after[index] ? 0 : 1),
          "seed \(seed): \(action) from \(before[2]) to \(after[2]), \(reading.name)")
      }
    }
  }

  @Test func severalPartsReadTogetherAreToldOnce() {
    let router = Router<DemoRoutes>()
    let told = count(
      { _ = (router.tab, router.sheets, router.path(of: .home()), router.path(of: .orders), router.state) },
      during: { router.restore(NavigationState(tab: .me)) })
    #expect(told == 1)
  }

  @Test func aControlThatWasRefusedReadsAgain() async {
    let router = Router<DemoRoutes>()
    #expect(count({ _ = router.tab }, during: { router.userSelected(.orders) }) == 1)
    #expect(
      count({ _ = router.path(of: .home()) }, during: { router.userChanged(.tab(.home()), to: [.order(id: 1)]) }) == 1)
    #expect(
      count({ _ = router.path(of: .me) }, during: { router.userChanged(.tab(.home()), to: [.order(id: 1)]) }) == 0)
    router.present(.login)
    #expect(count({ _ = router.sheets }, during: { router.userChanged(.sheet(0), to: [.order(id: 1)]) }) == 1)
    #expect(router.state.description == "home(campaign: nil), sheet login")
  }
}
