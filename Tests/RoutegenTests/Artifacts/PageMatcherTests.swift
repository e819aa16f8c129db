import Foundation
import Testing

@testable import routegen

/// The page's matcher and the tool's say the same of every URL.
@Suite struct PageMatcherTests {
  private static let hasNode: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["node", "-e", ""]
    process.standardError = Pipe()
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// What the page's matcher makes of URLs, one JSON text each.
  private func pageOutcomes(_ model: RouteModel, _ urls: [String]) throws -> [String] {
    let table = PageTable(URLMatcher(model)).json.compactText
    let list = JSON.strings(urls).compactText
    let script = """
      \(PageMatcher.script)
      const matcher = routeMatcher(\(table));
      const value = (v) => Array.isArray(v) ? "[" + v.map(value).join("|") + "]"
        : v === null ? "nil" : typeof v === "object" ? "#" + Number(v.number) : typeof v === "boolean" ? "?" + v : v;
      const screen = (s) => s && s.entry + "(" + s.values.map(value).join(",") + ")";
      const opening = (o) => ["opens", screen(o), o.pattern, o.tab, o.path.map(screen).join(" "), screen(o.sheet),
        o.base.map(screen).join(" "), o.extra.map(([k, v]) => k + (v === null ? "" : "=" + v)).join("&")].join("; ");
      for (const url of \(list)) {
        const o = matcher.match(url);
        const text = o.kind === "opens" ? opening(o) : o.kind === "handoff" ? ["handoff", o.name, o.scheme].join("; ")
          : o.kind === "ambiguous" ? "ambiguous " + o.openings.map(opening).join(" / ")
          : [o.reason, o.closest, o.parameter, o.value, o.expected, o.text].map((x) => x ?? "").join("; ");
        console.log(JSON.stringify(text));
      }
      """
    let file = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString).cjs")
    try Data(script.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["node", file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try String(decoding: data, as: UTF8.self).split(separator: "\n").map {
      try JSONDecoder().decode(String.self, from: Data($0.utf8))
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
  private func compare(_ model: RouteModel, _ urls: [String], _ seed: UInt64 = 0) throws -> Int {
    let matcher = URLMatcher(model)
    let page = try pageOutcomes(model, urls)
    #expect(page.count == urls.count)
    for (url, theirs) in zip(urls, page) {
      let ours = text(matcher.match(url))
      #expect(ours == theirs, "seed \(seed): \(url) of \(model.patterns.map(\.text).joined(separator: " "))")
    }
    return page.count { $0.hasPrefix("opens") }
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

  @Test(.enabled(if: hasNode, "there is no node")) func oddURLs() throws {
    let model = try model(of: Self.manifest)
    let opened = try compare(model, Self.oddURLs)
    #expect(opened > 50)
  }

  @Test(.enabled(if: hasNode, "there is no node")) func derivedURLs() throws {
    var random = SeededRandom()
    let model = try model(of: Self.manifest)
    #expect(try compare(model, urls(model, &random, count: 3000), random.seed) > 800)
  }

  @Test(.enabled(if: hasNode, "there is no node")) func randomTables() throws {
    var random = SeededRandom()
    for _ in 0..<12 {
      let model = RandomTable.model(&random)
      _ = try compare(model, urls(model, &random, count: 150), random.seed)
    }
  }
}
