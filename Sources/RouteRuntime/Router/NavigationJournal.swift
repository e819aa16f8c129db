/// The last changes of a router, to print, to send with a report, and to run again.
///
/// Parameters that the manifest calls `sensitive` are neither printed nor encoded.
public final class NavigationJournal<Table: RouteTable>: Codable, CustomStringConvertible {
  /// One change: what happened, and who asked for it.
  public struct Entry: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The action.
    public var action: NavigationAction<Table>
    /// Who asked for it.
    public var source: NavigationSource

    /// The entry on one line.
    public var description: String { "\(source.rawValue): \(action)" }
  }

  /// The most entries it keeps.
  public let capacity: Int
  /// The state before the first entry.
  public private(set) var start: NavigationState<Table>
  /// The changes, the oldest first.
  public private(set) var entries: [Entry] = []

  init(start: NavigationState<Table>, capacity: Int) {
    self.start = start
    self.capacity = max(capacity, 0)
  }

  /// Reads a journal; an entry that no longer decodes is left out.
  ///
  /// - Parameter decoder: Where it is read from.
  /// - Throws: Where it is no journal.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    capacity = try container.decode(Int.self, forKey: .capacity)
    start = try container.decode(NavigationState<Table>.self, forKey: .start)
    entries = try container.decode([Lenient<Entry>].self, forKey: .entries).compactMap(\.value)
  }

  /// Writes the journal.
  ///
  /// - Parameter encoder: Where it is written to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(capacity, forKey: .capacity)
    try container.encode(start, forKey: .start)
    try container.encode(entries, forKey: .entries)
  }

  private enum Key: String, CodingKey { case capacity, start, entries }

  /// The changes, one a line.
  public var description: String { entries.map(\.description).joined(separator: "\n") }

  func record(_ change: NavigationChange<Table>) {
    entries.append(Entry(action: change.action, source: change.source))
    while entries.count > capacity { start = start.applying(entries.removeFirst().action).after }
  }
}

extension NavigationState {
  /// Runs a journal again.
  ///
  /// - Parameter journal: The journal.
  /// - Returns: The state after its last change.
  public static func replay(_ journal: NavigationJournal<Table>) -> Self {
    journal.entries.reduce(journal.start) { $0.applying($1.action).after }
  }
}
