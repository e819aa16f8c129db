import Testing

@testable import RouteRuntime

/// Rule 1 of how a URL is matched: its form.
@Suite struct FormTests {
  @Test func everyShapeOfACustomScheme() {
    for path in ["int/7", "text/a", "help/a/b"] {
      let opens = Set(
        ["rules://", "rules:///", "rules:/", "rules:", "RULES://", "rules-2:///"].map { opened($0 + path) })
      #expect(opens.count == 1, "\(path): \(opens)")
    }
  }

  @Test func theAuthorityIsTheFirstSegment() {
    expect([
      "rules://INT/7": "int(value: 7)", "rules:///INT/7": "not found", "https://rules.test/INT/7": "not found",
      "rules://int:7/7": "malformed", "rules://a@int/7": "malformed", "rules://[int]/7": "malformed",
      "rules://int\\/7": "malformed", "rules://in%74/7": "int(value: 7)", "rules://int?x": "not found",
      "rules://xn--caf-dma/a": "cafe(item: a)", "rules://XN--caf-dma/a": "cafe(item: a)",
      "rules:///xn--caf-dma/a": "not found", "rules://caf%C3%A9/a": "cafe(item: a)",
      "rules://CAFÉ/a": "not found", "rules://xn--caf-dma.%C3%A9/a": "not found",
    ])
  }

  @Test func webLinksNeedADeclaredHost() {
    expect([
      "https://rules.test/list": "list", "http://rules.test/list": "list", "HTTPS://RULES.TEST/list": "list",
      "https://a.rules.test/list": "list", "https://a.b.rules.test/list": "list",
      "https://other.test/list": "foreign other.test", "https://.rules.test/list": "foreign .rules.test",
      "https://a..rules.test/list": "foreign a..rules.test", "https://rules.test./list": "foreign rules.test.",
      "https://xrules.test/list": "foreign xrules.test", "https://rules.test.evil/list": "foreign rules.test.evil",
      "https://É.test/": "foreign É.test", "https://[::1]/list": "foreign [::1]", "https:///list": "malformed",
      "https:rules.test/list": "malformed", "https:/rules.test/list": "malformed", "https://": "malformed",
      "https://%72ules.test/list": "foreign %72ules.test",
    ])
  }

  @Test func ports() {
    expect([
      "https://rules.test:443/list": "list", "http://rules.test:80/list": "list", "https://rules.test:/list": "list",
      "https://rules.test:80/list": "foreign rules.test:80", "https://rules.test:0443/list": "foreign rules.test:0443",
      "https://rules.test:-443/list": "foreign rules.test:-443", "https://a.rules.test:443/list": "list",
      "https://a.rules.test:8443/list": "foreign a.rules.test:8443", "https://:443/list": "malformed",
    ])
  }

  @Test func userInfoAndBackslash() {
    for link in [
      "https://a@rules.test/list", "https://a:b@rules.test/list", "https://rules.test@evil.test/list",
      "https://rules.test:443@evil.test/", "https://evil.test\\.rules.test/list", "https://rules.test\\@evil.test/",
    ] {
      #expect(opened(link) == "malformed", "\(link)")
    }
  }

  @Test func nothingIsTheRoot() {
    for link in [
      "rules:", "rules:/", "rules://", "rules:///", "rules:////", "https://rules.test", "https://rules.test//",
    ] {
      #expect(opened(link) == "home(campaign: nil)", "\(link)")
    }
    expect(["rules:?campaign=a": "home(campaign: a)", "https://rules.test?campaign=a": "home(campaign: a)"])
  }

  @Test func foreignSchemes() {
    expect([
      "other://list": "foreign other", "wx1://a": "handoff to wechat", "WX1:%zz": "handoff to wechat", "": "malformed",
      "list": "malformed", "/list": "malformed", ":list": "malformed", "1rules://list": "malformed",
      "ru les://list": "malformed", "rules": "malformed", "http\u{1A}//rules.test/list": "malformed",
      "https\u{1A}//rules.test/list": "malformed", " rules://list": "malformed",
    ])
  }
}
