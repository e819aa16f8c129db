/// Writes the apple-app-site-association components that claim what the table routes on one host.
///
/// A `*` or `?*` of Apple's patterns crosses slashes, so a component for `/item/:id` would also claim `/item/1/x`.
/// The components therefore go from the deepest paths to the shallowest, and before a depth is claimed everything
/// deeper is excluded: then each `?*` of a component can only be one segment, and the number of segments is exact.
/// What is left over-claimed is what the patterns cannot say: the form of a number, a date or a narrowed text.
struct AASAEmitter {
  /// Something that the file claims although the table does not route all of it.
  struct Overclaim: Sendable {
    var pattern: PatternID
    var reason: String
    /// A typed segment claimed by its first characters only: seldom worth a finding.
    var isMinor: Bool
  }

  private let model: RouteModel
  private let host: Int
  private var globs: AASAGlobs
  private(set) var file = AASAFile()
  private(set) var overclaims: [Overclaim] = []
  /// Paths with more segments than this are excluded by now.
  private var deepest = Int.max

  /// Makes the file for one host.
  ///
  /// - Parameters:
  ///   - host: Index into `LinkSettings.hosts`.
  ///   - appIDs: Each `TEAMID.bundle.identifier`.
  init(_ model: RouteModel, host: Int, appIDs: [String]) {
    self.model = model
    self.host = host
    globs = AASAGlobs(model)
    let patterns = model.patterns.filter { $0.sources.contains(.web) && $0.hosts?.contains(host) ?? true }
    let components = makeComponents(patterns)
    file.details = [AASAFile.Detail(appIDs: appIDs, components: components)]
    file.substitutionVariables = globs.variables
  }

  /// A pattern's path as Apple's patterns see it.
  private struct Shape {
    var pattern: Pattern
    var segments: [AASAGlobs.Glob]
    var isRest: Bool
    /// No segment that must end somewhere follows one that can cross slashes.
    var isExactAtAnyDepth: Bool {
      var crosses = false
      for segment in segments {
        if crosses, !segment.crossesSlashes { return false }
        crosses = crosses || segment.crossesSlashes
      }
      return true
    }
  }

  private mutating func makeComponents(_ patterns: [Pattern]) -> [AASAFile.Component] {
    var shapes: [Shape] = []
    for pattern in patterns { shapes.append(shape(pattern)) }
    shapes.sort(by: Self.isMoreSpecific)
    guard !shapes.isEmpty else { return [] }
    var components: [AASAFile.Component] = []
    if shapes.contains(where: { $0.isRest || $0.segments.contains(where: \.crossesSlashes) }) {
      components.append(Self.exclude("*//?*", "An empty segment opens nothing."))
    }
    for shape in shapes where shape.isRest && shape.isExactAtAnyDepth {
      components.append(component(shape, path: path(shape.segments.map(\.text)) + "/*"))
    }
    let spread = shapes.filter { $0.isRest && !$0.isExactAtAnyDepth }
    let fixed = shapes.filter { !$0.isRest }
    let depth = max(fixed.map(\.segments.count).max() ?? 0, (spread.map(\.segments.count).max() ?? -2) + 2)
    for shape in spread {
      overclaims.append(
        Overclaim(pattern: shape.pattern.id, reason: "a segment before a fixed one can be several", isMinor: false))
      components.append(component(shape, path: path(padded(shape, to: depth + 1))))
    }
    for level in stride(from: depth, through: 0, by: -1) {
      for shape in fixed where shape.segments.count == level {
        excludeDeeper(than: level, before: shape, into: &components)
        components.append(component(shape, path: path(shape.segments.map(\.text))))
      }
      for shape in spread where shape.segments.count <= level {
        excludeDeeper(than: level, before: shape, into: &components)
        components.append(component(shape, path: path(padded(shape, to: level))))
      }
    }
    return components
  }

  private mutating func excludeDeeper(
    than level: Int, before shape: Shape, into components: inout [AASAFile.Component]
  ) {
    guard level < deepest, shape.isRest || shape.segments.contains(where: \.crossesSlashes) else { return }
    deepest = level
    let path = String(repeating: "/?*", count: level + 1)
    components.append(Self.exclude(path, "No pattern goes deeper than \(level) from here on."))
  }

  private static func exclude(_ path: String, _ comment: String) -> AASAFile.Component {
    AASAFile.Component(path: path, isExcluded: true, comment: comment)
  }

  private func path(_ segments: [String]) -> String {
    segments.isEmpty ? "" : "/" + segments.joined(separator: "/")
  }

  private func padded(_ shape: Shape, to count: Int) -> [String] {
    let texts = shape.segments.map(\.text)
    return texts + [String](repeating: "?*", count: max(0, count - texts.count))
  }

  private static func isMoreSpecific(_ left: Shape, _ right: Shape) -> Bool {
    let (first, second) = (left.segments.map(\.rank), right.segments.map(\.rank))
    if first != second { return first.lexicographicallyPrecedes(second) }
    return left.pattern.id.index < right.pattern.id.index
  }

  private mutating func shape(_ pattern: Pattern) -> Shape {
    let entry = model[pattern.entry]
    var segments: [AASAGlobs.Glob] = []
    for segment in pattern.segments {
      let glob = globs.glob(segment, of: entry)
      if let reason = glob.overclaim {
        overclaims.append(Overclaim(pattern: pattern.id, reason: reason, isMinor: glob.isMinor))
      }
      segments.append(glob)
    }
    return Shape(pattern: pattern, segments: segments, isRest: pattern.rest != nil)
  }

  private mutating func component(_ shape: Shape, path: String) -> AASAFile.Component {
    let pattern = shape.pattern
    let entry = model[pattern.entry]
    var component = AASAFile.Component(path: path.isEmpty ? "/" : path, comment: "\(entry.path): \(pattern.text)")
    component.isCaseSensitive = !model.links.caseInsensitive
    var items: [(key: String, pattern: String)] = []
    for item in pattern.query {
      guard let value = globs.required(item, of: entry) else { continue }
      if let text = value.text { items.append((globs.encodedQuery(item.key), text)) }
      if let reason = value.overclaim {
        overclaims.append(Overclaim(pattern: pattern.id, reason: reason, isMinor: value.isMinor))
      }
    }
    if !items.isEmpty { component.query = .items(items) }
    switch pattern.fragment {
    case .literal(let text): component.fragment = globs.encodedQuery(text)
    case .parameter(let index) where !entry.parameters[index].mayBeAbsent: component.fragment = "?*"
    case .pairs(let pairs):
      let needed = pairs.compactMap { pair in globs.required(pair, of: entry).map { _ in globs.encodedQuery(pair.key) } }
      if let key = needed.first { component.fragment = "*\(key)=?*" }
      if needed.count > 1 {
        overclaims.append(
          Overclaim(pattern: pattern.id, reason: "only one key of a fragment can be asked for", isMinor: false))
      }
    default: break
    }
    return component
  }
}
