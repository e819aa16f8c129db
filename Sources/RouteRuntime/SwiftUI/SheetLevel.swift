#if canImport(SwiftUI)
  import SwiftUI

  /// Presents the router's sheet of one level; that sheet presents the next.
  struct SheetLevel<Destinations: RouteDestinations>: ViewModifier {
    @ObservedObject var router: RouterEngine<Destinations.Table>
    let destinations: Destinations
    let level: Int
    /// The sheet that presents it. While that goes another may have its place, with another sheet above.
    var lower: Destinations.Table.Sheet?

    func body(content: Content) -> some View {
      #if os(macOS)
        content
          .sheet(item: router.sheetBinding(at: level, styles: SheetStyle.allCases, above: lower)) { sheet(for: $0) }
      #else
        content
          .sheet(item: router.sheetBinding(at: level, styles: [.sheet], above: lower)) { sheet(for: $0) }
          .fullScreenCover(item: router.sheetBinding(at: level, styles: [.fullScreen], above: lower)) {
            sheet(for: $0)
          }
      #endif
    }

    private func sheet(for sheet: Destinations.Table.Sheet) -> some View {
      PresentedStack(router: router, destinations: destinations, sheet: sheet, level: level)
    }
  }

  /// A sheet's own stack.
  private struct PresentedStack<Destinations: RouteDestinations>: View {
    @ObservedObject var router: RouterEngine<Destinations.Table>
    let destinations: Destinations
    let sheet: Destinations.Table.Sheet
    let level: Int

    var body: some View {
      BoundStack(
        router: router, destinations: destinations, position: .sheet(level), sheet: sheet,
        root: destinations.view(forSheet: sheet)
      )
      .interactiveDismissDisabled(PresentedSheet<Destinations.Table>(sheet).dismissal == .blocked)
      .modifier(SheetLevel(router: router, destinations: destinations, level: level + 1, lower: sheet))
      .router(router)
    }
  }
#endif
