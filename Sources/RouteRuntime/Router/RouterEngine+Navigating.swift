/// Everything here returns whether the call did something, or is pending because a guard is being asked. Where no guard
/// is on the way a call takes effect before it returns.
extension RouterEngine {
  /// Does an action that is a value, as a store or a script has it; the functions below are its shorthands.
  ///
  /// The actions of the system's own controls count as gestures.
  ///
  /// - Parameter action: The action.
  @discardableResult
  public func send(_ action: NavigationAction<Table>) -> Bool {
    switch action {
    case .push(let route), .replaceTop(let route): perform(action, asking: question(route))
    case .present(let sheet): perform(action, asking: question(sheet))
    case .setPath(let path): setPath(path, on: current.activeStack, action: action, source: .code)
    case .selectTab(let tab, let reselectPopsToRoot):
      selectTab(tab, reselectPopsToRoot: reselectPopsToRoot, source: .code)
    case .open(let link, let start): open(link, start: start)
    case .restore(let state): restore(state)
    case .systemSetPath(let path, let position): setPath(path, on: position, action: action, source: .gesture)
    case .systemDismiss: commit(action, source: .gesture).hasEffect
    case .pop, .popToRoot, .popTo, .dismiss, .dismissAll: commit(action, source: .code).hasEffect
    }
  }

  /// Puts a route on the top sheet's stack, else on the selected tab's.
  ///
  /// - Parameter route: The route; one equal to the top is not pushed twice unless the manifest says `repeat: true`.
  @discardableResult
  public func push(_ route: Table.Route) -> Bool { send(.push(route)) }

  /// Takes routes off the active stack.
  ///
  /// - Parameter count: How many; nothing happens where there are fewer.
  @discardableResult
  public func pop(_ count: Int = 1) -> Bool { send(.pop(count: count)) }

  /// Takes every route off the active stack.
  @discardableResult
  public func popToRoot() -> Bool { send(.popToRoot) }

  /// Takes away what lies above a route of the active stack.
  ///
  /// - Parameter route: The topmost equal route stays.
  @discardableResult
  public func popTo(_ route: Table.Route) -> Bool { send(.popTo(route)) }

  /// Puts a route in the place of the active stack's top one.
  ///
  /// - Parameter route: The route.
  @discardableResult
  public func replaceTop(_ route: Table.Route) -> Bool { send(.replaceTop(route)) }

  /// Replaces the active stack. Only the guards of routes that are new on it are asked.
  ///
  /// - Parameter path: The routes above the root, the top one last.
  @discardableResult
  public func setPath(_ path: [Table.Route]) -> Bool { send(.setPath(path)) }

  /// Selects a tab, and pops it to its root where it is the current one.
  ///
  /// - Parameters:
  ///   - tab: The tab.
  ///   - reselectPopsToRoot: Whether selecting the current tab pops it.
  @discardableResult
  public func selectTab(_ tab: Table.Tab, reselectPopsToRoot: Bool = true) -> Bool {
    send(.selectTab(tab, reselectPopsToRoot: reselectPopsToRoot))
  }

  /// Presents a sheet above those that are up.
  ///
  /// - Parameter sheet: The sheet.
  @discardableResult
  public func present(_ sheet: Table.Sheet) -> Bool { send(.present(sheet)) }

  /// Closes the top sheet.
  @discardableResult
  public func dismiss() -> Bool { send(.dismiss) }

  /// Closes all sheets.
  @discardableResult
  public func dismissAll() -> Bool { send(.dismissAll) }
}

/// What the system's own controls did; the adapters call these, and so may an interface of your own.
extension RouterEngine {
  /// The user tapped a tab.
  ///
  /// - Parameter tab: The tab; its parameters do not matter.
  /// - Returns: Whether it is selected now. One with a guard may be selected later.
  @discardableResult
  public func userSelected(_ tab: Table.Tab) -> Bool {
    selectTab(current.root(of: tab), reselectPopsToRoot: true, source: .gesture)
    if current.tab.entryNumber == tab.entryNumber { return true }
    correct(.tab)
    return false
  }

