extension RouterEngine {
  /// Asks the guards of the pending link again, and opens it where they allow it now.
  ///
  /// Does nothing where no link is pending, so a link opens at most once. It opens against the state there is by then,
  /// and the sheet that a guard has presented closes.
  public func resume() {
    if let pending { askAgain(pending) }
  }

  /// Makes a navigation the pending one and asks its guards.
  ///
  /// - Returns: false where it was denied at once, because nothing answers for the guards.
  @discardableResult
  func ask(_ navigation: PendingNavigation<Table>) -> Bool {
    dropPending()
    if guards == nil {
      for part in navigation.parts { reject(part, "the router has no handler for guards") }
      navigation.ticket?.settle(with: nil)
      return false
    }
    setPending(navigation)
    askAgain(navigation)
    return true
  }

  /// Forgets the pending navigation; who waits for its screen gets nothing.
  func dropPending() {
    guard let dropped = pending else { return }
    dropped.cancel()
    setPending(nil)
  }

  private func setPending(_ navigation: PendingNavigation<Table>?) {
    update([.pending]) { pending = navigation }
  }

  private func askAgain(_ navigation: PendingNavigation<Table>) {
    navigation.task?.cancel()
    navigation.round += 1
    navigation.unanswered += 1
    // A guard that itself calls `resume()` would be asked for ever.
    if navigation.unanswered > Self.mostRounds {
      dropPending()
      if let part = navigation.parts.first { reject(part, "it was asked again and again before it answered") }
      return
    }
    let (round, guards, parts) = (navigation.round, guards, navigation.parts)
    navigation.task = Task { [weak self] in
      var rejected: [GuardedPart<Table>] = []
      for part in parts {
        for name in part.guards {
          let decision: GuardDecision<Table>
          do {
            decision = try await guards?(name, part.link) ?? .deny("the router has no handler for guards")
          } catch {
            decision = .deny(String(describing: error))
          }
          guard let self, self.pending === navigation, navigation.round == round else { return }
          navigation.unanswered = 0
          if case .allow = decision { continue }
          guard case .deny(let reason) = decision, part.cut != nil else {
            self.obey(decision, of: name, about: part, navigation)
            return
          }
          self.onUnhandled?(UnhandledLink(link: part.link, reason: .denied(name, reason)))
          rejected.append(part)
          break
        }
      }
      self?.finish(navigation, without: rejected)
    }
  }

  /// Follows an answer other than `.allow`.
  private func obey(
    _ decision: GuardDecision<Table>, of name: Table.Guard, about part: GuardedPart<Table>,
    _ navigation: PendingNavigation<Table>
  ) {
    switch decision {
    case .allow: break
    case .present where navigation.sheet != nil: break
    case .deny(let reason):
      dropPending()
      onUnhandled?(UnhandledLink(link: part.link, reason: .denied(name, reason)))
    case _ where navigation.isLastRound:
      dropPending()
      onUnhandled?(UnhandledLink(link: part.link, reason: .denied(name, "it was not allowed when the sheet had gone")))
    case .redirect(let link):
      dropPending()
      if navigation.redirects < Self.mostRedirects {
        open(link, start: .warm, source: navigation.source, redirects: navigation.redirects + 1)
      } else {
        onUnhandled?(UnhandledLink(link: part.link, reason: .tooManyRedirects))
      }
    case .present(let sheet, let thenResume):
      let isUp = current.sheets.last?.sheet == sheet
      if thenResume { navigation.sheet = current.sheets.count - (isUp ? 1 : 0) } else { dropPending() }
      if !isUp { commit(.present(sheet), source: navigation.source) }
    }
  }

  private static var mostRedirects: Int { 8 }
  private static var mostRounds: Int { 100 }

  private func reject(_ part: GuardedPart<Table>, _ reason: String) {
    guard let name = part.guards.first else { return }
    onUnhandled?(UnhandledLink(link: part.link, reason: .denied(name, reason)))
  }

  /// Every guard has allowed it.
  private func finish(_ navigation: PendingNavigation<Table>, without rejected: [GuardedPart<Table>]) {
    guard pending === navigation, !waitsForSheet(navigation) else { return }
    let ticket = navigation.ticket
    navigation.ticket = nil
    dropPending()
    switch navigation.action {
    case .open(let link, let start): land(link, start: start, source: navigation.source)
    case .restore(var state):
      for part in rejected { part.cut?(&state) }
      commit(.restore(state), source: navigation.source)
    case let action:
      if let index = navigation.sheet { commit(.systemDismiss(at: index), source: navigation.source) }
      commit(action, source: navigation.source, ticket: ticket)
    }
  }

  /// Whether only the app may close the top sheet, which is in the way: of a link always, else where it is the guard's
  /// or stands on it.
  private func waitsForSheet(_ navigation: PendingNavigation<Table>) -> Bool {
    if case .open(let link, _) = navigation.action { return isBlocked(for: link) }
    return navigation.sheet != nil && current.sheets.last?.dismissal == .blocked
  }

  /// Decides what a change of state means to the pending navigation.
  ///
  /// Navigating in the sheet the guard presented leaves it pending, closing that sheet asks the guards once more, and
  /// anything else supersedes it.
  func followPending(_ change: NavigationChange<Table>) {
    guard let navigation = pending else { return }
    var (before, after) = (change.before, change.after)
    let (old, new) = (before.sheets, after.sheets)
    (before.sheets, after.sheets) = ([], [])
    guard let index = navigation.sheet, before == after else { return dropPending() }
    if new.count <= index, old.starts(with: new) {
      navigation.sheet = nil
      navigation.isLastRound = true
      askAgain(navigation)
    } else if new.prefix(index) != old.prefix(index) || !new.indices.contains(index)
      || (old.indices.contains(index) && old[index].sheet != new[index].sheet)
    {
      dropPending()
    }
  }
}
