import RouteRuntime
import SwiftUI
import UIKit

/// A view controller for each entry of `routes.yaml`: UIKit where it was, SwiftUI where it is new.
struct Screens: TripsViewControllers {
  let router: TripsRouter

  func tripsTab() -> UIViewController { TripsViewController() }
  func settingsTab() -> UIViewController { hosting(Text("Settings").navigationTitle("Settings")) }
  func trip(id: Int) -> UIViewController { hosting(TripView(id: id)) }
  func day(id: Int, date: Int) -> UIViewController { hosting(Text("Day \(date)").navigationTitle("Day \(date)")) }
  func packingSheet(id: Int) -> UIViewController { hosting(PackingView(id: id)) }

  /// The stack is UIKit's: no `NavigationStack` in here.
  private func hosting(_ view: some View) -> UIViewController {
    UIHostingController(rootView: view.router(router))
  }
}

final class TripsViewController: UIViewController, Routable {
  weak var router: RouterEngine<TripsRoutes>?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Trips"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next", primaryAction: UIAction { [weak self] _ in self?.router?.push(.trip(id: 1)) })
  }
}

struct TripView: View {
  let id: Int
  @CurrentRouter<TripsRoutes> private var router
  @State private var items = 0

  var body: some View {
    List {
      Button("First day") { router?.push(.day(id: id, date: 1)) }
      Button("Packed: \(items)") {
        Task { items = await router?.result(of: .packing(id: id)) ?? items }
      }
    }
    .navigationTitle("Trip \(id)")
  }
}

struct PackingView: View {
  let id: Int
  @CurrentRouter<TripsRoutes> private var router

  var body: some View {
    Button("All packed") { router?.finish(.packing(id: id), with: 12) }
      .navigationTitle("Packing")
  }
}