  /// A stack has become another path: shorter after a swipe back, longer where a view pushed a value by itself.
  ///
  /// - Parameters:
  ///   - position: Which stack.
  ///   - path: Its routes now. Guards of routes that are new on it are asked.
  ///   - sheet: The sheet whose stack it is. SwiftUI also tells of the stack of a sheet that is going, when another may
  ///     have the place: then nothing happens.
  public func userChanged(
    _ position: StackPosition<Table>, to path: [Table.Route], showing sheet: Table.Sheet? = nil
  ) {
    if let sheet, case .sheet(let index) = position, !current.shows(sheet, at: index) { return }
    send(.systemSetPath(path, on: position))
    if current.path(at: position) == path { return }
    switch position {
    case .tab(let tab): correct(.path(tab.entryNumber))
    case .sheet: correct(.sheets)
    }
  }

  /// The user dragged a sheet away, and with it those above it.
  ///
  /// - Parameters:
  ///   - index: Its index, 0 for the bottom sheet.
  ///   - sheet: What it showed. SwiftUI also tells of sheets that the router itself has closed, when another may have
  ///     the place: then nothing happens.
  public func userDismissed(sheetAt index: Int, showing sheet: Table.Sheet? = nil) {
    if let sheet, !current.shows(sheet, at: index) { return }
    send(.systemDismiss(at: index))
  }

  /// Lets a control that shows what was not done read the state again.
  private func correct(_ reading: Reading) { update([reading]) {} }
}

extension RouterEngine {
  @discardableResult
  private func selectTab(_ tab: Table.Tab, reselectPopsToRoot: Bool, source: NavigationSource) -> Bool {
    let action = NavigationAction<Table>.selectTab(tab, reselectPopsToRoot: reselectPopsToRoot)
    let isCurrent = tab.entryNumber == current.tab.entryNumber
    return perform(action, asking: isCurrent ? nil : RouteLink(tab: tab), source: source)
  }

  private func setPath(
    _ path: [Table.Route], on position: StackPosition<Table>, action: NavigationAction<Table>, source: NavigationSource
  ) -> Bool {
    let old = current.path(at: position) ?? []
    let kept = old.countInCommon(with: path, by: ==)
    let guards = RouteLink<Table>(Array(path[kept...])).guards
    if guards.isEmpty || !current.applying(action).hasEffect { return commit(action, source: source).hasEffect }
    return ask(PendingNavigation(action, source: source, parts: [GuardedPart(link: RouteLink(path), guards: guards)]))
  }

  /// What the guards of a route are asked; nil, and cheaper than making the link, where there is nobody to ask.
  func question(_ route: Table.Route) -> RouteLink<Table>? { hasGuards(route) ? RouteLink(route: route) : nil }

  /// What the guards of a sheet are asked; nil where there is nobody to ask.
  func question(_ sheet: Table.Sheet) -> RouteLink<Table>? { hasGuards(sheet) ? RouteLink(sheet: sheet) : nil }

  private func hasGuards(_ value: some RouteValue) -> Bool {
    let entry = Table.compiled.entry(value.entryNumber)
    return !entry.guards.isEmpty || entry.sheet.map { !Table.compiled.entry($0).guards.isEmpty } ?? false
  }

  /// Applies an action, after the guards of a link where there are any.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - link: What the guards are asked about; nil where nobody is asked.
  ///   - source: Who wants it.
  ///   - ticket: Who waits for the result of the screen it shows.
  @discardableResult
  func perform(
    _ action: NavigationAction<Table>, asking link: RouteLink<Table>?, source: NavigationSource = .code,
    ticket: ResultTicket? = nil
  ) -> Bool {
    guard let link, !link.guards.isEmpty, current.applying(action).hasEffect else {
      return commit(action, source: source, ticket: ticket).hasEffect
    }
    let navigation = PendingNavigation(action, source: source, parts: [GuardedPart(link: link, guards: link.guards)])
    navigation.ticket = ticket
    return ask(navigation)
  }
}
