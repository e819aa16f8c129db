import Testing

@testable import routegen

/// Rule 2: the path.
@Suite struct PathRuleTests {
  static let matcher: URLMatcher = {
    var table = TableBuilder()
    table.entry("home", "/", kind: .tab)
    table.entry("user", "/u/:name", parameters: ["name: String"])
    table.entry("posts", "/u/:name/posts", parameters: ["name: String"])
    table.entry("pair", "/pair/:a/:b", parameters: ["a: String", "b: String"])
    table.entry("cafe", "/café/:x", parameters: ["x: String"])
    table.entry("files", "/files/*path", parameters: ["path: [String]"])
    table.entry("numbers", "/n/*ids", parameters: ["ids: [Int]"])
    table.entry("page", "/{slug}.html", parameters: ["slug: String"])
    table.entry("accent", "/é{word}", parameters: ["word: String"])
    return table.matcher
  }()

  @Test(arguments: [
    // Trailing slashes do not count.
    ("/u/kim/", "user name=kim"),
    ("/u/kim////", "user name=kim"),
    ("/files/a/", "files path=[a]"),
    // An empty segment inside matches nothing, and none is dropped.
    ("/u//posts", "not found, closest /u/:name"),
    ("//u/kim", "not found, closest /u/:name"),
    ("/files//a", "not found, closest /files/*path"),
    ("/u/", "not found, closest /u/:name"),
    // Split while encoded, decoded once.
    ("/u/a%2Fb", "user name=a/b"),
    ("/u/a%252Fb", "user name=a%2Fb"),
    ("/%75/kim", "user name=kim"),
    ("/pair/%2F/%3F", "pair a=/ b=?"),
    // '.' and '..' segments, also escaped, are malformed.
    ("/u/.", "malformed"), ("/u/..", "malformed"), ("/u/%2e", "malformed"), ("/u/.%2E", "malformed"),
    ("/../u/kim", "malformed"), ("/files/a/../b", "malformed"), ("/unknown/..", "malformed"),
    ("/u/...", "user name=..."), ("/u/.a", "user name=.a"), ("/u/%252e", "user name=%2e"),
    // A bad escape, invalid UTF-8 or '%00' is malformed, wherever in the path.
    ("/u/%", "malformed"), ("/u/%G0", "malformed"), ("/u/%4", "malformed"), ("/u/%0", "malformed"),
    ("/u/%FF", "malformed"), ("/u/%E0%A4%A", "malformed"), ("/u/%C0%80", "malformed"), ("/u/%ED%A0%80", "malformed"),
    ("/u/%00", "malformed"), ("/u/a%00b", "malformed"), ("/unknown/%FF", "malformed"), ("/u//%FF", "malformed"),
    // Raw control characters are malformed anywhere, escaped ones are data.
    ("/u/a\nb", "malformed"), ("/u/a\tb", "malformed"), ("/u/a\u{0}b", "malformed"), ("/u/a\u{7F}", "malformed"),
    ("/u/a?x=\u{1}", "malformed"), ("/u/a#\r", "malformed"),
    ("/u/a%0Ab", "user name=a\nb"), ("/u/%7F", "user name=\u{7F}"),
    // Other raw text reads as itself.
    ("/u/a b", "user name=a b"), ("/u/日本", "user name=日本"), ("/u/%E6%97%A5%E6%9C%AC", "user name=日本"),
    ("/u/a+b", "user name=a+b"), ("/u/\"<>^`{|}", "user name=\"<>^`{|}"), ("/u/a\\b", "user name=a\\b"),
    ("/u/%F0%9F%91%A9%E2%80%8D%F0%9F%92%BB", "user name=👩‍💻"),
    // Literals compare normalised, text around a placeholder by exact bytes.
    ("/caf%C3%A9/1", "cafe x=1"), ("/cafe%CC%81/1", "cafe x=1"), ("/café/1", "cafe x=1"),
    ("/%C3%A9x", "accent word=x"), ("/e%CC%81x", "not found"),
    // Literals know no prefixes, and case counts.
    ("/files2", "not found, closest /files/*path"), ("/U/kim", "not found, closest /u/:name"),
    // A rest is zero or more segments.
    ("/files", "files path=[]"), ("/files/", "files path=[]"), ("/files/a/b%2Fc", "files path=[a,b/c]"),
    ("/n", "numbers ids=[]"), ("/n/1/-2", "numbers ids=[1,-2]"), ("/n/1/x", "invalid ids=x: Int"),
    // One placeholder with text around it is never empty.
    ("/about.html", "page slug=about"), ("/.html", "not found"),
    ("/a.html.html", "page slug=a.html"),
    ("/about.HTML", "not found"),
  ])
  func path(_ path: String, _ expected: String) {
    #expect(Self.matcher.summary("https://example.test" + path) == expected)
    #expect(Self.matcher.summary("app://" + path) == expected)
  }

  @Test func valuesKeepTheirExactBytes() {
    let composed = Self.matcher.match("app:///u/%C3%A9").opening?.values.first
    let decomposed = Self.matcher.match("app:///u/e%CC%81").opening?.values.first
    #expect(composed?.text.map { Array($0.utf8) } == [0xC3, 0xA9])
    #expect(decomposed?.text.map { Array($0.utf8) } == [0x65, 0xCC, 0x81])
  }

  @Test func pathsCompareWithoutCaseWhereTheManifestSaysSo() {
    var table = TableBuilder()
    table.model.links.caseInsensitive = true
    table.entry("user", "/Users/:name/Édit", parameters: ["name: String"])
    table.entry("search", "/search?Type=Big", "/q?k=:k", parameters: ["k: String?"])
    #expect(table.matcher.summary("app:///uSERS/Kim/Édit") == "user name=Kim")
    #expect(table.matcher.summary("app:///users/Kim/E\u{301}DIT") == "user name=Kim")
    // Only ASCII letters, and only those of paths.
    #expect(table.matcher.summary("app:///users/Kim/édit") == "not found, closest /Users/:name/Édit")
    #expect(table.matcher.summary("app:///SEARCH?Type=Big") == "search k=nil")
    #expect(table.matcher.summary("app:///search?type=Big") == "not found, closest /search?Type=Big")
    #expect(table.matcher.summary("app:///search?Type=big") == "not found, closest /search?Type=Big")
    #expect(table.matcher.summary("app:///Q?K=1") == "search k=nil +K=1")
  }

  /// Rule 8.
  @Test func limits() {
    let url = "app:///u/"
    let longest = url + String(repeating: "a", count: 8192 - url.utf8.count)
    #expect(Self.matcher.summary(longest).hasPrefix("user"))
    #expect(Self.matcher.match(longest + "a") == .fails(.malformed(.tooLong)))

    let segments = "app:///files" + String(repeating: "/x", count: 63)
    #expect(Self.matcher.match(segments + "/").isHit)
    #expect(Self.matcher.match(segments + "/x") == .fails(.malformed(.tooManySegments)))
    let authority = "app://files" + String(repeating: "/x", count: 63)
    #expect(Self.matcher.match(authority).isHit)
    #expect(Self.matcher.match(authority + "/x") == .fails(.malformed(.tooManySegments)))

    let pairs = "app:///?" + Array(repeating: "a=1", count: 128).joined(separator: "&")
    #expect(Self.matcher.match(pairs).isHit)
    #expect(Self.matcher.match(pairs + "&&").isHit)
    #expect(Self.matcher.match(pairs + "&a") == .fails(.malformed(.tooManyQueryPairs)))
  }
}
