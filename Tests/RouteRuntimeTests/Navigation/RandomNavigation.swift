@testable import RouteRuntime

/// A small, seedable generator (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension SeededGenerator {
  /// A number below a bound.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func route() -> DemoRoute {
    let id = below(2)
    return switch below(9) {
    case 0: .product(id: id)
    case 1: .review(id: id, rating: below(2))
    case 2: .order(id: id)
    case 3: .orderItem(id: id, item: below(2))
    case 4: .help
    case 5: .landing(id: id)
    case 6: .note(id: id)
    case 7: .photo(id: id, rating: below(2))
    default: .secret(token: "t")
    }
  }

  mutating func tab() -> DemoTab {
    [.home(), .home(campaign: "spring"), .orders, .me][below(4)]
  }

  mutating func sheet() -> DemoSheet {
    [.login, .picker(id: below(2)), .composer, .filter][below(4)]
  }

  mutating func path() -> [DemoRoute] { (0..<below(4)).map { _ in route() } }

  mutating func link() -> RouteLink<DemoRoutes> {
    switch below(8) {
    case 0: RouteLink(tab: tab())
    case 1, 2: RouteLink(sheet: sheet())
    case 3: RouteLink(action: .logout)
    default: RouteLink(route: route())
    }
  }

  mutating func navigationState() -> NavigationState<DemoRoutes> {
    var state = NavigationState<DemoRoutes>(tab: tab())
    state[stack: tab()] = path()
    state.sheets = (0..<below(3)).map { _ in PresentedSheet(sheet(), path: path()) }
    return state
  }

  mutating func position(_ state: NavigationState<DemoRoutes>) -> StackPosition<DemoRoutes> {
    below(2) == 0 ? .tab(tab()) : .sheet(below(state.sheets.count + 2) - 1)
  }

  /// An action, often an impossible one; `state` only makes some of them likelier to be possible.
  mutating func action(in state: NavigationState<DemoRoutes>) -> NavigationAction<DemoRoutes> {
    switch below(21) {
    case 0...3: .push(route())
    case 4: .pop(count: below(4) - 1)
    case 5: .popToRoot
    case 6: .popTo(state.activePath.randomElement(using: &self) ?? route())
    case 7: .replaceTop(route())
    case 8: .setPath(below(2) == 0 ? path() : state.activePath + path())
    case 9, 10: .selectTab(tab(), reselectPopsToRoot: below(2) == 0)
    case 11, 12: .present(sheet())
    case 13: .dismiss
    case 14: below(3) == 0 ? .dismissAll : .dismiss
    case 15: .systemSetPath(path(), on: position(state))
    case 16: .systemDismiss(at: below(state.sheets.count + 2) - 1)
    case 17: .restore(navigationState())
    default: .open(link(), start: below(4) == 0 ? .cold : .warm)
    }
  }
}
