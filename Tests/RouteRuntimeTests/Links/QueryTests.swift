import Testing

@testable import RouteRuntime

/// Rule 3 of how a URL is matched: query and fragment.
@Suite struct QueryTests {
  private func search(_ query: String, _ page: String = "1", _ tags: String = "", _ exact: String = "nil") -> String {
    "search(query: \(query), page: \(page), tags: [\(tags)], exact: \(exact))"
  }

  @Test func keysAndValues() {
    expectPaths([
      "search?q=a": search("a"), "search?q=a=b": search("a=b"), "search?%71=a": search("a"),
      "search?q=a+b": search("a b"),
      "search?q=a%2Bb": search("a+b"), "search?q=a;page=2": search("a;page=2"), "search?&&q=a&": search("a"),
      "search?q=/a?b": search("/a?b"), "search?Q=a": "search: query is missing", "search": "search: query is missing",
      "search?": "search: query is missing", "search?q=a#b": search("a"), "search?q=a?page=2": search("a?page=2"),
    ])
  }

  @Test func unknownKeysAreHandedOver() {
    expectPaths([
      "list?a=1&b&c=&=d&a=2": "list +a=1 +b +c= +=d +a=2", "list?a%20b=%C3%A9+": "list +a b=é ",
      "list?%zz=%FF": "list +%zz=%FF",
      "search?q=a&r=b&q=c": search("a") + " +r=b", "int/7?value=8": "int(value: 7) +value=8",
    ])
  }

  @Test func theFirstOccurrenceCounts() {
    expectPaths([
      "search?q=a&q=b": search("a"), "search?q=a&page=2&page=x": search("a", "2"),
      "search?q=a&page=x&page=2": "search: page is x, not Int", "list?type=order&type=x": "orders",
      "list?type=x&type=order": "list +type=x +type=order",
    ])
  }

  @Test func emptyValues() {
    expectPaths([
      "search?q": search(""), "search?q=": search(""), "search?q=a&page": search("a"), "search?q=a&page=": search("a"),
      "search?q=a&exact": search("a", "1", "", "true"), "search?q=a&exact=": search("a"),
      "search?q=a&exact=no": search("a", "1", "", "false"), "flags?on&limit=1": "flags(on: true, limit: 1)",
      "flags?on=&limit=1": "flags: on is , not Bool", "flags?on&limit": "flags: limit is , not Int",
      "doc#": "section(section: )", "doc": "section(section: nil)",
    ])
  }

  @Test func lists() {
    expectPaths([
      "search?q=a&tag=x&tag=y+z": search("a", "1", "x, y z"), "search?q=a&tag": search("a", "1", ""),
      "brackets?ids[]=1&ids%5B%5d=2": "brackets(ids: [1, 2])", "brackets?ids[]=&ids[]=3": "brackets(ids: [3])",
      "brackets?ids=1": "brackets(ids: []) +ids=1", "brackets": "brackets(ids: [])",
      "brackets?ids[]=1&ids[]=x": "brackets: ids is x, not Int", "commas?ids=1,2": "commas(ids: [1, 2])",
      "commas?ids=1,2&ids=3": "commas(ids: [1, 2, 3])", "commas?ids=": "commas(ids: [])",
      "commas?ids=1,,2": "commas: ids is , not Int", "words?w=a,b%2Cc": "words(words: [a, b,c])",
      "words?w=,": "words(words: [, ])", "defaults": "defaults(numbers: [1, 2])",
      "defaults?n=": "defaults(numbers: [])",
      "defaults?n=7": "defaults(numbers: [7])",
    ])
  }

  @Test func literalsInQueriesAndFragments() {
    expectPaths([
      "list?type=order": "orders", "list?type=Order": "list +type=Order", "list?debug": "debug",
      "list?debug=1": "debug",
      "list?type=%6Frder": "orders", "list?type=order&debug": "debug +type=order", "return?to=/a/b?c": "returning",
      "return?to=%2Fa%2fb%3Fc": "returning", "return?to=/a/b": "not found", "top#/a?b": "top", "top#%2Fa%3Fb": "top",
      "top": "not found", "doc#a%20b+c": "section(section: a b+c)",
    ])
    expect([
      "https://rules.test/oauth#token=a+b&x=1": "token(token: ‹redacted›)",
      "https://rules.test/oauth?token=a": "token: token is missing",
    ])
  }
}
