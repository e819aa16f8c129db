/// The screens of a table and what leads from one to the other: what the drawn maps have in common.
struct RouteMap {
  struct Node {
    var entry: Entry
    /// What stands in its box: the name, and the first URL.
    var lines: [String]
  }

  struct Edge: Hashable {
    enum Kind: Hashable { case child, leads, opensIn, fallback }
    var from: Int
    var to: Int
    var kind: Kind
  }

  let model: RouteModel
  let nodes: [Node]
  let edges: [Edge]

  init(_ model: RouteModel) {
    self.model = model
    let label = MapLabel(width: 48, unit: 1)
    nodes = model.entries.map { entry in
      Node(entry: entry, lines: [label.name(entry.path)] + entry.patterns.prefix(1).map { label.url(model[$0].text) })
    }
    var edges: [Edge] = []
    for entry in model.entries {
      let number = entry.id.index
      if let sheet = entry.sheet {
        edges.append(Edge(from: sheet.index, to: number, kind: .opensIn))
      } else if let parent = entry.parent ?? (entry.kind == .tab ? nil : entry.tab) {
        edges.append(Edge(from: parent.index, to: number, kind: .child))
      }
      edges += entry.leadsTo.map { Edge(from: number, to: $0.index, kind: .leads) }
    }
    for definition in model.guards {
      guard let fallback = definition.fallback else { continue }
      let guarded = model.entries.filter { $0.kind == .tab && $0.guards.contains { model[$0].name == definition.name } }
      edges += guarded.map { Edge(from: $0.id.index, to: fallback.index, kind: .fallback) }
    }
    self.edges = edges
  }

  /// The entries that a box around a tab holds: those that open in it.
  func members(of tab: EntryID) -> [Node] {
    nodes.filter { $0.entry.tab == tab && $0.entry.kind != .tab }
  }

  /// The entries of no tab.
  func loose(_ kind: Entry.Kind) -> [Node] {
    nodes.filter { $0.entry.kind == kind && $0.entry.tab == nil }
  }
}

extension RouteModel {
  /// The map in Mermaid's notation.
  var mermaid: String {
    let map = RouteMap(self)
    func label(_ node: RouteMap.Node) -> String { node.lines.map(mermaidEscaped).joined(separator: "<br/>") }
    func box(_ node: RouteMap.Node) -> String {
      let text = "\"\(label(node))\""
      return switch node.entry.kind {
      case .tab: "n\(node.entry.id.index)([\(text)]):::tab"
      case .route: "n\(node.entry.id.index)[\(text)]"
      case .sheet: "n\(node.entry.id.index)[/\(text)/]:::sheet"
      case .action: "n\(node.entry.id.index){{\(text)}}:::action"
      }
    }
    var text = "flowchart LR\n"
    for node in map.nodes where node.entry.kind == .tab {
      text += "  subgraph t\(node.entry.id.index)[\"\(mermaidEscaped(node.entry.title ?? node.entry.path))\"]\n"
      text += "    \(box(node))\n"
      for member in map.members(of: node.entry.id) { text += "    \(box(member))\n" }
      text += "  end\n"
    }
    for kind in [Entry.Kind.route, .sheet, .action] {
      for node in map.loose(kind) { text += "  \(box(node))\n" }
    }
    for edge in map.edges {
      let arrow =
        switch edge.kind {
        case .child: "-->"
        case .opensIn: "==>"
        case .leads: "-.->"
        case .fallback: "-. guard .->"
        }
      text += "  n\(edge.from) \(arrow) n\(edge.to)\n"
    }
    text +=
      "  classDef tab stroke-width:3px\n  classDef sheet stroke-dasharray:6 3\n  classDef action stroke-dasharray:2 2\n"
    return text
  }

  /// The map in Graphviz's notation.
  var dot: String {
    let map = RouteMap(self)
    func quoted(_ text: String) -> String {
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    func box(_ node: RouteMap.Node) -> String {
      let shape =
        switch node.entry.kind {
        case .tab: "shape=box, style=\"rounded,bold\""
        case .route: "shape=box, style=rounded"
        case .sheet: "shape=box, style=\"rounded,dashed\""
        case .action: "shape=hexagon"
        }
      let label = node.lines.map(quoted).map { $0.dropFirst().dropLast() }.joined(separator: "\\n")
      return "n\(node.entry.id.index) [label=\"\(label)\", \(shape)];"
    }
    var text = "digraph \(quoted(name)) {\n"
    text +=
      "  rankdir=LR;\n  fontname=\"Helvetica\";\n  fontsize=12;\n"
      + "  node [fontname=\"Helvetica\", fontsize=11];\n  edge [fontname=\"Helvetica\", fontsize=9];\n"
    for node in map.nodes where node.entry.kind == .tab {
      text += "  subgraph cluster_\(node.entry.id.index) {\n    label=\(quoted(node.entry.title ?? node.entry.path));\n"
      text += "    color=gray;\n    \(box(node))\n"
      for member in map.members(of: node.entry.id) { text += "    \(box(member))\n" }
      text += "  }\n"
    }
    for kind in [Entry.Kind.route, .sheet, .action] {
      for node in map.loose(kind) { text += "  \(box(node))\n" }
    }
    for edge in map.edges {
      let style =
        switch edge.kind {
        case .child: ""
        case .opensIn: " [style=bold]"
        case .leads: " [style=dashed]"
        case .fallback: " [style=dotted, label=\"guard\"]"
        }
      text += "  n\(edge.from) -> n\(edge.to)\(style);\n"
    }
    return text + "}\n"
  }
}

/// The text with every character as a code that means something inside a quoted label.
private func mermaidEscaped(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    if "\"#&<>`".unicodeScalars.contains(scalar) {
      escaped += "#\(scalar.value);"
    } else {
      escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
