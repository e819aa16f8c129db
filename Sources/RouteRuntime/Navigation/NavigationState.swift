/// Where the app is: the selected tab, a stack of routes above each tab's root, and the presented sheets.
///
/// A value: compare it, store it, put it inside a state of your own. An empty stack and an absent one are the same.
public struct NavigationState<Table: RouteTable>: Hashable, Sendable {
  /// The selected tab. Selecting does not touch any stack.
  public var tab: Table.Tab {
    didSet { setRoot(tab) }
  }

  /// The presented sheets, the bottom one first.
  public var sheets: [PresentedSheet<Table>] = []

  /// The values of tabs whose parameters are not their defaults, by entry number.
  private var roots: [Int: Table.Tab] = [:]
  /// The stacks by their tab's entry number; empty ones at the end are left out, so that equal states compare equal.
  private var stacks: [[Table.Route]] = []

  /// Makes the state of an app in a tab.
  ///
  /// - Parameters:
  ///   - tab: The selected tab.
  ///   - path: The routes above the tab's root, the top one last.
  ///   - sheet: The sheet that is up.
  ///   - sheetPath: The routes above the sheet's root.
  public init(
    tab: Table.Tab, path: [Table.Route] = [], sheet: Table.Sheet? = nil, sheetPath: [Table.Route] = []
  ) {
    self.tab = tab
    setRoot(tab)
    self[stack: tab] = path
    if let sheet { sheets = [PresentedSheet(sheet, path: sheetPath)] }
  }

  /// Makes the state of an app that a link started.
  ///
  /// - Parameter link: The link; one that shows nothing leaves the app at the root of the first tab.
  public init(_ link: RouteLink<Table>) {
    self = Self.initial.applying(.open(link, start: .cold)).after
  }

  /// The root of the first tab.
  public static var initial: Self { Self(tab: Table.Tab.allCases[0]) }

  /// The routes above a tab's root, the top one last.
  ///
  /// - Parameter tab: The tab; its parameters do not matter.
  public subscript(stack tab: Table.Tab) -> [Table.Route] {
    get { stack(tab.entryNumber) }
    set {
      let number = tab.entryNumber
      while stacks.count <= number { stacks.append([]) }
      stacks[number] = newValue
      while stacks.last?.isEmpty == true { stacks.removeLast() }
    }
  }

  /// The routes above the root of the tab with a number.
  func stack(_ number: Int) -> [Table.Route] { number < stacks.count ? stacks[number] : [] }

  /// The tabs in the order of the tab bar, each with the parameters it was last selected with.
  public var tabs: [Table.Tab] { Table.Tab.allCases.map { roots[$0.entryNumber] ?? $0 } }

  /// The tabs without parameters of their own, the selected one first.
  var tabsSelectedFirst: [Table.Tab] {
    let number = tab.entryNumber
    let tabs = Table.Tab.allCases
    return tabs.filter { $0.entryNumber == number } + tabs.filter { $0.entryNumber != number }
  }

  /// A tab with the parameters it was last selected with.
  ///
  /// - Parameter tab: The tab; its parameters do not matter.
  public func root(of tab: Table.Tab) -> Table.Tab {
    roots[tab.entryNumber] ?? Self.plain(tab)
  }

  /// Gives a tab's root other parameters without selecting it.
  mutating func setRoot(_ tab: Table.Tab) {
    let number = tab.entryNumber
    roots[number] = tab == Self.plain(tab) ? nil : tab
    if self.tab.entryNumber == number, self.tab != tab { self.tab = tab }
  }

  /// A tab without parameters of its own.
  static func plain(_ tab: Table.Tab) -> Table.Tab {
    let fields = RouteFields(tab)
    return fields.values.isEmpty ? tab : plain(fields.entry) ?? tab
  }

  /// The tab of a number, without parameters of its own.
  static func plain(_ number: Int) -> Table.Tab? {
    try? Table.Tab.make(number, from: RouteValues(RouteFields(entry: number, values: [])))
  }

  /// The tabs whose stack or root is another in another state, in order.
  func tabs(differingIn other: Self) -> [Table.Tab] {
    Table.compiled.tabNumbers.compactMap { number in
      let isSame = stack(number) == other.stack(number) && roots[number] == other.roots[number]
      return isSame ? nil : Self.plain(number)
    }
  }
}

/// A sheet that is up, with a stack of its own.
public struct PresentedSheet<Table: RouteTable>: Hashable, Sendable {
  /// The sheet.
  public var sheet: Table.Sheet
  /// The routes above the sheet's root, the top one last.
  public var path: [Table.Route]

  /// Makes a presented sheet.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - path: The routes above its root.
  public init(_ sheet: Table.Sheet, path: [Table.Route] = []) {
    self.sheet = sheet
    self.path = path
  }

  /// How it covers the screen, as the manifest says.
  public var style: SheetStyle { Table.compiled.entry(sheet.entryNumber).style }
  /// Whether the user and links may close it, as the manifest says.
  public var dismissal: SheetDismissal { Table.compiled.entry(sheet.entryNumber).dismissal }
}

/// One of the stacks of a state.
public enum StackPosition<Table: RouteTable>: Hashable, Sendable {
  /// The stack above a tab's root.
  case tab(Table.Tab)
  /// The stack of the sheet at an index, 0 for the bottom sheet.
  case sheet(Int)
}

extension NavigationState {
  /// The stack that pushing and popping act on: the top sheet's, else the selected tab's.
  public var activeStack: StackPosition<Table> {
    sheets.isEmpty ? .tab(Self.plain(tab)) : .sheet(sheets.count - 1)
  }

  /// The routes of ``activeStack``.
  public var activePath: [Table.Route] {
    get { sheets.last?.path ?? self[stack: tab] }
    set { if sheets.isEmpty { self[stack: tab] = newValue } else { sheets[sheets.count - 1].path = newValue } }
  }

  /// The routes of a stack.
  ///
  /// - Parameter position: Which stack.
  /// - Returns: nil where no such sheet is up.
  public func path(at position: StackPosition<Table>) -> [Table.Route]? {
    switch position {
    case .tab(let tab): self[stack: tab]
    case .sheet(let index): sheets.indices.contains(index) ? sheets[index].path : nil
    }
  }

  /// Whether a sheet is up at an index.
  func shows(_ sheet: Table.Sheet, at index: Int) -> Bool {
    sheets.indices.contains(index) && sheets[index].sheet == sheet
  }

  /// Replaces the routes of a stack, and does nothing where no such sheet is up.
  mutating func setPath(_ path: [Table.Route], on position: StackPosition<Table>) {
    switch position {
    case .tab(let tab): self[stack: tab] = path
    case .sheet(let index): if sheets.indices.contains(index) { sheets[index].path = path }
    }
  }
}
