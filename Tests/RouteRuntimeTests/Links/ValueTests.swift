import Foundation
import Testing

@testable import RouteRuntime

/// Rules 7 and 8 of how a URL is matched: values, and limits.
@Suite struct ValueTests {
  /// The texts that a route of one parameter takes, and how it prints each; nil for one that it refuses.
  private func expectValues(
    _ route: String, _ cases: KeyValuePairs<String, String?>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (text, expected) in cases {
      let opened = opened("rules:///\(route)/\(text)")
      if let expected {
        #expect(opened == "\(route)(value: \(expected))", "\(text)", sourceLocation: sourceLocation)
      } else {
        #expect(opened.hasPrefix("\(route): value is"), "\(text)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test func bool() {
    for word in ["true", "TRUE", "True", "1", "yes", "YES", "yEs"] { expectValues("bool", ["\(word)": "true"]) }
    for word in ["false", "FALSE", "0", "no", "NO"] { expectValues("bool", ["\(word)": "false"]) }
    for word in ["t", "y", "on", "01", "+1", "2", "truee", "\u{212A}", "nö", "%01o"] {
      expectValues("bool", ["\(word)": nil])
    }
  }

  @Test func integers() {
    let noInteger = [
      "+1", "-0", "00", "01", "-01", "1.0", "1e3", "0x1", "-", "--1", "1-", "%201", "1%20", "١", "1,000",
    ]
    for route in ["int", "int32", "int64", "uint", "small"] {
      for text in noInteger { expectValues(route, ["\(text)": nil]) }
      expectValues(route, ["0": "0", "1": "1", "99999999999999999999": nil, "18446744073709551616": nil])
    }
    for route in ["int", "int64"] {
      expectValues(
        route,
        [
          "-1": "-1", "9223372036854775807": "9223372036854775807", "9223372036854775808": nil,
          "-9223372036854775808": "-9223372036854775808", "-9223372036854775809": nil,
          "999999999999999999": "999999999999999999",
        ])
    }
    expectValues(
      "int32", ["2147483647": "2147483647", "2147483648": nil, "-2147483648": "-2147483648", "-2147483649": nil])
    expectValues(
      "uint", ["18446744073709551615": "18446744073709551615", "-1": nil, "9223372036854775808": "9223372036854775808"])
    expectValues("small", ["-3": nil, "-2": "-2", "3": "3", "4": nil])
  }

  @Test func doubles() {
    expectValues(
      "double",
      [
        "1": "1", "-1.50": "-1.5", "0.1": "0.1", "1e3": "1000", "1E+3": "1000", "1e-3": "0.001", "-0": "-0",
        "1e99": "1e+99",
        "1e100": nil, "1e001": nil, "inf": nil, "nan": nil, "NaN": nil, "infinity": nil, ".5": nil, "5.": nil,
        "01": nil,
        "+1": nil, "0x1p3": nil, "1_000": nil, "1e": nil, "123456789012345678901234": "1.2345678901234569e+23",
        "1234567890123456789012345": nil, "1.5e+": nil, "--1": nil,
      ])
  }

  @Test func identifiers() {
    let uuid = "0F8FAD5B-D9CB-469F-A165-70867728950E"
    expectValues(
      "uuid",
      [
        "\(uuid)": uuid, "\(uuid.lowercased())": uuid, "\(uuid.dropLast())": nil, "\(uuid)0": nil, "{\(uuid)}": nil,
        "\(uuid.replacing("-", with: ""))": nil, "\(uuid.dropLast())G": nil, "\(uuid.replacing("-", with: "_"))": nil,
      ])
    expectValues("kind", ["new": "new", "in-transit": "in-transit", "shipped": nil, "New": nil, "new%20": nil])
  }

  @Test func dates() {
    expectValues(
      "date",
      [
        "2024-02-29": "2024-02-29T00:00:00Z", "2024-01-02T03:04:05Z": "2024-01-02T03:04:05Z",
        "2024-01-02t03:04:05z": "2024-01-02T03:04:05Z", "2024-01-02T03:04:05.5Z": "2024-01-02T03:04:05.500Z",
        "2024-01-02T03:04:05.9999Z": "2024-01-02T03:04:05.999Z", "2024-01-02T00:30:00+01:00": "2024-01-01T23:30:00Z",
        "2024-12-31T23:30:00-01:00": "2025-01-01T00:30:00Z", "1969-12-31T23:59:59.5Z": "1969-12-31T23:59:59.500Z",
        "0000-01-01": "0000-01-01T00:00:00Z", "2023-02-29": nil, "1900-02-29": nil,
        "2000-02-29": "2000-02-29T00:00:00Z",
        "2024-13-01": nil, "2024-00-01": nil, "2024-01-00": nil, "2024-01-32": nil, "2024-1-2": nil, "24-01-02": nil,
        "2024-01-02T24:00:00Z": nil, "2024-01-02T03:60:00Z": nil, "2024-01-02T03:04:60Z": nil,
        "2024-01-02T03:04:05": nil,
        "2024-01-02T03:04Z": nil, "2024-01-02%2003:04:05Z": nil, "2024-01-02T03:04:05.Z": nil,
        "2024-01-02T03:04:05+0100": nil, "2024-01-02T03:04:05+24:00": nil, "2024-01-02T03:04:05Zx": nil,
      ])
  }

  @Test func urls() {
    expectValues(
      "url",
      [
        "https:%2F%2Fa.test%2Fb%3Fc": "https://a.test/b?c", "mailto:a@b.test": "mailto:a@b.test", "a:b": "a:b",
        "a:": nil,
        ":b": nil, "1a:b": nil, "a_b:c": nil, "b": nil,
        // Foundation has the last word.
        "https:%2F%2Fa:80": "https://a:80", "https:%2F%2Fa:x": nil, "https:%2F%2Fa%20b": nil, "https:%2F%2F%5Ba": nil,
      ])
  }

  @Test func surroundingText() {
    expectPaths([
      "u/@a": "user(name: a)", "u/%40a": "user(name: a)", "u/@": "not found", "u/@@": "user(name: @)",
      "pages/a.html": "page(slug: a)", "pages/.html": "not found", "pages/a.HTML": "not found",
      "pages/a.html.html": "page(slug: a.html)", "hidden/.a": "hidden(name: a)", "hidden/..": "malformed",
      "hidden/...": "hidden(name: ..)",
    ])
  }

  // MARK: Rule 8

  @Test func length() {
    let start = "rules:///text/"
    let text = String(repeating: "a", count: 8192 - start.utf8.count)
    #expect(opened(start + text) == "text(value: \(text))")
    #expect(opened(start + text + "a") == "malformed")
    #expect(opened("rules:///text/" + String(repeating: "a", count: 1 << 20)) == "malformed")
    #expect(opened("wx1:" + String(repeating: "a", count: 1 << 20)) == "malformed")
  }

  @Test func segments() {
    func path(_ count: Int) -> String { (["help"] + [String](repeating: "a", count: count - 1)).joined(separator: "/") }
    for start in ["rules://", "rules:///", "https://rules.test/"] {
      #expect(opened(start + path(64)).hasPrefix("help(path:"))
      #expect(opened(start + path(64) + "//").hasPrefix("help(path:"))
      #expect(opened(start + path(65)) == "malformed")
      #expect(opened(start + path(64) + "/?").hasPrefix("help(path:"))
    }
    #expect(opened("rules:" + String(repeating: "/", count: 8000)) == "home(campaign: nil)")
    #expect(opened("rules:" + String(repeating: "/", count: 8000) + "a") == "malformed")
  }

  @Test func queryItems() {
    func query(_ count: Int) -> String { [String](repeating: "a=b", count: count).joined(separator: "&") }
    #expect(opened("rules://list?" + query(128)).hasPrefix("list"))
    #expect(opened("rules://list?&&" + query(128) + "&").hasPrefix("list"))
    #expect(opened("rules://list?" + query(129)) == "malformed")
    #expect(opened("rules://list?" + [String](repeating: "a", count: 4000).joined(separator: "&")) == "malformed")
    #expect(opened("rules://list?" + [String](repeating: "a=b", count: 10_000).joined(separator: "&")) == "malformed")
    #expect(opened("rules://list#" + query(129)).hasPrefix("list"))
  }
}
