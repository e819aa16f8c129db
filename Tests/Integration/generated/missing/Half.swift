import RouteRuntime
import SwiftUI

struct Half: AppDestinations {
  func homeTab() -> some View { Text("home") }
  func shown() -> some View { Text("shown") }
}
