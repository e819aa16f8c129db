extension Rule {
  static let unusedParameter = Rule(
    id: "unused-parameter", family: .parameters, severity: .warning, isFixed: false,
    summary: "A parameter that no URL of the entry carries.",
    explanation: """
      A link never sets it, and neither does `url` write it, so a value that differs from the default cannot be \
      linked to. Put it into a URL, or remove it. Entries without URLs are opened by code and may have any \
      parameters.
      """,
    failing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        product: { url: "/product/:id", params: { id: Int, source: "String?" } }
      """,
    passing: """
      routegen: 1
      links: { schemes: [app] }
      tabs:
        home: { url: / }
      routes:
        product: { url: "/product/:id?ref=:source", params: { id: Int, source: "String?" } }
      """)
}

extension Checker {
  mutating func checkUnusedParameters() {
    for index in model.entries.indices where !model.entries[index].parameters.isEmpty {
      let entry = model.entries[index]
      if entry.hasFaults || entry.patterns.isEmpty { continue }
      var isUsed = [Bool](repeating: false, count: entry.parameters.count)
      for pattern in entry.patterns {
        for index in model[pattern].parameterIndices where isUsed.indices.contains(index) { isUsed[index] = true }
      }
      // A required one that no URL carries is a missing parameter.
      for (index, parameter) in entry.parameters.enumerated() where !isUsed[index] && parameter.mayBeAbsent {
        report(
          .unusedParameter,
          "no URL of `\(entry.path)` carries `\(parameter.name)`; put it into one: ?\(parameter.name)=:\(parameter.name)",
          at: parameter.range, entry: entry)
      }
    }
  }
}

extension Pattern {
  /// The parameters it carries, those that a redirect fixes aside.
  var parameterIndices: [Int] {
    var indices: [Int] = []
    for segment in segments {
      if case .placeholder(let placeholder) = segment, let index = placeholder.parameter { indices.append(index) }
    }
    if let parameter = rest?.parameter { indices.append(parameter) }
    for item in query {
      if case .parameter(let index) = item.value { indices.append(index) }
    }
    switch fragment {
    case .parameter(let index): indices.append(index)
    case .pairs(let items):
      for case .parameter(let index) in items.map(\.value) { indices.append(index) }
    default: break
    }
    return indices
  }
}
