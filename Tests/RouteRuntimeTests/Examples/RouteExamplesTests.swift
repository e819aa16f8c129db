import Testing

@testable import RouteRuntime

@Suite("Examples")
struct RouteExamplesTests {
  @Test func everyEntryHasOneAndAllHold() {
    let examples = DemoRoutes.examples
    #expect(examples.check() == [])
    let values: [Set<Int>] = [
      Set(examples.tabs.map(\.entryNumber)), Set(examples.routes.map(\.entryNumber)),
      Set(examples.sheets.map(\.entryNumber)), Set(examples.actions.map(\.entryNumber)),
    ]
    #expect(values == [Set(0...2), Set(3...11), Set(12...15), [16]])
    #expect(examples.routes.contains(.review(id: 1, rating: 1)))
    #expect(examples.links.contains("demo://product/1/reviews/1"))
    #expect(examples.links.allSatisfy { DemoRoutes.canOpen($0) })
  }

  @Test(arguments: [
    ("route demo://help {\"product\":{\"id\":\"7\"}}", "demo://help: opens help, not product(id: 7)"),
    ("route demo://help {\"review\":{\"id\":\"7\",\"rating\":\"1\"}}", "demo://help: opens help, not review("),
    ("route demo://notes/7 {\"note\":{\"id\":\"8\"}}", "demo://notes/7: opens note(id: 7), not note(id: 8)"),
    ("route demo://orders {\"help\":{}}", "demo://orders: opens orders, not help"),
    ("sheet demo://help {\"login\":{}}", "demo://help: opens help, not login"),
    ("route demo://nowhere/7 {\"help\":{}}", "demo://nowhere/7: "),
    ("route - {\"product\":{}}", "{\"product\":{}}: The parameter id is missing."),
    ("route - {\"gone\":{}}", "{\"gone\":{}}: No entry is called gone."),
  ])
  func whatDoesNotHoldIsSaid(_ line: String, _ failure: String) throws {
    let failures = RouteExamples<DemoRoutes>(line).check()
    #expect(failures.count == 1)
    #expect(try #require(failures.first).description.hasPrefix(failure))
  }

  @Test func textThatIsNoExampleIsLeftOut() {
    #expect(RouteExamples<DemoRoutes>("").check().isEmpty)
    #expect(RouteExamples<DemoRoutes>("screen - {}\n\nroute x").links.isEmpty)
  }
}

@Suite("States for previews")
struct PreviewStateTests {
  @Test func aStateIsMadeOfItsParts() {
    let state = DemoState(tab: .orders, path: [.order(id: 42)], sheet: .login, sheetPath: [.help])
    #expect(state.tab == .orders)
    #expect(state[stack: .orders] == [.order(id: 42)])
    #expect(state.sheets == [PresentedSheet(.login, path: [.help])])
    #expect(DemoState(tab: .home()) == .initial)
  }

  @Test func aStateIsMadeOfALink() throws {
    let state = DemoState(try DemoRoutes.link("demo://orders/42/items/7"))
    #expect(state == DemoState(tab: .orders, path: [.order(id: 42), .orderItem(id: 42, item: 7)]))
    #expect(DemoState(RouteLink(action: .logout)) == .initial)
  }
}
