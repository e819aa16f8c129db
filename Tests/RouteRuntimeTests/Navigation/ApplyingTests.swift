import Testing

@testable import RouteRuntime

typealias DemoState = NavigationState<DemoRoutes>

@Suite("Applying actions")
struct ApplyingTests {
  private func state(_ tab: DemoTab = .home(), _ path: [DemoRoute] = [], sheets: [PresentedSheet<DemoRoutes>] = [])
    -> DemoState
  {
    var state = DemoState(tab: tab)
    state[stack: tab] = path
    state.sheets = sheets
    return state
  }

  @Test func pushIsNotTwiceUnlessRepeated() {
    let once = state(.home(), [.product(id: 1)])
    let change = once.applying(.push(.product(id: 1)))
    #expect(change.after == once)
    #expect(change.refusal == .alreadyOnTop("product(id: 1)"))
    #expect(once.applying(.push(.product(id: 2))).after[stack: .home()].count == 2)
    #expect(state(.home(), [.help]).applying(.push(.help)).after[stack: .home()] == [.help, .help])
  }

  @Test func impossibleActionsSayWhy() {
    let root = state()
    for action: NavigationAction<DemoRoutes> in [
      .pop(), .pop(count: 0), .pop(count: -1), .popTo(.help), .replaceTop(.help), .dismiss, .systemDismiss(at: 0),
      .systemDismiss(at: -1), .systemSetPath([.help], on: .sheet(0)), .open(DemoLink(action: .logout)),
    ] {
      let change = root.applying(action)
      #expect(change.after == root)
      #expect(change.plan.isEmpty)
      #expect(change.refusal?.description.isEmpty == false, "\(action)")
    }
  }

  @Test func actionsActOnTheTopSheet() {
    let up = state(.home(), [.help], sheets: [PresentedSheet(.login), PresentedSheet(.picker(id: 1))])
    let pushed = up.applying(.push(.product(id: 1))).after
    #expect(pushed.sheets.map(\.path) == [[], [.product(id: 1)]])
    #expect(pushed.applying(.popToRoot).after == up)
    #expect(up.applying(.dismiss).after.sheets.map(\.sheet) == [.login])
  }

  @Test func selectingTheCurrentTabPopsIt() {
    let deep = state(.home(), [.help, .help])
    #expect(deep.applying(.selectTab(.home())).after == state())
    #expect(deep.applying(.selectTab(.home(), reselectPopsToRoot: false)).after == deep)
    let away = deep.applying(.selectTab(.me)).after
    #expect(away[stack: .home()] == [.help, .help])
  }

  @Test func linksPutParentsIn() {
    let link = DemoLink(route: .orderItem(id: 4, item: 7))
    let expected: [DemoRoute] = [.order(id: 4), .orderItem(id: 4, item: 7)]
    #expect(state().applying(.open(link)).after == state(.orders, expected))
    #expect(state(.orders, [.order(id: 4)]).applying(.open(link)).after == state(.orders, expected))
    #expect(state(.orders, expected).applying(.open(link)).after == state(.orders, expected))
    #expect(state(.orders, [.help]).applying(.open(link)).after == state(.orders, [.help] + expected))
    #expect(state(.orders, [.help]).applying(.open(link, start: .cold)).after == state(.orders, expected))
    let photo = DemoLink(route: .photo(id: 1, rating: 2))
    #expect(state(.home(), [.product(id: 1)]).applying(.open(photo)).after[stack: .home()] == photo.basePath)
  }

  @Test func resetReplacesTheStack() {
    let link = DemoLink(route: .landing(id: 1))
    #expect(state(.home(), [.help]).applying(.open(link)).after == state(.home(), [.product(id: 1), .landing(id: 1)]))
  }

  @Test func linksCloseSheetsUnlessBlocked() {
    let link = DemoLink(route: .product(id: 1))
    let free = state(.me, sheets: [PresentedSheet(.composer), PresentedSheet(.login)])
    #expect(free.applying(.open(link)).after == state(.home(), [.product(id: 1)]))
    let blocked = state(.me, sheets: [PresentedSheet(.login), PresentedSheet(.composer)])
    let change = blocked.applying(.open(link))
    #expect(change.after == blocked)
    #expect(change.refusal == .waitsForSheet("composer"))
  }

