import Testing

@testable import routegen

/// Rule 1: the form of a URL.
@Suite struct FormTests {
  static let matcher: URLMatcher = {
    var table = TableBuilder(schemes: ["app"], hosts: ["example.test", "*.shop.test"])
    table.model.links.handoffs = [.init(name: "wechat", schemes: [Located("wx1", TableBuilder.nowhere)])]
    table.entry("home", "/", kind: .tab)
    table.entry("product", "/product/:id", parameters: ["id: Int"])
    table.entry("cafe", "/café/:x", parameters: ["x: String"])
    table.entry("profile", "/@{name}", parameters: ["name: String"])
    table.entry("user", "/u/:name", parameters: ["name: String"])
    table.entry("any", "/:word", parameters: ["word: String"])
    return table.matcher
  }()

  @Test(arguments: [
    // A custom scheme's authority is its first path segment.
    ("app://product/1", "product id=1"),
    ("app:///product/1", "product id=1"),
    ("app:/product/1", "product id=1"),
    ("app:product/1", "product id=1"),
    ("https://example.test/product/1", "product id=1"),
    // Scheme and host compare without case.
    ("APP://product/1", "product id=1"),
    ("HTTPS://Example.TEST/product/1", "product id=1"),
    ("http://example.test/product/1", "product id=1"),
    // The authority matches literals without regard to ASCII case, and only the authority does.
    ("app://Product/1", "product id=1"),
    ("app://PRODUCT/1/", "product id=1"),
    ("app:///PRODUCT/1", "not found, closest /product/:id"),
    ("app:PRODUCT/1", "not found, closest /product/:id"),
    ("https://example.test/PRODUCT/1", "not found, closest /product/:id"),
    ("app://Hello", "any word=Hello"),
    // xn-- is decoded there.
    ("app://xn--caf-dma/1", "cafe x=1"),
    ("app://XN--CAF-DMA/1", "cafe x=1"),
    ("app://caf%C3%A9/1", "cafe x=1"),
    ("app://xn--", "any word=xn--"),
    ("app://xn--99999999999999999999", "any word=xn--99999999999999999999"),
    ("app:///xn--caf-dma", "any word=xn--caf-dma"),
    // An unescaped ':', '@' or '[' in it is malformed, an escaped one is data.
    ("app://kim:secret@product/1", "malformed"),
    ("app://product:80/1", "malformed"),
    ("app://@kim", "malformed"),
    ("app://[1]/1", "malformed"),
    ("app://%40kim", "profile name=kim"),
    ("app:///@kim", "profile name=kim"),
    ("app://a%3Ab", "any word=a:b"),
    ("app:///a:b", "any word=a:b"),
    // Web URLs need a declared host and a default or absent port.
    ("https://other.test/product/1", "foreign other.test"),
    ("https://example.test.evil.test/product/1", "foreign example.test.evil.test"),
    ("https://a.shop.test/product/1", "product id=1"),
    ("https://a.b.shop.test/product/1", "product id=1"),
    ("https://shop.test/product/1", "foreign shop.test"),
    ("https://.shop.test/product/1", "foreign .shop.test"),
    ("https://ashop.test/product/1", "foreign ashop.test"),
    ("https://example.test:443/product/1", "product id=1"),
    ("https://example.test:/product/1", "product id=1"),
    ("http://example.test:80/product/1", "product id=1"),
    ("http://example.test:443/product/1", "foreign example.test:443"),
    ("https://example.test:8443/product/1", "foreign example.test:8443"),
    ("https://product/1", "foreign product"),
    // User info, and '\' in an authority, are malformed.
    ("https://kim@example.test/product/1", "malformed"),
    ("https://kim:x@example.test/product/1", "malformed"),
    ("https://example.test\\@evil.test/product/1", "malformed"),
    ("app://a\\b/1", "malformed"),
    ("https:///product/1", "malformed"),
    ("https:/product/1", "malformed"),
    // A bare scheme, or a host alone with any number of slashes, is '/'.
    ("app:", "home"), ("app:/", "home"), ("app://", "home"), ("app:///", "home"), ("app://////", "home"),
    ("https://example.test", "home"), ("https://example.test/", "home"), ("https://example.test///", "home"),
    ("app:?x=1", "home +x=1"), ("app://?x=1#top", "home +x=1"), ("https://example.test?x", "home +x"),
    // Others.
    ("other://product/1", "foreign other"),
    ("wx1://anything%GG", "handoff wechat wx1"),
    ("WX1:", "handoff wechat wx1"),
    ("/product/1", "malformed"), ("", "malformed"), (":", "malformed"), ("1app://product/1", "malformed"),
    ("ap p://product/1", "malformed"),
  ])
  func form(_ url: String, _ expected: String) {
    #expect(Self.matcher.summary(url) == expected)
  }

  @Test func exactSpellingOfTheAuthorityComesFirst() {
    var table = TableBuilder()
    table.entry("lower", "/word", "/other/lower")
    table.entry("upper", "/Word", "/Other/upper")
    #expect(table.matcher.summary("app://word") == "lower")
    #expect(table.matcher.summary("app://Word") == "upper")
    #expect(table.matcher.summary("app://WORD") == "ambiguous lower upper")
    #expect(table.matcher.summary("app://Other/lower") == "lower")
    #expect(table.matcher.summary("app:///Word") == "upper")
  }

  @Test func manifestsWithoutWebFormKnowNoHosts() {
    var table = TableBuilder(hosts: [])
    table.entry("home", "/", kind: .tab)
    #expect(table.matcher.summary("https://example.test/") == "foreign example.test")
  }

  @Test(arguments: [
    ("caf-dma", "café"), ("mnchen-3ya", "münchen"), ("wgv71a119e", "日本語"), ("fsq", "例"), ("ls8h", "💩"),
    ("maana-pta", "mañana"),
  ])
  func punycode(_ label: String, _ expected: String) {
    #expect(Punycode.decode(Array(label.utf8)[...]) == expected)
  }
}
