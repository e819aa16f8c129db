/// `RouteExamples.generated.swift`: a value of each entry and the links that open it, for tests and previews.
///
/// It is one text and nothing for the compiler to work on; `RouteExamples` of the runtime reads it.
extension SwiftEmitter {
  /// The file.
  ///
  /// - Parameter module: The module that has the routes, where the file does not stand in it.
  func examples(importing module: String?) -> [SwiftCode] {
    // Where it is to be imported it stands in tests, which give nothing away.
    let access = module == nil ? self.access : ""
    return SwiftCode.separated([
      module.map { testImports(of: $0) } ?? imports(visible: ["RouteRuntime"]),
      [
        .block(
          "nonisolated extension \(tableName)",
          SwiftCode.documentation(["Values of every entry, and links that open them: for tests and previews."]) + [
            .block(
              "\(access)static var examples: RouteRuntime.RouteExamples<\(tableName)>",
              [
                .line("RouteRuntime.RouteExamples("),
                .verbatim(["  \"\"\""] + exampleLines.map { "  " + $0 } + ["  \"\"\""]),
                .line(")"),
              ])
          ])
      ],
    ])
  }

  private func testImports(of module: String) -> [SwiftCode] {
    [.line("import RouteRuntime"), .line("\(model.access == .internal ? "@testable " : "")import \(module)")]
  }

  /// A line an example: the kind of the entry, a link or `-`, the value as JSON.
  private var exampleLines: [String] {
    let links = ExampleLinks(model)
    let matcher = URLMatcher(model)
    let redirects = Dictionary(grouping: model.redirectPatterns, by: \.entry)
    return model.entries.flatMap { entry -> [String] in
      // Nobody but the app knows what its own types take.
      let isOpaque = entry.parameters.contains { !$0.mayBeAbsent && types.isOpaque($0) }
      let patterns = isOpaque ? [] : entry.patterns.map { model[$0] } + (redirects[entry.id] ?? [])
      var seen: Set<String> = []
      var lines: [String] = []
      for link in links.declaredLinks(of: entry) + patterns.flatMap(links.links(of:)) where seen.insert(link).inserted {
        guard let opening = matcher.match(link).opening, opening.entry == entry.id else { continue }
        lines.append(line(entry, link, opening.values.map(ParameterValue.init)))
      }
      if lines.isEmpty, let values = values(of: entry, links.samples) { lines.append(line(entry, "-", values)) }
      return lines
    }
  }

  private func line(_ entry: Entry, _ link: String, _ values: [ParameterValue?]) -> String {
    let parameters = zip(entry.parameters, values).compactMap { parameter, value in
      value.map { (key: parameter.name, value: JSON($0)) }
    }
    let json = JSON.object([(entry.path, .object(parameters))]).compactText
    return SwiftNaming.literalLine("\(entry.kind.rawValue) \(link) \(json)")
  }

  /// The least that an entry can have; nil where only the app knows what its own type takes.
  private func values(of entry: Entry, _ samples: PatternSamples) -> [ParameterValue?]? {
    var values: [ParameterValue?] = []
    for parameter in entry.parameters {
      if parameter.mayBeAbsent {
        values.append(nil)
      } else if !types.isOpaque(parameter), let text = samples.sample(of: parameter, in: .segment) {
        values.append(.text(text))
      } else {
        return nil
      }
    }
    return values
  }
}

extension RouteModel {
  /// The patterns of redirects.
  fileprivate var redirectPatterns: [Pattern] {
    patterns.filter { pattern in
      if case .redirect = pattern.origin { true } else { false }
    }
  }
}

extension ParameterValue {
  /// Nil for a value that is not there.
  fileprivate init?(_ value: MatchedValue) {
    switch value {
    case .none: return nil
    case .list(let elements): self = .list(elements.compactMap(\.text))
    default: self = .text(value.text ?? "")
    }
  }
}
