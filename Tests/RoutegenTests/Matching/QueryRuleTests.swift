import Testing

@testable import routegen

/// Rule 3: the query, and the fragment, which is read alike.
@Suite struct QueryRuleTests {
  static let matcher: URLMatcher = {
    var table = TableBuilder()
    table.enumeration("Sort", "new", "top=best")
    table.wrapper("Slug", .string, matches: "[a-z]+")
    table.external("Cart")
    table.entry("search", "/search?q=:q", parameters: ["q: String"])
    table.entry("page", "/page?n=:n&s=:s", parameters: ["n: Int?", "s: String?"])
    table.entry("count", "/count?n=:n", parameters: ["n: Int"])
    table.entry("counted", "/counted?n=:n", parameters: ["n: Int = 7"])
    table.entry("flag", "/flag?f=:f", parameters: ["f: Bool"])
    table.entry("flags", "/flags?f=:f&d=:d", parameters: ["f: Bool?", "d: Bool = true"])
    table.entry("list", "/list?sort=:sort", parameters: ["sort: Sort = new"])
    table.entry("sorted", "/sorted?sort=:sort", parameters: ["sort: Sort"])
    table.entry("slug", "/slug?s=:s", parameters: ["s: Slug?"])
    table.entry("cart", "/cart?c=:c", parameters: ["c: Cart"])
    table.entry("cartMaybe", "/cart-maybe?c=:c", parameters: ["c: Cart?"])
    table.entry("filter", "/filter?tag=:tags", parameters: ["tags: [String]"])
    table.entry("compare", "/compare?ids[]=:ids", parameters: ["ids: [Int]"])
    table.entry("numbers", "/numbers?ids=:ids", parameters: ["ids: [Int] comma"])
    table.entry("words", "/words?w=:words", parameters: ["words: [String] comma"])
    table.entry("orders", "/orders?type=open")
    table.entry("debug", "/debug?on")
    table.entry("café", "/kinds?é=ü&k=:k", parameters: ["k: String?"])
    return table.matcher
  }()

  @Test(arguments: [
    // Split at '&', then at the first '='.
    ("search?q=a=b", "search q=a=b"), ("search?q=a%26b", "search q=a&b"), ("search?x=1&q=a", "search q=a +x=1"),
    ("search?&&q=a&", "search q=a"), ("page?", "page n=nil s=nil"), ("search?=x&q=a", "search q=a +=x"),
    // Keys and values are decoded alike, '+' first.
    ("search?%71=rock+roll", "search q=rock roll"), ("search?q=c%2B%2B", "search q=c++"),
    ("search?q=a&x+y=1+2", "search q=a +x y=1 2"), ("search?q=%2B", "search q=+"),
    // Keys are case-sensitive.
    ("search?Q=a", "missing q"),
    // Unknown keys are handed over; what cannot be decoded as written.
    ("search?q=a&utm=%FF&%GG=1&z=%00", "search q=a +utm=%FF +%GG=1 +z=%00"),
    ("search?q=a&x", "search q=a +x"), ("search?q=a&x=", "search q=a +x="),
    // The first occurrence counts.
    ("search?q=a&q=b", "search q=a"), ("orders?type=open&type=x", "orders"),
    ("orders?type=x&type=open", "not found, closest /orders?type=open"), ("count?n=x&n=1", "invalid n=x: Int"),
    // A required parameter must be there.
    ("search", "missing q"), ("search?", "missing q"),
    // '?f=' and '?f' are absent for what may be absent and is not String …
    ("page?n=", "page n=nil s=nil"), ("page?n", "page n=nil s=nil"), ("counted?n=", "counted n=7"),
    ("counted?n", "counted n=7"), ("list?sort=", "list sort=new"), ("cart-maybe?c=", "cartMaybe c=nil"),
    // … the empty text for String …
    ("page?n=3&s=", "page n=3 s="), ("page?s", "page n=nil s="), ("search?q", "search q="), ("search?q=", "search q="),
    ("slug?s=", "invalid s=: Slug"),
    // … true for a Bool without '=' …
    ("flag?f", "flag f=true"), ("flags?f&d", "flags f=true d=true"), ("flags?f=&d=", "flags f=nil d=true"),
    // … and invalid for any other required one.
    ("flag?f=", "invalid f=: Bool"), ("count?n=", "invalid n=: Int"), ("count?n", "invalid n=: Int"),
    ("sorted?sort=", "invalid sort=: Sort"), ("cart?c=", "invalid c=: Cart"),
    // A value that does not fit makes the pattern not match, also where it might have been absent.
    ("page?n=x", "invalid n=x: Int"), ("list?sort=top", "invalid sort=top: Sort"), ("list?sort=best", "list sort=best"),
    ("flags?f=maybe", "invalid f=maybe: Bool"), ("counted?n=07", "invalid n=07: Int"),
    // Lists: repeated keys.
    ("filter?tag=a&x=1&tag=b", "filter tags=[a,b] +x=1"), ("filter", "filter tags=[]"),
    ("filter?tag=a,b", "filter tags=[a,b]"),
    ("compare?ids[]=1&ids%5B%5D=2", "compare ids=[1,2]"), ("compare?ids[]=&ids[]=2&ids[]", "compare ids=[2]"),
    ("compare?ids[]=1&ids[]=x", "invalid ids=x: Int"), ("compare?ids=1", "compare ids=[] +ids=1"),
    // Lists with commas: split before decoding, an empty value is an empty list.
    ("numbers?ids=1,2,-3", "numbers ids=[1,2,-3]"), ("numbers?ids=", "numbers ids=[]"), ("numbers", "numbers ids=[]"),
    ("numbers?ids=1,,2", "invalid ids=: Int"), ("numbers?ids=1%2C2", "invalid ids=1,2: Int"),
    ("words?w=a%2Cb,c", "words words=[a,b,c]"), ("words?w=", "words words=[]"), ("words?w=,", "words words=[,]"),
    // Literal values and keys that must be there.
    ("orders?type=open", "orders"), ("orders?type=op%65n&x=1", "orders +x=1"),
    ("orders", "not found, closest /orders?type=open"), ("orders?type=Open", "not found, closest /orders?type=open"),
    ("debug?on", "debug"), ("debug?on=", "debug"), ("debug?on=x", "debug"), ("debug", "not found, closest /debug?on"),
    ("kinds?e%CC%81=u%CC%88", "café k=nil"),
    // A bad escape, invalid UTF-8 or '%00' in a declared key is malformed.
    ("search?q=%GG", "malformed"), ("search?q=%FF", "malformed"), ("search?q=%00", "malformed"),
    ("page?n=%", "malformed"), ("filter?tag=a&tag=%FF", "malformed"), ("debug?on=%FF", "malformed"),
    ("orders?type=%FF", "malformed"), ("numbers?ids=1,%4", "malformed"), ("search?x=1&q=a&q=%FF", "malformed"),
  ])
  func query(_ url: String, _ expected: String) {
    #expect(Self.matcher.summary("app://" + url) == expected)
  }