  @Test func linksToSheets() {
    let filter = state(.me).applying(.open(DemoLink(sheet: .filter))).after
    #expect(filter == state(.home(), sheets: [PresentedSheet(.filter)]))
    let note = state(.me).applying(.open(DemoLink(route: .note(id: 3)))).after
    #expect(note == state(.me, sheets: [PresentedSheet(.composer, path: [.note(id: 3)])]))
  }

  @Test func tabLinksPopAndKeepParameters() {
    let link = DemoLink(tab: .home(campaign: "spring"))
    let after = state(.home(), [.help], sheets: [PresentedSheet(.login)]).applying(.open(link)).after
    #expect(after == state(.home(campaign: "spring")))
    let away = after.applying(.selectTab(.me)).after
    #expect(away.root(of: .home()) == .home(campaign: "spring"))
    let back = away.applying(.open(DemoLink(route: .product(id: 1)))).after
    #expect(back.tab == .home(campaign: "spring"))
    #expect(back.applying(.selectTab(.home())).after.tab == .home())
  }

  @Test func plansAreShortAndAnimateTheLastStep() {
    let before = state(.home(), [.product(id: 1), .help], sheets: [PresentedSheet(.login)])
    let change = before.applying(.open(DemoLink(route: .orderItem(id: 4, item: 7))))
    #expect(
      change.plan.map(\.operation) == [
        .dismiss(keeping: 0), .select(.orders),
        .push([.order(id: 4), .orderItem(id: 4, item: 7)], on: .tab(.orders)),
      ])
    #expect(change.plan.map(\.isAnimated) == [false, false, true])
    let replaced = before.applying(.dismissAll).after.applying(.setPath([.product(id: 1), .order(id: 1)]))
    #expect(
      replaced.plan.map(\.operation) == [.pop(count: 1, on: .tab(.home())), .push([.order(id: 1)], on: .tab(.home()))])
  }

  @Test func descriptionsAreReadableAndRedacted() {
    var state = state(
      .home(), [.product(id: 1), .secret(token: "abc")], sheets: [PresentedSheet(.login, path: [.help])])
    state[stack: .me] = [.help]
    #expect(
      String(reflecting: state)
        == "home(campaign: nil): product(id: 1) › secret(token: ‹redacted›), me: help, sheet login: help")
    let action = NavigationAction<DemoRoutes>.systemSetPath([.secret(token: "abc")], on: .sheet(0))
    #expect("\(action)" == "systemSetPath([secret(token: ‹redacted›)], on: sheet 0)")
  }

  /// `dump`, and loggers that look into values as it does, print what can hold a sensitive parameter redacted.
  @Test func dumpsAreRedacted() throws {
    let link = try DemoRoutes.link("https://demo.example/secret/abc")
    let change = state(.home(), []).applying(.open(link))
    let values: [Any] = [
      DemoRoute.secret(token: "abc"), link, change, change.plan, change.action, change.after,
      GuardDecision.redirect(link), UnhandledLink(link: link, reason: .noHandler),
      RouteResult<DemoRoutes, Int>(route: .secret(token: "abc")),
    ]
    for value in values {
      var text = ""
      dump(value, to: &text)
      #expect(text.contains("token: \"‹redacted›\"") && !text.contains("abc"), "\(text)")
    }
    var text = ""
    dump([DemoRoute.review(id: 1, rating: 2), .help], to: &text)
    #expect(
      text == """
        ▿ 2 elements
          ▿ review(id: 1, rating: 2)
            ▿ review: (2 elements)
              - id: "1"
              - rating: "2"
          - help

        """)
    #expect(Mirror(reflecting: DemoLink(route: .help)).children.compactMap(\.label).contains("basePath"))
  }

  @Test func deepStacksStayLinear() {
    var deep = state(.home(), (0..<5_000).map { .product(id: $0) })
    for id in 0..<20 { deep = deep.applying(.push(.review(id: id, rating: 1))).after }
    #expect(deep.activePath.count == 5_020)
    #expect(deep.applying(.popToRoot).plan.map(\.operation) == [.pop(count: 5_020, on: .tab(.home()))])
  }
}
