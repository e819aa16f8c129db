#if canImport(Combine)
  public import Combine

  /// The router for systems without Observation (iOS 16, macOS 13): every change invalidates every view that observes
  /// it.
  @MainActor
  public final class ObservableObjectRouter<Table: RouteTable>: RouterEngine<Table> {
    /// Makes a router.
    ///
    /// - Parameters:
    ///   - state: Where it starts; the first tab's root unless said otherwise.
    ///   - waitsForReady: Keeps a link that arrives before ``RouterEngine/ready()``, the latest one, and opens it then.
    public override init(state: NavigationState<Table>? = nil, waitsForReady: Bool = false) {
      super.init(state: state, waitsForReady: waitsForReady)
    }

    override func update(_ readings: [Reading], _ change: () -> Void) {
      revision &+= 1
      change()
    }
  }

  /// Only ``ObservableObjectRouter`` ever sends; that both routers can be observed so lets the views hold either.
  extension RouterEngine: ObservableObject {}
#endif