  @Test func anEmptyValueIsOneEmptyString() {
    #expect(Self.matcher.match("app://filter?tag=").opening?.values == [.list([.text("")])])
    #expect(Self.matcher.match("app://filter?tag=&tag").opening?.values == [.list([.text(""), .text("")])])
    #expect(Self.matcher.match("app://words?w=,").opening?.values == [.list([.text(""), .text("")])])
  }

  @Test func plusIsOrdinaryWhereTheManifestSaysSo() {
    var table = TableBuilder()
    table.model.links.plusIsSpace = false
    table.entry("day", "/day?at=:at&k=:k", parameters: ["at: Date", "k: String?"])
    #expect(
      table.matcher.summary("app://day?at=2024-05-01T10:00:00+02:00&k=a+b") == "day at=2024-05-01T08:00:00Z k=a+b")
  }

  @Test func fragments() {
    var table = TableBuilder()
    table.entry("token", "/oauth#token=:token&n=:n", parameters: ["token: String", "n: Int?"])
    table.entry("section", "/doc#:section", parameters: ["section: String"])
    table.entry("line", "/file#:line", parameters: ["line: Int?"])
    table.entry("top", "/page#töp")
    table.entry("mode", "/mode#m=a")
    let cases = [
      ("oauth#token=a+b%2Bc", "token token=a b+c n=nil"), ("oauth#x=%FF&n=3&token=t", "token token=t n=3"),
      ("oauth", "missing token"), ("oauth#", "missing token"), ("oauth#token=%FF", "malformed"),
      ("oauth#token=t&n=x", "invalid n=x: Int"), ("oauth?token=t", "missing token"),
      ("doc#a+b=c&d", "section section=a+b=c&d"), ("doc#%E4%B8%AD", "section section=中"), ("doc", "missing section"),
      ("doc#", "section section="), ("doc#%FF", "malformed"), ("doc#a?b/c#d", "section section=a?b/c#d"),
      ("file#12", "line line=12"), ("file", "line line=nil"), ("file#", "line line=nil"),
      ("file#x", "invalid line=x: Int"),
      ("page#t%C3%B6p", "top"), ("page#to%CC%88p", "top"), ("page#top", "not found, closest /page#töp"),
      ("page", "not found, closest /page#töp"), ("mode#m=a", "mode"), ("mode#m=b", "not found, closest /mode#m=a"),
      ("mode?m=a", "not found, closest /mode#m=a"),
    ]
    for (url, expected) in cases { #expect(table.matcher.summary("app://" + url) == expected, "\(url)") }
  }
}
