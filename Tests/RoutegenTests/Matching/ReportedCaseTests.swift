import Testing

@testable import routegen

/// What people reported of other routers, as manifests and the URLs that went wrong.
@Suite struct ReportedCaseTests {
  /// Checks URLs against a manifest whose schemes are `app` and whose host is `example.test`.
  private func check(_ body: String, _ cases: [(url: String, expected: String)]) throws {
    let matcher = try matcher(
      forManifest: "routegen: 1\nlinks: { schemes: [app], hosts: [example.test] }\n" + body)
    for (url, expected) in cases { #expect(matcher.summary(url) == expected, "\(url)") }
  }

  @Test func schemesAndHosts() throws {
    try check(
      "routes: { product: { url: /product/:id, params: { id: Int } }, home: { url: / } }",
      [
        ("app://product/42", "product id=42"), ("https://example.test/product/42", "product id=42"),
        ("app:///product/42", "product id=42"), ("app:/product/42", "product id=42"),
        ("app:product/42", "product id=42"),
        ("app://", "home"), ("app:", "home"), ("APP://product/42", "product id=42"),
        ("HTTPS://Example.TEST/product/42", "product id=42"), ("https://example.test", "home"),
        ("https://example.test/", "home"), ("https://example.test/product/42/", "product id=42"),
        ("app://product/1234?q=x#top", "product id=1234 +q=x"),
      ])
  }

  @Test func segmentsThatAreEmptyOrDecodeToNothing() throws {
    try check(
      """
      routes:
        posts: { url: /u/:id/posts, params: { id: String } }
        pair: { url: /u/:a/:b, params: { a: String, b: String } }
        s: { url: "/s/:q", params: { q: String } }
        reward: { url: /content/reward }
      """,
      [
        ("https://example.test/u//posts", "not found, closest /u/:id/posts"), ("https://example.test/u/", "not found"),
        ("app://s/%GG", "malformed"), ("app://s/%E0%A4%A", "malformed"), ("app://s?q=%FF", "not found, closest /s/:q"),
        ("app://co ntent/reward", "not found, closest /content/reward"), ("app://content\n/reward", "malformed"),
        ("app://content\t/reward", "malformed"), ("app://content\0/reward", "malformed"),
      ])
  }

  @Test func queries() throws {
    try check(
      """
      types: { Sort: [new, top] }
      routes:
        search: { url: "/search?q=:q", params: { q: String } }
        day: { url: "/day?at=:at", params: { at: Date } }
        filter: { url: "/filter?tag=:tag", params: { tag: "[String]" } }
        join: { url: "/join?code=:code", params: { code: String } }
        compare: { url: "/compare?ids[]=:ids", params: { ids: "[Int]" } }
        p: { url: "/p?flag=:flag&n=:n&s=:s", params: { flag: "Bool?", n: "Int?", s: "String?" } }
        home: { url: /home }
        users: { url: /users }
        publicUsers: { url: "/users?public_only=true" }
        reset: { url: "/reset?token=:token", params: { token: String } }
        muted: { url: "/v?muted=:muted", params: { muted: Bool } }
        feed: { url: "/feed?sort=:sort", params: { sort: { type: Sort, default: new } } }
        list: { url: "/list/:sort", params: { sort: Sort } }
      """,
      [
        ("https://example.test/search?q=rock+roll", "search q=rock roll"),
        ("https://example.test/search?q=c%2B%2B", "search q=c++"),
        // A raw '+' in a query is a space, in a date as elsewhere.
        ("app://day?at=2024-05-01T10:00:00+02:00", "invalid at=2024-05-01T10:00:00 02:00: Date"),
        ("app://day?at=2024-05-01T10:00:00%2B02:00", "day at=2024-05-01T08:00:00Z"),
        ("app://day?at=2024-02-30", "invalid at=2024-02-30: Date"),
        ("app://filter?tag=a&tag=b", "filter tag=[a,b]"), ("app://join?code=abc&code=evil", "join code=abc"),
        ("app://compare?ids[]=1&ids[]=2", "compare ids=[1,2]"), ("app://compare?ids%5B%5D=1", "compare ids=[1]"),
        ("app://p?", "p flag=nil n=nil s=nil"), ("app://p?flag", "p flag=true n=nil s=nil"),
        ("app://p?flag&n=3", "p flag=true n=3 s=nil"), ("app://p?n", "p flag=nil n=nil s=nil"),
        ("app://p?n=&s=", "p flag=nil n=nil s="),
        ("https://example.test/home?utm_source=x&utm_medium=y", "home +utm_source=x +utm_medium=y"),
        ("app://users?public_only=true", "publicUsers"), ("app://users", "users"),
        ("app://users?public_only=false", "users +public_only=false"), ("app://reset", "missing token"),
        ("app://v?muted=false", "muted muted=false"), ("app://v?muted=1", "muted muted=true"),
        ("app://v?muted=maybe", "invalid muted=maybe: Bool"), ("app://list/hot", "invalid sort=hot: Sort"),
        ("app://feed?sort=hot", "invalid sort=hot: Sort"), ("app://feed", "feed sort=new"),
      ])
  }

  @Test func valuesAndUnicode() throws {
    try check(
      """
      types: { Task: [{ first: "1" }, { second: "2" }] }
      routes:
        offset: { url: /offset/:n, params: { n: Int } }
        task: { url: /t/:kind, params: { kind: Task } }
        cafe: { url: /café/:x, params: { x: String } }
        tag: { url: /hashtag/:tag, params: { tag: String } }
        room: { url: "/#:place", params: { place: String } }
      """,
      [
        ("app://offset/-1", "offset n=-1"), ("app://t/2", "task kind=2"),
        ("app://t/second", "invalid kind=second: Task"),
        ("https://example.test/caf%C3%A9/1", "cafe x=1"), ("https://example.test/cafe%CC%81/1", "cafe x=1"),
        ("app://hashtag/%E6%97%A5%E6%9C%AC", "tag tag=日本"), ("app://hashtag/日本", "tag tag=日本"),
        ("app://hashtag/%F0%9F%91%A9%E2%80%8D%F0%9F%92%BB", "tag tag=👩‍💻"),
        ("https://example.test/#/room/!abc:srv.test?via=a", "room place=/room/!abc:srv.test?via=a"),
      ])
  }

  @Test func optionalPathsAreTwoURLs() throws {
    try check(
      """
      routes:
        feed: { url: [/feed, /feed/:id], params: { id: "Int?" } }
        list: { url: [/list, /list/:page], params: { page: { type: Int, default: 1 } } }
      """,
      [
        ("app://feed", "feed id=nil"), ("app://feed/", "feed id=nil"), ("app://feed/7", "feed id=7"),
        ("app://feed/x", "invalid id=x: Int"), ("app://list", "list page=1"), ("app://list/1", "list page=1"),
        ("app://list//2", "not found, closest /list/:page"),
      ])
  }

  @Test func precedence() throws {
    try check(
      """
      routes:
        any: { url: /:p, params: { p: String } }
        fixed: { url: /static }
        plan: { url: /plan }
        planItem: { url: /plan/:x, params: { x: String } }
        deep: { url: /foo/bar/baz }
        bing: { url: /foo/:name/bing, params: { name: String } }
        rest: { url: "/foo/*any", params: { any: "[String]" } }
        notFound: { url: /404 }
        sitemap: { url: /sitemap.xml }
        feed: { url: "/{lang}.xml", params: { lang: String } }
        handle: { url: "/@{handle}", params: { handle: String } }
        paid: { url: "/:lang/tz/paid", params: { lang: String } }
        everything: { url: "/*rest", params: { rest: "[String]" } }
      """,
      [
        ("app://s", "any p=s"), ("app://static", "fixed"), ("app://statics", "any p=statics"),
        ("app://planb", "any p=planb"),
        ("app:///foo/bar/bing", "bing name=bar"), ("app:///foo/bar/zzz", "rest any=[bar,zzz]"),
        ("app://404", "notFound"), ("https://example.test/sitemap.xml", "sitemap"),
        ("https://example.test/de.xml", "feed lang=de"), ("https://example.test/@kim", "handle handle=kim"),
        ("https://example.test/en/tz/paid", "paid lang=en"), ("app:///a/b/c", "everything rest=[a,b,c]"),
      ])
  }

  @Test func aRestMayBeEmpty() throws {
    try check(
      "routes: { files: { url: '/files/*p', params: { p: '[String]' } } }",
      [("app://files", "files p=[]"), ("app://files/", "files p=[]"), ("app://files/a/b", "files p=[a,b]")])
    // It is no smaller than one segment of any text: each has paths of its own.
    try check(
      """
      routes:
        files: { url: "/files/*p", params: { p: "[String]" } }
        page: { url: /:name, params: { name: String } }
      """, [("app://files", "ambiguous files page"), ("app://other", "page name=other")])
  }

  @Test func namesAreLocalToAnEntry() throws {
    try check(
      """
      routes:
        artist: { url: /artist/:id, params: { id: String } }
        album: { url: /artist/:id1/album/:id2, params: { id1: String, id2: String } }
        both: { url: [/one/:p, /two/:p], params: { p: String } }
      """,
      [
        ("app://artist/a/album/b", "album id1=a id2=b"), ("app://artist/a", "artist id=a"), ("app://one/1", "both p=1"),
        ("app://two/2", "both p=2"),
      ])
  }

  @Test func longURLsTakeNoLongTime() throws {
    try check(
      "routes: { x: { url: '/:a/:b/:c/:d/:e/:f/:g/end', params: "
        + "{ a: String, b: String, c: String, d: String, e: String, f: String, g: String } } }",
      [
        ("app:///a/a/a/a/a/a/a/a/a/a/a/a/a/nope", "not found, closest /:a/:b/:c/:d/:e/:f/:g/end"),
        ("app:///a/a/a/a/a/a/a/end", "x a=a b=a c=a d=a e=a f=a g=a"),
      ])
  }
}
