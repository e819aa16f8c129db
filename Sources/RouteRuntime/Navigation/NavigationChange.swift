/// What an action makes of a state.
public struct NavigationChange<Table: RouteTable>: Hashable, Sendable {
  /// The action.
  public var action: NavigationAction<Table>
  /// Who asked for it.
  public var source: NavigationSource
  /// The state it was applied to.
  public var before: NavigationState<Table>
  /// The state it led to: ``before`` where there is a ``refusal``.
  public var after: NavigationState<Table>
  /// Why it did nothing, where it could not be done.
  public var refusal: NavigationRefusal?

  /// Makes a change, for a test of what listens to changes; ``NavigationState/applying(_:source:)`` makes real ones.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - source: Who asked for it.
  ///   - before: The state it was applied to.
  ///   - after: The state it led to.
  ///   - refusal: Why it did nothing.
  public init(
    _ action: NavigationAction<Table>, source: NavigationSource = .code, before: NavigationState<Table>,
    after: NavigationState<Table>, refusal: NavigationRefusal? = nil
  ) {
    self.action = action
    self.source = source
    self.before = before
    self.after = after
    self.refusal = refusal
  }

  /// Whether anything is different afterwards.
  ///
  /// - Complexity: O(1) where nothing was done; linear in the changed stacks at worst.
  public var hasEffect: Bool { refusal == nil && before != after }

  /// The fewest steps from ``before`` to ``after``, of which only the last is animated.
  ///
  /// - Complexity: Linear in the lengths of the stacks that differ.
  public var plan: [NavigationStep<Table>] { before.plan(to: after) }
}

/// Why an action changed nothing.
public enum NavigationRefusal: Hashable, Sendable, CustomStringConvertible {
  /// There are fewer routes than were to be popped.
  case nothingToPop(asked: Int, depth: Int)
  /// The root of a stack cannot be replaced.
  case nothingToReplace
  /// No equal route lies on the stack.
  case notOnStack(String)
  /// An equal route is on top already.
  case alreadyOnTop(String)
  /// No sheet is up, or not so many.
  case noSheet
  /// The link is an action or belongs to another SDK, or leads nowhere.
  case opensNothing
  /// The link waits until this sheet, which is `dismissal: blocked`, closes.
  case waitsForSheet(String)

  /// The reason in words.
  public var description: String {
    switch self {
    case .nothingToPop(let asked, let depth): "cannot pop \(asked) of \(depth) routes"
    case .nothingToReplace: "the root of a stack cannot be replaced"
    case .notOnStack(let route): "\(route) is not on the stack"
    case .alreadyOnTop(let route): "\(route) is on top already"
    case .noSheet: "no such sheet is up"
    case .opensNothing: "the link shows no screen"
    case .waitsForSheet(let sheet): "the link waits until the sheet \(sheet) closes"
    }
  }
}
