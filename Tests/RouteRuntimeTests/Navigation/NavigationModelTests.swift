import Testing

@testable import RouteRuntime

@Suite("Random navigation against an independent model")
struct NavigationModelTests {
  @Test func sequences() {
    let seed = UInt64.random(in: 0...UInt64(UInt32.max))
    print("navigation model seed: \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      var state = NavigationState<DemoRoutes>(tab: random.tab())
      var model = PhoneModel(state)
      for _ in 0..<(3 + random.below(12)) {
        let action = random.action(in: state)
        let change = state.applying(action)
        model.perform(action)
        #expect(PhoneModel(change.after) == model, "seed \(seed): \(action) on \(state)")
        guard check(change, seed: seed) else { return }
        state = change.after
      }
    }
  }

  /// The invariants of a change; false to stop at the first fault.
  private func check(_ change: NavigationChange<DemoRoutes>, seed: UInt64) -> Bool {
    let about = "seed \(seed): \(change.action) on \(change.before)"
    let plan = change.plan
    var carriedOut = PhoneModel(change.before)
    for step in plan {
      let isPossible = carriedOut.carryOut(step.operation)
      #expect(isPossible, "\(about), step \(step)")
    }
    let isFaithful = carriedOut == PhoneModel(change.after)
    #expect(isFaithful, "the plan of \(about) leads elsewhere: \(plan)")
    #expect(plan.map(\.isAnimated) == plan.indices.map { $0 == plan.count - 1 }, "\(about)")
    #expect(plan.isEmpty == !change.hasEffect, "\(about)")
    #expect(change.refusal == nil || change.before == change.after, "\(about)")
    #expect(plan.count <= fewest(change), "the plan of \(about) is too long: \(plan)")

    var emptied = change.after
    for tab in DemoTab.allCases where emptied[stack: tab].isEmpty { emptied[stack: tab] = [] }
    #expect(emptied == change.after && emptied.hashValue == change.after.hashValue, "\(about)")
    return isFaithful && PhoneModel(change.after) == carriedOut
  }

  /// A bound from counting what differs: a stack costs at most two steps, each new sheet one.
  private func fewest(_ change: NavigationChange<DemoRoutes>) -> Int {
    let (old, new) = (PhoneModel(change.before), PhoneModel(change.after))
    var steps = (old.selected == new.selected ? 0 : 1) + (old.campaign == new.campaign ? 0 : 1)
    func cost(_ old: [DemoRoute], _ new: [DemoRoute]) -> Int {
      if old == new { return 0 }
      return old.starts(with: new) || new.starts(with: old) ? 1 : 2
    }
    for index in 0..<3 { steps += cost(old.controllers[index], new.controllers[index]) }
    var kept = 0
    while kept < min(old.modals.count, new.modals.count), old.modals[kept].sheet == new.modals[kept].sheet {
      steps += cost(old.modals[kept].screens, new.modals[kept].screens)
      kept += 1
    }
    return steps + (kept < old.modals.count ? 1 : 0) + new.modals.count - kept
  }
}
