@testable import routegen

/// Random small tables, and random values for their parameters.
enum RandomTable {
  private static let words = ["a", "b", "item", "x+y", "ü", "new", "1", "a:b@c"]

  static func word(_ random: inout SeededRandom) -> String {
    (words + ["", "7", "x/y", "50%", "-3"]).dropFirst(0).randomElement(using: &random).flatMap { $0.isEmpty ? "z" : $0 }
      ?? "a"
  }

  static func model(_ random: inout SeededRandom) -> RouteModel {
    var entries: [TableSketch.EntrySketch] = []
    for number in 0..<Int.random(in: 1...6, using: &random) {
      var url = ""
      var types: [String: TableSketch.TypeSketch] = [:]
      for position in 0..<Int.random(in: 0...4, using: &random) {
        if Int.random(in: 0..<10, using: &random) < 5 {
          url += "/" + ["a", "b", "item", "ü", "new"][Int.random(in: 0..<5, using: &random)]
        } else {
          let name = "p\(position)"
          types[name] = type(&random)
          url += Int.random(in: 0..<5, using: &random) == 0 ? "/v{\(name)}.x" : "/:\(name)"
        }
      }
      if Int.random(in: 0..<5, using: &random) == 0 {
        url += "/*rest"
        types["rest*"] = Bool.random(using: &random) ? .string : .int
      }
      if url.isEmpty { url = "/" }
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        url += "?q=:q"
        types["q"] = type(&random)
      case 1:
        url += "?o=:o?"
        types["o?"] = .int
      case 2: url += "?type=a"
      default: break
      }
      entries.append(TableSketch.EntrySketch(name: "e\(number)", urls: [url], types: types))
    }
    return TableSketch(entries: entries).model()
  }

  private static func type(_ random: inout SeededRandom) -> TableSketch.TypeSketch {
    let types: [TableSketch.TypeSketch] = [
      .string, .string, .string, .int, .builtin(.int, min: "1", max: "20"), .builtin(.uuid), .builtin(.date),
      .builtin(.bool), .builtin(.double), .oneOf(["a", "new", "x+y"]), .matching("[a-z]+"), .builtin(.url),
    ]
    return types[Int.random(in: 0..<types.count, using: &random)]
  }

  /// Sometimes a random text, if it fits.
  static func value(
    _ parameter: Parameter, _ place: ScalarLanguages.Place, _ samples: PatternSamples, _ random: inout SeededRandom
  ) -> String? {
    guard let language = (try? samples.scalars.values(of: parameter, in: place)) ?? nil else { return nil }
    let texts = words + ["true", "YES", "-12", "1.5e3", "2024-02-29", "2024-02-29T10:00:00+02:00", "mailto:x"]
    let fitting = texts.filter { samples.store.contains(language, Array($0.utf8)) }
    return fitting.randomElement(using: &random)
  }

  /// With a segment or a value added, removed or replaced.
  static func mutated(_ pieces: LinkPieces, _ random: inout SeededRandom) -> LinkPieces {
    var pieces = pieces
    let word = word(&random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: pieces.segments.append(word)
    case 1: if !pieces.segments.isEmpty { pieces.segments.removeLast() }
    case 2:
      if let index = pieces.segments.indices.randomElement(using: &random) { pieces.segments[index] = word }
    case 3:
      if let index = pieces.segments.indices.randomElement(using: &random) { pieces.segments.insert(word, at: index) }
    default:
      if pieces.query.isEmpty { pieces.query.append(("o", word)) } else { pieces.query[0].value = word }
    }
    return pieces
  }
}
