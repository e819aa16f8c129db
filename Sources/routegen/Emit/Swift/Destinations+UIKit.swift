extension SwiftEmitter {
  func uiKitDestinations() -> [SwiftCode] {
    SwiftCode.separated(
      [destinationImports("UIKit")]
        + routeEnums.map(controllerProtocol)
        + [tableViewControllers()]
        + routeEnums.dropFirst().map(groupViewControllers))
  }

  private func controllerProtocol(of shape: EnumShape) -> [SwiftCode] {
    let isOutermost = shape.qualifiedName == routeEnum.qualifiedName
    let base = isOutermost ? ": RouteRuntime.RouteViewControllers where Table == \(tableName)" : ""
    return SwiftCode.documentation(["The screens of `\(shape.qualifiedName)` in UIKit: one requirement an entry."])
      + [
        .block(
          "@MainActor \(access)protocol \(prefix(of: shape))ViewControllers\(base)",
          protocolBody(destinations(in: shape).map(controllerRequirement)))
      ]
  }

  private func controllerRequirement(_ destination: Destination) -> [SwiftCode] {
    guard let group = destination.group else {
      return requirement(destination, [function(destination, returning: "UIKit.UIViewController")])
    }
    return groupRequirement(destination, of: group, suffix: "ViewControllers")
  }

  /// What makes the outermost protocol serve the runtime.
  private func tableViewControllers() -> [SwiftCode] {
    let members = [("Route", routeEnum), ("Sheet", sheets), ("Tab", tabs)].map(controllerFunctions)
    return [.block("extension \(model.name)ViewControllers", SwiftCode.separated(members))]
  }

  private func groupViewControllers(_ shape: EnumShape) -> [SwiftCode] {
    [.block("extension \(prefix(of: shape))ViewControllers", controllerFunctions(for: "Route", over: shape))]
  }

  private func controllerFunctions(for kind: String, over shape: EnumShape) -> [SwiftCode] {
    let controller = "UIKit.UIViewController"
    let local = SwiftNaming.uncapitalised(kind)
    let head = "\(access)func viewController(for\(kind) \(local): \(shape.name)) -> \(controller)"
    if shape.cases.isEmpty { return [.line("\(head) {}")] }
    if kind == "Tab", tabCases.isEmpty { return [.line("\(head) { \(controller)() }")] }
    return switchFunctions(
      "viewController", for: kind, over: shape, returning: controller, otherwise: "\(controller)()")
  }
}
