extension Manifest {
  /// The keys that an included file may hold; any other must be as in the manifest that includes it.
  static let sharedKeys: Set<String> = [
    "routegen", "types", "guards", "routes", "sheets", "actions", "redirects", "retired", "include", "imports",
  ]

  /// Takes over what an included file declares.
  mutating func merge(_ other: Manifest) {
    imports += other.imports
    types += other.types
    guards += other.guards
    routes += other.routes
    sheets += other.sheets
    actions += other.actions
    redirects += other.redirects
    retired += other.retired
    isIncomplete = isIncomplete || other.isIncomplete
  }
}

extension Node {
  /// Whether both hold the same values, wherever and however they are written.
  func hasSameValue(as other: Node) -> Bool {
    switch (content, other.content) {
    case (.scalar(let left), .scalar(let right)):
      left.text == right.text && isEmpty == other.isEmpty
    case (.sequence(let left), .sequence(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.hasSameValue(as: $1) }
    case (.mapping(let left), .mapping(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy { $0.key.hasSameValue(as: $1.key) && $0.value.hasSameValue(as: $1.value) }
    default: false
    }
  }
}
