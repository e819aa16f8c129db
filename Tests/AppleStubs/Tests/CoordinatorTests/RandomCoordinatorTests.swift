import Testing
import UIKit

@testable import RouteRuntime

extension CoordinatorTests {
  @Test func alwaysComesToShowTheState() {
    let seed = UInt64.random(in: 0...UInt64(UInt32.max))
    print("coordinator seed: \(seed)")
    var random = SeededGenerator(seed: seed)
    for round in 0..<1_000 {
      let phone = Phone()
      var log: [String] = []
      for _ in 0..<(2 + random.below(10)) {
        FakeInterface.completesAtOnce = random.below(2) == 0
        log.append(act(on: phone, &random))
        if random.below(3) == 0 { FakeInterface.settle() }
      }
      FakeInterface.settle()
      let isRight = phone.shown == phone.expected && FakeInterface.faults.isEmpty
      #expect(
        isRight,
        """
        seed \(seed), round \(round): \(FakeInterface.faults)
        \(log.joined(separator: "\n"))
        shown \(phone.shown)
        expected \(phone.expected)
        """)
      if !isRight { return }
    }
  }

  /// Does something as code or as the user, other things happening in the middle of a gesture.
  private func act(on phone: Phone, _ random: inout SeededGenerator) -> String {
    switch random.below(9) {
    case 0:
      let index = random.below(3)
      phone.tabBar?.tap(index)
      return "tap \(index)"
    case 1:
      guard let stack = phone.topStack, stack.beginSwipeBack() else { return "no swipe" }
      let inner = random.below(2) == 0 ? navigate(phone, &random) : "nothing"
      let completed = random.below(2) == 0
      stack.endSwipeBack(completed: completed)
      return "swipe \(completed), during it \(inner)"
    case 2:
      guard let sheet = phone.topSheet, sheet.beginDragDown() else { return "no drag" }
      let inner = random.below(2) == 0 ? navigate(phone, &random) : "nothing"
      let completed = random.below(2) == 0
      sheet.endDragDown(completed: completed)
      return "drag \(completed), during it \(inner)"
    case 3:
      guard let stack = phone.topStack, stack.transitionCoordinator == nil else { return "no back" }
      stack.popViewController(animated: true)
      return "back"
    case 4: return alert(on: phone, isAnimated: random.below(2) == 0)
    default: return navigate(phone, &random)
    }
  }

  /// The app presents something of its own, or closes it.
  private func alert(on phone: Phone, isAnimated: Bool) -> String {
    var top = phone.coordinator.rootViewController
    while let next = top.presentedViewController { top = next }
    if top.transitionCoordinator != nil { return "no alert" }
    if top is UINavigationController || top === phone.coordinator.rootViewController {
      top.present(UIViewController(), animated: isAnimated)
      return "alert"
    }
    top.dismiss(animated: isAnimated)
    return "the alert goes"
  }

  private func navigate(_ phone: Phone, _ random: inout SeededGenerator) -> String {
    let action = random.action(in: phone.router.state)
    phone.router.commit(action, source: .code)
    return "\(action)"
  }
}
