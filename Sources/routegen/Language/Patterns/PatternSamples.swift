/// A link in decoded pieces, to be changed and written out.
struct LinkPieces: Sendable {
  var segments: [String] = []
  /// A nil value stands for a key without `=`.
  var query: [(key: String, value: String?)] = []
  var fragmentPairs: [(key: String, value: String?)] = []
  var fragment: String?

  /// The path with its query and fragment, escaped as printed links are.
  var text: String {
    var text = "/" + segments.map { URLText.escaped(Array($0.utf8), URLText.isPlainInPath) }.joined(separator: "/")
    if !query.isEmpty { text += "?" + Self.text(of: query) }
    if !fragmentPairs.isEmpty {
      text += "#" + Self.text(of: fragmentPairs)
    } else if let fragment {
      text += "#" + Self.escapedValue(fragment)
    }
    return text
  }

  private static func text(of pairs: [(key: String, value: String?)]) -> String {
    pairs.map { key, value in escapedValue(key) + (value.map { "=" + escapedValue($0) } ?? "") }.joined(separator: "&")
  }

  private static func escapedValue(_ text: String) -> String {
    URLText.escaped(Array(text.utf8), URLText.isPlainInValue)
  }
}

/// Writes URLs that patterns match, with readable values.
struct PatternSamples {
  let model: RouteModel
  let store: LanguageStore
  let scalars: ScalarLanguages

  init(_ model: RouteModel) {
    self.model = model
    store = LanguageStore(foldsCase: model.links.caseInsensitive)
    scalars = ScalarLanguages(store: store, types: model.types)
  }

  /// The least that a link for a pattern must have; nil if nothing fits one of its values.
  ///
  /// - Parameter choose: A text for a value, where not the usual one is wanted.
  func pieces(
    of pattern: Pattern, choose: (Parameter, ScalarLanguages.Place) -> String? = { _, _ in nil }
  ) -> LinkPieces? {
    let entry = model[pattern.entry]
    func text(_ index: Int?, _ place: ScalarLanguages.Place) -> String? {
      let parameter = index.flatMap { entry.parameters.indices.contains($0) ? entry.parameters[$0] : nil }
      return parameter.flatMap { choose($0, place) } ?? sample(of: parameter, in: place)
    }
    func pair(_ item: Pattern.QueryItem) -> (key: String, value: String?)?? {
      switch item.value {
      case .literal(let value): return .some((item.key, value))
      case .present: return .some((item.key, nil))
      case .parameter(let index):
        if entry.parameters[index].mayBeAbsent { return .some(nil) }
        return text(index, .query).map { (item.key, $0) }
      }
    }
    func pairs(_ items: [Pattern.QueryItem]) -> [(key: String, value: String?)]? {
      var result: [(key: String, value: String?)] = []
      for item in items {
        guard let pair = pair(item) else { return nil }
        if let pair { result.append(pair) }
      }
      return result
    }
    var pieces = LinkPieces()
    for segment in pattern.segments {
      switch segment {
      case .literal(let text): pieces.segments.append(text)
      case .placeholder(let placeholder):
        let isWhole = placeholder.prefix.isEmpty && placeholder.suffix.isEmpty
        guard let value = text(placeholder.parameter, isWhole ? .segment : .insideSegment) else { return nil }
        pieces.segments.append(placeholder.prefix + value + placeholder.suffix)
      }
    }
    guard let query = pairs(pattern.query) else { return nil }
    pieces.query = query
    switch pattern.fragment {
    case .literal(let text): pieces.fragment = text
    case .parameter(let index) where !entry.parameters[index].mayBeAbsent:
      guard let value = text(index, .query) else { return nil }
      pieces.fragment = value
    case .pairs(let items):
      guard let items = pairs(items) else { return nil }
      pieces.fragmentPairs = items
    default: break
    }
    return pieces
  }

  /// A readable value: for plain text the parameter's name, otherwise the shortest text of its type.
  func sample(of parameter: Parameter?, in place: ScalarLanguages.Place) -> String? {
    guard let language = (try? scalars.values(of: parameter, in: place)) ?? nil else { return nil }
    if let name = parameter?.name, store.contains(language, Array(name.utf8)) { return name }
    return store.readableExample(language)
  }

  /// The text, if it fits a parameter.
  func fits(_ text: String, _ parameter: Parameter, _ place: ScalarLanguages.Place) -> String? {
    guard let language = (try? scalars.values(of: parameter, in: place)) ?? nil else { return nil }
    return store.contains(language, Array(text.utf8)) ? text : nil
  }

  /// A text that does not fit a parameter, and would stand where its values do.
  func misfit(of parameter: Parameter, in place: ScalarLanguages.Place) -> String? {
    guard let language = (try? scalars.values(of: parameter, in: place)) ?? nil,
      let all = (try? scalars.values(of: nil, in: place)) ?? nil,
      let others = (try? store.difference(all, language)) ?? nil
    else { return nil }
    return store.readableExample(others)
  }
}

extension LanguageStore {
  /// The shortest text that is not empty and no special value.
  fileprivate func readableExample(_ id: LanguageID) -> String? {
    guard let bytes = (try? valueExample(id)) ?? nil, !bytes.isEmpty, bytes != SpecialValue.withoutEquals else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension LinkSettings {
  /// A host that a declared one covers; under a wildcard one that as few others as possible cover.
  func sampleHost(_ index: Int) -> String {
    let declared = hosts[index].value
    guard declared.hasPrefix("*.") else { return declared }
    let patterns = hosts.map { HostPattern($0.value) }
    let candidates = ["www", "a", "b", "x1", "x2"].map { $0 + declared.dropFirst() }
    let counts = candidates.map { host in patterns.count { $0.covers(host) } }
    return zip(candidates, counts).min { $0.1 < $1.1 }?.0 ?? declared
  }
}
