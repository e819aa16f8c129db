public import Foundation

extension RouterEngine {
  /// The state as data to keep: JSON keyed by stable ids, without sensitive parameters.
  ///
  /// - Returns: The data, for ``restore(_:)``.
  /// - Throws: What the encoder throws.
  public func snapshot() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(current)
  }

  /// Goes back to a kept state.
  ///
  /// What has no guard is there when this returns. The rest is added when its guards allow it: each stack is given to
  /// them as the link that would lead there, and one that is denied stays cut before its first guarded route.
  ///
  /// - Parameter data: What ``snapshot()`` gave, by this version of the app or another.
  /// - Throws: Where it is no snapshot; the state is then as it was.
  public func restore(_ data: Data) throws {
    restore(try JSONDecoder().decode(NavigationState<Table>.self, from: data))
  }

  /// Goes to a state as restoration does: guards are asked.
  ///
  /// - Parameter state: The state.
  /// - Returns: Whether anything is different now, or a guard is being asked.
  @discardableResult
  public func restore(_ state: NavigationState<Table>) -> Bool {
    dropPending()
    let parts = state.guardedParts(comingFrom: current.tab)
    var open = state
    for part in parts { part.cut?(&open) }
    let hasEffect = commit(.restore(open), source: .restoration).hasEffect
    // A link that waited for a sheet of the old state is newer.
    if parts.isEmpty || current != open || pending != nil { return hasEffect }
    return ask(PendingNavigation(.restore(state), source: .restoration, parts: parts)) || hasEffect
  }
}

extension NavigationState {
  /// The parts of the state that guards have a say in, what is on screen first.
  ///
  /// - Parameter fallback: The tab to stay at where the selected one is denied.
  fileprivate func guardedParts(comingFrom fallback: Table.Tab) -> [GuardedPart<Table>] {
    var parts: [GuardedPart<Table>] = []
    for index in sheets.indices.reversed() {
      let sheet = RouteLink<Table>(sheet: sheets[index].sheet)
      if !sheet.guards.isEmpty {
        parts.append(
          GuardedPart(link: sheet, guards: sheet.guards) { $0.sheets.removeSubrange(min(index, $0.sheets.count)...) })
      }
      if let part = guardedPart(of: .sheet(index)) { parts.append(part) }
    }
    let selected = RouteLink<Table>(tab: tab)
    if !selected.guards.isEmpty, tab.entryNumber != fallback.entryNumber {
      parts.append(GuardedPart(link: selected, guards: selected.guards) { $0.tab = $0.root(of: fallback) })
    }
    return parts + tabsSelectedFirst.compactMap { guardedPart(of: .tab($0)) }
  }

  private func guardedPart(of position: StackPosition<Table>) -> GuardedPart<Table>? {
    guard let path = path(at: position),
      let first = path.firstIndex(where: { !RouteLink<Table>(route: $0).guards.isEmpty })
    else { return nil }
    let tab: Table.Tab? = if case .tab(let tab) = position { tab } else { nil }
    return GuardedPart(link: RouteLink(path, tab: tab), guards: RouteLink<Table>(path).guards) {
      $0.setPath(Array(path[..<first]), on: position)
    }
  }
}
