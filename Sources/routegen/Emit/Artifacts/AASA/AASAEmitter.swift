/// Writes the apple-app-site-association components that claim what the table routes on one host.
///
/// A `*` or `?*` of Apple's patterns crosses slashes, so a component for `/item/:id` would also claim `/item/1/x`.
/// The components therefore go from the deepest paths to the shallowest, and before a depth is claimed everything
/// deeper is excluded: then each `?*` of a component can only be one segment, and the number of segments is exact.
/// What is left over-claimed is what the patterns cannot say: the form of a number, a date or a narrowed text.
///
/// Left to the browser is a link whose required query value is empty, which cannot be told from a missing one, and
/// one that escapes what needs no escape.
struct AASAEmitter {
  let model: RouteModel
  let host: Int
  let samples: PatternSamples
  let suspecting: Suspecting
  var globs: AASAGlobs
  private(set) var file = AASAFile()
  /// For each component the pattern it claims; nil for one that excludes.
  private(set) var claims: [PatternID?] = []
  /// What may be claimed too widely, before it has been tried.
  var suspicions: [Suspicion] = []
  /// Paths with more segments than this are excluded by now.
  private var deepest = Int.max
  private var components: [AASAFile.Component] = []

  /// Makes the file for one host.
  ///
  /// - Parameters:
  ///   - host: Index into `LinkSettings.hosts`.
  ///   - appIDs: Each `TEAMID.bundle.identifier`.
  ///   - suspecting: What to collect under `suspicions`.
  init(_ model: RouteModel, host: Int, appIDs: [String], suspecting: Suspecting = .everything) {
    self.suspecting = suspecting
    self.model = model
    self.host = host
    samples = PatternSamples(model)
    globs = AASAGlobs(model)
    let hosts = model.links.hosts.map { HostPattern($0.value) }
    let patterns = model.patterns.filter { pattern in
      pattern.sources.contains(.web) && pattern.hosts?.contains { hosts[$0].includes(hosts[host]) } ?? true
    }
    // The shapes of a large table are many: they are kept only where a file is made of them.
    if suspecting == .structure {
      for pattern in patterns { suspect(shape(pattern)) }
      if suspicions.isEmpty { return }
    }
    let shapes = patterns.map { pattern in
      let shape = shape(pattern)
      if suspecting == .everything { suspect(shape) }
      return shape
    }
    addComponents(shapes)
    file.details = [AASAFile.Detail(appIDs: appIDs, components: components)]
    file.substitutionVariables = globs.variables
  }

  /// A pattern's path as Apple's patterns see it.
  struct Shape {
    var pattern: Pattern
    var segments: [AASAGlobs.Glob]
    var isRest: Bool

    /// After what can cross slashes comes nothing that has to stand in a certain segment.
    var isExactAtAnyDepth: Bool {
      let text = segments.map(\.text).joined(separator: "/")
      guard let star = text.firstIndex(of: "*") else { return true }
      return text[text.index(after: star)...].split(separator: "/").allSatisfy { $0 == "?*" }
    }

    var crossesSlashes: Bool { isRest || segments.contains(where: \.crossesSlashes) }
  }

  private mutating func addComponents(_ unsorted: [Shape]) {
    let shapes = unsorted.sorted(by: Self.isMoreSpecific)
    if shapes.contains(where: \.crossesSlashes) { exclude("*//?*", "An empty segment opens nothing.") }
    for shape in shapes where shape.isRest && shape.isExactAtAnyDepth {
      claim(shape, path: shape.segments.map(\.text) + ["*"])
    }
    let spread = shapes.filter { $0.isRest && !$0.isExactAtAnyDepth }
    let fixed = shapes.filter { !$0.isRest }
    let depth = max(fixed.map(\.segments.count).max() ?? 0, (spread.map(\.segments.count).max() ?? -2) + 2)
    for shape in spread {
      suspectSpread(shape, beyond: depth)
      claim(shape, path: padded(shape, to: depth + 1))
    }
    for level in stride(from: depth, through: 0, by: -1) {
      for shape in fixed where shape.segments.count == level {
        excludeDeeper(than: level, before: shape)
        claim(shape, path: shape.segments.map(\.text))
      }
      for shape in spread where shape.segments.count <= level {
        excludeDeeper(than: level, before: shape)
        claim(shape, path: padded(shape, to: level))
      }
    }
  }

  private mutating func excludeDeeper(than level: Int, before shape: Shape) {
    guard level < deepest, shape.crossesSlashes else { return }
    deepest = level
    exclude(String(repeating: "/?*", count: level + 1), "From here on no path has more than \(level) segments.")
  }

  private mutating func exclude(_ path: String, _ comment: String) {
    components.append(AASAFile.Component(path: path, isExcluded: true, comment: comment))
    claims.append(nil)
  }

  private func padded(_ shape: Shape, to count: Int) -> [String] {
    let texts = shape.segments.map(\.text)
    return texts + [String](repeating: "?*", count: max(0, count - texts.count))
  }

  private static func isMoreSpecific(_ left: Shape, _ right: Shape) -> Bool {
    let (first, second) = (left.segments.lazy.map(\.rank), right.segments.lazy.map(\.rank))
    if !first.elementsEqual(second) { return first.lexicographicallyPrecedes(second) }
    return left.pattern.id.index < right.pattern.id.index
  }

  private mutating func shape(_ pattern: Pattern) -> Shape {
    let parameters = model.entries[pattern.entry.index].parameters
    var segments: [AASAGlobs.Glob] = []
    segments.reserveCapacity(pattern.segments.count)
    for segment in pattern.segments { segments.append(globs.glob(segment, parameters)) }
    return Shape(pattern: pattern, segments: segments, isRest: pattern.rest != nil)
  }

  /// Adds the components for one path of a pattern: several only where a fragment can be written in several ways.
  private mutating func claim(_ shape: Shape, path: [String]) {
    let pattern = shape.pattern
    let entry = model[pattern.entry]
    var component = AASAFile.Component(comment: "\(entry.path): \(pattern.text)")
    component.path = "/" + path.joined(separator: "/")
    component.isCaseSensitive = !model.links.caseInsensitive
    var items: [(key: String, pattern: String)] = []
    for item in pattern.query {
      switch item.value {
      case .literal(let text): items.append((AASAText.key(item.key), globs.literal(text, inQuery: true).text))
      case .present: break
      case .parameter(let index):
        guard !entry.parameters[index].mayBeAbsent else { continue }
        items.append((AASAText.key(item.key), globs.glob(of: entry.parameters[index]).text))
      }
    }
    if !items.isEmpty { component.query = .items(items) }
    for fragment in fragments(pattern, of: entry) {
      component.fragment = fragment
      components.append(component)
      claims.append(pattern.id)
    }
  }

  private mutating func fragments(_ pattern: Pattern, of entry: Entry) -> [String] {
    switch pattern.fragment {
    case .literal(let text): return [globs.literal(text, inQuery: true).text]
    case .parameter(let index) where !entry.parameters[index].mayBeAbsent:
      return [globs.glob(of: entry.parameters[index]).text]
    case .pairs(let pairs):
      for pair in pairs {
        let key = AASAText.key(pair.key)
        switch pair.value {
        case .literal(let text):
          let value = globs.literal(text, inQuery: true).text
          return ["\(key)=\(value)", "\(key)=\(value)&*", "*&\(key)=\(value)", "*&\(key)=\(value)&*"]
        case .parameter(let index) where !entry.parameters[index].mayBeAbsent:
          return ["\(key)=?*", "*&\(key)=?*"]
        default: continue
        }
      }
      return ["*"]
    default: return ["*"]
    }
  }
}
