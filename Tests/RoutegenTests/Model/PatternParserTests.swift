import Testing

@testable import routegen

@Suite struct PatternParserTests {
  private static func text(_ pattern: String) -> ManifestText {
    let file = FileID(index: 0)
    let range = SourceRange(file: file, start: 0, end: pattern.utf8.count)
    return ManifestText(scalar: Node.Scalar(text: pattern, style: .plain, offsets: nil, contentStart: 0), range: range)
  }

  private static func parse(_ pattern: String) throws(PatternError) -> ParsedPattern {
    try PatternParser.parse(text(pattern), plusIsSpace: true)
  }

  /// A pattern in words: literals, `<name>` with what stands around, `*name`, then query and fragment.
  private static func shape(_ pattern: ParsedPattern) -> String {
    var words = pattern.segments.map { segment in
      switch segment.content {
      case .literal(let text): "'\(text)'"
      case .placeholder(let name, let prefix, let suffix): "\(prefix)<\(name.name)>\(suffix)"
      }
    }
    if let rest = pattern.rest { words.append("*\(rest.name)") }
    words += pattern.query.map { "?" + shape($0) }
    switch pattern.fragment {
    case .literal(let text, _): words.append("#'\(text)'")
    case .placeholder(let name): words.append("#<\(name.name)>")
    case .pairs(let items): words += items.map { "#" + shape($0) }
    case nil: break
    }
    return words.joined(separator: " ")
  }

  private static func shape(_ item: ParsedPattern.QueryItem) -> String {
    switch item.value {
    case .literal(let text): "\(item.key)='\(text)'"
    case .present: item.key
    case .placeholder(let name): "\(item.key)=<\(name.name)>"
    }
  }

  @Test(arguments: [
    ("/", ""), ("/orders", "'orders'"), ("/orders/", "'orders'"), ("/orders///", "'orders'"), ("//", ""),
    ("/:id", "<id>"), ("/{id}", "<id>"), ("/@{user}", "@<user>"), ("/{slug}.html", "<slug>.html"),
    ("/a%20b/%E6%97%A5", "'a b' '日'"), ("/e\u{301}", "'é'"), ("/a%2Fb", "'a/b'"), ("/%3Aid", "':id'"),
    ("/a+b", "'a+b'"), ("/*path", "*path"), ("/help/*path?q=:q", "'help' *path ?q=<q>"),
    ("/s?q=:q&type=order&debug", "'s' ?q=<q> ?type='order' ?debug"), ("/s?a+b=c+d", "'s' ?a b='c d'"),
    ("/s?ids[]=:ids&e=", "'s' ?ids[]=<ids> ?e=''"), ("/s?x=a=b", "'s' ?x='a=b'"), ("/s?q={q}", "'s' ?q=<q>"),
    ("/o#:token", "'o' #<token>"), ("/o#{token}", "'o' #<token>"), ("/o#top", "'o' #'top'"),
    ("/o#token=:token&x", "'o' #token=<token> #x"), ("/o?a=1#b", "'o' ?a='1' #'b'"), ("/_a/:_b1", "'_a' <_b1>"),
  ])
  func parses(_ pattern: String, _ shape: String) throws {
    #expect(try Self.shape(Self.parse(pattern)) == shape)
  }

  /// The place of the fault, marked in the pattern, and the form that the message shows.
  @Test(arguments: [
    ("orders", "«orders»", "write /orders"), ("shop://orders/:id", "«shop://orders/:id»", "write /orders/:id"),
    ("https://example.com/a/b", "«https://example.com/a/b»", "write /a/b"), ("", "«»", "write / for the root"),
    ("/a//b", "/a«//»b", "single `/`"), ("/a/:id.html", "/a/«:id.html»", "write {id}.html"),
    ("/@:user", "/@«:user»", "write @{user}"), ("/{a}-{b}", "/{a}-«{b}»", "one placeholder"),
    ("/:a-:b", "/«:a-:b»", "one placeholder"), ("/:a:b", "/«:a:b»", "one placeholder"),
    ("/{id:int}", "/«{id:int}»", "write {id}"), ("/:id(\\d+)", "/«:id(\\d+)»", "said in its `params`"),
    ("/:id<[a-z]+>", "/«:id<[a-z]+>»", "write {id}"), ("/{id?}", "/«{id?}»", "give two URLs"),
    ("/{path...}", "/«{path...}»", "written *path"), ("/{+rest}", "/«{+rest}»", "written *rest"),
    ("/a/**", "/a/«**»", "written *path"), ("/:path*", "/«:path*»", "written *path"),
    ("/:a+b", "/«:a+b»", "write {a}+b"), ("/{1}", "/«{1}»", "is no name"),
    ("/*rest/x", "/«*rest»/x", "put it last"), ("/*", "/«*»", "write *path"),
    ("/:", "/«:»", "write :id"), ("/{}", "/«{}»", "write {name}"), ("/{a", "/«{a»", "write {name}"),
    ("/{1a}", "/«{1a}»", "no digit first"), ("/:id*", "/«:id*»", "written *id"), ("/:id?", "/:id«?»", "[/, /:id]"),
    ("/a/:id?", "/a/:id«?»", "[/a, /a/:id]"), ("/a?", "/a«?»", "?q=:query"), ("/a?&b", "/a«?»&b", "take it out"),
    ("/a?:q", "/a?«:q»", "write q=:q"), ("/a?=x", "/a?«=x»", "q=:query"), ("/a?b=:c&b=:d", "/a?b=:c&«b=:d»", "second"),
    ("/a?b=x:y", "/a?b=x«:»y", "written %3A"), ("/a*b", "/a«*»b", "written %2A"), ("/a}b", "/a«}»b", "written %7D"),
    ("/a%2", "/a«%»2", "written %25"), ("/a%00", "/a«%00»", "no URL"), ("/%FF", "/«%FF»", "UTF-8"),
    ("/..", "/«..»", "leave it out"), ("/a/%2E%2e/b", "/a/«%2E%2e»/b", "leave it out"), ("/a#", "/a«#»", "#:section"),
    ("/a\tb", "/a«\t»b", "escaped"), ("/a\n", "/a«\n»", "one line"), ("/a?x={y}z", "/a?x=«{y}z»", "write :name"),
  ])
  func faults(_ pattern: String, _ marked: String, _ hint: String) throws {
    do {
      _ = try Self.parse(pattern)
      Issue.record("\(pattern) parses")
    } catch {
      let bytes = Array(pattern.utf8)
      let (start, end) = (Int(error.range.start), Int(error.range.end))
      let pieces = [bytes[..<start], bytes[start..<end], bytes[end...]].map { String(decoding: $0, as: UTF8.self) }
      #expect("\(pieces[0])«\(pieces[1])»\(pieces[2])" == marked)
      #expect(error.message.contains(hint), "\(error.message)")
    }
  }

  @Test func limits() {
    #expect(throws: PatternError.self) { try Self.parse(String(repeating: "/a", count: 65)) }
    #expect(throws: Never.self) { try Self.parse(String(repeating: "/a", count: 64)) }
    let pairs = (0...128).map { "k\($0)" }.joined(separator: "&")
    #expect(throws: PatternError.self) { try Self.parse("/?" + pairs) }
    #expect(throws: PatternError.self) { try Self.parse("/" + String(repeating: "a", count: 8192)) }
    #expect(throws: Never.self) { try Self.parse("/" + String(repeating: "a", count: 8191)) }
  }
}
