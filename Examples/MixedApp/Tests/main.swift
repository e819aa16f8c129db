import RouteRuntime

await expect(
  [
    "trips://settings": "settings",
    "trips://trips/3": "trips: trip(id: 3)",
    "trips://trips/3/days/24": "trips: trip(id: 3) › day(id: 3, date: 24)",
    "trips://trips/3/days/32": "trips",
    "https://trips.example.com/trips/3/packing": "trips: trip(id: 3), sheet packing(id: 3)",
  ], in: { TripsRouter() })

// A screen of either kind asks another for a result.
let router = TripsRouter()
router.open("trips://trips/3")
async let items = router.result(of: .packing(id: 3))
await expect("trips: trip(id: 3), sheet packing(id: 3)", in: router, after: "asking for a result")
router.finish(.packing(id: 3), with: 12)
expect(await items, 12, after: "packing")
await expect("trips: trip(id: 3)", in: router, after: "packing")
print("ok")
