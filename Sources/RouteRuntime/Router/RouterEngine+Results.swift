extension RouterEngine {
  /// Presents or pushes a screen and waits for what it gives.
  ///
  /// - Parameter screen: The screen, such as `.addressPicker`.
  /// - Returns: What ``finish(_:with:)`` was called with; nil where the screen went in any other way, never came, or the
  ///   waiting task was cancelled.
  public consuming func result<Value>(of screen: RouteResult<Table, Value>) async -> Value? {
    let ticket = requestResult(of: screen)
    // Who waits does not keep the router, which settles what is open when it goes.
    _ = consume self
    await ticket.wait()
    return ticket.value as? Value
  }

  /// Gives a screen's result and closes it.
  ///
  /// - Parameters:
  ///   - screen: The screen; the topmost equal one that is up.
  ///   - value: What who waits for it gets.
  /// - Returns: Whether there was such a screen.
  @discardableResult
  public func finish<Value>(_ screen: RouteResult<Table, Value>, with value: Value) -> Bool {
    guard let place = place(of: screen) else { return false }
    for waiter in waiters where waiter.place == place { waiter.ticket.settle(with: value) }
    switch place {
    case .sheet(let index): commit(.systemDismiss(at: index), source: .code)
    case .route(let position, let depth):
      let path = current.path(at: position) ?? []
      commit(.systemSetPath(Array(path.prefix(depth)), on: position), source: .code)
    }
    return true
  }

  /// Shows a screen, and gives the ticket of who waits for it.
  func requestResult<Value>(of screen: RouteResult<Table, Value>) -> ResultTicket {
    let ticket = ResultTicket()
    if let sheet = screen.sheet {
      perform(.present(sheet), asking: question(sheet), ticket: ticket)
    } else if let route = screen.route {
      perform(.push(route), asking: question(route), ticket: ticket)
    } else {
      ticket.settle(with: nil)
    }
    return ticket
  }

  /// Lets a ticket wait for the screen an action has just shown; settles it where the screen is not on top.
  func wait(_ ticket: ResultTicket, forResultOf action: NavigationAction<Table>) {
    let place: ResultWaiter<Table>.Place? =
      switch action {
      case .present(let sheet) where current.sheets.last?.sheet == sheet: .sheet(current.sheets.count - 1)
      case .push(let route) where current.activePath.last == route:
        .route(current.activeStack, current.activePath.count - 1)
      default: nil
      }
    if let place {
      waiters.append(ResultWaiter(ticket: ticket, place: place))
    } else {
      ticket.settle(with: nil)
    }
  }

  /// Resumes everybody whose screen went with a change.
  func settleWaiters(after change: NavigationChange<Table>) {
    if waiters.isEmpty { return }
    let gone = waiters.filter { !$0.place.stays(in: change) }
    waiters.removeAll { !$0.place.stays(in: change) }
    for waiter in gone { waiter.ticket.settle(with: nil) }
  }

  /// Where a screen is, the topmost equal one.
  private func place<Value>(of screen: RouteResult<Table, Value>) -> ResultWaiter<Table>.Place? {
    if let sheet = screen.sheet { return current.sheets.lastIndex { $0.sheet == sheet }.map { .sheet($0) } }
    guard let route = screen.route else { return nil }
    let sheets = current.sheets.indices.reversed().map { StackPosition<Table>.sheet($0) }
    let tabs = current.tabsSelectedFirst.map { StackPosition<Table>.tab($0) }
    for stack in sheets + tabs {
      if let depth = current.path(at: stack)?.lastIndex(of: route) { return .route(stack, depth) }
    }
    return nil
  }
}
