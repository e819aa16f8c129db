/// An apple-app-site-association file, as far as it concerns links: `applinks`, with its defaults filled in.
struct AASAFile: Sendable {
  /// What one group of apps claims. The first component that matches a URL decides.
  struct Detail: Sendable {
    var appIDs: [String]
    var components: [Component]
    var range: SourceRange?
  }

  /// A pattern over the path, the query and the fragment of a URL. What is left out matches anything.
  struct Component: Sendable {
    enum Query: Sendable {
      /// A pattern for the whole query.
      case whole(String)
      /// A pattern for every occurrence of each key.
      case items([(key: String, pattern: String)])
    }

    var path = "*"
    var query: Query = .whole("*")
    var fragment = "*"
    var isExcluded = false
    var isCaseSensitive = true
    /// Compared with the URL as it is encoded, which is what happens unless a file says otherwise.
    var isPercentEncoded = true
    var comment: String?
    var range: SourceRange?
  }

  var details: [Detail] = []
  var substitutionVariables: [String: [String]] = [:]
  /// The file uses `paths`, which systems since iOS 13 ignore beside `components`.
  var usesLegacyPaths = false
}

extension AASAFile {
  /// Reads a file from its nodes: current and legacy forms, `details` as a list or keyed by app.
  ///
  /// Apple's matcher ignores what it does not know, and so does this: only a file that is no mapping, or whose
  /// `applinks` is none, gives nil.
  init?(_ root: Node) {
    guard case .mapping(let pairs) = root.content else { return nil }
    guard let applinks = pairs.value(of: "applinks") else { return }
    guard case .mapping(let settings) = applinks.content else { return nil }
    if case .mapping(let variables)? = settings.value(of: "substitutionVariables")?.content {
      for variable in variables {
        guard let name = variable.key.text else { continue }
        substitutionVariables[name] = variable.value.elements.compactMap(\.text)
      }
    }
    let defaults = settings.value(of: "defaults")
    switch settings.value(of: "details")?.content {
    case .sequence(let items):
      for item in items {
        guard case .mapping(let detail) = item.content else { continue }
        let ids = (detail.value(of: "appIDs")?.elements ?? []) + [detail.value(of: "appID")].compactMap(\.self)
        addDetail(detail, appIDs: ids.compactMap(\.text), defaults: defaults, range: item.range)
      }
    case .mapping(let apps):
      for app in apps {
        guard case .mapping(let detail) = app.value.content, let id = app.key.text else { continue }
        addDetail(detail, appIDs: [id], defaults: defaults, range: app.key.range)
      }
    default: break
    }
  }

  private mutating func addDetail(_ detail: [Node.Pair], appIDs: [String], defaults: Node?, range: SourceRange) {
    var base = Component()
    for layer in [defaults, detail.value(of: "defaults")] {
      if case .mapping(let pairs)? = layer?.content { base.read(pairs) }
    }
    var components: [Component] = []
    if let list = detail.value(of: "components") {
      for item in list.elements {
        guard case .mapping(let pairs) = item.content else { continue }
        var component = base
        component.read(pairs)
        component.range = item.range
        components.append(component)
      }
    } else if let paths = detail.value(of: "paths") {
      usesLegacyPaths = true
      for item in paths.elements {
        guard let text = item.text else { continue }
        var component = base
        component.isExcluded = text.hasPrefix("NOT ")
        component.path = component.isExcluded ? String(text.dropFirst(4)) : text
        component.range = item.range
        components.append(component)
      }
    }
    details.append(Detail(appIDs: appIDs, components: components, range: range))
  }
}

extension AASAFile.Component {
  fileprivate mutating func read(_ pairs: [Node.Pair]) {
    for pair in pairs {
      switch pair.key.text {
      case "/": path = pair.value.text ?? path
      case "#": fragment = pair.value.text ?? fragment
      case "?":
        switch pair.value.content {
        case .scalar(let scalar): query = .whole(scalar.text)
        case .mapping(let items):
          // One value that is no text voids the whole object.
          let patterns = items.compactMap { item in item.value.quotedText.map { (item.key.text ?? "", $0) } }
          query = patterns.count == items.count ? .items(patterns) : .whole("*")
        case .sequence: break
        }
      case "exclude": isExcluded = pair.value.text == "true"
      case "caseSensitive": isCaseSensitive = pair.value.text != "false"
      case "percentEncoded": isPercentEncoded = pair.value.text != "false"
      case "comment": comment = pair.value.text
      default: break
      }
    }
  }
}

extension Node {
  fileprivate var text: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }

  fileprivate var quotedText: String? {
    if case .scalar(let scalar) = content, scalar.style != .plain { scalar.text } else { nil }
  }

  fileprivate var elements: [Node] {
    if case .sequence(let items) = content { items } else { [] }
  }
}

extension [Node.Pair] {
  fileprivate func value(of key: String) -> Node? { first { $0.key.text == key }?.value }
}
