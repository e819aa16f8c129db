extension Rule {
  static let heavyParameter = Rule(
    id: "heavy-parameter", family: .parameters, severity: .warning, isFixed: false,
    summary: "A parameter that is no small value.",
    explanation: """
      The parameters of a route are what rebuilds its screen: ids, texts, choices. They go into URLs, saved state \
      and comparisons, which an image, a view model or a closure cannot do well. Pass an id, and let the screen load \
      the rest.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      types:
        Photo: { swift: UIImage }
      routes:
        photo: { params: { photo: Photo } }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      types:
        PhotoID: { swift: Models.PhotoID }
      routes:
        photo: { params: { id: PhotoID } }
      """)
}

extension Checker {
  mutating func checkHeavyParameters() {
    for index in model.entries.indices {
      for parameter in model.entries[index].parameters {
        guard case .named(let id) = parameter.scalar, case .external(let swift, _) = model[id].kind,
          SwiftTypeText.isType(swift),
          HeavyType.isHeavy(swift)
        else { continue }
        report(
          .heavyParameter,
          "`\(parameter.name)` of `\(model.entries[index].path)` is \(swift), which is more than a link or saved state should hold; "
            + "pass an id, and load the rest in the screen", at: parameter.range, entry: model.entries[index])
      }
    }
  }
}

/// Types that are known to be no small values.
private enum HeavyType {
  static func isHeavy(_ type: String) -> Bool {
    if type.contains("->") || type.contains("[") || type.contains("(") { return true }
    let name = type.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? type
    return names.contains(name) || endings.contains { name.hasSuffix($0) && name != $0 }
  }

  private static let names: Set<String> = [
    "Any", "AnyObject", "AnyView", "Array", "Binding", "CGImage", "Data", "Dictionary", "Image", "NSData", "NSImage",
    "NSObject", "Set", "UIImage",
  ]
  private static let endings = ["Controller", "Coordinator", "Delegate", "View", "ViewModel"]
}
