#if canImport(SwiftUI)
  public import SwiftUI

  /// Bindings for views of your own. Making one observes what it reads; what is written to it is a gesture.
  extension RouterEngine {
    /// The path of a stack, for `NavigationStack(path:)`.
    ///
    /// - Parameter position: Which stack; the path of a sheet that is not up is empty.
    public func pathBinding(at position: StackPosition<Table>) -> Binding<[Table.Route]> {
      switch position {
      case .tab(let tab): _ = path(of: tab)
      case .sheet: _ = sheets
      }
      return Binding(
        get: { @MainActor in self.current.path(at: position) ?? [] },
        set: { @MainActor in self.userChanged(position, to: $0) })
    }

    /// The selected tab, for `TabView(selection:)` with tabs as tags.
    public var tabBinding: Binding<Table.Tab> {
      _ = tab
      return Binding(get: { @MainActor in self.current.tab }, set: { @MainActor in self.userSelected($0) })
    }

    /// The selected tab's number: a tag that does not depend on the tab's parameters.
    var tabNumberBinding: Binding<Int> {
      _ = tab
      return Binding(
        get: { @MainActor in self.current.tab.entryNumber },
        set: { @MainActor number in
          if let tab = Table.Tab.allCases.first(where: { $0.entryNumber == number }) { self.userSelected(tab) }
        })
    }

    /// The sheet at a level, for `sheet(item:)`: nil where there is none, or one of another style.
    ///
    /// - Parameters:
    ///   - level: 0 for the bottom sheet.
    ///   - styles: The styles the modifier presents.
    public func sheetBinding(at level: Int, styles: [SheetStyle]) -> Binding<Table.Sheet?> {
      let shown = sheets.indices.contains(level) ? sheets[level].sheet : nil
      return Binding(
        get: { @MainActor in
          guard self.current.sheets.indices.contains(level) else { return nil }
          let presented = self.current.sheets[level]
          return styles.contains(presented.style) ? presented.sheet : nil
        },
        set: { @MainActor sheet in
          if sheet == nil, let shown { self.userDismissed(sheetAt: level, showing: shown) }
        })
    }
  }
#endif
