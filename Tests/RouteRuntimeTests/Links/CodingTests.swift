import Foundation
import Testing

@testable import RouteRuntime

/// What is kept of values and links as JSON, by this version of the app or another.
@Suite struct CodingTests {
  private func decoded<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) -> Value? {
    try? JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test func nullIsAbsent() {
    #expect(decoded(#"{"search":{"query":"x","page":null,"tags":null,"exact":null}}"#) == RulesRoute.search(query: "x"))
    #expect(decoded(#"{"home":{"campaign":null}}"#) == RulesTab.home())
    #expect(decoded(#"{"defaults":{"numbers":null}}"#) == RulesRoute.defaults())
    #expect(decoded(#"{"text":{"value":null}}"#, as: RulesRoute.self) == nil)
  }

  /// A route and an action may have one name, and parameters of one name and different shapes.
  @Test func namesOfTwoKinds() throws {
    #expect(decoded(#"{"commas":{"ids":["1","2"]}}"#) == RulesRoute.commas(ids: [1, 2]))
    #expect(decoded(#"{"commas":{"ids":"1","on":["true"]}}"#) == RulesAction.commas(ids: "1", on: [true]))
    #expect(decoded(#"{"commas":{"ids":"1"}}"#, as: RulesRoute.self) == nil)
    #expect(decoded(#"{"commas":{"ids":["1"]}}"#, as: RulesAction.self) == nil)
    #expect(decoded(#"{"commas":{}}"#, as: RulesTab.self) == nil)
  }

  @Test func noValue() {
    let none = ["{}", "[]", "null", "7", #"{"gone":{}}"#, #"{"text":null}"#, #"{"text":{"value":7}}"#, #"{"home":{}}"#]
    for json in none {
      #expect(decoded(json, as: RulesRoute.self) == nil, "\(json)")
    }
  }

  /// A link is kept with its URL unless that carries a sensitive value, read or not: that its tab could have one is no
  /// reason.
  @Test(arguments: [
    ("https://rules.test/gift/7", true), ("https://rules.test/invited", true),
    ("https://rules.test/invited?code=7391", false), ("https://rules.test/invited?code=&code=7391", false),
    ("https://rules.test/invited#code=7391", false),
    ("https://rules.test/oauth#token=7391", false), ("https://rules.test/oauth#token=7391&token=x", false),
  ])
  func theURLOfAStoredLink(url: String, isKept: Bool) throws {
    let link = try RulesRoutes.link(url)
    let json = String(decoding: try JSONEncoder().encode(link), as: UTF8.self).replacing("\\/", with: "/")
    #expect(json.contains(url) == isKept, "\(json)")
    #expect(!json.contains("7391"), "\(json)")
    var dumped = ""
    dump(link, to: &dumped)
    #expect(dumped.contains(url) == isKept, "\(dumped)")
    #expect(!dumped.contains("7391"), "\(dumped)")
  }
}
