extension NavigationState {
  /// Applies an action.
  ///
  /// Pure and total: an action that cannot be done changes nothing, and the change says why.
  ///
  /// - Parameters:
  ///   - action: What happens.
  ///   - source: Who asked for it; only handed on.
  /// - Returns: The change, with the state it leads to.
  /// - Complexity: Linear in the length of the stack acted on.
  public func applying(_ action: NavigationAction<Table>, source: NavigationSource = .code) -> NavigationChange<Table> {
    var after = self
    let refusal = after.perform(action)
    return NavigationChange(
      action, source: source, before: self, after: refusal == nil ? after : self, refusal: refusal)
  }

  /// Does an action in place.
  ///
  /// - Returns: Why it cannot be done; the state is then the caller's to throw away.
  private mutating func perform(_ action: NavigationAction<Table>) -> NavigationRefusal? {
    switch action {
    case .push(let route): return push(route)
    case .pop(let count): return pop(count)
    case .popToRoot: activePath = []
    case .popTo(let route):
      guard let index = activePath.lastIndex(of: route) else { return .notOnStack(route.description) }
      activePath.removeSubrange((index + 1)...)
    case .replaceTop(let route):
      guard !activePath.isEmpty else { return .nothingToReplace }
      activePath[activePath.count - 1] = route
    case .setPath(let path): activePath = path
    case .selectTab(let tab, let reselectPopsToRoot):
      if reselectPopsToRoot, tab.entryNumber == self.tab.entryNumber { self[stack: tab] = [] }
      self.tab = tab
    case .present(let sheet): sheets.append(PresentedSheet(sheet))
    case .dismiss: return dismiss(at: sheets.count - 1)
    case .dismissAll: sheets = []
    case .open(let link, let start): return open(link, start: start)
    case .systemSetPath(let path, let position):
      guard self.path(at: position) != nil else { return .noSheet }
      setPath(path, on: position)
    case .systemDismiss(let index): return dismiss(at: index)
    case .restore(let state): self = state
    }
    return nil
  }

  private mutating func push(_ route: Table.Route) -> NavigationRefusal? {
    if isOnTop(route, of: activePath) { return .alreadyOnTop(route.description) }
    activePath.append(route)
    return nil
  }

  private mutating func pop(_ count: Int) -> NavigationRefusal? {
    let depth = activePath.count
    guard count > 0, count <= depth else { return .nothingToPop(asked: count, depth: depth) }
    activePath.removeLast(count)
    return nil
  }

  private mutating func dismiss(at index: Int) -> NavigationRefusal? {
    guard sheets.indices.contains(index) else { return .noSheet }
    sheets.removeSubrange(index...)
    return nil
  }

  /// Whether pushing a route would do nothing.
  func isOnTop(_ route: Table.Route, of path: [Table.Route]) -> Bool {
    path.last == route && !Table.compiled.entry(route.entryNumber).allowsRepeat
  }
}
