#if canImport(SwiftUI)
  public import SwiftUI

  /// Bindings for views of your own. Making one observes what it reads; what is written to it is a gesture.
  ///
  /// They are made of key paths: `NavigationStack` has crashed on bindings of closures, which are another one each time.
  extension RouterEngine {
    /// The path of a stack, for `NavigationStack(path:)`.
    ///
    /// - Parameter position: Which stack; the path of a sheet that is not up is empty.
    public func pathBinding(at position: StackPosition<Table>) -> Binding<[Table.Route]> {
      switch position {
      case .tab(let tab): _ = path(of: tab)
      case .sheet: _ = sheets
      }
      return binding(\.[shownAt: position])
    }

    /// The path of a stack; that of a sheet only while it is this sheet that is up. Afterwards it stays as it was.
    func pathBinding(
      at position: StackPosition<Table>, showing sheet: Table.Sheet?, last: LastPath<Table.Route>
    ) -> Binding<[Table.Route]> {
      guard let sheet, case .sheet(let level) = position else { return pathBinding(at: position) }
      _ = sheets
      if current.shows(sheet, at: level) { last.path = current.sheets[level].path }
      return binding(\.[shownAt: level, showing: sheet, last: last.path])
    }

    /// The selected tab, for `TabView(selection:)` with tabs as tags.
    public var tabBinding: Binding<Table.Tab> {
      _ = tab
      return binding(\.shownTab)
    }

    /// The selected tab's number: a tag that does not depend on the tab's parameters.
    var tabNumberBinding: Binding<Int> {
      _ = tab
      return binding(\.shownTabNumber)
    }

    /// The sheet at a level, for `sheet(item:)`: nil where there is none, or one of another style.
    ///
    /// - Parameters:
    ///   - level: 0 for the bottom sheet.
    ///   - styles: The styles the modifier presents.
    public func sheetBinding(at level: Int, styles: [SheetStyle]) -> Binding<Table.Sheet?> {
      sheetBinding(at: level, styles: styles, above: nil)
    }

    /// The sheet at a level, while the one below it is this one.
    func sheetBinding(at level: Int, styles: [SheetStyle], above lower: Table.Sheet?) -> Binding<Table.Sheet?> {
      let shown = sheets.indices.contains(level) ? sheets[level].sheet : nil
      return binding(\.[sheetAt: level, styles, above: lower, closing: shown])
    }

    private func binding<Value>(_ keyPath: ReferenceWritableKeyPath<RouterEngine, Value>) -> Binding<Value> {
      ObservedObject(wrappedValue: self).projectedValue[dynamicMember: keyPath]
    }
  }

  /// The path that a sheet had: its stack is on screen while it goes, and is not emptied before the user's eyes.
  @MainActor
  final class LastPath<Route> {
    var path: [Route] = []
  }

  /// What the bindings read and write.
  extension RouterEngine {
    private subscript(shownAt position: StackPosition<Table>) -> [Table.Route] {
      get { current.path(at: position) ?? [] }
      set { userChanged(position, to: newValue) }
    }

    private subscript(
      shownAt level: Int, showing sheet: Table.Sheet, last last: [Table.Route]
    ) -> [Table.Route] {
      get { current.shows(sheet, at: level) ? current.sheets[level].path : last }
      set { userChanged(.sheet(level), to: newValue, showing: sheet) }
    }

    private var shownTab: Table.Tab {
      get { current.tab }
      set { userSelected(newValue) }
    }

    private var shownTabNumber: Int {
      get { current.tab.entryNumber }
      set { if let tab = Table.Tab.allCases.first(where: { $0.entryNumber == newValue }) { userSelected(tab) } }
    }

    private subscript(
      sheetAt level: Int, styles: [SheetStyle], above lower: Table.Sheet?, closing shown: Table.Sheet?
    ) -> Table.Sheet? {
      get {
        guard lower.map({ current.shows($0, at: level - 1) }) ?? true, current.sheets.indices.contains(level),
          styles.contains(current.sheets[level].style)
        else { return nil }
        return current.sheets[level].sheet
      }
      set { if newValue == nil, let shown { userDismissed(sheetAt: level, showing: shown) } }
    }
  }
#endif
