/// A thousand links to the routes of a table: half with a custom scheme, half `https`; a fifth lead nowhere.
///
/// A third of the others go to a tenth of the routes.
struct Links {
  /// Each with the number of the route it leads to, or -1.
  private(set) var links: [(url: String, route: Int)] = []
  private var random = SeededRandom(state: 7)

  init(to table: Table, count: Int = 1000) {
    let popular = (0..<max(1, table.routes.count / 10)).map { _ in
      Int.random(in: 0..<table.routes.count, using: &random)
    }
    for index in 0..<count {
      let number =
        chance(0.33)
        ? popular[Int.random(in: 0..<popular.count, using: &random)]
        : Int.random(in: 0..<table.routes.count, using: &random)
      let route = table.routes[number]
      var parts = route.segments.map { segment in
        switch segment {
        case .literal(let text): text
        case .int: value(isInt: true)
        case .string: value(isInt: false)
        }
      }
      var items = route.query.filter { _ in chance(0.7) }.map { "\($0.key)=\(value(isInt: $0.isInt))" }
      if chance(0.2) {
        items.insert("utm_source=newsletter", at: Int.random(in: 0...items.count, using: &random))
      }
      let isMiss = index % 5 == 4
      if isMiss { spoil(&parts, index) }
      let start = chance(0.5) ? "myapp://" : "https://www.example.com/"
      links.append(
        (
          start + parts.joined(separator: "/") + (items.isEmpty ? "" : "?" + items.joined(separator: "&")),
          isMiss ? -1 : number
        ))
    }
  }

  private mutating func spoil(_ parts: inout [String], _ index: Int) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: parts[0] = "zz" + parts[0].dropFirst(2)
    case 1: parts += Array(repeating: "extra", count: 5 - parts.count)
    case 2: parts[0] += "x"
    default: parts = [parts[0], "nope-\(index)", "missing", "deep", "path"]
    }
  }

  private mutating func value(isInt: Bool) -> String {
    if !isInt { return Words.slugs[Int.random(in: 0..<Words.slugs.count, using: &random)] }
    let digits = [2, 4, 7][Int.random(in: 0..<3, using: &random)]
    var limit = 1
    for _ in 0..<digits { limit *= 10 }
    return "\(Int.random(in: 1...limit, using: &random))"
  }

  private mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }
}
