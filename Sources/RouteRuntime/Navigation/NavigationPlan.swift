/// A step from one state towards another, as an interface carries it out.
public struct NavigationStep<Table: RouteTable>: Hashable, Sendable {
  /// What to do.
  public indirect enum Operation: Hashable, Sendable {
    /// Close the topmost sheets, so that this many stay.
    case dismiss(keeping: Int)
    /// Show a tab's root with other parameters.
    case root(Table.Tab)
    /// Take this many routes off a stack.
    case pop(count: Int, on: StackPosition<Table>)
    /// Put routes on a stack, in one movement.
    case push([Table.Route], on: StackPosition<Table>)
    /// Select a tab; its parameters do not matter.
    case select(Table.Tab)
    /// Present a sheet with its stack above those that are up.
    case present(PresentedSheet<Table>)
  }

  /// What to do.
  public var operation: Operation
  /// Whether the user sees it move; only the last step of a plan is.
  public var isAnimated: Bool

  /// Makes a step, for a test to compare with.
  ///
  /// - Parameters:
  ///   - operation: What to do.
  ///   - isAnimated: Whether the user sees it move.
  public init(_ operation: Operation, isAnimated: Bool) {
    self.operation = operation
    self.isAnimated = isAnimated
  }
}

extension NavigationState {
  /// The fewest steps to another state. What the two have in common at the bottom of a stack, or of the sheets, stays.
  ///
  /// - Parameter target: The state to reach.
  /// - Returns: The steps in order; only the last is animated.
  /// - Complexity: Linear in the lengths of the stacks that differ.
  public func plan(to target: Self) -> [NavigationStep<Table>] {
    var operations: [NavigationStep<Table>.Operation] = []
    let kept = sheets.countInCommon(with: target.sheets) { $0.sheet == $1.sheet }
    if kept < sheets.count { operations.append(.dismiss(keeping: kept)) }

    let selected = target.tab.entryNumber
    let differing = tabs(differingIn: target)
    for tab in differing where tab.entryNumber != selected { appendSteps(to: target, of: tab, &operations) }
    if tab.entryNumber != selected { operations.append(.select(Self.plain(target.tab))) }
    for tab in differing where tab.entryNumber == selected { appendSteps(to: target, of: tab, &operations) }

    for index in 0..<kept {
      Self.appendSteps(from: sheets[index].path, to: target.sheets[index].path, on: .sheet(index), &operations)
    }
    operations += target.sheets[kept...].map { .present($0) }
    return operations.enumerated().map { NavigationStep($1, isAnimated: $0 == operations.count - 1) }
  }

  private func appendSteps(
    to target: Self, of tab: Table.Tab, _ operations: inout [NavigationStep<Table>.Operation]
  ) {
    if root(of: tab) != target.root(of: tab) { operations.append(.root(target.root(of: tab))) }
    Self.appendSteps(from: self[stack: tab], to: target[stack: tab], on: .tab(tab), &operations)
  }

  private static func appendSteps(
    from old: [Table.Route], to new: [Table.Route], on position: StackPosition<Table>,
    _ operations: inout [NavigationStep<Table>.Operation]
  ) {
    let kept = old.countInCommon(with: new, by: ==)
    if kept < old.count { operations.append(.pop(count: old.count - kept, on: position)) }
    if kept < new.count { operations.append(.push(Array(new[kept...]), on: position)) }
  }
}

extension Array {
  /// How many elements two arrays have in common before the first that differs.
  func countInCommon(with other: Self, by areEqual: (Element, Element) -> Bool) -> Int {
    let end = Swift.min(count, other.count)
    var index = 0
    while index < end, areEqual(self[index], other[index]) { index += 1 }
    return index
  }
}
