import Account
import Models
import Orders
import RouteRuntime

@main
struct Main {
  @MainActor static func main() async throws {
    let link = try ShopRoutes.link("shop://account/profile/42")
    print(link.path == [.account(.profile(id: CustomerID(42)))], link.tab == nil)
    print(try ShopRoutes.link("https://shop.example.com/gift/7").path)
    print(try ShopRoutes.link("shop://account/me"), try ShopRoutes.link("shop://last").path)

    let router = ShopRouter()
    router.guards = { _, _ in .allow }
    let account = router.navigator(for: ShopRoutes.AccountMount.self)
    let screen = Account(id: CustomerID(42))
    print(screen.show(with: account) ?? "no URL", AccountRoute.profile(id: screen.id).url == nil)
    showOrder(7, with: router.navigator(for: ShopRoutes.OrdersMount.self))
    print(router.path(of: .home))
    router.onAction = { print($0 == .orders(.refresh)) }
    router.open("https://shop.example.com/orders/refresh")

    async let photo = account.result(of: .photo)
    while router.sheets.isEmpty { await Task.yield() }
    print(router.sheets.map(\.sheet) == [.account(.photo)])
    account.finish(.photo, with: 3)
    print(await photo ?? 0)
  }
}
