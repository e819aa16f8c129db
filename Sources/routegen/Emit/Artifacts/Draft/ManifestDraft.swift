/// A starting manifest made from what an app ships with already.
struct ManifestDraft: Sendable {
  /// A route, as far as the files tell.
  struct Route: Sendable {
    var name: String
    var url: String
    /// Names with their types, as YAML.
    var parameters: [(name: String, type: String)] = []
    var comment: String?
    /// Why it is written as a comment only.
    var problem: String?

    /// How many segments of its path are literal text.
    var literalCount: Int {
      url.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").count { !":*{".contains($0.first ?? " ") }
    }
  }

  var hosts: [String] = []
  /// The host is made up, and has to be replaced.
  var isHostAssumed = false
  var schemes: [String] = []
  var queries: [String] = []
  var handoffs: [(name: String, schemes: [String])] = []
  var types: [(name: String, values: [String])] = []
  var opensRoot = false
  var routes: [Route] = []
  /// What could not be carried over, in sentences.
  var remarks: [String] = []

  /// The manifest as text.
  var text: String {
    var text = """
      # A start: every name and type here is a guess. 'routegen check' says what is wrong,
      # 'routegen match URL' says what a link opens.
      routegen: 1
      name: App

      """
    text += linksText
    let types = usedTypes
    if !types.isEmpty {
      text += "\ntypes:\n"
      for type in types { text += "  \(type.name): [\(type.values.map(yamlText).joined(separator: ", "))]\n" }
    }
    text += checksText
    if opensRoot || routes.allSatisfy({ $0.problem != nil }) {
      text += "\ntabs:\n  home: { url: /, title: Home }\n"
    }
    if !routes.isEmpty { text += "\nroutes:\n" + (routes.allSatisfy { $0.problem != nil } ? "  {}\n" : "") }
    for route in routes { text += self.text(of: route) }
    if !remarks.isEmpty {
      text += "\n# Not carried over:\n"
      for remark in remarks { text += "# - \(commentText(remark))\n" }
    }
    return text
  }

  /// Leaves aside what the links that ship cannot change, and what is for later.
  private var checksText: String {
    let declared = routes.filter { $0.problem == nil }
    var lines: [String] = []
    if declared.contains(where: { $0.url.utf8.contains { $0 >= 0x41 && $0 <= 0x5A } }) {
      lines += ["# The links are out there already.", "uppercase-in-url: off"]
    }
    if declared.count > 64 { lines += ["# Until the routes are put into groups.", "large-flat-table: off"] }
    return lines.isEmpty ? "" : "\nchecks:\n" + lines.map { "  \($0)\n" }.joined()
  }

  private var usedTypes: [(name: String, values: [String])] {
    let names = Set(routes.lazy.filter { $0.problem == nil }.flatMap { $0.parameters.map(\.type) })
    return types.filter { names.contains($0.name) }
  }

  private var linksText: String {
    var lines: [String] = []
    if !schemes.isEmpty { lines.append("schemes: [\(schemes.map(yamlText).joined(separator: ", "))]") }
    if !hosts.isEmpty {
      if isHostAssumed { lines.append("# The file does not say which host it is for.") }
      lines.append("hosts: [\(hosts.map(yamlText).joined(separator: ", "))]")
    }
    if !queries.isEmpty { lines.append("queries: [\(queries.map(yamlText).joined(separator: ", "))]") }
    if !handoffs.isEmpty {
      lines.append("# These belong to other SDKs.")
      lines.append("handoff:")
      for handoff in handoffs {
        lines.append("  \(handoff.name): [\(handoff.schemes.map(yamlText).joined(separator: ", "))]")
      }
    }
    return lines.isEmpty ? "" : "\nlinks:\n" + lines.map { "  \($0)\n" }.joined()
  }

  private func text(of route: Route) -> String {
    let parameters = route.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let list = parameters.isEmpty ? "" : ", params: { \(parameters) }"
    let line = "  \(route.name): { url: \(yamlText(route.url))\(list) }\n"
    let comment = route.comment.map { "  # \(commentText($0))\n" } ?? ""
    guard let problem = route.problem else { return comment + line }
    return comment + "  # Left out: \(commentText(problem))\n  #" + line.dropFirst(1)
  }

  private func commentText(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
  }

  /// A text as YAML has it, quoted where it could be read as something else.
  private func yamlText(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0.isASCIILetter || $0.isDigit || "/-._".utf8.contains($0) }
    let begins = text.utf8.first.map { $0.isASCIILetter || $0 == UInt8(ascii: "/") } ?? false
    let isWord = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased())
    return isPlain && begins && !isWord ? text : JSON.string(text).compactText
  }

  /// A name for a route that no other has.
  func uniqueName(_ words: [String]) -> String {
    var name = (try? SwiftName.member(words.joined(separator: "-"))) ?? "page"
    name = String(name.filter { $0.isASCII })
    if name.isEmpty || name.first?.isNumber == true || name.first == "_" { name = "page" + name.filter { $0 != "_" } }
    if SwiftName.isKeyword(name) || SwiftName.freed(name, for: .enumCase) != name || name == "home" { name += "Page" }
    var candidate = name
    var number = 2
    while routes.contains(where: { $0.name == candidate }) {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }
}
