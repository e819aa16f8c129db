/// One caller that waits for a result. It is resumed once, whatever happens first.
@MainActor
final class ResultTicket {
  private(set) var value: Any?
  private(set) var isSettled = false
  private var continuation: CheckedContinuation<Void, Never>?

  func settle(with value: Any?) {
    if isSettled { return }
    isSettled = true
    self.value = value
    continuation?.resume()
    continuation = nil
  }

  /// Waits until it is settled; cancelling the task settles it with nothing.
  func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { if isSettled { $0.resume() } else { continuation = $0 } }
    } onCancel: {
      Task { @MainActor in settle(with: nil) }
    }
  }
}

/// A caller, and the place of the screen it waits for.
struct ResultWaiter<Table: RouteTable>: Sendable {
  /// Where a screen is: a sheet, or the route at a depth of a stack.
  enum Place: Hashable, Sendable {
    case sheet(Int)
    case route(StackPosition<Table>, Int)
  }

  var ticket: ResultTicket
  var place: Place
}

extension ResultWaiter.Place {
  /// Whether the screen that was here before a change is here still.
  ///
  /// - Complexity: Linear in the length of its stack.
  func stays(in change: NavigationChange<Table>) -> Bool {
    let (before, after) = (change.before, change.after)
    switch self {
    case .sheet(let index):
      return before.sheets.countInCommon(with: after.sheets) { $0.sheet == $1.sheet } > index
    case .route(let position, let depth):
      if case .sheet(let index) = position, !Self.sheet(index).stays(in: change) { return false }
      return (before.path(at: position) ?? []).countInCommon(with: after.path(at: position) ?? [], by: ==) > depth
    }
  }
}
