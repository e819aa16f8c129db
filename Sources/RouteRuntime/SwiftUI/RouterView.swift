#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// A whole app's navigation: the tab bar, a stack in each tab, the sheets, and links that come from outside.
  ///
  /// ```swift
  /// WindowGroup { RouterView(router, destinations: ShopViews()) }
  /// ```
  ///
  /// What the user does (swipes back, taps a tab, drags a sheet down) is written back to the router.
  public struct RouterView<Destinations: RouteDestinations>: View {
    @ObservedObject private var router: RouterEngine<Destinations.Table>
    private let destinations: Destinations

    /// Shows a router's state.
    ///
    /// - Parameters:
    ///   - router: A `Router` or an `ObservableObjectRouter`. Keep it where it outlives the view, such as a `@State`.
    ///   - destinations: The views.
    public init(_ router: RouterEngine<Destinations.Table>, destinations: Destinations) {
      self.router = router
      self.destinations = destinations
    }

    /// The tab bar with everything above it.
    public var body: some View {
      RouterTabs(router: router, destinations: destinations)
        .modifier(SheetLevel(router: router, destinations: destinations, level: 0))
        .router(router)
        .onOpenURL { router.open($0) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
          if let url = activity.webpageURL { router.open(url) }
        }
    }
  }

  /// One tab's stack alone, for an app that draws its own tab bar, or has a split view.
  public struct RouterStack<Destinations: RouteDestinations>: View {
    @ObservedObject private var router: RouterEngine<Destinations.Table>
    private let destinations: Destinations
    private let tab: Destinations.Table.Tab

    /// Shows the stack of a tab.
    ///
    /// - Parameters:
    ///   - router: A `Router` or an `ObservableObjectRouter`.
    ///   - destinations: The views.
    ///   - tab: The tab; the root shows the parameters it was last selected with.
    public init(
      _ router: RouterEngine<Destinations.Table>, destinations: Destinations, tab: Destinations.Table.Tab
    ) {
      self.router = router
      self.destinations = destinations
      self.tab = tab
    }

    /// The stack.
    public var body: some View {
      BoundStack(
        router: router, destinations: destinations, position: .tab(tab),
        root: destinations.view(forTab: router.root(of: tab))
      )
      .router(router)
    }
  }

  /// The tab bar, or the only tab's stack.
  struct RouterTabs<Destinations: RouteDestinations>: View {
    @ObservedObject var router: RouterEngine<Destinations.Table>
    let destinations: Destinations

    var body: some View {
      let numbers = Destinations.Table.compiled.tabBar(selecting: router.tab.entryNumber)
      let bar = Destinations.Table.Tab.allCases.map { TabEntry<Destinations.Table>($0) }
        .filter { numbers.contains($0.id) }
      if bar.count > 1 {
        TabView(selection: router.tabNumberBinding) {
          ForEach(bar) { entry in
            RouterStack(router, destinations: destinations, tab: entry.tab)
              .tabItem { Label(entry.title, systemImage: entry.icon) }
              .tag(entry.id)
          }
        }
      } else {
        RouterStack(router, destinations: destinations, tab: router.tab)
      }
    }
  }

  /// What the tab bar shows of a tab.
  private struct TabEntry<Table: RouteTable>: Identifiable {
    let tab: Table.Tab
    let id: Int
    let title: String
    let icon: String

    init(_ tab: Table.Tab) {
      let entry = Table.compiled.entry(tab.entryNumber)
      self.tab = tab
      id = entry.number
      title = entry.title ?? entry.id
      icon = entry.icon ?? ""
    }
  }

  /// A navigation stack bound to one path of the router.
  struct BoundStack<Destinations: RouteDestinations, Root: View>: View {
    @ObservedObject var router: RouterEngine<Destinations.Table>
    let destinations: Destinations
    let position: StackPosition<Destinations.Table>
    /// The sheet whose stack it is.
    var sheet: Destinations.Table.Sheet?
    let root: Root
    @State private var last = LastPath<Destinations.Table.Route>()

    var body: some View {
      NavigationStack(path: router.pathBinding(at: position, showing: sheet, last: last)) {
        root.navigationDestination(for: Destinations.Table.Route.self) { destinations.view(forRoute: $0) }
      }
    }
  }
#endif
