import Foundation
import Testing

@testable import RouteRuntime

/// What the manual says of printing.
@Suite struct PrintingTests {
  private func expectURL(
    _ route: RulesRoute, _ scheme: String?, web: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(route.urlString == scheme ?? web, sourceLocation: sourceLocation)
    #expect(route.urlString(as: .scheme) == scheme, sourceLocation: sourceLocation)
    if let web { #expect(route.urlString(as: .web) == web, sourceLocation: sourceLocation) }
    for url in [route.urlString(as: .scheme), route.urlString(as: .web)].compactMap({ $0 }) {
      #expect(RulesRoute(url) == route, "\(url)", sourceLocation: sourceLocation)
      #expect(URL(string: url)?.absoluteString == url, sourceLocation: sourceLocation)
    }
  }

  @Test func canonicalFormAndTheOther() {
    expectURL(.list, "rules://list", web: "https://rules.test/list")
    expectURL(.web, nil, web: "https://rules.test/web")
    #expect(RulesRoute.app(id: 7).urlString(as: .web) == nil)
    #expect(RulesTab.home().urlString == "rules:///")
    #expect(RulesTab.home(campaign: "a").urlString == "rules:///?campaign=a")
  }

  @Test func theFirstSegmentAsAuthority() {
    expectURL(.int(value: 7), "rules://int/7")
    expectURL(.cafe(item: "a"), "rules:///caf%C3%A9/a", web: "https://rules.test/caf%C3%A9/a")
  }

  @Test func theFirstURLThatCarriesEveryValue() {
    expectURL(.either(value: "a"), "rules://short/a")
    expectURL(.either(value: "a", n: 7), "rules://long/a?n=7")
  }

  @Test func defaultsAreLeftOutOfQueries() {
    expectURL(.search(query: "a", page: 1), "rules://search?q=a")
    expectURL(
      .search(query: "", page: 2, tags: ["x", ""], exact: false), "rules://search?q=&page=2&tag=x&tag=&exact=false")
    expectURL(.defaults(numbers: [1, 2]), "rules://defaults")
    expectURL(.defaults(numbers: []), nil)
    expectURL(.commas(ids: [1, 2]), "rules://commas?ids=1,2")
    expectURL(.words(words: ["a,b", "", "c"]), "rules://words?w=a%2Cb,,c")
    expectURL(.words(words: [""]), nil)
    expectURL(.returning, "rules://return?to=/a/b?c")
    expectURL(.top, "rules://top#/a?b")
  }

  @Test func valuesThatNoURLCarries() {
    for value in ["", ".", "..", "a\u{0}b"] {
      expectURL(.text(value: value), nil)
      expectURL(.help(path: ["a", value]), nil)
    }
    expectURL(.text(value: "..."), "rules://text/...")
    expectURL(.hidden(name: "."), nil)
    expectURL(.hidden(name: ".."), "rules://hidden/...")
    expectURL(.user(name: ".."), "rules://u/@..")
    expectURL(.section(section: "a\u{0}"), nil)
    expectURL(.search(query: "\u{0}"), nil)
    for value in [Double.infinity, -.infinity, .nan, .leastNonzeroMagnitude, 1e300] {
      expectURL(.double(value: value), nil)
    }
    for time in [Double.infinity, .nan, 1e15, 253_402_300_800, -62_167_219_201] {
      expectURL(.date(value: Date(timeIntervalSince1970: time)), nil)
    }
  }

  @Test func valuesThatASmallerPatternClaims() {
    expectURL(.named(name: "newest"), nil)
    expectURL(.named(name: "7"), nil)
    expectURL(.named(name: "a-b"), nil)
    expectURL(.named(name: "A b"), "rules://product/A%20b")
  }

  /// Every character that ASCII prints, in every component.
  @Test func charactersAreEscapedByComponent() {
    let all = String(decoding: 0x20...0x7E, as: UTF8.self)
    expectURL(
      .text(value: all),
      "rules://text/%20!%22%23$%25&'()*+,-.%2F0123456789:;%3C=%3E%3F@ABCDEFGHIJKLMNOPQRSTUVWXYZ%5B%5C%5D%5E_%60abcdefghijkl"
        .replacing("+", with: "%2B") + "mnopqrstuvwxyz%7B%7C%7D~")
    for scalar in (1...0x24F).compactMap(Unicode.Scalar.init) + ["商", "😀", "\u{301}", "\u{FFFD}", "\u{10FFFF}"] {
      let text = "a" + String(scalar)
      expectURL(.text(value: text), RulesRoute.text(value: text).urlString)
      #expect(RulesRoute.text(value: text).urlString != nil)
      for route: RulesRoute in [
        .search(query: text, tags: [text, text]), .section(section: text), .help(path: [text]),
        .words(words: [text, text]),
        .user(name: text), .page(slug: text),
      ] {
        let url = route.urlString ?? ""
        #expect(RulesRoute(url) == route, "\(url)")
        #expect(url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(url)")
      }
    }
  }

  @Test func extremeValues() {
    for value in [Int.min, Int.max, 0, -1] { expectURL(.int(value: value), "rules://int/\(value)") }
    expectURL(.uint(value: .max), "rules://uint/18446744073709551615")
    for value in [0.1, -0.0, 1e22, 1.7e-99, .pi, 123_456_789.123] {
      #expect(RulesRoute.double(value: value).urlString.flatMap { RulesRoute($0) } == .double(value: value), "\(value)")
    }
    expectURL(.date(value: Date(timeIntervalSince1970: 0.0004)), "rules://date/1970-01-01T00:00:00Z")
    expectURL(.date(value: Date(timeIntervalSince1970: -0.5)), "rules://date/1969-12-31T23:59:59.500Z")
    let long = String(repeating: "é", count: 4000)
    expectURL(.text(value: long), nil)
    expectURL(
      .help(path: Array(repeating: "a", count: 63)), RulesRoute.help(path: Array(repeating: "a", count: 63)).urlString)
    expectURL(.help(path: Array(repeating: "a", count: 64)), nil)
    expectURL(.search(query: "", tags: Array(repeating: "", count: 128)), nil)
    expectURL(.text(value: long + "."), nil)
  }
}
