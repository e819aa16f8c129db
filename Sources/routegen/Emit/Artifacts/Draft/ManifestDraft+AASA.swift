extension ManifestDraft {
  /// Adds the routes that the components of an association file claim.
  mutating func add(_ file: AASAFile, host: String?) {
    hosts = [host ?? "example.com"]
    isHostAssumed = host == nil
    var seen: Set<String> = []
    for component in file.details.flatMap(\.components) where !component.isExcluded {
      var reader = ComponentReader(component, variables: file.substitutionVariables)
      reader.read()
      let url = reader.url
      guard seen.insert(url).inserted else { continue }
      if url == "/" {
        opensRoot = true
        continue
      }
      for type in reader.types where !types.contains(where: { $0.name == type.name }) { types.append(type) }
      // A rest at the root holds the root itself.
      routes.append(
        Route(
          name: uniqueName(reader.words), url: url, parameters: reader.parameters,
          comment: component.comment.map { String($0.prefix(100)) }))
    }
    let excluded = file.details.flatMap(\.components).filter(\.isExcluded).map(\.path)
    for path in excluded.prefix(20) { remarks.append("the exclusion of \(path): a manifest lists only what opens") }
    if excluded.count > 20 { remarks.append("\(excluded.count - 20) more exclusions") }
    remarks += file.faults.prefix(20).map(\.message)
  }
}

/// Turns a component into a URL pattern of the manifest.
private struct ComponentReader {
  private let component: AASAFile.Component
  private let variables: [String: [String]]
  private(set) var url = ""
  private(set) var parameters: [(name: String, type: String)] = []
  private(set) var types: [(name: String, values: [String])] = []
  /// The literal words of the path, for a name.
  private(set) var words: [String] = []

  init(_ component: AASAFile.Component, variables: [String: [String]]) {
    self.component = component
    self.variables = variables
  }

  mutating func read() {
    let segments = component.path.split(separator: "/").map(String.init)
    for (index, segment) in segments.enumerated() {
      let isLast = index == segments.count - 1
      if isLast, segment == "*" {
        url += "/*" + add("path", #""[String]""#)
      } else {
        url += "/" + pattern(of: segment, after: index > 0 ? segments[index - 1] : "")
      }
    }
    if url.isEmpty { url = "/" }
    readQuery()
    readFragment()
  }

  private mutating func readQuery() {
    var pairs: [String] = []
    guard case .items(let items) = component.query else { return }
    for item in items where !item.key.isEmpty {
      let key = Self.written(item.key)
      if !item.pattern.isEmpty, !item.pattern.contains("*"), !item.pattern.contains("?"), !item.pattern.contains("$(") {
        pairs.append("\(key)=\(Self.written(item.pattern))")
      } else {
        pairs.append("\(key)=:\(add(item.key, item.pattern == "*" || item.pattern.isEmpty ? #""String?""# : "String"))")
      }
      words.append(item.key)
    }
    if !pairs.isEmpty { url += "?" + pairs.joined(separator: "&") }
  }

  private mutating func readFragment() {
    let fragment = component.fragment
    if fragment == "*" || fragment.isEmpty { return }
    let isLiteral = !fragment.contains("*") && !fragment.contains("?") && !fragment.contains("$(")
    url += "#" + (isLiteral ? Self.written(fragment) : ":" + add("fragment", "String"))
  }

  private mutating func pattern(of segment: String, after previous: String) -> String {
    if segment.hasPrefix(":"), segment.count > 1 { return ":" + add(String(segment.dropFirst()), "String") }
    guard let wild = segment.firstIndex(where: { $0 == "*" || $0 == "?" || $0 == "$" }) else {
      words.append(percentDecoded(segment))
      return Self.written(segment)
    }
    let name = previous.isEmpty || previous.contains("*") || previous.contains("$") ? "value" : "id"
    var rest = segment[wild...]
    let prefix = String(segment[..<wild])
    if !prefix.isEmpty { words.append(prefix) }
    var type = "String"
    var parameter = name
    if rest.hasPrefix("$("), let close = rest.firstIndex(of: ")") {
      let variable = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<close])
      parameter = variable
      type = self.type(of: variable) ?? "String"
      rest = rest[rest.index(after: close)...]
      // A digit and more: most likely a number.
      if variable == "digit", rest == "*" { (type, rest, parameter) = ("Int", "", name) }
    } else {
      let wild = rest.prefix { $0 == "*" || $0 == "?" }
      rest = rest[wild.endIndex...]
      if wild.count > 1, !wild.contains("*") { type = #"{ type: String, matches: ".{\#(wild.count)}" }"# }
    }
    if rest.contains(where: { $0 == "*" || $0 == "?" || $0 == "$" }) { (rest, type) = ("", "String") }
    if prefix.isEmpty, rest.isEmpty { return ":" + add(parameter, type) }
    return Self.written(prefix) + "{\(add(parameter, type))}" + Self.written(String(rest))
  }

  /// The type of a variable: an enum where all its values are plain texts.
  private mutating func type(of variable: String) -> String? {
    guard let values = variables[variable], !values.isEmpty else { return nil }
    let isPlain = values.allSatisfy { !$0.isEmpty && !$0.contains("*") && !$0.contains("?") && !$0.contains("/") }
    guard isPlain, Set(values).count == values.count, var name = try? SwiftName.type(variable) else { return nil }
    if SwiftName.freed(name, for: .type) != name || BuiltinType(rawValue: name) != nil { name += "Value" }
    types.append((name, values.map(percentDecoded)))
    return name
  }

  /// Declares a parameter under a name that is free.
  private mutating func add(_ words: String, _ type: String) -> String {
    var name = (try? SwiftName.member(words)) ?? "value"
    name = String(name.filter { $0.isASCII })
    if name.isEmpty || name.first?.isNumber == true || name == "self" || name == "_" {
      name = "value" + name.filter { $0 != "_" }
    }
    if SwiftName.isKeyword(name) { name += "Value" }
    var candidate = name
    var number = 2
    while parameters.contains(where: { $0.name == candidate }) {
      candidate = "\(name)\(number)"
      number += 1
    }
    parameters.append((candidate, type))
    return candidate
  }

  /// Literal text as a pattern of the manifest writes it.
  private static func written(_ text: String) -> String {
    let signs: [Character: String] = [
      ":": "%3A", "*": "%2A", "{": "%7B", "}": "%7D", "?": "%3F", "#": "%23", " ": "%20", "&": "%26", "=": "%3D",
      "+": "%2B",
    ]
    return text.map { signs[$0] ?? String($0) }.joined()
  }
}
