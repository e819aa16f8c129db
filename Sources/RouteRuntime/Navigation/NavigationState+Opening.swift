extension NavigationState {
  /// Goes where a link leads: sheets are closed, the tab selected, the routes placed, the link's sheet presented.
  mutating func open(_ link: RouteLink<Table>, start: LinkStart) -> NavigationRefusal? {
    let isTabLink = link.basePath.isEmpty && link.sheet == nil
    guard link.action == nil, link.handoff == nil, !isTabLink || link.tab != nil else { return .opensNothing }
    if let top = sheets.last, top.dismissal == .blocked { return .waitsForSheet(top.sheet.description) }

    sheets = []
    if let linked = link.tab { tab = isTabLink ? linked : root(of: linked) }
    self[stack: tab] =
      if isTabLink || start == .cold {
        link.basePath
      } else if link.sheet == nil {
        placed(link.basePath, on: self[stack: tab])
      } else {
        joined(self[stack: tab], link.basePath)
      }
    if let sheet = link.sheet { sheets = [PresentedSheet(sheet, path: link.sheetPath)] }
    return nil
  }

  /// The stack after a warm start.
  ///
  /// - Parameters:
  ///   - path: The route the link leads to, its parents before it.
  ///   - stack: The stack so far.
  private func placed(_ path: [Table.Route], on stack: [Table.Route]) -> [Table.Route] {
    guard let route = path.last else { return stack }
    if Table.compiled.entry(route.entryNumber).opens == .reset { return path }
    if isOnTop(route, of: stack) { return stack }
    return joined(stack, path.dropLast()) + [route]
  }

  /// A stack with parents on top; those it ends with already are not put in again.
  private func joined(_ stack: [Table.Route], _ parents: [Table.Route]) -> [Table.Route] {
    var shared = min(stack.count, parents.count)
    while shared > 0, stack.suffix(shared) != parents.prefix(shared) { shared -= 1 }
    return stack + parents.dropFirst(shared)
  }
}
