public import Observation

/// Holds where the app is, and is observed part by part: a view that reads one tab's path is not told of another's.
///
/// ```swift
/// let router = ShopRouter()
/// router.push(.product(id: 7))
/// router.open("shop://orders/42")
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
public final class Router<Table: RouteTable>: RouterEngine<Table>, Observable {
  /// A cell for each reading, by its index; those that nobody has read are empty.
  private var cells: [ObservationCell?] = []

  /// Makes a router.
  ///
  /// - Parameters:
  ///   - state: Where it starts; the first tab's root unless said otherwise.
  ///   - waitsForReady: Keeps a link that arrives before ``RouterEngine/ready()``, the latest one, and opens it then.
  public override init(state: NavigationState<Table>? = nil, waitsForReady: Bool = false) {
    super.init(state: state, waitsForReady: waitsForReady)
  }

  override func track(_ reading: Reading) {
    let cell = cell(reading.index)
    cell.registrar.access(cell, keyPath: \.value)
  }

  private func cell(_ index: Int) -> ObservationCell {
    if index < cells.count, let cell = cells[index] { return cell }
    while cells.count <= index { cells.append(nil) }
    let cell = ObservationCell()
    cells[index] = cell
    return cell
  }

  override func update(_ readings: [Reading], _ change: () -> Void) {
    let changed = readings.compactMap { cells.indices.contains($0.index) ? cells[$0.index] : nil }
    for cell in changed { cell.registrar.willSet(cell, keyPath: \.value) }
    change()
    for cell in changed { cell.registrar.didSet(cell, keyPath: \.value) }
  }
}

/// One thing that is observed. A registrar for each is many times faster than one key path with the tab in it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private final class ObservationCell: Observable {
  let registrar = ObservationRegistrar()
  var value: Void { () }
}
