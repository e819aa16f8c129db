import Foundation
import Testing

@testable import RouteRuntime

@MainActor
@Suite("Journal")
struct JournalTests {
  @Test func replaysToTheSameState() throws {
    let seed = UInt64.random(in: 0...UInt64(UInt32.max))
    print("journal seed: \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let router = Router<DemoRoutes>()
      let (all, last) = (router.journal(capacity: 1_000), router.journal(capacity: 5))
      for _ in 0..<60 { router.commit(random.action(in: router.state), source: .code) }
      #expect(DemoState.replay(all) == router.state, "seed \(seed)")
      #expect(DemoState.replay(last) == router.state, "seed \(seed)")
      #expect(last.entries.count <= 5)
    }
  }

  @Test func survivesEncodingWithoutSensitiveParameters() throws {
    let router = Router<DemoRoutes>()
    let journal = router.journal()
    router.push(.product(id: 1))
    router.setPath([.help, .secret(token: "abc"), .help])
    router.userChanged(.tab(.home()), to: [.help])
    router.selectTab(.me, reselectPopsToRoot: false)
    router.open(DemoLink(route: .review(id: 1, rating: 2)), start: .cold)
    router.replaceTop(.help)
    router.popTo(.product(id: 1))
    router.present(.composer)
    router.push(.help)
    router.userChanged(.sheet(0), to: [])
    router.present(.login)
    router.dismiss()
    router.userDismissed(sheetAt: 0)
    router.present(.login)
    router.dismissAll()
    router.push(.help)
    router.pop()
    router.restore(DemoState(tab: .me))
    let data = try JSONEncoder().encode(journal)
    let read = try JSONDecoder().decode(NavigationJournal<DemoRoutes>.self, from: data)
    #expect(read.entries.count == journal.entries.count)
    #expect(DemoState.replay(read) == router.state)
    for text in [String(decoding: data, as: UTF8.self), journal.description] { #expect(!text.contains("abc")) }
    #expect(journal.description.contains("‹redacted›"))
  }

  @Test func keepsNothingWithoutRoom() {
    let router = Router<DemoRoutes>()
    let journal = router.journal(capacity: -1)
    router.push(.help)
    #expect(journal.entries.isEmpty)
    #expect(DemoState.replay(journal) == router.state)
  }
}
