import RouteRuntime
import SwiftUI

@main
struct ShopApp: App {
  @State private var session = Session()

  var body: some Scene {
    WindowGroup { ShopWindow(session: session) }
  }
}

/// One window, with a router of its own. The system keeps its state between launches.
struct ShopWindow: View {
  let session: Session

  // A link that starts the app comes before `task`: it waits for `ready()`, and wins over the kept state.
  @State private var router = ShopRouter(waitsForReady: true)
  @SceneStorage("routes") private var kept: Data?
  @Environment(\.scenePhase) private var phase

  var body: some View {
    RouterView(router, destinations: Screens(session: session))
      .task {
        router.ask(session)
        if let kept { try? router.restore(kept) }
        router.ready()
      }
      .onChange(of: phase) {
        if phase == .background { kept = try? router.snapshot() }
      }
  }
}
