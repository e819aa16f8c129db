public import RouteRuntime

/// What a screen of this feature does, in whatever app it is.
@MainActor
public func showOrder(_ id: Int, with navigator: OrdersNavigator) {
  navigator.push(.order(section: .paid, id: id))
}
