@testable import routegen

/// Random small tables, and links that come near them.
struct RandomTables {
  var random: SeededRandom

  /// Texts of segments that tell apart everything a random table can ask of one.
  static let universe =
    [
      "a", "b", "new", "7", "0", "12", "-3", "007", "99999999999999999999", "true", "no", "YES", "a-b", "@a", "@7", "@",
      "a.html", "7.html", ".html", "v7", "v", "va", "é", "x y", "a/b", "Z", "%", "+", "a+b", "q=1", "v7.html", "@.html",
      "0F8FAD5B-D9CB-469F-A165-70867728950E", "item", "商品", "A", "NEW", "5", "9", "10", "zz", "product", "...", "-",
      "10000000000000000000", "18446744073709551615", "9223372036854775807", "-9223372036854775808", "2147483648", "-0",
      "+1", "1.5", "0.5", "-0.5", "1e3", "1E+02", "1e400", "0.0", "0x1", "NaN", "v0.5", "2024-02-29", "2023-02-29",
      "2024-01-02T03:04:05Z", "2024-01-02t03:04:05.678+02:00", "a:b", "mailto:x", "a:", "v:x", "a:b.html", "v:x.html",
      "@a.html", "v.html", "vv", "äb", "ä", "Ä", "e\u{301}", "éa", "e\u{301}a", "E\u{301}", "\u{1}", "a\nb", "tRuE",
      "É",
      "\u{212A}", "K", "k", "k9", "x-7", "a_b", "A7", "7a", "a7.html", "é.html", "é7", "va.html", "v7b",
    ] + literals + (1...6).map { "w\($0)" }

  private static let literals = [
    "a", "b", "new", "7", "true", "é", "x y", "商品", "item", "A", "product", "ä", "Item", "a:b", "k", "a.html", "é7",
    "a/b", "1.5", "2024-02-29",
  ]
  private static let types = [
    "String", "String", "Int", "Int", "Int 1...9", "Int 5...20", "Bool", "UUID", "E", "F", "String ~[a-z]+",
    "String ~[0-9]+", "UInt", "String ~[a-z0-9]*", "Int32", "Int64", "Double", "Double 0...1", "Date", "URL", "Number",
    "Word", "Own", "OwnWord", "UInt ...9",
  ]

  mutating func table() -> RouteModel {
    var table = TableBuilder(schemes: ["app"], hosts: ["example.test", "*.example.test", "other.test"])
    table.enumeration("E", "a", "b", "new")
    table.enumeration("F", "b", "item", "7")
    table.wrapper("Number", .int)
    table.wrapper("Word", .string, matches: "[a-z]+")
    table.external("Own")
    table.external("OwnWord", matches: "[a-z]+[0-9]?")
    table.model.links.plusIsSpace = chance(4, 5)
    table.model.links.caseInsensitive = chance(1, 6)
    for index in 0..<Int.random(in: 1...9, using: &random) { addEntry("r\(index)", to: &table) }
    for index in 0..<Int.random(in: 0...2, using: &random) { addRedirect(index, to: &table) }
    return table.model
  }

  /// A redirect to some entry: a path that carries some of its parameters, and texts for the others.
  private mutating func addRedirect(_ index: Int, to table: inout TableBuilder) {
    let entry = pick(table.model.entries)
    let matcher = BruteForceMatcher(model: table.model, universe: Self.universe)
    var pattern = Pattern(
      id: PatternID(index: table.model.patterns.count), entry: entry.id, origin: .redirect(index), text: "redirect",
      pieceRanges: [], segments: [.literal(pick(Self.literals))], range: TableBuilder.nowhere)
    for (number, parameter) in entry.parameters.enumerated() {
      let texts = Self.universe.filter { matcher.fits($0, parameter) }
      switch Int.random(in: 0...3, using: &random) {
      case 0 where parameter.shape == .single && pattern.rest == nil:
        pattern.segments.append(.placeholder(.init(parameter: number)))
      case 1: pattern.query.append(.init(key: "k\(number)", value: .parameter(number)))
      case 2 where parameter.mayBeAbsent: break
      default: pattern.fixed.append((number, parameter.shape == .list ? .list([pick(texts)]) : .text(pick(texts))))
      }
    }
    if chance(1, 5) { pattern.segments.append(.placeholder(.init(parameter: nil, prefix: pick(["", "v"])))) }
    if chance(1, 5) { pattern.rest = Pattern.Rest(parameter: nil) }
    table.model.patterns.append(pattern)
  }

