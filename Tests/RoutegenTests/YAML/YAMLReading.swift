@testable import routegen

/// What `parseYAML` makes of a text.
struct YAMLReading {
  let source: SourceFile
  let node: Node?
  let diagnostics: [Diagnostic]

  init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  init(bytes: [UInt8]) {
    source = SourceFile(path: "routes.yaml", bytes: bytes)
    var diagnostics: [Diagnostic] = []
    node = parseYAML(FileID(index: 0), source, diagnostics: &diagnostics)
    self.diagnostics = diagnostics
  }

  /// The findings: place, the text there, and the message.
  var findings: [String] {
    diagnostics.map { "\(place($0.range)) \($0.message)" }
  }

  /// The findings with their other places and the way out.
  var report: String {
    diagnostics.map { diagnostic in
      let notes = diagnostic.related.map { "\n  \(place($0.range)) \($0.message)" }.joined()
      return "\(place(diagnostic.range)) \(diagnostic.message)\(notes)\n  \(diagnostic.help ?? "no help")"
    }.joined(separator: "\n")
  }

  /// The node tree, as `dump nodes` prints it.
  var nodes: String { node.map { nodesText($0, source) } ?? "none\n" }

  /// `line:column ‹text›`
  func place(_ range: SourceRange) -> String {
    let line = source.line(at: Int(range.start))
    let column = Int(range.start) - source.lineStarts[line] + 1
    return "\(line + 1):\(column) ‹\(text(range))›"
  }

  func text(_ range: SourceRange) -> String {
    String(decoding: source.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  /// The value found by following keys from the root.
  func value(_ keys: String...) -> Node? {
    var node = node
    for key in keys {
      guard case .mapping(let pairs)? = node?.content else { return nil }
      node = pairs.first { $0.key.scalar?.text == key }?.value
    }
    return node
  }
}

extension Node {
  var scalar: Scalar? {
    if case .scalar(let scalar) = content { return scalar }
    return nil
  }

  /// The children, keys included, in the order they are written.
  var children: [Node] {
    switch content {
    case .scalar: []
    case .sequence(let elements): elements
    case .mapping(let pairs): pairs.flatMap { [$0.key, $0.value] }
    }
  }
}
