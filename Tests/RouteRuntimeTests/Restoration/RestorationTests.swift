import Foundation
import Testing

@testable import RouteRuntime

@MainActor
@Suite("Restoration")
struct RestorationTests {
  private var full: DemoState {
    var state = DemoState(tab: .home(campaign: "spring"))
    state[stack: .home()] = [.product(id: 1), .review(id: 1, rating: 2)]
    state[stack: .me] = [.help]
    state.sheets = [PresentedSheet(.login, path: [.help]), PresentedSheet(.picker(id: 3))]
    return state
  }

  private func restored(_ json: String) throws -> DemoState {
    let router = Router<DemoRoutes>()
    try router.restore(Data(json.utf8))
    return router.state
  }

  @Test func roundTrip() throws {
    let router = Router<DemoRoutes>(state: full)
    let data = try router.snapshot()
    let other = Router<DemoRoutes>()
    try other.restore(data)
    #expect(other.state == full)
    #expect(try other.snapshot() == data)
  }

  @Test func emptyStateIsSmall() throws {
    let data = try Router<DemoRoutes>().snapshot()
    #expect(data.count <= 24, "\(String(decoding: data, as: UTF8.self))")
  }

  @Test func sensitiveParametersAreLeftOut() throws {
    var state = full
    state[stack: .me] = [.help, .secret(token: "abc"), .help]
    let data = try Router<DemoRoutes>(state: state).snapshot()
    #expect(!String(decoding: data, as: UTF8.self).contains("abc"))
    let router = Router<DemoRoutes>()
    try router.restore(data)
    #expect(router.path(of: .me) == [.help])
    #expect(router.path(of: .home()) == full[stack: .home()])
  }

  @Test func unknownEntriesCutTheirOwnStack() throws {
    let text = String(decoding: try Router<DemoRoutes>(state: full).snapshot(), as: UTF8.self)
    let cut = try restored(text.replacingOccurrences(of: "\"review\"", with: "\"gone\""))
    #expect(cut[stack: .home()] == [.product(id: 1)])
    #expect(cut[stack: .me] == [.help])
    #expect(cut.sheets == full.sheets)
    let sheet = try restored(text.replacingOccurrences(of: "\"login\"", with: "\"gone\""))
    #expect(sheet.sheets.isEmpty)
    #expect(sheet[stack: .home()] == full[stack: .home()])
    let tab = try restored(text.replacingOccurrences(of: "\"me\"", with: "\"gone\""))
    #expect(tab[stack: .home()] == full[stack: .home()])
  }

  /// A tab of which a parameter has another type by now loses that, and not its stack.
  @Test func unreadableParametersOfTabs() throws {
    for campaign in ["7", "[\"spring\"]", "{}"] {
      let text = String(decoding: try Router<DemoRoutes>(state: full).snapshot(), as: UTF8.self)
      let restored = try restored(text.replacingOccurrences(of: "\"spring\"", with: campaign))
      #expect(restored.tab == .home())
      #expect(restored[stack: .home()] == full[stack: .home()])
      #expect(restored.sheets == full.sheets)
    }
    #expect(try restored(#"{"tab":{"me":null}}"#).tab == .me)
  }

  @Test func renamesStillLoad() throws {
    let text = String(decoding: try Router<DemoRoutes>(state: full).snapshot(), as: UTF8.self)
    #expect(try restored(text.replacingOccurrences(of: "\"product\"", with: "\"item\"")) == full)
  }

  @Test func damagedDataThrowsAndChangesNothing() throws {
    let data = try Router<DemoRoutes>(state: full).snapshot()
    let router = Router<DemoRoutes>(state: full)
    for length in 0..<data.count {
      #expect(throws: (any Error).self) { try router.restore(data.prefix(length)) }
    }
    let deep = String(repeating: "[", count: 100_000)
    for text in ["null", "7", "[]", "\u{0}", deep, "{\"tab\":\(deep)"] {
      #expect(throws: (any Error).self) { try router.restore(Data(text.utf8)) }
    }
    #expect(router.state == full)
  }

  @Test func anyByteMayBeWrong() throws {
    let data = try Router<DemoRoutes>(state: full).snapshot()
    let seed = UInt64.random(in: 0...UInt64(UInt32.max))
    print("restoration seed: \(seed)")
    var random = SeededGenerator(seed: seed)
    let router = Router<DemoRoutes>()
    for _ in 0..<1_000 {
      var damaged = data
      for _ in 0...random.below(3) { damaged[random.below(damaged.count)] = UInt8(random.below(256)) }
      try? router.restore(damaged)
    }
    try router.restore(data)
    #expect(router.state == full)
  }

  @Test func newerDataKeepsWhatIsKnown() throws {
    var text = String(decoding: try Router<DemoRoutes>(state: full).snapshot(), as: UTF8.self)
    text.replace("{\"sheets\"", with: "{\"windows\":[1],\"sheets\"")
    #expect(try restored(text) == full)
    #expect(try restored("{\"tab\":{\"me\":{}},\"stacks\":{\"now\":\"a map\"},\"sheets\":7}").tab == .me)
  }
}
