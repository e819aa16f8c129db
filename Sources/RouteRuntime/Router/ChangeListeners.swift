/// Who hears of changes: any number of streams, and journals.
@MainActor
final class ChangeListeners<Table: RouteTable> {
  private struct WeakJournal {
    weak var journal: NavigationJournal<Table>?
  }

  private(set) var streams: [Int: AsyncStream<NavigationChange<Table>>.Continuation] = [:]
  private var journals: [WeakJournal] = []
  private var count = 0

  deinit {
    for stream in streams.values { stream.finish() }
  }

  func makeStream() -> AsyncStream<NavigationChange<Table>> {
    let (stream, continuation) = AsyncStream.makeStream(of: NavigationChange<Table>.self)
    count += 1
    let number = count
    streams[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.streams[number] = nil }
    }
    return stream
  }

  func add(_ journal: NavigationJournal<Table>) {
    journals.removeAll { $0.journal == nil }
    journals.append(WeakJournal(journal: journal))
  }

  func yield(_ change: NavigationChange<Table>) {
    for stream in streams.values { stream.yield(change) }
    for entry in journals { entry.journal?.record(change) }
  }
}

extension RouterEngine {
  /// The changes from now on, each with its action, the state before and after, and who asked for it.
  ///
  /// Every read makes a listener of its own, registered at once and unbounded; what changes nothing is not told.
  public var changes: AsyncStream<NavigationChange<Table>> { listeners.makeStream() }

  /// Keeps the last changes.
  ///
  /// - Parameter capacity: How many; older ones are forgotten.
  /// - Returns: A journal that grows with every change from now on, for as long as somebody holds it.
  public func journal(capacity: Int = 100) -> NavigationJournal<Table> {
    let journal = NavigationJournal(start: current, capacity: capacity)
    listeners.add(journal)
    return journal
  }
}
