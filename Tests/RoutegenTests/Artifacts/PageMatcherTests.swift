import Foundation
import Testing

@testable import routegen

/// The page's matcher and the tool's say the same of every URL.
@Suite struct PageMatcherTests {
  /// What the matcher of a page makes of the URLs of each table.
  private func pageOutcomes(_ tables: [(model: RouteModel, urls: [String])]) throws -> [[String]] {
    let lists = tables.map { model, urls -> JSON in
      .object([("table", ResolvedTable(URLMatcher(model), report: nil).json), ("urls", .strings(urls))])
    }
    let script = """
      const value = (v) => Array.isArray(v) ? "[" + v.map(value).join("|") + "]"
        : v === null ? "nil" : typeof v === "object" ? "#" + Number(v.number) : typeof v === "boolean" ? "?" + v : v;
      const screen = (s) => s && s.entry + "(" + s.values.map(value).join(",") + ")";
      const opening = (o) => ["opens", screen(o), o.pattern, o.tab, o.path.map(screen).join(" "), screen(o.sheet),
        o.base.map(screen).join(" "), o.extra.map(([k, v]) => k + (v === null ? "" : "=" + v)).join("&")].join("; ");
      const outcome = (o) => o.kind === "opens" ? opening(o)
        : o.kind === "handoff" ? ["handoff", o.name, o.scheme].join("; ")
        : o.kind === "ambiguous" ? "ambiguous " + o.openings.map(opening).join(" / ")
        : [o.reason, o.closest, o.parameter, o.value, o.expected, o.text].map((x) => x ?? "").join("; ");
      answer(\(JSON.array(lists).compactText).flatMap(({ table, urls }) => {
        const matcher = routeMatcher(table);
        return urls.map((url) => outcome(matcher.match(url)));
      }));
      """
    var answers = try Browser.answers(page: try #require(tables.first).model.html, script: script)[...]
    try #require(answers.count == tables.map(\.urls.count).reduce(0, +), "\(answers.first ?? "")")
    return tables.map { table in
      defer { answers.removeFirst(table.urls.count) }
      return Array(answers.prefix(table.urls.count))
    }
  }

  private func text(_ value: MatchedValue) -> String {
    switch value {
    case .none: "nil"
    case .bool(let value): "?\(value)"
    case .number(let text): "#" + number(text)
    case .text(let text): text
    case .list(let values): "[" + values.map(text).joined(separator: "|") + "]"
    }
  }

  /// As JavaScript prints numbers.
  private func number(_ text: String) -> String {
    let value = Double(text) ?? .nan
    if value == value.rounded(), abs(value) < 1e21 {
      // The shortest digits that mean the same number, filled up with zeros.
      let parts = "\(value)".split(separator: "e")
      let digits = parts[0].split(separator: ".")
      guard parts.count > 1, let exponent = Int(parts[1]) else { return value == 0 ? "0" : String(digits[0]) }
      let fraction = digits.count > 1 && digits[1] != "0" ? String(digits[1]) : ""
      return digits[0] + fraction + String(repeating: "0", count: max(0, exponent - fraction.count))
    }
    let printed = "\(value)".replacing(".0e", with: "e")
    if let mark = printed.firstIndex(of: "e"), let exponent = Int(printed[printed.index(after: mark)...]) {
      if exponent >= -6, exponent < 0 {
        let sign = printed.hasPrefix("-") ? "-" : ""
        let digits = printed[..<mark].filter(\.isNumber)
        return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
      }
      return printed[..<mark] + "e" + (exponent > 0 ? "+" : "") + String(exponent)
    }
    return printed
  }

  private func text(_ screen: Opening.Screen?) -> String {
    guard let screen else { return "" }
    return "\(screen.entry.index)(\(screen.values.map(text).joined(separator: ",")))"
  }

  private func text(_ opening: Opening) -> String {
    let extra = opening.extraQuery.map { $0.name + ($0.value.map { "=" + $0 } ?? "") }.joined(separator: "&")
    return [
      "opens", text(opening.screen), "\(opening.pattern.index)", opening.tab.map { "\($0.index)" } ?? "",
      opening.path.map(text).joined(separator: " "), text(opening.sheet),
      opening.basePath.map(text).joined(separator: " "), extra,
    ].joined(separator: "; ")
  }

  private func text(_ outcome: MatchOutcome) -> String {
    func fails(
      _ reason: String, _ closest: PatternID? = nil, _ parameter: String = "", _ value: String = "",
      _ expected: String = "", _ text: String = ""
    ) -> String {
      [reason, closest.map { "\($0.index)" } ?? "", parameter, value, expected, text].joined(separator: "; ")
    }
    switch outcome {
    case .opens(let opening): return text(opening)
    case .handoff(let name, let scheme): return "handoff; \(name); \(scheme)"
    case .ambiguous(let openings): return "ambiguous " + openings.map(text).joined(separator: " / ")
    case .fails(.notFound(let closest)): return fails("notFound", closest)
    case .fails(.missingParameter(let name, let id)): return fails("missingParameter", id, name)
    case .fails(.invalidParameter(let name, let value, let expected, let id)):
      return fails("invalidParameter", id, name, value, expected)
    case .fails(.malformed(let malformed)): return fails("malformed", nil, "", "", "", malformed.reason)
    case .fails(.foreign(let owner)): return fails("foreign", nil, "", "", "", owner)
    case .fails(.sourceNotAllowed(let id, _)): return fails("sourceNotAllowed", id)
    }
  }

  /// - Returns: How many of the URLs opened something.
  private func compare(_ tables: [(model: RouteModel, urls: [String])], _ seed: UInt64 = 0) throws -> Int {
    let outcomes = try pageOutcomes(tables)
    for ((model, urls), page) in zip(tables, outcomes) {
      let matcher = URLMatcher(model)
      for (url, theirs) in zip(urls, page) {
        let ours = text(matcher.match(url))
        #expect(ours == theirs, "seed \(seed): \(url) of \(model.patterns.map(\.text).joined(separator: " "))")
      }
    }
    return outcomes.joined().count { $0.hasPrefix("opens") }
  }

  private func urls(
    _ model: RouteModel, _ random: inout SeededRandom, count: Int
  ) -> [String] {
    let samples = PatternSamples(model)
    let origins =
      model.links.schemes.flatMap { ["\($0.value):/", "\($0.value)://"] }
      + model.links.hosts.indices.map { "https://" + model.links.sampleHost($0) }
    return (0..<count).compactMap { _ in
      guard let pattern = model.patterns.randomElement(using: &random),
        var pieces = samples.pieces(of: pattern, choose: { RandomTable.value($0, $1, samples, &random) }),
        let origin = origins.randomElement(using: &random)
      else { return nil }
      if pattern.rest != nil, Bool.random(using: &random) { pieces.segments.append(RandomTable.word(&random)) }
      if Bool.random(using: &random) { pieces = RandomTable.mutated(pieces, &random) }
      return origin + pieces.text
    }
  }

  private static let manifest = """
    routegen: 1
    links:
      schemes: [app, app-dev]
      hosts: [x.com, "*.y.com"]
      handoff: { wechat: [wx1234567890abcdef] }
    types:
      Status: [open, { shut: "in transit" }, Ä]
      Slug: { base: String, matches: "[a-z0-9]+(-[a-zé]+)*" }
      Cents: { base: Int, min: -5, max: 500 }
      Own: { swift: Models.Own }
    guards: { signedIn: { fallback: login } }
    tabs:
      home: { url: "/?from=:from", params: { from: "String?" } }
      shop: { url: /shop, guards: [signedIn] }
    routes:
      item: { url: ["/item/:id", "/i{id}.html"], params: { id: Int }, tab: shop }
      part: { url: "/item/:id/part/:part", params: { id: Int, part: UUID }, parent: item }
      slug: { url: "/s/:slug", params: { slug: Slug } }
      new: { url: /s/new }
      state: { url: "/s/x/:state?at=:at", params: { state: Status, at: "Date?" } }
      price: { url: "/price/:cents/:ratio", params: { cents: Cents, ratio: Double } }
      search:
        url: "/find?q=:q&page=:page&tag=:tags&ids=:ids&flag=:flag"
        params:
          q: String
          page: { type: Int, default: 1 }
          tags: "[String]"
          ids: { type: "[Int]", style: comma }
          flag: { type: Bool, default: false }
      typed: { url: "/list?type=a%20b&debug", params: {} }
      rest: { url: "/files/*path", params: { path: "[String]" } }
      numbers: { url: "/n/*ids", params: { ids: "[Int]" } }
      token: { url: "/cb#token=:token&state=:state", params: { token: String, state: "String?" }, sources: [web] }
      section: { url: "/doc/@{own}#:section", params: { own: Own, section: "String?" } }
      top: { url: "/doc#top" }
      site: { url: "/open?url=:site", params: { site: URL }, sources: [scheme] }
      wide: { url: "/:any/:other", params: { any: String, other: String }, hosts: ["*.y.com"] }
      step: { url: "/compose/:id/step", params: { id: Int }, sheet: composer }
      münchen: { url: /münchen/straße }
    sheets:
      login: { returns: Bool }
      composer: { url: "/compose/:id", params: { id: Int }, parent: item, style: fullScreen }
    actions: { logout: { url: /logout } }
    redirects: { /p/:id: /item/:id, /best: /item/7, /find/:q: "/find?q=:q" }

    """

  private static let oddURLs = [
    "", "app", "app:", "app://", "app:///", "app:/item/7", "app:item/7", "APP://item/7", "app://ITEM/7",
    "app://Item/7/",
    "app://item//7", "app://item/07", "app://item/+7", "app://item/-0", "app://item/9223372036854775807",
    "app://item/9223372036854775808", "app://i7.html", "app://i.html", "app://ix.html",
    "app://xn--mnchen-3ya/stra%C3%9Fe",
    "app:///mu%CC%88nchen/straße", "app://MÜNCHEN/straße", "https://x.com/münchen/stra%c3%9fe",
    "https://X.COM:443/shop",
    "http://x.com:80/shop", "http://x.com:443/shop", "https://x.com:/shop", "https://u@x.com/shop",
    "https://x.com\\/shop",
    "https://y.com/shop", "https://a.y.com/shop", "https://a.b.Y.com/b/c", "https://.y.com/b/c", "https://x.com/b/c",
    "https:///shop", "https:shop", "https://x.com//shop", "https://x.com/shop///", "app://a:1/b", "app://a@b",
    "app://[x",
    "app://item/%37", "app://item/%3", "app://item/%zz", "app://item/%00", "app://s/%ff", "app://s/./x",
    "app://s/%2e%2E",
    "app://s/a-b", "app://s/a-é", "app://s/A", "app://s/new", "app://s/x/in%20transit?at=2024-02-29", "app://s/x/Ä",
    "app://s/x/A%CC%88", "app://s/x/open?at=2024-02-30", "app://s/x/open?at=2024-02-29T10:00:00.120%2B02:00",
    "app://s/x/open?at=0000-01-01t00:00:00-00:01", "app://s/x/open?at=9999-12-31T23:59:59-00:01", "app://s/x/open?at=",
    "app://price/500/1.50", "app://price/501/1", "app://price/-5/-0", "app://price/0/1e99", "app://price/0/1e100",
    "app://price/0/1E-7", "app://price/0/0.000001", "app://price/0/123456789012345678901", "app://price/0/.5",
    "app://find", "app://find?q", "app://find?q=", "app://find?q=a+b%2B", "app://find?q=a&q=b", "app://find?q=a&page=x",
    "app://find?q=a&page=", "app://find?q=a&tag=&tag=b&tag", "app://find?q=a&ids=1,2&ids=3", "app://find?q=a&ids=1,,2",
    "app://find?q=a&ids=", "app://find?q=a&flag", "app://find?q=a&flag=", "app://find?q=a&flag=YES", "app://find?q=%zz",
    "app://find?%71=x", "app://find?q=a&x=%zz&y=1+2&%=3", "app://find/a?page=2", "app://list?type=a%20b",
    "app://list?type=a+b&debug", "app://list?debug=1&type=a%20b&type=c", "app://files", "app://files/",
    "app://files/a/b%2Fc",
    "app://n/1/2", "app://n/1/x", "app://n", "https://x.com/cb#token=1", "https://x.com/cb#state=2&token=a+b",
    "app://cb#token=1",
    "https://x.com/cb#token=%zz", "https://x.com/cb", "app://doc/@me#intro", "app://doc/@#intro", "app://doc#top",
    "app://doc#to",
    "app://doc", "app://open?url=a:b", "app://open?url=ab", "https://x.com/open?url=a:b", "app://compose/3",
    "app://compose/3/step",
    "app://compose/x/step", "app://logout", "app://lgout", "app://itme/7", "app://p/7", "app://p/x", "app://best",
    "wx1234567890abcdef://a/b", "other://x", "mailto:a@b.c", "app://item/7?a=1&b&c=%20#frag", "app://item/7\u{7}",
    "app://\u{1F600}/x",
    "app://xn--/x", "app://xn--999999999/x", "app://a.xn--p1ai/x", "app://shop?" + String(repeating: "a&", count: 200),
    "app://" + String(repeating: "a/", count: 70), "app://" + String(repeating: "a", count: 9000),
  ]

  @Test(.needsBrowser) func theBoxSaysWhatAURLOpens() throws {
    let urls = ["app://item/7", "/item/7", "app://item/7/part/x", "app://lgout", "app://logout", "mailto:a@b.c"]
    let script = """
      const box = document.getElementById("url");
      answer(\(JSON.strings(urls).compactText).map((url) => {
        box.value = url;
        box.dispatchEvent(new Event("input"));
        return document.getElementById("outcome").innerText.split("\\n")[0];
      }));
      """
    let said = try Browser.answers(page: try model(of: Self.manifest).html, script: script)
    #expect(
      said == [
        "Opens item (route)", "Opens item (route)", "Opens nothing: \"x\" is no value of part, which is UUID",
        "Opens nothing: no pattern matches", "Opens logout (action)",
        "Opens nothing: the scheme or host mailto is not declared",
      ])
  }

