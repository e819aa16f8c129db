import Foundation
import Testing

@testable import routegen

/// The emitted file claims every routed URL, and beyond that only what is listed.
@Suite struct AASAEmitterTests {
  private struct Claims {
    let model: RouteModel
    let emitter: AASAEmitter
    let claimed: AASAMatcher
    let routed: URLMatcher
    let base: String

    init(_ model: RouteModel, host: Int = 0) {
      self.model = model
      emitter = AASAEmitter(model, host: host, appIDs: ["ABCDE12345.com.example.app"])
      claimed = AASAMatcher(emitter.file)
      routed = URLMatcher(model)
      base = "https://" + model.links.sampleHost(host)
    }

    /// The pattern whose component claims a path.
    func claimant(_ path: String) -> PatternID? {
      if case .claimed(let component) = claimed.verdict(base + path) { emitter.claims[component] } else { nil }
    }

    /// Whether some component of a pattern would claim a path, if it stood alone.
    func claims(_ path: String, by pattern: PatternID) -> Bool {
      var file = emitter.file
      for index in file.details.indices {
        file.details[index].components = file.details[index].components.enumerated().compactMap { number, component in
          emitter.claims[number] == nil || emitter.claims[number] == pattern ? component : nil
        }
      }
      return AASAMatcher(file).claims(base + path)
    }

    func isRouted(_ path: String) -> Bool {
      switch routed.match(base + path) {
      case .opens, .ambiguous: true
      case .handoff, .fails: false
      }
    }
  }

  private func claims(_ routes: String, links: String = "", host: Int = 0) throws -> Claims {
    Claims(
      try model(of: "routegen: 1\nlinks: { hosts: [x.com]\(links) }\nroutes:\n\(routes)"), host: host)
  }

  @Test func aPlaceholderIsOneSegment() throws {
    let claims = try claims("  item: { url: /item/:id, params: { id: String } }\n")
    #expect(claims.emitter.file.details[0].components.map(\.path) == ["*//?*", "/?*/?*/?*", "/item/?*"])
    #expect(claims.claimant("/item/1") != nil)
    #expect(claims.claimant("/item/1/") != nil)
    #expect(claims.claimant("/item") == nil)
    #expect(claims.claimant("/item/1/x") == nil)
    #expect(claims.claimant("/item//x") == nil)
  }

