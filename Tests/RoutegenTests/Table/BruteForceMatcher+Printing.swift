@testable import RouteRuntime
@testable import routegen

// How URLs are printed: every URL of an entry, with all that can be escaped escaped.
extension BruteForceMatcher {
  /// The URLs of one form that carry all values of an entry, in order; whether they are read back is not asked.
  func urls(of entry: Int, _ values: [RouteField], as source: LinkSource) -> [String] {
    model.entries[entry].patterns.compactMap { url(model.patterns[$0.index], values, source) }
  }

  private func url(_ pattern: Pattern, _ values: [RouteField], _ source: LinkSource) -> String? {
    let parameters = model.entries[pattern.entry.index].parameters
    guard pattern.sources.contains(source == .web ? .web : .scheme) else { return nil }
    var carried: Set<Int> = []
    func text(_ parameter: Int) -> String? {
      carried.insert(parameter)
      if case .one(let text) = values[parameter] { return text }
      return nil
    }
    var path = ""
    for segment in pattern.segments {
      switch segment {
      case .literal(let text): path += "/" + escaped(text)
      case .placeholder(let placeholder):
        guard let parameter = placeholder.parameter, let text = text(parameter), !text.isEmpty else { return nil }
        path += "/" + escaped(placeholder.prefix + text + placeholder.suffix)
      }
    }
    if let rest = pattern.rest?.parameter {
      carried.insert(rest)
      if case .many(let texts) = values[rest] {
        if texts.contains("") { return nil }
        path += texts.map { "/" + escaped($0) }.joined()
      }
    }
    func pairs(_ items: [Pattern.QueryItem]) -> [String] {
      items.flatMap { item -> [String] in
        let key = escaped(item.key)
        switch item.value {
        case .present: return [key]
        case .literal(let text): return [key + "=" + escaped(text)]
        case .parameter(let index):
          let parameter = parameters[index]
          if values[index] == defaultValue(of: parameter) { return [] }
          carried.insert(index)
          switch values[index] {
          case .none: return []
          case .one(let text): return [key + "=" + escaped(text)]
          case .many(let texts) where parameter.listStyle == .comma:
            return texts.isEmpty ? [] : [key + "=" + texts.map { escaped($0) }.joined(separator: ",")]
          case .many(let texts): return texts.map { key + "=" + escaped($0) }
          }
        }
      }
    }
    var end = pairs(pattern.query).joined(separator: "&")
    if !end.isEmpty { end = "?" + end }
    switch pattern.fragment {
    case .literal(let text): end += "#" + escaped(text)
    case .parameter(let index): if let text = text(index) { end += "#" + escaped(text) }
    case .pairs(let items):
      let items = pairs(items).joined(separator: "&")
      end += items.isEmpty ? "" : "#" + items
    case nil: break
    }
    let left = parameters.indices.filter { !carried.contains($0) && values[$0] != defaultValue(of: parameters[$0]) }
    if !left.isEmpty { return nil }
    path = path.isEmpty ? "/" : path
    if source == .scheme { return model.links.schemes.first.map { $0.value + "://" + path + end } }
    let hosts = pattern.hosts?.sorted() ?? Array(model.links.hosts.indices)
    let host = hosts.map { model.links.hosts[$0].value }.first { !$0.hasPrefix("*") }
    return host.map { "https://" + $0 + path + end }
  }

  private func defaultValue(of parameter: Parameter) -> RouteField {
    switch parameter.defaultValue {
    case .text(let text): .one(text)
    case .list(let texts): .many(texts)
    case nil: parameter.shape == .list ? .many([]) : .none
    }
  }

  private func escaped(_ text: String) -> String {
    text.utf8.map { byte in
      let isPlain = (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) && byte < 0x80
      return isPlain
        ? String(Unicode.Scalar(byte)) : "%" + String(256 + Int(byte), radix: 16, uppercase: true).dropFirst()
    }.joined()
  }
}