  @Test(.needsBrowser) func oddURLs() throws {
    #expect(try compare([(model(of: Self.manifest), Self.oddURLs)]) > 50)
  }

  @Test(.needsBrowser) func derivedURLs() throws {
    var random = SeededRandom()
    let model = try model(of: Self.manifest)
    #expect(try compare([(model, urls(model, &random, count: 3000))], random.seed) > 800)
  }

  @Test(.needsBrowser) func randomTables() throws {
    var random = SeededRandom()
    let tables = (0..<24).map { _ in
      let model = RandomTable.model(&random)
      return (model, urls(model, &random, count: 150))
    }
    #expect(try compare(tables, random.seed) > 100)
  }

  @Test func ofThePatternsThatMatchTheFirstInPrecedenceOpens() throws {
    var random = SeededRandom()
    for _ in 0..<40 {
      let model = RandomTable.model(&random)
      let matcher = URLMatcher(model)
      let order = try #require(PatternPrecedence(matcher).order)
      #expect(order.sorted() == Array(model.patterns.indices))
      for url in urls(model, &random, count: 60) {
        guard case .link(let parts)? = try? matcher.reader.read(Array(url.utf8)[...]) else { continue }
        let matching = matcher.matching(parts)
        guard let winner = matcher.winner(among: matching) else { continue }
        let first = try #require(order.lazy.compactMap { id in matching.first { $0.pattern.id.index == id } }.first)
        #expect(first.pattern.id == winner.pattern.id || first.isEquivalent(to: winner), "seed \(random.seed): \(url)")
      }
    }
  }
}