  private mutating func addEntry(_ name: String, to table: inout TableBuilder) {
    var parameters: [String] = []
    var path = ""
    for _ in 0..<Int.random(in: 0...3, using: &random) { path += "/" + segment(&parameters) }
    if chance(1, 6) {
      parameters.append("p\(parameters.count): [\(pick(["String", "Int", "E", "Word", "Double"]))]")
      path += "/*p\(parameters.count - 1)"
    }
    var items: [String] = []
    for key in ["q", "n", "é k", "a/b?", "i[]"] where chance(1, 5) { items.append(item(key, &parameters)) }
    var text = path.isEmpty ? "/" : path
    if !items.isEmpty { text += "?" + items.joined(separator: "&") }
    if chance(1, 8) {
      switch Int.random(in: 0...2, using: &random) {
      case 0: text += pick(["#top", "#/a?b", "#é"])
      case 1:
        parameters.append("p\(parameters.count): \(pick(["String", "Int", "Int?", "String?", "E?"]))")
        text += "#:p\(parameters.count - 1)"
      default:
        parameters.append("p\(parameters.count): \(pick(["String", "Int", "Bool?", "[String]", "[Int] comma"]))")
        let name = ":p\(parameters.count - 1)"
        text += pick(["#t=\(name)", "#x=a&t=\(name)", "#t=\(name)&x"])
      }
    }
    let sources: LinkSources = pick([.all, .all, .all, .all, .web, .scheme])
    let hosts: [Int]? = pick([nil, nil, nil, nil, [0], [1], [0, 2]])
    let others = table.model.entries.map(\.id)
    let winsOver = chance(1, 5) && !others.isEmpty ? [pick(others)] : []
    let id = table.entry(name, text, parameters: parameters, sources: sources, hosts: hosts, winsOver: winsOver)
    if chance(1, 6) { addAlias(of: id, to: &table) }
  }

  /// A second URL of an entry.
  private mutating func addAlias(of entry: EntryID, to table: inout TableBuilder) {
    var pattern = table.model[table.model[entry].patterns[0]]
    pattern.id = PatternID(index: table.model.patterns.count)
    pattern.origin = .url(1)
    pattern.segments.insert(.literal(pick(Self.literals)), at: 0)
    table.model.patterns.append(pattern)
    table.model.entries[entry.index].patterns.append(pattern.id)
  }

  private mutating func segment(_ parameters: inout [String]) -> String {
    if chance(1, 2) { return pick(Self.literals) }
    let name = "p\(parameters.count)"
    parameters.append("\(name): \(pick(Self.types))")
    return switch Int.random(in: 0...12, using: &random) {
    case 0: "@{\(name)}"
    case 1: "{\(name)}.html"
    case 2: "v{\(name)}"
    case 3: "é{\(name)}"
    case 4: ".{\(name)}"
    default: ":\(name)"
    }
  }

  private mutating func item(_ key: String, _ parameters: inout [String]) -> String {
    switch Int.random(in: 0...9, using: &random) {
    case 0: return "\(key)=" + pick(["a", "a/b?", "", "é"])
    case 1: return "\(key)=x y"
    case 2: return key
    default:
      parameters.append(
        "p\(parameters.count): "
          + pick([
            "String", "Int", "Int?", "String?", "Bool?", "Bool", "Int = 1", "[String]", "[Int]", "[Int] comma",
            "[String] comma", "E", "E?", "Int 1...9", "String ~[a-z]+", "String ~[a-z]*", "Double", "Date?", "URL",
            "Own", "Own?", "Word?", "[Own]", "[E] comma", "[Bool]", "UUID?", "String = a", "UInt", "Int32?", "Number",
          ]))
      return "\(key)=:p\(parameters.count - 1)"
    }
  }

  // MARK: Links

