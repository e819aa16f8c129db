import Foundation
import RouteRuntime
import Shop

// Everything an app uses of the runtime: links, navigation, results, restoration, a journal.
let router = ShopRouter(waitsForReady: true)
let journal = router.journal()
router.onUnhandled = { print($0) }
for argument in CommandLine.arguments.dropFirst() { router.open(argument) }
router.ready()
router.push(.product(id: 7))
router.finish(.login, with: true)
let data = try router.snapshot()
try router.restore(data)
print(router.state, ShopRoute.product(id: 7).url as Any, journal, data.count, JSONEncoder().outputFormatting.rawValue)
