/// Keyed by stable ids, never by position: entries can be added, moved and renamed (`was:`) in the manifest. An entry
/// that no longer decodes cuts its stack there; the rest is kept.
extension NavigationState: Codable {
  /// Reads a state.
  ///
  /// - Parameter decoder: Where it is read from.
  /// - Throws: Where it is no state at all. Unknown entries, and keys of a newer version, do not throw.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self = .initial
    for stack in (try? container.decode([Lenient<Stack>].self, forKey: .stacks)) ?? [] {
      guard let tab = stack.value?.tab else { continue }
      setRoot(tab)
      self[stack: tab] = stack.value?.path ?? []
    }
    if let selected = try container.decode(Lenient<ReadableTab<Table>>.self, forKey: .tab).value { tab = selected.tab }
    sheets = Array(readable: try? container.decode([Lenient<PresentedSheet<Table>>].self, forKey: .sheets))
  }

  /// Writes the state, without sensitive parameters.
  ///
  /// - Parameter encoder: Where it is written to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(tab, forKey: .tab)
    let stacks = tabs.map { Stack(tab: $0, path: self[stack: $0]) }
    let written = stacks.filter { !$0.path.isEmpty || $0.tab != Self.plain($0.tab) }
    if !written.isEmpty { try container.encode(written, forKey: .stacks) }
    if !sheets.isEmpty { try container.encode(sheets, forKey: .sheets) }
  }

  private enum Key: String, CodingKey { case tab, stacks, sheets }

  /// A tab with its path; the path is left out where it is empty.
  private struct Stack: Codable {
    var tab: Table.Tab
    var path: [Table.Route]

    init(tab: Table.Tab, path: [Table.Route]) {
      self.tab = tab
      self.path = path
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: PathKey.self)
      tab = try container.decode(ReadableTab<Table>.self, forKey: .tab).tab
      path = Array(readable: try? container.decode([Lenient<Table.Route>].self, forKey: .path))
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: PathKey.self)
      try container.encode(tab, forKey: .tab)
      if !path.isEmpty { try container.encode(path, forKey: .path) }
    }
  }
}

extension PresentedSheet: Codable {
  /// Reads a sheet; a route that no longer decodes cuts its stack there.
  ///
  /// - Parameter decoder: Where it is read from.
  /// - Throws: Where the sheet itself does not decode.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: PathKey.self)
    sheet = try container.decode(Table.Sheet.self, forKey: .sheet)
    path = Array(readable: try? container.decode([Lenient<Table.Route>].self, forKey: .path))
  }

  /// Writes the sheet, without sensitive parameters.
  ///
  /// - Parameter encoder: Where it is written to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: PathKey.self)
    try container.encode(sheet, forKey: .sheet)
    if !path.isEmpty { try container.encode(path, forKey: .path) }
  }
}

private enum PathKey: String, CodingKey { case tab, sheet, path }
