#if canImport(SwiftUI)
  public import SwiftUI

  /// The router of the ``RouterView`` or ``RouterStack`` around a view, or of `.router(_:)`; nil, and never a crash, where
  /// there is none.
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
    public var wrappedValue: RouterEngine<Table>? { routers.lazy.compactMap { $0 as? RouterEngine<Table> }.first }
  }

  /// What the screens of a module navigate with: the router around the view, in terms of the module's own table; nil,
  /// and never a crash, where there is none that mounts it.
  ///
  /// ```swift
  /// @CurrentNavigator<AccountRoutes> private var navigator
  /// Button("Devices") { navigator?.push(.devices) }
  /// ```
  @MainActor
  @propertyWrapper
  public struct CurrentNavigator<Table: RouteTable>: DynamicProperty {
    @Environment(\.routers) private var routers

    /// Looks for the navigator of a table.
    public nonisolated init() {}

    /// The navigator, if there is one.
    public var wrappedValue: (any RouteNavigator<Table>)? {
      routers.lazy.compactMap { $0.navigator(of: Table.self) }.first
    }
  }

  extension View {
    /// Puts a router where ``CurrentRouter``, ``CurrentNavigator`` and `@Environment(Router<Table>.self)` find it.
    ///
    /// ``RouterView`` and ``RouterStack`` do so by themselves. A view that UIKit shows needs it:
    /// `UIHostingController(rootView: ProductView(id: id).router(router))`.
    ///
    /// - Parameter router: The router.
    public nonisolated func router<Table: RouteTable>(_ router: RouterEngine<Table>) -> some View {
      modifier(RouterInEnvironment(router: router))
    }
  }

  private struct RouterInEnvironment<Table: RouteTable>: ViewModifier {
    let router: RouterEngine<Table>

    func body(content: Content) -> some View {
      let content = content.transformEnvironment(\.routers) { routers in
        routers = [router] + routers.filter { !($0 is RouterEngine<Table>) }
      }
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
        content.environment(router as? Router<Table>)
      } else {
        content
      }
    }
  }

  extension EnvironmentValues {
    /// The routers of the views around, the nearest first; each of another table.
    fileprivate var routers: [any RouteNavigator] {
      get { self[RoutersKey.self] }
      set { self[RoutersKey.self] = newValue }
    }
  }

  private struct RoutersKey: EnvironmentKey {
    static let defaultValue: [any RouteNavigator] = []
  }
#endif
