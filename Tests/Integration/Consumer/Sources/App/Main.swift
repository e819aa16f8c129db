import Help
import RouteRuntime

@main
struct Main {
  @MainActor static func main() throws {
    let router = ShopRouter()
    router.open("shop://orders/42/items/7")
    print(router.tab, router.path(of: .orders) == [.order(id: 42), .orderItem(id: 42, item: 7)])
    print(ShopRoute.order(id: 42).urlString ?? "no URL", helpPage(7) ?? "no URL")
  }
}
