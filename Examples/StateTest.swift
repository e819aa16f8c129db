import Foundation
import RouteRuntime

/// Opens each link in an app that has just started, and compares what is on screen then.
///
/// - Parameters:
///   - screens: For each link the state it leads to, as `NavigationState` prints it.
///   - makeRouter: Starts the app.
@MainActor
func expect<Table: RouteTable>(_ screens: KeyValuePairs<String, String>, in makeRouter: () -> Router<Table>) async {
  for (link, screen) in screens {
    let router = makeRouter()
    router.open(link)
    await expect(screen, in: router, after: link)
  }
}

/// Compares what is on screen; guards may take a moment to answer.
@MainActor
func expect<Table: RouteTable>(_ screen: String, in router: Router<Table>, after event: String) async {
  for _ in 0..<100 where router.state.description != screen { await Task.yield() }
  expect(router.state.description, screen, after: event)
}

/// Compares two values.
func expect<Value: Equatable>(_ value: Value, _ expected: Value, after event: String) {
  if value == expected { return }
  print("FAILED: after \(event): \(value) instead of \(expected)")
  exit(1)
}
