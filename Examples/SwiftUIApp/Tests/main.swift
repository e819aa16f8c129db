import RouteRuntime

let session = Session()

@MainActor
func makeRouter() -> ShopRouter {
  let router = ShopRouter()
  router.ask(session)
  return router
}

// Who is not signed in.
await expect(
  [
    "shop://products/7": "home: product(id: 7)",
    "https://shop.example.com/products/7": "home: product(id: 7)",
    "shop://products/teapot": "home",
    "shop://orders/42": "home, sheet login",
  ], in: makeRouter)

// The login sheet, and then what it stood before.
let router = makeRouter()
router.open("shop://products/7/checkout")
await expect("home, sheet login", in: router, after: "a guarded link")
session.isSignedIn = true
router.finish(.login, with: true)
await expect("home: product(id: 7) › checkout(id: 7)", in: router, after: "the login")

// A result.
async let address = router.result(of: .addressPicker)
await expect("home: product(id: 7) › checkout(id: 7), sheet addressPicker", in: router, after: "asking for a result")
router.finish(.addressPicker, with: "1 Main Street")
expect(await address, "1 Main Street", after: "choosing an address")

// The next launch: the kept state, and a link that wins over it.
let kept = try router.snapshot()
let next = ShopRouter(waitsForReady: true)
next.ask(session)
try next.restore(kept)
await expect("home: product(id: 7) › checkout(id: 7)", in: next, after: "restoring")
next.open("shop://orders/42")
await expect("home: product(id: 7) › checkout(id: 7)", in: next, after: "a link that comes early")
next.ready()
await expect("orders: order(id: 42), home: product(id: 7) › checkout(id: 7)", in: next, after: "ready()")
print("ok")
