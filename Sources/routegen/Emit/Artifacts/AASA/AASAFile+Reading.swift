extension AASAFile {
  /// Reads a file from its nodes: current and legacy forms, `details` as a list or keyed by app.
  ///
  /// Apple's matcher ignores what it does not know, and so does this; `faults` says what that was.
  init(_ root: Node) { read(root) }

  private mutating func read(_ root: Node) {
    guard case .mapping(let pairs) = root.content else {
      return fault("the file is no JSON object", root.range, isGrave: true)
    }
    guard let applinks = pairs.value(of: "applinks") else {
      return fault("the file has no `applinks`, so it associates no links with an app", root.range, isGrave: true)
    }
    guard case .mapping(let settings) = applinks.content else {
      return fault("`applinks` is no object", applinks.range, isGrave: true)
    }
    if case .mapping(let variables)? = settings.value(of: "substitutionVariables")?.content {
      for variable in variables {
        guard let name = variable.key.text else { continue }
        substitutionVariables[name] = variable.value.elements.compactMap(\.text)
      }
    }
    let defaults = settings.value(of: "defaults")
    guard let list = settings.value(of: "details") else {
      return fault("`applinks` has no `details`, so no app opens links", applinks.range, isGrave: true)
    }
    switch list.content {
    case .sequence(let items):
      for item in items {
        guard case .mapping(let detail) = item.content else {
          fault("an element of `details` is no object", item.range)
          continue
        }
        let ids = (detail.value(of: "appIDs")?.elements ?? []) + [detail.value(of: "appID")].compactMap(\.self)
        addDetail(detail, appIDs: ids, defaults: defaults, range: item.range)
      }
    case .mapping(let apps):
      for app in apps {
        guard case .mapping(let detail) = app.value.content else {
          fault("an element of `details` is no object", app.value.range)
          continue
        }
        addDetail(detail, appIDs: [app.key], defaults: defaults, range: app.key.range)
      }
    case .scalar: return fault("`details` is neither a list nor an object", list.range, isGrave: true)
    }
    if details.isEmpty { fault("`details` is empty, so no app opens links", list.range, isGrave: true) }
  }

  /// A team id (or an app's own prefix) of ten letters and digits, a dot, and a bundle id.
  static func isAppID(_ text: String) -> Bool {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].utf8.count == 10 && !parts[1].isEmpty
      && parts[0].utf8.allSatisfy { $0.isDigit || $0.isASCIILetter }
      && parts[1].utf8.allSatisfy { $0.isDigit || $0.isASCIILetter || $0 == 0x2D || $0 == 0x2E }
  }

  private mutating func fault(_ message: String, _ range: SourceRange, isGrave: Bool = false) {
    faults.append(Fault(message: message, range: range, isGrave: isGrave))
  }

  private mutating func addDetail(_ detail: [Node.Pair], appIDs: [Node], defaults: Node?, range: SourceRange) {
    for id in appIDs {
      guard let text = id.text, !Self.isAppID(text) else { continue }
      fault("'\(text)' is no app id: that is a team id of ten characters, a dot and a bundle id", id.range)
    }
    if appIDs.isEmpty { fault("it names no app: `appIDs` is missing or empty", range, isGrave: true) }
    var base = Component()
    for layer in [defaults, detail.value(of: "defaults")] {
      if case .mapping(let pairs)? = layer?.content { base.read(pairs) }
    }
    var components: [Component] = []
    let paths = detail.value(of: "paths")
    if let list = detail.value(of: "components") {
      if let paths { fault("`paths` is ignored since iOS 13, for `components` is there", paths.range) }
      requireList(list, "components")
      for item in list.elements {
        guard case .mapping(let pairs) = item.content else {
          fault("a component is no object", item.range)
          continue
        }
        var component = base
        component.read(pairs)
        component.range = item.range
        components.append(component)
        checkQuery(pairs)
      }
    } else if let paths {
      requireList(paths, "paths")
      for item in paths.elements {
        guard let text = item.text else { continue }
        var component = base
        component.isExcluded = text.hasPrefix("NOT ")
        component.path = component.isExcluded ? String(text.dropFirst(4)) : text
        component.range = item.range
        components.append(component)
      }
    } else {
      fault("it has neither `components` nor `paths`, so it claims nothing", range)
    }
    if !components.isEmpty, components.allSatisfy(\.isExcluded) {
      fault("every component excludes, so nothing is claimed", range, isGrave: true)
    }
    for component in components { checkVariables(component) }
    details.append(Detail(appIDs: appIDs.compactMap(\.text), components: components, range: range))
  }

  private mutating func requireList(_ node: Node, _ name: String) {
    if case .sequence = node.content { return }
    fault("`\(name)` is no list, so it claims nothing", node.range)
  }

  private mutating func checkQuery(_ pairs: [Node.Pair]) {
    guard case .mapping(let items)? = pairs.value(of: "?")?.content,
      let item = items.first(where: { $0.value.quotedText == nil })
    else { return }
    fault("a value of `?` that is no text makes all of `?` count for nothing", item.value.range)
  }

  private mutating func checkVariables(_ component: Component) {
    guard let range = component.range else { return }
    var texts = [component.path, component.fragment]
    switch component.query {
    case .whole(let text): texts.append(text)
    case .items(let items): texts += items.map(\.pattern)
    }
    for text in texts {
      if let name = AASAPattern(text, variables: substitutionVariables).undefinedVariable {
        fault("`$(\(name))` is not defined, so the component matches nothing", range)
      }
    }
    if component.path.split(separator: "/").contains(where: { $0.first == ":" && $0.count > 1 }) {
      fault("'\(component.path)' matches only that text: there are no placeholders here, a segment is `?*`", range)
    }
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
