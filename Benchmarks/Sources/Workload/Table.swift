import Foundation

/// A route table of a given size, the same for the same size.
struct Table {
  enum Segment: Hashable {
    case literal(String)
    case int
    case string
  }

  struct Route {
    var name: String
    var feature: String
    var segments: [Segment]
    var query: [(key: String, isInt: Bool)]

    /// The names of the placeholders, in order.
    var placeholders: [(name: String, isInt: Bool)] {
      let kinds = segments.filter { $0 == .int || $0 == .string }
      return zip(["id", "itemId", "subId"], kinds).map { ($0, $1 == .int) }
    }

    var url: String {
      var names = placeholders.map(\.name)[...]
      let path = segments.map { segment in
        if case .literal(let text) = segment { return "/" + text }
        return "/:" + (names.popFirst() ?? "")
      }
      let items = query.map { "\($0.key)=:\($0.key)" }
      return path.joined() + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    }
  }

  var routes: [Route] = []
  var features: [String]
  private var random: SeededRandom

  init(size: Int) {
    random = SeededRandom(state: UInt64(1000 + size))
    let count = max(4, min(Words.features.count, Int(pow(Double(size), 0.55).rounded())))
    features = Array(Words.features.prefix(count))
    var known: Set<[Segment]> = []
    var names: [String: Int] = [:]
    while routes.count < size {
      let feature = routes.count < count ? features[routes.count] : pick(features)
      let segments = [.literal(feature)] + tail()
      guard known.insert(shape(segments)).inserted else { continue }
      var query: [(key: String, isInt: Bool)] = []
      if chance(0.25) { query.append(("ref", false)) }
      if chance(0.12) { query.append(("page", true)) }
      if chance(0.08) { query.append(("filter", false)) }
      var name = self.name(segments)
      let number = names[feature + name, default: 0]
      names[feature + name] = number + 1
      if number > 0 { name += "\(number + 1)" }
      routes.append(Route(name: name, feature: feature, segments: segments, query: query))
    }
  }

  /// What follows the feature. Only a last placeholder takes any text: otherwise two patterns could share a link.
  private mutating func tail() -> [Segment] {
    func word() -> Segment { .literal(Words.things[Int(random.next() % UInt64(Words.things.count))]) }
    let last: Segment = chance(0.6) ? .int : .string
    switch Double.random(in: 0..<1, using: &random) {
    case ..<0.06: return []
    case ..<0.20: return [word()]
    case ..<0.28: return [last]
    case ..<0.46: return [word(), last]
    case ..<0.54: return [word(), word()]
    case ..<0.66: return [.int, word()]
    case ..<0.80: return [word(), .int, word()]
    case ..<0.90: return [.int, word(), last]
    case ..<0.94: return [word(), word(), last]
    case ..<0.98: return [word(), .int, last]
    default: return chance(0.5) ? [.int, .int, last] : [.int, .int, word()]
    }
  }

  /// Two routes that differ only in the type of a last placeholder are one.
  private func shape(_ segments: [Segment]) -> [Segment] { segments.map { $0 == .string ? .int : $0 } }

  private func name(_ segments: [Segment]) -> String {
    let words = segments.dropFirst().map { segment in
      switch segment {
      case .literal(let text): text
      case .int: "number"
      case .string: "text"
      }
    }
    guard let first = words.first else { return "root" }
    return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }
  private mutating func pick(_ words: [String]) -> String { words[Int(random.next() % UInt64(words.count))] }
}

/// SplitMix64.
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
