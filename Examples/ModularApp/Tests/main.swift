import Catalog
import Orders
import RouteRuntime

let session = Session()

@MainActor
func makeRouter() -> ShopRouter {
  let router = ShopRouter()
  router.ask(session)
  return router
}

await expect(
  [
    "shop://products/7": "home: catalog.product(id: 7)",
    "https://shop.example.com/products/7/reviews": "home: catalog.product(id: 7) › catalog.reviews(id: 7)",
    "shop://products/7/questions": "home",
    "shop://orders/42": "home, sheet login",
  ], in: makeRouter)

// Inside a feature, which knows its own table alone; then to the other, past the app's login.
let router = makeRouter()
let catalog = router.navigator(for: ShopRoutes.CatalogMount.self)
catalog.push(.product(id: 7))
router.open(.orders(.order(id: 42)))
await expect("home: catalog.product(id: 7), sheet login", in: router, after: "a link to another feature")
session.isSignedIn = true
router.finish(.login, with: true)
await expect("purchases: orders.order(id: 42), home: catalog.product(id: 7)", in: router, after: "the login")
expect(catalog.url(of: .product(id: 7))?.absoluteString, "shop://products/7", after: "asking for a URL")

// A feature by itself: a router of its own table.
let alone: CatalogNavigator = CatalogRouter()
expect(alone.push(.product(id: 7)), true, after: "a push in the feature alone")
print("ok")
