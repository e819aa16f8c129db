@testable import RouteRuntime

/// A second, plain account of the rules: a tab bar, three navigation controllers, and modal presentations.
///
/// It knows the demo table by heart instead of reading it, and shares no code with the engine.
struct PhoneModel: Equatable {
  struct Modal: Equatable {
    var sheet: DemoSheet
    var screens: [DemoRoute] = []
  }

  var selected = 0
  var campaign: String?
  var controllers: [[DemoRoute]] = [[], [], []]
  var modals: [Modal] = []

  var top: [DemoRoute] {
    get { modals.last?.screens ?? controllers[selected] }
    set { if modals.isEmpty { controllers[selected] = newValue } else { modals[modals.count - 1].screens = newValue } }
  }

  static func index(_ tab: DemoTab) -> Int {
    switch tab {
    case .home: 0
    case .orders: 1
    case .me: 2
    }
  }

  mutating func select(_ tab: DemoTab) {
    selected = Self.index(tab)
    if case .home(let campaign) = tab { self.campaign = campaign }
  }

  mutating func perform(_ action: NavigationAction<DemoRoutes>) {
    switch action {
    case .push(let route): if route == .help || top.last != route { top.append(route) }
    case .pop(let count): if count >= 1, count <= top.count { for _ in 1...count { top.removeLast() } }
    case .popToRoot: top.removeAll()
    case .popTo(let route): if top.contains(route) { while top.last != route { top.removeLast() } }
    case .replaceTop(let route): if top.popLast() != nil { top.append(route) }
    case .setPath(let path): top = path
    case .selectTab(let tab, let pops):
      if pops, Self.index(tab) == selected { controllers[selected].removeAll() }
      select(tab)
    case .present(let sheet): modals.append(Modal(sheet: sheet))
    case .dismiss: _ = modals.popLast()
    case .dismissAll: modals.removeAll()
    case .systemSetPath(let path, .tab(let tab)): controllers[Self.index(tab)] = path
    case .systemSetPath(let path, .sheet(let index)):
      if index >= 0, index < modals.count { modals[index].screens = path }
    case .systemDismiss(let index): while index >= 0, modals.count > index { modals.removeLast() }
    case .open(let link, let start): open(link, cold: start == .cold)
    case .restore(let state): self = PhoneModel(state)
    }
  }

  private mutating func open(_ link: RouteLink<DemoRoutes>, cold: Bool) {
    if link.action != nil || link.handoff != nil || modals.last?.sheet == .composer { return }
    modals.removeAll()
    if let sheet = link.sheet {
      if sheet == .filter { selected = 0 }
      if cold { controllers[selected].removeAll() }
      modals = [Modal(sheet: sheet, screens: link.sheetPath)]
      return
    }
    guard let route = link.basePath.last else {
      if let tab = link.tab {
        select(tab)
        controllers[selected].removeAll()
      }
      return
    }
    let parents: [DemoRoute]
    switch route {
    case .product: (selected, parents) = (0, [])
    case .review(let id, _), .landing(let id): (selected, parents) = (0, [.product(id: id)])
    case .photo(let id, let rating): (selected, parents) = (0, [.product(id: id), .review(id: id, rating: rating)])
    case .order: (selected, parents) = (1, [])
    case .orderItem(let id, _): (selected, parents) = (1, [.order(id: id)])
    case .help, .secret, .note: parents = []
    }
    if case .landing = route { controllers[selected].removeAll() }
    if cold { controllers[selected].removeAll() }
    if controllers[selected].last == route, route != .help { return }
    place(parents)
    controllers[selected].append(route)
  }

  /// Puts in the parents that are not there, at most two in the demo table.
  private mutating func place(_ parents: [DemoRoute]) {
    let stack = controllers[selected]
    if parents.count == 2, stack.count >= 2, stack[stack.count - 2] == parents[0], stack[stack.count - 1] == parents[1]
    {
      return
    }
    let there = parents.first == stack.last && !parents.isEmpty ? 1 : 0
    controllers[selected] += parents.dropFirst(there)
  }
}

extension PhoneModel {
  /// What a state shows, in the model's terms.
  init(_ state: NavigationState<DemoRoutes>) {
    selected = Self.index(state.tab)
    if case .home(let campaign) = state.root(of: .home()) { self.campaign = campaign }
    controllers = [state[stack: .home()], state[stack: .orders], state[stack: .me]]
    modals = state.sheets.map { Modal(sheet: $0.sheet, screens: $0.path) }
  }

  /// Carries out one step of a plan as an interface would; false where it could not.
  mutating func carryOut(_ operation: NavigationStep<DemoRoutes>.Operation) -> Bool {
    switch operation {
    case .dismiss(let keeping):
      guard keeping >= 0, keeping < modals.count else { return false }
      modals.removeLast(modals.count - keeping)
    case .root(let tab):
      guard case .home(let campaign) = tab, campaign != self.campaign else { return false }
      self.campaign = campaign
    case .select(let tab):
      guard Self.index(tab) != selected else { return false }
      selected = Self.index(tab)
    case .pop(let count, let position):
      return change(position) { stack in
        guard count > 0, count <= stack.count else { return false }
        stack.removeLast(count)
        return true
      }
    case .push(let routes, let position):
      return change(position) { stack in
        stack += routes
        return !routes.isEmpty
      }
    case .present(let sheet): modals.append(Modal(sheet: sheet.sheet, screens: sheet.path))
    }
    return true
  }

  private mutating func change(
    _ position: StackPosition<DemoRoutes>, _ body: (inout [DemoRoute]) -> Bool
  ) -> Bool {
    switch position {
    case .tab(let tab): return body(&controllers[Self.index(tab)])
    case .sheet(let index):
      guard modals.indices.contains(index) else { return false }
      return body(&modals[index].screens)
    }
  }
}
