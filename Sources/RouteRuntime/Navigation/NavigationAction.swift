/// Something that happens to a ``NavigationState``.
///
/// Pushing, popping and setting a path act on the top sheet's stack while a sheet is up, else on the selected tab's.
public indirect enum NavigationAction<Table: RouteTable>: Hashable, Sendable {
  /// Puts a route on top, unless an equal one is there already and the manifest does not say `repeat: true`.
  case push(Table.Route)
  /// Takes away as many routes; impossible where there are fewer.
  case pop(count: Int = 1)
  /// Takes away every route above the root.
  case popToRoot
  /// Takes away what lies above the topmost route equal to this one.
  case popTo(Table.Route)
  /// Puts a route in the place of the top one; impossible at the root.
  case replaceTop(Table.Route)
  /// Replaces the whole path.
  case setPath([Table.Route])
  /// Selects a tab. Selecting the current one pops it to its root, unless told otherwise.
  case selectTab(Table.Tab, reselectPopsToRoot: Bool = true)
  /// Presents a sheet above those that are up.
  case present(Table.Sheet)
  /// Closes the top sheet.
  case dismiss
  /// Closes all sheets.
  case dismissAll
  /// Goes where a link leads.
  case open(RouteLink<Table>, start: LinkStart = .warm)
  /// A stack has become this path: a swipe back, or a screen that was finished.
  case systemSetPath([Table.Route], on: StackPosition<Table>)
  /// The sheet at an index is gone, and those above it: a drag, or a sheet that was finished.
  case systemDismiss(at: Int)
  /// Goes to a state as a whole, as restoration does.
  case restore(NavigationState<Table>)
}

/// Whether the app was running when a link came.
public enum LinkStart: String, Hashable, Codable, Sendable {
  /// It was: the link adds to the stack.
  case warm
  /// The link started it: the stack is what the link says, over the tab's root.
  case cold
}

/// Who asked for a change.
public enum NavigationSource: String, Hashable, Codable, Sendable, CaseIterable {
  /// The app's code.
  case code
  /// A link.
  case link
  /// The user's finger on the system's own controls.
  case gesture
  /// State restoration.
  case restoration
}
