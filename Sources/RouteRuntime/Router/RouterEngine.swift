#if canImport(Combine)
  internal import Combine
#endif

/// The router apart from how it is observed: make a ``Router``, or an ``ObservableObjectRouter``.
///
/// It holds the ``NavigationState``, asks the guards, keeps links that have to wait, and tells everybody who listens.
/// What an action does to the state is decided by ``NavigationState/applying(_:source:)``.
@MainActor
public class RouterEngine<Table: RouteTable> {
  /// A part of the state that is observed by itself.
  enum Reading {
    case tab, sheets, state, pending
    case root(Int), path(Int)

    /// A small number for each.
    var index: Int {
      switch self {
      case .tab: 0
      case .sheets: 1
      case .state: 2
      case .pending: 3
      case .root(let number): 4 + 2 * number
      case .path(let number): 5 + 2 * number
      }
    }
  }

  /// Answers for the guards of the manifest, one at a time.
  ///
  /// A push, or a stack that is restored, is given as the link that would lead there. A guard that throws denies.
  /// Without a handler every declared guard denies, and ``onUnhandled`` says so.
  public var guards: (@MainActor (Table.Guard, RouteLink<Table>) async throws -> GuardDecision<Table>)?
  /// Gets the links that open nothing, with the reason.
  public var onUnhandled: (@MainActor (UnhandledLink<Table>) -> Void)?
  /// Gets the actions that links ask for.
  public var onAction: (@MainActor (Table.Action) -> Void)?
  /// Gets the links that belong to other SDKs.
  public var onHandoff: (@MainActor (Handoff) -> Void)?

  /// The state, read without being observed.
  final private(set) var current: NavigationState<Table>
  /// The interface that carries out changes at once, where one does.
  weak var interface: (any RouterInterface<Table>)?
  /// Whether links are opened when they come.
  var isReady: Bool
  /// The link that waits: for ``ready()``, or for a blocked sheet to close.
  var waitingLink: (link: RouteLink<Table>, start: LinkStart, source: NavigationSource)?
  /// The navigation a guard is being asked about.
  var pending: PendingNavigation<Table>?
  /// The callers that wait for a screen's result.
  var waiters: [ResultWaiter<Table>] = []
  let listeners = ChangeListeners<Table>()
  #if canImport(Combine)
    /// Counts changes for ``ObservableObjectRouter``; the other router never touches it.
    @Published var revision = 0
  #endif
  private var undelivered: [NavigationChange<Table>] = []
  private var isDelivering = false

  /// Makes a router.
  ///
  /// - Parameters:
  ///   - state: Where it starts; the first tab's root unless said otherwise.
  ///   - waitsForReady: Keeps a link that arrives before ``ready()``, the latest one, and opens it then.
  init(state: NavigationState<Table>?, waitsForReady: Bool) {
    current = state ?? .initial
    isReady = !waitsForReady
  }

  deinit {
    let (tickets, pending) = (waiters.map(\.ticket), pending)
    if tickets.isEmpty, pending == nil { return }
    Task { @MainActor in
      pending?.cancel()
      for ticket in tickets { ticket.settle(with: nil) }
    }
  }

  /// Notes that a part of the state is read; overridden where that is tracked.
  func track(_ reading: Reading) {}

  /// Changes parts of the state; overridden where that is told.
  func update(_ readings: [Reading], _ change: () -> Void) { change() }
}

extension RouterEngine {
  /// The whole state. Reading it observes everything; the other properties observe their own part.
  public var state: NavigationState<Table> {
    track(.state)
    return current
  }

  /// The selected tab.
  public var tab: Table.Tab {
    track(.tab)
    return current.tab
  }

  /// The presented sheets with their stacks, the bottom one first.
  public var sheets: [PresentedSheet<Table>] {
    track(.sheets)
    return current.sheets
  }

  /// The routes above a tab's root, the top one last.
  ///
  /// - Parameter tab: The tab; its parameters do not matter.
  public func path(of tab: Table.Tab) -> [Table.Route] {
    let number = tab.entryNumber
    track(.path(number))
    return current.stack(number)
  }

  /// A tab with the parameters it was last selected with.
  ///
  /// - Parameter tab: The tab; its parameters do not matter.
  public func root(of tab: Table.Tab) -> Table.Tab {
    track(.root(tab.entryNumber))
    return current.root(of: tab)
  }

  /// The link that a guard is being asked about, or that waits for a guard's sheet, a blocked sheet or ``ready()``.
  public var pendingLink: RouteLink<Table>? {
    track(.pending)
    return pending?.link ?? waitingLink?.link
  }

  /// Who asked for the navigation that ``pendingLink`` stands for, such as for a guard that lets code pass.
  public var pendingSource: NavigationSource? {
    track(.pending)
    return pending?.source ?? waitingLink?.source
  }

  /// Applies an action that no guard has a say in, and tells of it.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - source: Who asked for it.
  ///   - ticket: Who waits for the result of the screen it shows. Whoever hears of the change may give it already.
  /// - Returns: Whether it did something, and why not.
  @discardableResult
  func commit(
    _ action: NavigationAction<Table>, source: NavigationSource, ticket: ResultTicket? = nil
  ) -> (hasEffect: Bool, refusal: NavigationRefusal?) {
    let change = current.applying(action, source: source)
    let hasEffect = change.hasEffect
    if hasEffect {
      update(readings(changedBy: change)) { current = change.after }
      settleWaiters(after: change)
    }
    if let ticket { wait(ticket, forResultOf: action) }
    if hasEffect {
      followPending(change)
      deliver(change)
      openWaitingLink()
    }
    return (hasEffect, change.refusal)
  }

  private func readings(changedBy change: NavigationChange<Table>) -> [Reading] {
    let (before, after) = (change.before, change.after)
    var readings = [Reading.state]
    if before.tab != after.tab { readings.append(.tab) }
    if before.sheets != after.sheets { readings.append(.sheets) }
    for tab in before.tabs(differingIn: after) {
      if before[stack: tab] != after[stack: tab] { readings.append(.path(tab.entryNumber)) }
      if before.root(of: tab) != after.root(of: tab) { readings.append(.root(tab.entryNumber)) }
    }
    return readings
  }

  /// Tells the listeners, in the order things happened even if a listener navigates.
  private func deliver(_ change: NavigationChange<Table>) {
    undelivered.append(change)
    if isDelivering { return }
    isDelivering = true
    defer { isDelivering = false }
    while !undelivered.isEmpty {
      let next = undelivered.removeFirst()
      listeners.yield(next)
      interface?.carryOut(next)
    }
  }
}

/// What carries out changes the moment they happen.
@MainActor
protocol RouterInterface<Table>: AnyObject {
  associatedtype Table: RouteTable
  func carryOut(_ change: NavigationChange<Table>)
}