  /// A link that some pattern of a table may match.
  mutating func link(_ model: RouteModel) -> String {
    let pattern = pick(model.patterns)
    var segments = pattern.segments.map { segment -> String in
      switch segment {
      case .literal(let text): chance(9, 10) ? text : pick(Self.universe)
      case .placeholder(let placeholder):
        chance(2, 3) ? placeholder.prefix + pick(Self.universe) + placeholder.suffix : pick(Self.universe)
      }
    }
    if pattern.rest != nil || chance(1, 12) {
      for _ in 0..<Int.random(in: 0...3, using: &random) { segments.append(pick(Self.universe)) }
    }
    if chance(1, 15), !segments.isEmpty { segments.removeLast() }
    let text = segments.map { escaped($0) }.joined(separator: "/")
    let start = pick([
      "app://", "app:///", "app:/", "app:", "https://example.test/", "https://a.example.test/", "http://other.test/",
      "HTTPS://Example.Test:443/", "APP://", "https://example.test:/", "app://", "app:///", "https://example.test/",
    ])
    var result = start + text + pick(["", "", "", "", "", "", "/", "//"])
    if start == "app://", chance(1, 8) {
      result =
        pick([
          "app://xn--4ca", "app://XN--4CA.a", "app://xn--b-0fa", "app://xn---4ca", "app://xn--4ca.é",
          "app://xn--99999999", "app://xn--4a.é", "app://xn--bcher-kva", "app://XN--Bcher-KVA", "app://xn--ls8h.a",
        ]) + "/" + text
    }
    if !pattern.query.isEmpty || chance(1, 5) { result += "?" + query() }
    if pattern.fragment != nil || chance(1, 10) {
      result +=
        "#"
        + pick([
          "top", "7", "", "t=7", "t=a&t=b", "t", "a%20b", "t=1+1", "%zz", "x", "/a?b", "%C3%A9", "e\u{301}", "x=a&t=1",
          "t=1,2&x",
        ])
    }
    return result
  }

  private mutating func query() -> String {
    var items: [String] = []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let key = pick([
        "q", "q", "n", "n", "é k", "z", "%71", "%C3%A9+k", "e\u{301} k", "", "%zz", "a/b?", "a%2Fb%3f", "i[]",
        "i%5B%5d", "Q",
        "k0", "k1", "k2",
      ])
      switch Int.random(in: 0...9, using: &random) {
      case 0: items.append(key)
      case 1: items.append(key + "=")
      case 2:
        items.append(
          key + "="
            + pick([
              "a,b", "1,2", ",", "a%2Cb", "1,,2", "%zz", "%00", "%FF", "x+y", "a=b", "1", "a/b?", "a%2Fb?", "%C3%A9",
              "%C3",
              "%ED%A0%80", "%C0%AF", "%F4%90%80%80", "1+1", "+", "%2B",
            ]))
      default: items.append(key + "=" + escaped(pick(Self.universe + ["x y", "1", "3"])))
      }
    }
    return items.joined(separator: "&")
  }

  /// Escapes what must be, and now and then what need not be.
  private mutating func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isPlain =
        scalar.isASCII
        && "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~@".unicodeScalars.contains(scalar)
      let mustEscape = "%/?#&=+:@[".unicodeScalars.contains(scalar)
      if isPlain && !chance(1, 25) || !isPlain && !mustEscape && chance(1, 2) {
        result.unicodeScalars.append(scalar)
      } else {
        for byte in String(scalar).utf8 {
          result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: chance(1, 2))
        }
      }
    }
    return result
  }

  /// A link with some bytes changed, put in or left out.
  mutating func damaged(_ link: String) -> String {
    var bytes = Array(link.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let byte = pick(Array("%/?#&=+:@.\\[] a7\u{0}\u{1F}-".utf8) + [0x7F, UInt8.random(in: 0...127, using: &random)])
      switch Int.random(in: 0...2, using: &random) {
      case 0: bytes.insert(byte, at: place)
      case 1: if place < bytes.count { bytes[place] = byte }
      default: if place < bytes.count { bytes.remove(at: place) }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Text that is hardly a link.
  mutating func noise() -> String {
    let pieces = [
      "app:", "https:", "//", "/", "example.test", "?", "#", "&", "=", "%", "%2F", "%00", "%C3", "%A9", "a", "7", "é",
      ":443",
      "@", "[", "\\", ".", "..", "xn--", "+", ",", "\u{301}", "\u{0}", "\u{1A}", "\u{7F}", " ", "q=1",
    ]
    if chance(1, 3) {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      return pick(["", "app:", "app://", "https://example.test/"]) + String(decoding: bytes, as: UTF8.self)
    }
    return (0..<Int.random(in: 0...12, using: &random)).map { _ in pick(pieces) }.joined()
  }

  mutating func chance(_ part: Int, _ whole: Int) -> Bool { Int.random(in: 0..<whole, using: &random) < part }
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}
