extension CompiledRoutes {
  /// The numbers of the tabs that a tab bar shows.
  ///
  /// A hidden tab is in the bar while it is selected, and takes the place of the fifth: a sixth would move both behind
  /// "More".
  ///
  /// - Parameter selected: The number of the selected tab.
  func tabBar(selecting selected: Int) -> [Int] {
    let shown = tabNumbers.filter { !entry($0).isHidden }
    return shown.contains(selected) ? shown : shown.prefix(4) + [selected]
  }
}
