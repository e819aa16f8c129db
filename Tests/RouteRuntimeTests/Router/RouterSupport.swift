import Testing

@testable import RouteRuntime

/// Lets other work on the main actor run until something holds; gives up, with a finding, long before a test hangs.
@MainActor
func until(
  _ condition: @MainActor () -> Bool, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async {
  for _ in 0..<10_000 where !condition() { await Task.yield() }
  #expect(condition(), comment, sourceLocation: sourceLocation)
}

/// Lets everything that is under way on the main actor come to rest.
@MainActor
func settle() async {
  for _ in 0..<100 { await Task.yield() }
}

/// A guard that answers when told to.
@MainActor
final class ManualGuard {
  private(set) var asked: [(DemoGuard, RouteLink<DemoRoutes>)] = []
  private var waiting: [CheckedContinuation<GuardDecision<DemoRoutes>, Never>?] = []

  func callAsFunction(_ name: DemoGuard, _ link: RouteLink<DemoRoutes>) async -> GuardDecision<DemoRoutes> {
    asked.append((name, link))
    return await withCheckedContinuation { waiting.append($0) }
  }

  /// Answers the question with this index.
  func answer(_ index: Int, _ decision: GuardDecision<DemoRoutes>) async {
    await until({ waiting.count > index }, "the guard was not asked \(index + 1) times")
    guard waiting.count > index else { return }
    waiting[index]?.resume(returning: decision)
    waiting[index] = nil
    await settle()
  }

  /// Frees the callers of questions that were never answered, so that nothing leaks.
  func finish() {
    for continuation in waiting { continuation?.resume(returning: .deny("the test is over")) }
    waiting = []
  }
}

/// What a router handed over.
@MainActor
final class Handed {
  var unhandled: [UnhandledLink<DemoRoutes>] = []
  var actions: [DemoAction] = []
  var handoffs: [Handoff] = []

  func listen(to router: RouterEngine<DemoRoutes>) {
    router.onUnhandled = { [unowned self] in unhandled.append($0) }
    router.onAction = { [unowned self] in actions.append($0) }
    router.onHandoff = { [unowned self] in handoffs.append($0) }
  }
}
