/// One key, the action's name; a route that no longer decodes cuts a path there, as in a state.
extension NavigationAction: Codable {
  private enum Key: String, CodingKey {
    case push, pop, popToRoot, popTo, replaceTop, setPath, selectTab, present, dismiss, dismissAll, open
    case systemSetPath, systemDismiss, restore
    case reselectPopsToRoot, start, tab, sheet
  }

  /// Reads an action.
  ///
  /// - Parameter decoder: Where it is read from.
  /// - Throws: Where it is no action, or its route or sheet no longer decodes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func path(_ key: Key) throws -> [Table.Route] {
      Array(readable: try container.decode([Lenient<Table.Route>].self, forKey: key))
    }
    func value<Value: Decodable>(_ key: Key) throws -> Value { try container.decode(Value.self, forKey: key) }
    if container.contains(.push) {
      self = .push(try value(.push))
    } else if container.contains(.pop) {
      self = .pop(count: try value(.pop))
    } else if container.contains(.popToRoot) {
      self = .popToRoot
    } else if container.contains(.popTo) {
      self = .popTo(try value(.popTo))
    } else if container.contains(.replaceTop) {
      self = .replaceTop(try value(.replaceTop))
    } else if container.contains(.setPath) {
      self = .setPath(try path(.setPath))
    } else if container.contains(.selectTab) {
      self = .selectTab(try value(.selectTab), reselectPopsToRoot: try value(.reselectPopsToRoot))
    } else if container.contains(.present) {
      self = .present(try value(.present))
    } else if container.contains(.dismiss) {
      self = .dismiss
    } else if container.contains(.dismissAll) {
      self = .dismissAll
    } else if container.contains(.open) {
      self = .open(try value(.open), start: try value(.start))
    } else if container.contains(.systemSetPath) {
      let position: StackPosition<Table> =
        container.contains(.sheet) ? .sheet(try value(.sheet)) : .tab(try value(.tab))
      self = .systemSetPath(try path(.systemSetPath), on: position)
    } else if container.contains(.systemDismiss) {
      self = .systemDismiss(at: try value(.systemDismiss))
    } else {
      self = .restore(try value(.restore))
    }
  }

  /// Writes the action, without sensitive parameters.
  ///
  /// - Parameter encoder: Where it is written to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .push(let route): try container.encode(route, forKey: .push)
    case .pop(let count): try container.encode(count, forKey: .pop)
    case .popToRoot: try container.encode(true, forKey: .popToRoot)
    case .popTo(let route): try container.encode(route, forKey: .popTo)
    case .replaceTop(let route): try container.encode(route, forKey: .replaceTop)
    case .setPath(let path): try container.encode(path, forKey: .setPath)
    case .selectTab(let tab, let reselectPopsToRoot):
      try container.encode(tab, forKey: .selectTab)
      try container.encode(reselectPopsToRoot, forKey: .reselectPopsToRoot)
    case .present(let sheet): try container.encode(sheet, forKey: .present)
    case .dismiss: try container.encode(true, forKey: .dismiss)
    case .dismissAll: try container.encode(true, forKey: .dismissAll)
    case .open(let link, let start):
      try container.encode(link, forKey: .open)
      try container.encode(start, forKey: .start)
    case .systemSetPath(let path, let position):
      try container.encode(path, forKey: .systemSetPath)
      switch position {
      case .tab(let tab): try container.encode(tab, forKey: .tab)
      case .sheet(let index): try container.encode(index, forKey: .sheet)
      }
    case .systemDismiss(let index): try container.encode(index, forKey: .systemDismiss)
    case .restore(let state): try container.encode(state, forKey: .restore)
    }
  }
}
