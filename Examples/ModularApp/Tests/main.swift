import RouteRuntime
import Routes

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

// From one feature to the other, past the app's login.
let router = makeRouter()
router.open("shop://products/7")
router.open(ShopLink(route: .orders(.order(id: 42))))
await expect("home: catalog.product(id: 7), sheet login", in: router, after: "a link to another feature")
session.isSignedIn = true
router.finish(.login, with: true)
await expect("purchases: orders.order(id: 42), home: catalog.product(id: 7)", in: router, after: "the login")
print("ok")
