import Testing

@testable import RouteRuntime
@testable import routegen

/// Nodes with any number of literals find each of them, and nothing else.
@Suite struct ManyLiteralsTests {
  @Test(arguments: [1, 7, 8, 9, 16, 17, 40, 65, 300], [false, true])
  func eachIsFound(count: Int, foldsCase: Bool) throws {
    let words = Self.words(count)
    let routes = words.enumerated().map { "  r\($0): { url: \"/\($1)/x\" }\n" }.joined()
    let manifest =
      "routegen: 1\nlinks: { schemes: [app], hosts: [a.example]\(foldsCase ? ", caseInsensitive: true" : "") }\n"
      + "routes:\n" + routes
    let probe = try TableProbe(try model(of: manifest))
    for (number, word) in words.enumerated() {
      #expect(probe.summary("https://a.example/\(word)/x") == "r\(number)")
      #expect(probe.summary("app:///\(word)/x") == "r\(number)")
      let capitals = word.uppercased()
      #expect(probe.summary("https://a.example/\(capitals)/x") == (foldsCase ? "r\(number)" : "not found"))
      #expect(probe.summary("https://a.example/\(word)%2E/x") == "not found")
      #expect(probe.summary("https://a.example/\(word.dropLast())/x") == "not found")
    }
  }

  /// Literals of all lengths, many of which begin and end with the same eight bytes and are equally long.
  private static func words(_ count: Int) -> [String] {
    (0..<count).map { number in
      switch number % 4 {
      case 0: "w\(number)z"
      case 1: "category-\(number + 100)-products"
      case 2: "a-literal-of-more-than-sixteen-bytes-\(number)-and-more-z"
      default: "v\(number)" + String(repeating: "y", count: 80) + "z"
      }
    }
  }
}

/// A table without anything, or of another version, opens nothing; one that cannot be read is not written.
@Suite struct TableLimitTests {
  @Test(arguments: ["", "1", "100", "10010400i000_V10U1001000N[10U100`000d000h000i0001Qf11Wf108400001122345688"])
  func unknownTablesOpenNothing(text: String) throws {
    // `CompiledRoutes` takes a literal; these are the ones there are.
    let literals: [String: StaticString] = [
      "": "", "1": "1", "100": "100",
      "10010400i000_V10U1001000N[10U100`000d000h000i0001Qf11Wf108400001122345688":
        "10010400i000_V10U1001000N[10U100`000d000h000i0001Qf11Wf108400001122345688",
    ]
    let compiled = CompiledRoutes(try #require(literals[text]))
    #expect(compiled.entryCount == 0 && compiled.tabNumbers.isEmpty)
    #expect(compiled.entryNumber(of: "home", kind: .tab) == nil)
    #expect(!compiled.accepts("a", type: 0))
    for number in [-1, 0, 7] {
      let entry = compiled.entry(number)
      #expect(entry.number == 0 && entry.id.isEmpty && entry.parameters.isEmpty && entry.guards.isEmpty)
      #expect(entry.tab == nil && entry.parent == nil && entry.sheet == nil && entry.sources.isEmpty)
      let fields = RouteFields(entry: number, values: [])
      #expect(compiled.url(of: fields, as: .scheme) { _ in true } == nil)
    }
    for link in ["", "app://a/b", "https://a.example/a?b=c#d", "a:", "https://", "%"] {
      var opens = false
      compiled.open(link) { _, _ in opens = true }
      #expect(!opens, "\(link)")
    }
  }

  @Test func tooLongTablesAreNotWritten() throws {
    let model = try model(of: "routegen: 1\nlinks: { schemes: [app] }\nroutes:\n  one: { url: /one }")
    let analysis = OverlapAnalysis(model)
    let length = try CompiledTable(model, analysis).text.utf8.count
    #expect(try CompiledTable(model, analysis, longest: length).text.utf8.count == length)
    let error = #expect(throws: CompiledTable.TooLarge.self) {
      try CompiledTable(model, analysis, longest: length - 1)
    }
    let message = "the compiled table would take \(length) bytes, and at most \(length - 1) can be read"
    #expect(error?.message == message)
    #expect(try Failure.tooLarge(#require(error)).message == message + "; divide the manifest between modules")
  }

  @Test func moreParametersThanATableHoldsAreRefused() throws {
    var model = try model(of: "routegen: 1\nlinks: { schemes: [app] }\nroutes:\n  one: { params: { a: Int } }")
    let index = try #require(model.entries.firstIndex { $0.path == "one" })
    model.entries[index].parameters = Array(repeating: model.entries[index].parameters[0], count: 4096)
    #expect(
      throws: CompiledTable.TooLarge(
        message: "`one` has 4096 parameters, and a table holds 4,095 of an entry")
    ) { try CompiledTable(model, OverlapAnalysis(model)) }
  }
}

/// Digits are read at once, and as carefully as one by one.
@Suite struct IntegerReadingTests {
  @Test func agreesWithTheLibrary() {
    var texts = [
      "", "-", "0", "-0", "00", "01", "-5", "+5", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    ]
    for length in 1...19 {
      for byte: UInt8 in [0x2F, 0x30, 0x31, 0x39, 0x3A, 0x2D, 0x7F, 0x80, 0xB1, 0xFF] {
        for place in 0..<length {
          var digits = (0..<length).map { UInt8(0x31 + ($0 * 7 + place) % 9) }
          digits[place] = byte
          texts.append(String(decoding: digits, as: UTF8.self))
        }
      }
    }
    for text in texts {
      let expected = Int(text).flatMap { String($0) == text ? $0 : nil }
      #expect(Array(text.utf8).withUnsafeBufferPointer { TextBytes($0).int } == expected, "\(text)")
    }
  }
}
