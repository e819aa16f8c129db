import Testing

@testable import RouteRuntime

/// Rule 2 of how a URL is matched: the path.
@Suite struct PathTests {
  @Test func splitWhileEncodedAndDecodedOnce() {
    expectPaths([
      "text/a%2Fb": "text(value: a/b)", "text/a%252Fb": "text(value: a%2Fb)", "text/a+b": "text(value: a+b)",
      "text/a;b,c=d&e": "text(value: a;b,c=d&e)", "text/%41": "text(value: A)", "%74ext/a": "text(value: a)",
      "help/a%2Fb/c": "help(path: [a/b, c])", "text/%3F%23": "text(value: ?#)",
    ])
  }

  @Test func slashes() {
    expectPaths([
      "list/": "list", "list///": "list", "text/a//": "text(value: a)", "help//a": "not found", "/list": "not found",
      "text//a": "not found", "help/": "help(path: [])", "help": "help(path: [])",
    ])
  }

  @Test func steps() {
    for path in ["text/.", "text/..", "./list", "text/%2e", "text/.%2E", "text/%2E.", "help/a/../b", "text/a/.."] {
      expectPaths(["\(path)": "malformed"])
    }
    expectPaths(["text/...": "text(value: ...)", "text/.a": "text(value: .a)", "text/a.": "text(value: a.)"])
  }

  /// Every byte, escaped: it is data, unless it is no text by itself.
  @Test func everyEscapedByte() {
    for byte in UInt8.min...UInt8.max {
      let hex = String(256 + Int(byte), radix: 16).dropFirst()
      let text = "x" + String(decoding: [byte], as: UTF8.self)
      let isText = byte != 0 && byte < 0x80
      for digits in [String(hex), hex.uppercased()] {
        expectPaths([
          "text/x%\(digits)": isText ? "text(value: \(text))" : "malformed",
          "search?q=x%\(digits)": isText ? "search(query: \(text), page: 1, tags: [], exact: nil)" : "malformed",
          "doc#x%\(digits)": isText ? "section(section: \(text))" : "malformed",
        ])
      }
    }
  }

  @Test(arguments: [
    "%", "%4", "%4g", "%g4", "%%41", "%C3", "%C3%28", "%A9", "%C0%AF", "%C1%81", "%E0%80%AF", "%ED%A0%80", "%ED%BF%BF",
    "%F0%80%80%AF", "%F4%90%80%80", "%F5%80%80%80", "%FE", "%FF", "%00", "é%C3", "%+1", "%-1", "% 1",
  ])
  func badEscapes(text: String) {
    expectPaths([
      "text/\(text)": "malformed", "help/a/\(text)/b": "malformed", "search?q=\(text)": "malformed",
      "search?q=a&q=\(text)": "malformed", "search?q=a&tag=\(text)": "malformed", "doc#\(text)": "malformed",
      "list?x=\(text)": "list +x=\(text)",
    ])
  }

  @Test func rawTextReadsAsItself() {
    expectPaths([
      "text/é": "text(value: é)", "text/商品": "text(value: 商品)", "text/a b": "text(value: a b)",
      "text/\"<>^`{|}": "text(value: \"<>^`{|})", "text/%F0%9F%98%80": "text(value: 😀)",
    ])
    for control in (0...0x1F).map({ UInt8($0) }) + [0x7F] {
      let text = String(decoding: [control], as: UTF8.self)
      expectPaths(["text/a\(text)": "malformed", "list?x=\(text)": "malformed", "list#\(text)": "malformed"])
      expect(["https://rules.test\(text)/list": "malformed", "rules:\(text)list": "malformed"])
    }
  }

  @Test func onlyLiteralsAreNormalised() throws {
    expectPaths(["cafe\u{301}/a": "cafe(item: a)", "cafe%CC%81/a": "cafe(item: a)", "caf%C3%A9/a": "cafe(item: a)"])
    for text in ["e\u{301}", "é", "\u{212B}", "\u{1100}\u{1161}", "가"] {
      let link = try RulesRoutes.link("rules:///text/\(text)")
      guard case .text(let value) = link.path.first else { return #expect(Bool(false), "\(text)") }
      #expect(Array(value.utf8) == Array(text.utf8))
    }
  }
}
