// Everything here prints routes by their own descriptions, in which sensitive parameters are redacted.

extension NavigationState: CustomStringConvertible {
  /// The selected tab, the stacks that are not empty, and the sheets: `home: product(id: 7) › help, sheet login`.
  public var description: String {
    let selected = tab.entryNumber
    let others = tabs.filter { $0.entryNumber != selected && !self[stack: $0].isEmpty }
    let stacks = ([tab] + others).map { text(of: $0.description, above: self[stack: $0]) }
    return (stacks + sheets.map(\.description)).joined(separator: ", ")
  }
}

extension PresentedSheet: CustomStringConvertible {
  /// The sheet and its stack: `sheet login: help`.
  public var description: String { text(of: "sheet \(sheet)", above: path) }
}

extension StackPosition: CustomStringConvertible {
  /// The tab, or the sheet's index.
  public var description: String {
    switch self {
    case .tab(let tab): tab.description
    case .sheet(let index): "sheet \(index)"
    }
  }
}

private func text(of root: String, above path: [some RouteValue]) -> String {
  path.isEmpty ? root : "\(root): \(path.map(\.description).joined(separator: " › "))"
}
