#if canImport(SwiftUI)
  public import SwiftUI

  /// The router of the ``RouterView`` around a view; nil, and never a crash, where there is none.
  ///
  /// ```swift
  /// @CurrentRouter<ShopRoutes> private var router
  /// Button("Help") { router?.push(.help) }
  /// ```
  /// From iOS 17 on, `@Environment(ShopRouter.self) private var router: ShopRouter?` is the same.
  @MainActor
  @propertyWrapper
  public struct CurrentRouter<Table: RouteTable>: DynamicProperty {
    @Environment(\.routers) private var routers

    /// Looks for the router of a table.
    public nonisolated init() {}

    /// The router, if there is one.
    public var wrappedValue: RouterEngine<Table>? { routers[ObjectIdentifier(Table.self)] as? RouterEngine<Table> }
  }

  /// Puts a router where ``CurrentRouter`` and `@Environment(Router<Table>.self)` find it.
  struct RouterInEnvironment<Table: RouteTable>: ViewModifier {
    let router: RouterEngine<Table>

    func body(content: Content) -> some View {
      let content = content.transformEnvironment(\.routers) { $0[ObjectIdentifier(Table.self)] = router }
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
        content.environment(router as? Router<Table>)
      } else {
        content
      }
    }
  }

  extension EnvironmentValues {
    /// The routers of the views around, by their table.
    fileprivate var routers: [ObjectIdentifier: any AnyObject & Sendable] {
      get { self[RoutersKey.self] }
      set { self[RoutersKey.self] = newValue }
    }
  }

  private struct RoutersKey: EnvironmentKey {
    static let defaultValue: [ObjectIdentifier: any AnyObject & Sendable] = [:]
  }
#endif