  @Test func aRestAfterLiteralsIsExactAnywhere() throws {
    let claims = try claims(
      """
        help: { url: "/help/*path", params: { path: "[String]" } }
        user: { url: "/:user", params: { user: String } }
      """)
    for path in ["/help", "/help/a", "/help/a/b/c", "/anna"] { #expect(claims.claimant(path) != nil, "\(path)") }
    for path in ["/anna/x", "/helper/x", "/help//x", "/"] { #expect(claims.claimant(path) == nil, "\(path)") }
    #expect(claims.emitter.overclaims(claims.routed).isEmpty)
  }

  @Test func aRestAfterAFixedSegmentBehindAPlaceholderIsOverclaimedOnlyDeepDown() throws {
    let claims = try claims(#"  tree: { url: "/:user/tree/*path", params: { user: String, path: "[String]" } }"#)
    for path in ["/anna/tree", "/anna/tree/a/b/c/d"] { #expect(claims.claimant(path) != nil, "\(path)") }
    for path in ["/anna/x/tree", "/anna/x/tree/a"] { #expect(claims.claimant(path) == nil, "\(path)") }
    let overclaims = claims.emitter.overclaims(claims.routed)
    #expect(overclaims.map(\.isStructural) == [false])
    #expect(overclaims.map(\.example) == ["https://x.com/user/user/tree/x/x/x"])
  }

  @Test func enumsAndSmallRangesAreExact() throws {
    let claims = try claims(
      """
        s: { url: "/s/:status", params: { status: Status } }
        r: { url: "/r/:stars", params: { stars: { type: Int, min: 1, max: 5 } } }
      types: { Status: [open, { gone: "a+b c" }] }
      """)
    for path in ["/s/open", "/s/a+b%20c", "/s/a%2Bb%20c", "/r/5"] { #expect(claims.claimant(path) != nil, "\(path)") }
    for path in ["/s/gone", "/s/Open", "/r/6", "/r/55"] { #expect(claims.claimant(path) == nil, "\(path)") }
    #expect(claims.emitter.file.substitutionVariables["Status"]?.contains("a+b%20c") == true)
    #expect(claims.emitter.overclaims(claims.routed).isEmpty)
  }

  @Test func aTypeMayHaveTheNameOfAnotherVariable() throws {
    let claims = try claims(
      """
        a: { url: "/a/:x", params: { x: number } }
        b: { url: "/b/:x", params: { x: Int } }
        c: { url: "/c/:x", params: { x: lang } }
      types: { number: [one, two], lang: [swift, rust] }
      """)
    for path in ["/a/two", "/b/-7", "/c/rust"] { #expect(claims.claimant(path) != nil, "\(path)") }
    for path in ["/a/7", "/b/one", "/c/en"] { #expect(claims.claimant(path) == nil, "\(path)") }
  }

  @Test func whatCannotBeWrittenIsNamedWithAnExample() throws {
    let claims = try claims(
      """
        star: { url: "/a%2Ab" }
        debug: { url: "/d?debug" }
        empty: { url: "/e?q=" }
        slug: { url: "/:slug", params: { slug: { type: String, matches: "[A-Z]{3}" } } }
        price: { url: "/price/$(x)" }
        wiki: { url: "/wiki/a%2A{id}.%2A", params: { id: String } }
      """)
    let overclaims = claims.emitter.overclaims(claims.routed)
    #expect(
      Set(overclaims.filter(\.isStructural).map(\.example)) == [
        "https://x.com/axb", "https://x.com/d", "https://x.com/e", "https://x.com/a", "https://x.com/price/x(x)",
        "https://x.com/wiki/axid.*", "https://x.com/wiki/a*id.x",
      ])
    #expect(claims.claimant("/price/$(x)") != nil)
  }

  @Test func whatOnePatternLeavesAnotherMayNotRouteEither() throws {
    let claims = try claims(
      """
        number: { url: "/:n", params: { n: Int } }
        word: { url: "/:w", params: { w: { type: String, matches: "[a-z]+" } } }
        page: { url: "/w/:w?page=:page", params: { w: { type: String, matches: "[a-z]+" }, page: "Int?" } }
        any: { url: "/w/:any", params: { any: { type: String, matches: "[0-9]+" } } }
      """)
    let listed = Set(claims.emitter.overclaims(claims.routed).map(\.pattern))
    // What is no number is a word, and the other way round; `x+y` is neither.
    for path in ["/x+y", "/w/x+y", "/w/a?page=b"] {
      #expect(claims.claimant(path).map(listed.contains) == true, "\(path)")
    }
  }

  @Test func requiredKeysAndFragments() throws {
    let claims = try claims(
      """
        search: { url: "/search?q=:q&page=:page", params: { q: String, page: { type: Int, default: 1 } } }
        typed: { url: "/list?type=a%20b" }
        oauth: { url: "/oauth#token=:token&state=:state", params: { token: String, state: "String?" } }
      """)
    for path in ["/search?q=a", "/search?x=1&q=a&page=2", "/list?type=a+b", "/oauth#token=1", "/oauth#a=1&token=1"] {
      #expect(claims.claimant(path) != nil, "\(path)")
    }
    for path in ["/search", "/search?page=2", "/list?type=a", "/oauth", "/oauth#tok=1", "/oauth#mytoken=1"] {
      #expect(claims.claimant(path) == nil, "\(path)")
    }
  }

  @Test func onlyTheHostsOwnPatterns() throws {
    let text = """
      routegen: 1
      links: { schemes: [app], hosts: [a.com, b.com, "*.b.com", x.b.com] }
      routes:
        all: { url: /all }
        one: { url: /one, hosts: [a.com] }
        wild: { url: /wild, hosts: ["*.b.com"] }
        scheme: { url: /scheme, sources: [scheme] }
      """
    let model = try model(of: text)
    let paths = (0..<4).map { host in Claims(model, host: host).emitter.file.details[0].components.map(\.path) }
    #expect(paths == [["/all", "/one"], ["/all"], ["/all", "/wild"], ["/all", "/wild"]])
  }

  @Test func aLargeFileIsWrittenShortAndATooLargeOneNotAtAll() throws {
    func file(_ count: Int) throws -> AASAFile {
      let routes = (0..<count).map { "  r\($0): { url: /section\($0)/:id, params: { id: UUID } }\n" }
      return try claims(routes.joined()).emitter.file
    }
    let texts = try stride(from: 200, through: 500, by: 60).map { try file($0).text }
    #expect(texts[0]?.contains("comment") == true)
    #expect(texts.contains { $0?.contains("comment") == false })
    #expect(texts.allSatisfy { $0?.utf8.count ?? 0 <= AASAFile.sizeLimit })
    #expect(texts[5] == nil)
  }

  // MARK: Properties

  @Test func theExampleManifestIsClaimedWhole() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let text = try String(contentsOf: folder.appending(path: "routes.yaml"), encoding: .utf8)
    let model = try model(of: text)
    var random = SeededRandom()
    for host in model.links.hosts.indices { try compare(Claims(model, host: host), &random, rounds: 300) }
    #expect(AASAEmitter(model, host: 0, appIDs: ["A"]).overclaims(URLMatcher(model)).allSatisfy { !$0.isStructural })
  }

  @Test func randomTablesAreClaimedWhole() throws {
    var random = SeededRandom(seed: Fuzzing.seed)
    let end = ContinuousClock.now + Fuzzing.duration(2)
    while ContinuousClock.now < end { try compare(Claims(RandomTable.model(&random)), &random, rounds: 60) }
  }

  /// A value may have to be spelt otherwise than in the plainest link before nothing else routes the URL.
  @Test(arguments: ["Bool", "Kind"])
  func whatOnlyAnotherSpellingShowsIsListed(_ type: String) throws {
    let claims = try claims(
      """
        typed: { url: "/x/:p/new/*rest", params: { p: \(type), rest: "[Int]" } }
        wide: { url: "/:q/:n/*rest", params: { q: String, n: Double, rest: "[String]" } }
      types: { Kind: ["1", a] }

      """)
    let overclaims = claims.emitter.overclaims(claims.routed)
    let example = overclaims.first { $0.pattern == PatternID(index: 0) }?.example
    #expect(example == "https://x.com/x/\(type == "Bool" ? "true" : "a")/new/a")
  }

  /// Derived and random URLs: what is routed is claimed, and what is claimed beyond that belongs to a pattern listed.
  private func compare(_ claims: Claims, _ random: inout SeededRandom, rounds: Int) throws {
    let listed = Set(claims.emitter.overclaims(claims.routed).map(\.pattern))
    let text = { OverlapBruteForceTests.describe(claims.model) }
    let samples = PatternSamples(claims.model)
    var routed = 0
    defer { #expect(routed > 0 || rounds < 100, "seed \(random.seed): nothing was tried") }
    let web = claims.model.patterns.filter { $0.sources.contains(.web) }
    guard !web.isEmpty else { return }
    for _ in 0..<rounds {
      let pattern = try #require(web.randomElement(using: &random))
      guard var pieces = samples.pieces(of: pattern, choose: { RandomTable.value($0, $1, samples, &random) }) else {
        continue
      }
      if pattern.rest != nil {
        for _ in 0..<Int.random(in: 0...3, using: &random) { pieces.segments.append(RandomTable.word(&random)) }
      }
      for path in [pieces.text, RandomTable.mutated(pieces, &random).text] {
        let claimant = claims.claimant(path)
        if claims.isRouted(path) {
          routed += 1
          #expect(claimant != nil, "seed \(random.seed): \(path) of \(text())")
        } else if let claimant {
          // What a component claims that comes first may be listed with one that claims it too.
          let isListed = listed.contains(claimant) || listed.contains { claims.claims(path, by: $0) }
          #expect(isListed, "seed \(random.seed): \(path) of \(text())")
        }
      }
    }
  }
}
