public import Foundation

extension RouterEngine {
  /// Opens a link.
  ///
  /// - Parameters:
  ///   - link: The link. A newer one takes the place of one that is still pending.
  ///   - start: `.cold` where the link started the app: the stack becomes just what the link says.
  /// - Returns: Whether it opened, was handed over, or is pending.
  @discardableResult
  public func open(_ link: RouteLink<Table>, start: LinkStart = .warm) -> Bool {
    open(link, start: start, source: .link, redirects: 0)
  }

  /// Opens a route where it belongs: on its tab or in its sheet, with its parents below it, as a link to it would.
  ///
  /// ``push(_:)`` puts it on the stack that is up instead.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - start: `.cold` to replace the stack.
  /// - Returns: Whether it opened, or is pending.
  @discardableResult
  public func open(_ route: Table.Route, start: LinkStart = .warm) -> Bool {
    open(RouteLink(route: route), start: start, source: .code, redirects: 0)
  }

  /// Opens the text of a URL; an unreadable one goes to ``onUnhandled``.
  ///
  /// - Parameters:
  ///   - url: The text.
  ///   - start: `.cold` where the link started the app.
  /// - Returns: Whether it opened, was handed over, or is pending.
  @discardableResult
  public func open(_ url: String, start: LinkStart = .warm) -> Bool {
    do throws(LinkError) {
      return open(try Table.link(url), start: start)
    } catch {
      onUnhandled?(UnhandledLink(link: nil, reason: .unreadable(error)))
      return false
    }
  }

  /// Opens a URL; an unreadable one goes to ``onUnhandled``.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - start: `.cold` where the link started the app.
  /// - Returns: Whether it opened, was handed over, or is pending.
  @discardableResult
  public func open(_ url: URL, start: LinkStart = .warm) -> Bool { open(url.absoluteString, start: start) }

  /// Tells a router made with `waitsForReady` that links can be opened now. One that came before opens as a cold start.
  public func ready() {
    if isReady { return }
    isReady = true
    if let kept = takeWaitingLink() { open(kept.link, start: .cold, source: kept.source, redirects: 0) }
  }

  @discardableResult
  func open(_ link: RouteLink<Table>, start: LinkStart, source: NavigationSource, redirects: Int) -> Bool {
    dropPending()
    if !isReady || isBlocked(for: link) {
      update([.pending]) { waitingLink = (link, start, source) }
      return true
    }
    _ = takeWaitingLink()
    if link.guards.isEmpty { return land(link, start: start, source: source) }
    let part = GuardedPart(link: link, guards: link.guards)
    return ask(PendingNavigation(.open(link, start: start), source: source, parts: [part], redirects: redirects))
  }

  /// Does what a link asks for; nothing stands in its way any more.
  @discardableResult
  func land(_ link: RouteLink<Table>, start: LinkStart, source: NavigationSource) -> Bool {
    if let action = link.action, let onAction {
      onAction(action)
    } else if let handoff = link.handoff, let onHandoff {
      onHandoff(handoff)
    } else if commit(.open(link, start: start), source: source).refusal == .opensNothing {
      onUnhandled?(UnhandledLink(link: link, reason: .noHandler))
      return false
    }
    return true
  }

  /// Whether a link has to wait for the top sheet to close.
  func isBlocked(for link: RouteLink<Table>) -> Bool {
    link.action == nil && link.handoff == nil && current.sheets.last?.dismissal == .blocked
  }

  /// Opens the link that waited for a sheet to close, if nothing blocks it now.
  func openWaitingLink() {
    guard isReady, let link = waitingLink?.link, !isBlocked(for: link), let waiting = takeWaitingLink() else { return }
    open(waiting.link, start: waiting.start, source: waiting.source, redirects: 0)
  }

  private func takeWaitingLink() -> (link: RouteLink<Table>, start: LinkStart, source: NavigationSource)? {
    guard let waiting = waitingLink else { return nil }
    update([.pending]) { waitingLink = nil }
    return waiting
  }
}
