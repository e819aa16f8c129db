import Testing

@testable import RouteRuntime

/// A router, guards and waiting callers included, against the model of a phone.
@MainActor
@Suite("Random routers")
struct RandomRouterTests {
  @Test(arguments: [true, false])
  func sequences(allowing: Bool) async {
    let seed = UInt64.random(in: 0...UInt64(UInt32.max))
    print("router seed: \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let walk = RandomWalk(allowing: allowing)
      for _ in 0..<(3 + random.below(15)) {
        await walk.step(&random)
        let fault = walk.fault
        #expect(fault == nil, "seed \(seed): \(walk.log.joined(separator: ", ")): \(walk.router.state)")
        if fault != nil { return }
      }
      let unanswered = await walk.end()
      #expect(unanswered == 0, "seed \(seed): \(walk.log.joined(separator: ", "))")
    }
  }
}

/// One router that is led about at random.
@MainActor
private final class RandomWalk {
  let router = Router<DemoRoutes>()
  private(set) var log: [String] = []
  private let allowing: Bool
  private var phone: PhoneModel
  private var waiting: (link: DemoLink, start: LinkStart)?
  private var tickets: [ResultTicket] = []
  private var tasks: [Task<Void, Never>] = []
  private var finished = 0

  init(allowing: Bool) {
    self.allowing = allowing
    phone = PhoneModel(router.state)
    router.onAction = { _ in }
    router.guards = { _, _ in
      await Task.yield()
      return allowing ? .allow : .deny("no")
    }
  }

  /// Does something, and lets the guards answer.
  func step(_ random: inout SeededGenerator) async {
    switch random.below(10) {
    case 0: finish([.login, .picker(id: 0), .picker(id: 1)][random.below(3)])
    case 1: request(sheet: .picker(id: random.below(2)))
    case 2: request(route: random.below(2) == 0 ? .product(id: random.below(2)) : .order(id: random.below(2)))
    default:
      let action = random.action(in: router.state)
      // A link that waits is newer than what of a state has to pass guards; a test of its own says so.
      if case .restore = action, waiting != nil { return }
      router.send(action)
      follow(action)
    }
    for _ in 0..<10_000 where router.pending != nil { await Task.yield() }
  }

  private func finish(_ sheet: DemoSheet) {
    let before = tickets.filter(\.isSettled).count
    router.finish(RouteResult<DemoRoutes, Int>(sheet: sheet), with: 1)
    finished += tickets.filter(\.isSettled).count - before
    if let index = phone.modals.lastIndex(where: { $0.sheet == sheet }) { follow(.systemDismiss(at: index)) }
  }

  private func request(sheet: DemoSheet) {
    wait(for: router.requestResult(of: RouteResult<DemoRoutes, Int>(sheet: sheet)))
    follow(.present(sheet))
  }

  private func request(route: DemoRoute) {
    wait(for: router.requestResult(of: RouteResult<DemoRoutes, Int>(route: route)))
    follow(.push(route))
  }

  private func wait(for ticket: ResultTicket) {
    tickets.append(ticket)
    tasks.append(Task { await ticket.wait() })
  }

  /// What the model makes of an action.
  private func follow(_ action: NavigationAction<DemoRoutes>) {
    log.append("\(action)")
    if case .open(let link, let start) = action {
      waiting = isBlocked && link.action == nil ? (link, start) : nil
    }
    phone.perform(action)
    if let next = waiting, !isBlocked {
      waiting = nil
      phone.perform(.open(next.link, start: next.start))
    }
  }

  private var isBlocked: Bool { phone.modals.last?.sheet == .composer }

  /// What is wrong.
  var fault: String? {
    if router.pending != nil { return "a guard was not heard" }
    if router.waiters.count != tickets.filter({ !$0.isSettled }).count { return "somebody waits for nothing" }
    if tickets.filter({ $0.value != nil }).count > finished { return "a result from nowhere" }
    if !allowing { return hasGuarded ? "a guarded screen was shown" : nil }
    if router.waitingLink?.link != waiting?.link { return "another link waits" }
    return PhoneModel(router.state) == phone ? nil : "the model shows something else"
  }

  private var hasGuarded: Bool {
    let state = router.state
    let routes = DemoTab.allCases.flatMap { state[stack: $0] } + state.sheets.flatMap(\.path)
    return state.tab == .orders
      || routes.contains {
        switch $0 {
        case .order, .orderItem, .photo: true
        default: false
        }
      }
  }

  /// Closes every screen; gives how many callers were not resumed.
  func end() async -> Int {
    router.restore(.initial)
    for task in tasks { await task.value }
    return router.waiters.count + tickets.filter { !$0.isSettled }.count
  }
}
