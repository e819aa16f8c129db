import Account
import Models
import Orders
import RouteRuntime

@main
struct Main {
  @MainActor static func main() async throws {
    let link = try StoreRoutes.link("store://account/profile/42")
    print(link.path == [.account(.profile(id: CustomerID(42)))], link.tab == nil)
    print(try StoreRoutes.link("https://store.example.com/gift/7").path)
    print(try StoreRoutes.link("store://account/me"), try StoreRoutes.link("store://last"))

    let router = StoreRouter()
    router.guards = { _, _ in .allow }
    let account = router.navigator(for: StoreRoutes.AccountMount.self)
    let screen = Account(id: CustomerID(42))
    print(screen.show(with: account) ?? "no URL", AccountRoute.profile(id: screen.id).url == nil)
    showOrder(7, with: router.navigator(for: StoreRoutes.OrdersMount.self))
    print(router.path(of: .home))
    router.onAction = { print($0 == .orders(.refresh)) }
    router.open("https://store.example.com/orders/refresh")

    async let photo = account.result(of: .photo)
    while router.sheets.isEmpty { await Task.yield() }
    print(router.sheets.map(\.sheet) == [.account(.photo)])
    account.finish(.photo, with: 3)
    print(await photo ?? 0)
  }
}
