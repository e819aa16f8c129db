extension AASAFile {
  /// The file may be this large, in bytes, before Apple's servers refuse it.
  static let sizeLimit = 128 * 1024

  /// The file as it is put on the web server: readable, or where that is too large, as short as it can be.
  ///
  /// Nil where even that is too large.
  var text: String? {
    let text = json.text
    if text.utf8.count <= Self.sizeLimit { return text }
    var short = self
    for detail in short.details.indices {
      for component in short.details[detail].components.indices {
        short.details[detail].components[component].comment = nil
      }
    }
    let compact = short.json.compactText + "\n"
    return compact.utf8.count <= Self.sizeLimit ? compact : nil
  }

  var json: JSON {
    var applinks: [(key: String, value: JSON)] = []
    if !substitutionVariables.isEmpty {
      let variables = substitutionVariables.sorted { $0.key < $1.key }
      applinks.append(("substitutionVariables", .object(variables.map { ($0.key, .array($0.value.map(JSON.string))) })))
    }
    let details = details.map { detail in
      JSON.object([
        ("appIDs", .array(detail.appIDs.map(JSON.string))), ("components", .array(detail.components.map(\.json))),
      ])
    }
    applinks.append(("details", .array(details)))
    return .object([("applinks", .object(applinks))])
  }
}

extension AASAFile.Component {
  fileprivate var json: JSON {
    var pairs: [(key: String, value: JSON)] = [("/", .string(path))]
    switch query {
    case .whole("*"): break
    case .whole(let pattern): pairs.append(("?", .string(pattern)))
    case .items(let items): pairs.append(("?", .object(items.map { ($0.key, .string($0.pattern)) })))
    }
    if fragment != "*" { pairs.append(("#", .string(fragment))) }
    if isExcluded { pairs.append(("exclude", true)) }
    if !isCaseSensitive { pairs.append(("caseSensitive", false)) }
    if !isPercentEncoded { pairs.append(("percentEncoded", false)) }
    if let comment { pairs.append(("comment", .string(comment))) }
    return .object(pairs)
  }
}
