/// What a guard answers.
public indirect enum GuardDecision<Table: RouteTable>: Hashable, Sendable {
  /// The link may open, as far as this guard is concerned.
  case allow
  /// Another link opens in its place.
  case redirect(RouteLink<Table>)
  /// A sheet is presented in its place. With `thenResume` the link stays pending, and the guards are asked once more
  /// when that sheet goes.
  case present(Table.Sheet, thenResume: Bool = false)
  /// The link does not open; ``RouterEngine/onUnhandled`` gets it with this reason.
  case deny(String)
}

/// A link that opened nothing.
public struct UnhandledLink<Table: RouteTable>: Sendable, CustomStringConvertible {
  /// Why it opened nothing.
  public enum Reason: Sendable, CustomStringConvertible {
    /// The text is no link of this table.
    case unreadable(LinkError)
    /// A guard said no, or did not say yes after its sheet had gone.
    case denied(Table.Guard, String)
    /// Guards sent it from one link to the next without end.
    case tooManyRedirects
    /// The router has no ``RouterEngine/onAction`` or ``RouterEngine/onHandoff`` for it, or it leads nowhere.
    case noHandler

    /// The reason in words.
    public var description: String {
      switch self {
      case .unreadable(let error): String(describing: error)
      case .denied(let name, let reason): "the guard \(name.rawValue) denied it: \(reason)"
      case .tooManyRedirects: "guards redirected it too many times"
      case .noHandler: "nothing handles it"
      }
    }
  }

  /// The link, where the text could be read.
  public var link: RouteLink<Table>?
  /// Why it opened nothing.
  public var reason: Reason

  /// Makes one, for a test of what ``RouterEngine/onUnhandled`` does.
  ///
  /// - Parameters:
  ///   - link: The link, where the text could be read.
  ///   - reason: Why it opened nothing.
  public init(link: RouteLink<Table>? = nil, reason: Reason) {
    self.link = link
    self.reason = reason
  }

  /// The reason in words.
  public var description: String { reason.description }
}

/// One link whose guards have to allow it.
struct GuardedPart<Table: RouteTable>: Sendable {
  var link: RouteLink<Table>
  var guards: [Table.Guard]
  /// Where a state is restored: takes this part out of it. Nil where everything depends on this part.
  var cut: (@Sendable (inout NavigationState<Table>) -> Void)?
}

/// A navigation that guards are being asked about.
@MainActor
final class PendingNavigation<Table: RouteTable> {
  let action: NavigationAction<Table>
  let source: NavigationSource
  let parts: [GuardedPart<Table>]
  /// How many guards have sent it on already.
  let redirects: Int
  /// Who waits for the result of the screen it leads to.
  var ticket: ResultTicket?
  /// The round of questions; answers of an earlier one do not count.
  var round = 0
  /// How many rounds have begun since an answer counted.
  var unanswered = 0
  var task: Task<Void, Never>?
  /// The index of the sheet a guard presented, while it is up.
  var sheet: Int?
  /// That sheet has gone: only `.allow` opens the link now.
  var isLastRound = false

  init(
    _ action: NavigationAction<Table>, source: NavigationSource, parts: [GuardedPart<Table>], redirects: Int = 0
  ) {
    self.action = action
    self.source = source
    self.parts = parts
    self.redirects = redirects
  }

  var link: RouteLink<Table>? { parts.first?.link }

  /// Nobody waits for the answers any more, and whoever waits for the screen gets nothing.
  func cancel() {
    task?.cancel()
    ticket?.settle(with: nil)
  }
}
