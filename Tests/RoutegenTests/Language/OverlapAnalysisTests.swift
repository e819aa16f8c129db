import Testing

@testable import routegen

@Suite struct OverlapAnalysisTests {
  /// Findings as lines: `kind severity pattern | others | example`.
  private func findings(_ sketch: TableSketch) -> [String] {
    let model = sketch.model()
    return OverlapAnalysis(model).findings.map { finding in
      let others = finding.others.map { model[$0].text }.joined(separator: " ")
      var line = "\(finding.kind.rawValue) \(finding.severity.name) \(model[finding.pattern].text) | \(others)"
      if let parameter = finding.parameter {
        line += " | \(model[model[finding.pattern].entry].parameters[parameter].name)"
      }
      if let example = finding.example { line += " | \(example)" }
      return line
    }
  }

  private func table(_ entries: (String, [String], [String: TableSketch.TypeSketch])...) -> TableSketch {
    TableSketch(entries: entries.map { TableSketch.EntrySketch(name: $0.0, urls: $0.1, types: $0.2) })
  }

  @Test func tablesWithoutOverlapAreSilent() {
    #expect(
      findings(table(("a", ["/a"], [:]), ("b", ["/b/:id"], ["id": .int]), ("c", ["/b/:id/c"], ["id": .int]))) == [])
    let kinds = table(("a", ["/u/:id"], ["id": .int]), ("b", ["/u/:id"], ["id": .builtin(.uuid)]))
    #expect(findings(kinds) == [])
  }

  @Test func sameURLTwice() {
    let sketch = table(("a", ["/orders/:id"], ["id": .int]), ("b", ["/orders/:number"], ["number": .int]))
    #expect(findings(sketch) == ["duplicate-url error /orders/:number | /orders/:id | shop://orders/1"])
    let optional = table(("a", ["/s"], [:]), ("b", ["/s?page=:page?"], ["page?": .int]))
    #expect(findings(optional) == ["duplicate-url error /s?page=:page? | /s | shop://s"])
    #expect(findings(table(("a", ["/s", "/s"], [:]))) == ["duplicate-url error /s | /s | shop://s"])
    // The example is one that opens nothing, where a third pattern claims the shortest.
    let rests = table(("root", ["/"], [:]), ("a", ["/*x"], ["x*": .string]), ("b", ["/*y"], ["y*": .string]))
    #expect(findings(rests).contains("duplicate-url error /*y | /*x | shop:///a"))
  }

  /// What a key takes that may be absent does not decide, but an example is one of both.
  @Test func equalPatternsThatTakeLessThanEachOther() {
    let text = TableSketch.TypeSketch.builtin(.string, min: nil, max: nil, matches: "[a-z]*[0-9]?")
    let letters = TableSketch.TypeSketch.builtin(.string, min: nil, max: nil, matches: "[a-z]*")
    var sketch = table(("a", ["/"], [:]), ("b", ["/?q=:x?"], ["x?": text]), ("c", ["/?q=:y?"], ["y?": letters]))
    let duplicates = ["duplicate-url error /?q=:x? | / | shop:///", "duplicate-url error /?q=:y? | / | shop:///"]
    #expect(findings(sketch) == duplicates)
    // As patterns that are ambiguous they are settled by `winsOver`, which leaves the other what it alone takes.
    sketch.entries[2].winsOver = ["a", "b"]
    #expect(findings(sketch) == ["duplicate-url error /?q=:x? | / | shop:///?q=1"])
    sketch.entries[1].winsOver = ["a"]
    #expect(findings(sketch) == [])
    sketch.entries[1].winsOver = ["a", "c"]
    #expect(findings(sketch).first == "ambiguous-url error /?q=:y? | /?q=:x? | shop:///")
    sketch.entries[2].winsOver = []
    #expect(findings(sketch).first == "duplicate-url error /?q=:y? | / | shop:///")
    sketch.entries[1].winsOver = ["c"]
    sketch.entries[2].winsOver = ["a"]
    #expect(findings(sketch).contains("shadowed-url error /?q=:y? | /?q=:x? | shop:///"))
    // Where it would leave nothing, nothing is settled, and no more is said of it.
    var same = table(("a", ["/"], [:]), ("b", ["/?q=:x?"], ["x?": .string]))
    same.entries[1].winsOver = ["a"]
    #expect(findings(same) == [duplicates[0]])
    let exact = [false, true].map { isOptional in
      let sketch = table(("a", ["/"], [:]), ("b", ["/?q=:x?"], ["x?": isOptional ? .string : .int]))
      return OverlapAnalysis(sketch.model()).findings.map(\.isExact)
    }
    #expect(exact == [[false], [true]])
  }

  @Test func crossingPathsAreAmbiguous() {
    let crossing = table(("a", ["/:x/new"], [:]), ("b", ["/shop/:y"], [:]))
    #expect(findings(crossing) == ["ambiguous-url error /shop/:y | /:x/new | shop://shop/new"])
    // A third that takes just the common URLs settles it.
    let settled = table(("a", ["/:x/new"], [:]), ("b", ["/shop/:y"], [:]), ("c", ["/shop/new"], [:]))
    #expect(!findings(settled).contains { $0.hasPrefix("ambiguous") })
  }

  @Test func aUnionOfSmallerPatternsSettlesToo() {
    let types: [String: TableSketch.TypeSketch] = ["k": .oneOf(["a", "b"])]
    let union = table(
      ("p", ["/:k/:y"], types), ("q", ["/:x/z"], [:]), ("ra", ["/a/z"], [:]), ("rb", ["/b/z"], [:]))
    #expect(!findings(union).contains { $0.hasPrefix("ambiguous") })
    let gap = table(("p", ["/:k/:y"], types), ("q", ["/:x/z"], [:]), ("ra", ["/a/z"], [:]))
    #expect(findings(gap).contains("ambiguous-url error /:x/z | /:k/:y | shop:///b/z"))
  }

  @Test func requiredKeysAreComparedTogether() {
    let crossing = table(("a", ["/s?a=:a"], [:]), ("b", ["/s?b=:b"], [:]))
    #expect(findings(crossing) == ["ambiguous-url error /s?b=:b | /s?a=:a | shop://s?a=a&b=a"])
    let values = table(("a", ["/s?type=order"], [:]), ("b", ["/s?type=cart"], [:]), ("c", ["/s"], [:]))
    #expect(findings(values) == [])
    let captured = table(("a", ["/s?type=order"], [:]), ("b", ["/s?type=:type"], [:]))
    #expect(
      findings(captured) == ["captured-value note /s?type=:type | /s?type=order | type | shop://s?type=order"])
  }

  @Test func valuesOfKeysThatMayBeAbsentKeepPatternsApart() {
    let apart = table(("a", ["/:x/new?q=:q?"], ["q?": .int]), ("b", ["/shop/:y?q=all"], [:]))
    #expect(findings(apart) == [])
    let text = table(("a", ["/:x/new?q=:q?"], [:]), ("b", ["/shop/:y?q=all"], [:]))
    #expect(findings(text) == ["ambiguous-url error /shop/:y?q=all | /:x/new?q=:q? | shop://shop/new?q=all"])
    // `/s/a?page=x` is not the third's, and falls through.
    let through = table(("k", ["/s/:k"], ["k": .oneOf(["a"])]), ("a", ["/s/a?page=:page?"], ["page?": .int]))
    #expect(findings(through) == ["captured-value note /s/:k | /s/a?page=:page? | k | shop://s/a"])
    let whole = table(("k", ["/s/:k"], ["k": .oneOf(["a"])]), ("a", ["/s/a?page=:page?"], [:]))
    #expect(findings(whole) == ["shadowed-url error /s/:k | /s/a?page=:page? | shop://s/a"])
  }

  @Test func aThirdSettlesOnlyTheValuesItTakes() {
    func settled(_ third: String, _ types: [String: TableSketch.TypeSketch]) -> [String] {
      let sketch = table(("a", ["/:x/new"], [:]), ("b", ["/shop/:y"], [:]), ("c", [third], types))
      return findings(sketch).filter { $0.hasPrefix("ambiguous") }
    }
    let line = "ambiguous-url error /shop/:y | /:x/new | shop://shop/new"
    #expect(settled("/shop/new?page=:page?", [:]) == [])
    #expect(settled("/shop/new?page=:page?", ["page?": .int]) == [line + "?page=a"])
    #expect(settled("/shop/new?tag=:tag*", [:]) == [])
    #expect(settled("/shop/new?tag=:tag*", ["tag*": .int]) == [line + "?tag=a"])
    #expect(settled("/shop/new?page=:page", ["page": .int]) == [line])
    #expect(settled("/shop/new#:part?", ["part?": .int]) == [line + "#a"])
  }

  @Test func everyValueOfAListCounts() {
    let sketch = table(
      ("a", ["/:x/new"], [:]), ("b", ["/shop/:y"], [:]), ("c", ["/shop/new?n=:n*"], ["n*": .oneOf(["x"])]),
      ("d", ["/shop/new?n=:n"], ["n": .matching("[^x].*|x.+|")]))
    // The first value is one that the fourth does not take, and a later one is none that the third takes.
    #expect(findings(sketch).contains("ambiguous-url error /shop/:y | /:x/new | shop://shop/new?n=x&n=a"))
  }

  @Test func fragmentsTakePart() {
    #expect(
      findings(table(("a", ["/s#top"], [:]), ("b", ["/s#:section"], [:]))) == [
        "captured-value note /s#:section | /s#top | section | shop://s#top"
      ])
    #expect(findings(table(("a", ["/s#token=:token"], [:]), ("b", ["/s#error"], [:]))) == [])
    #expect(findings(table(("a", ["/s#token=:token"], [:]), ("b", ["/s#state=:state"], [:]))).count == 1)
  }

  /// A fragment that is taken whole beside one of which keys are read.
  @Test func aFragmentAsTextAndAsKeys() {
    func findings(_ whole: TableSketch.TypeSketch, _ key: String, _ type: TableSketch.TypeSketch = .string) -> [String]
    {
      self.findings(table(("a", ["/s#:t"], ["t": whole]), ("b", ["/s#\(key)"], ["v": type])))
    }
    let word = TableSketch.TypeSketch.builtin(.string, min: nil, max: nil, matches: "[a-z]+")
    #expect(findings(.string, "k=:v") == ["captured-value warning /s#:t | /s#k=:v | t | shop://s#k=a"])
    #expect(findings(.string, "k=:v", .int) == ["captured-value warning /s#:t | /s#k=:v | t | shop://s#k=1"])
    #expect(findings(.string, "k=x") == ["captured-value note /s#:t | /s#k=x | t | shop://s#k=x"])
    // Without `=` and `&` the text is one key without a value.
    #expect(findings(word, "k=:v") == ["ambiguous-url error /s#k=:v | /s#:t | shop://s#k"])
    #expect(findings(.oneOf(["k", "l"]), "k=:v") == ["ambiguous-url error /s#k=:v | /s#:t | shop://s#k"])
    for (whole, type) in [(word, TableSketch.TypeSketch.int), (.int, .string), (.oneOf(["l"]), .string)] {
      #expect(findings(whole, "k=:v", type) == [])
    }
    // One text is smaller than all that have the key; an empty value has another URL, `#k=`.
    #expect(findings(.oneOf(["k"]), "k=:v") == [])
  }

  /// A key that may be absent has values that another pattern may claim by demanding it.
  @Test func valuesOfKeysThatMayBeAbsentAreClaimedToo() {
    func findings(_ type: TableSketch.TypeSketch, _ key: String) -> [String] {
      self.findings(table(("a", ["/s?k=:x?"], ["x?": type]), ("b", ["/s?\(key)"], ["y": .int])))
    }
    #expect(findings(.string, "k=:y") == ["captured-value warning /s?k=:x? | /s?k=:y | x? | shop://s?k=1"])
    #expect(findings(.int, "k=:y") == ["captured-value warning /s?k=:x? | /s?k=:y | x? | shop://s?k=1"])
    #expect(findings(.int, "k=7") == ["captured-value note /s?k=:x? | /s?k=7 | x? | shop://s?k=7"])
    #expect(findings(.int, "k=a") == [])
    #expect(findings(.int, "l=:y") == [])
  }

  @Test func hostsAndSourcesKeepPatternsApart() {
    var sketch = table(("a", ["/s"], [:]), ("b", ["/s"], [:]))
    sketch.entries[0].sources = .web
    sketch.entries[1].sources = .scheme
    #expect(findings(sketch) == [])
    sketch.entries[1].sources = .all
    #expect(findings(sketch) == [])
    sketch.hosts = ["x.com", "*.x.com", "a.x.com"]
    sketch.entries[0].hosts = [1]
    sketch.entries[1].sources = .web
    sketch.entries[1].hosts = [0, 2]
    #expect(findings(sketch) == ["ambiguous-url error /s | /s | https://a.x.com/s"])
    sketch.entries[1].hosts = [0]
    #expect(findings(sketch) == [])
  }

  @Test func anEnumWhoseEveryValueIsALiteralIsShadowed() {
    let sketch = table(
      ("k", ["/s/:k"], ["k": .oneOf(["a", "b"])]), ("a", ["/s/a"], [:]), ("b", ["/s/b"], [:]))
    #expect(findings(sketch) == ["shadowed-url error /s/:k | /s/a /s/b | shop://s/a"])
    let ranges = table(
      ("n", ["/s/:n"], ["n": .builtin(.int, min: "0", max: "9")]),
      ("low", ["/s/:n"], ["n": .builtin(.int, min: "0", max: "4")]),
      ("high", ["/s/:n"], ["n": .builtin(.int, min: "5", max: "9")]))
    #expect(findings(ranges) == ["shadowed-url error /s/:n | /s/:n /s/:n | shop://s/1"])
  }

  @Test func formsTogetherShadow() {
    var sketch = table(("all", ["/s"], [:]), ("web", ["/s"], [:]), ("scheme", ["/s"], [:]))
    sketch.entries[1].sources = .web
    sketch.entries[2].sources = .scheme
    #expect(findings(sketch) == ["shadowed-url error /s | /s /s | shop://s"])
  }

  @Test func someValuesAreCaptured() {
    let literal = table(("product", ["/product/:id"], [:]), ("new", ["/product/new"], [:]))
    #expect(findings(literal) == ["captured-value note /product/:id | /product/new | id | shop://product/new"])
    let typed = table(("slug", ["/p/:slug"], [:]), ("id", ["/p/:id"], ["id": .int]))
    #expect(findings(typed) == ["captured-value warning /p/:slug | /p/:id | slug | shop://p/1"])
    let rest = table(("help", ["/help/*path"], [:]), ("root", ["/help"], [:]), ("faq", ["/help/faq"], [:]))
    #expect(findings(rest) == ["captured-value note /help/*path | /help /help/faq | path* | shop://help"])
    #expect(findings(table(("u", ["/:name", "/me"], [:]))) == [])
  }

  @Test func winsOverSettlesAndIsChecked() {
    var sketch = table(("a", ["/:x/new"], [:]), ("b", ["/shop/:y"], [:]))
    sketch.entries[0].winsOver = ["b"]
    #expect(findings(sketch) == [])
    let analysis = OverlapAnalysis(sketch.model())
    #expect(analysis.overruledBy(PatternID(index: 1)) == [PatternID(index: 0)])
    sketch.entries[1].winsOver = ["a"]
    #expect(findings(sketch) == ["ambiguous-url error /shop/:y | /:x/new | shop://shop/new"])
    #expect(OverlapAnalysis(sketch.model()).findings[0].cycle.count == 2)
    var accepted = table(("slug", ["/p/:slug"], [:]), ("id", ["/p/:id"], ["id": .int]))
    accepted.entries[1].winsOver = ["slug"]
    #expect(findings(accepted) == [])
    var unneeded = table(("a", ["/a"], [:]), ("b", ["/b"], [:]))
    unneeded.entries[1].winsOver = ["a"]
    #expect(findings(unneeded) == ["unneeded-wins-over warning /b | /a"])
  }

  /// Below the one that is preferred stand many, each in the next: no circle is looked for among them.
  @Test(.timeLimit(.minutes(1))) func aPreferenceAmongManyNestedRanges() {
    var sketch = TableSketch(
      entries: (0..<120).map { number in
        TableSketch.EntrySketch(
          name: "e\(number)", urls: ["/:n"],
          types: ["n": .builtin(.int, min: String(number), max: String(1000 - number))])
      })
    sketch.entries[119].winsOver = ["e60"]
    let findings = OverlapAnalysis(sketch.model()).findings
    #expect(findings.allSatisfy { $0.kind == .capturedValue })
    #expect(!findings.contains { $0.pattern.index == 60 && $0.others.first?.index == 119 })
  }

  @Test func circlesOfWinsOver() {
    var sketch = table(
      ("a", ["/x/:b/:c"], [:]), ("b", ["/:a/y/:c"], [:]), ("c", ["/:a/:b/z"], [:]))
    sketch.entries[0].winsOver = ["b"]
    sketch.entries[1].winsOver = ["c"]
    sketch.entries[2].winsOver = ["a"]
    let analysis = OverlapAnalysis(sketch.model())
    #expect(analysis.findings.map(\.cycle.count) == [3])
    #expect(analysis.findings.map(\.example) == ["shop://x/y/z"])
    sketch.entries.append(TableSketch.EntrySketch(name: "d", urls: ["/x/y/z"]))
    #expect(!findings(sketch).contains { $0.hasPrefix("ambiguous") })
  }

  @Test func redirectsAndRetiredURLs() {
    var sketch = table(("p", ["/product/:id"], [:]), ("new", ["/p/new"], [:]))
    sketch.redirects = [("/p/:id", "p")]
    #expect(findings(sketch) == ["captured-value note /p/:id | /p/new | id | shop://p/new"])
    var dead = table(("k", ["/:k"], [:]), ("a", ["/a?x"], [:]), ("s", ["/s"], [:]))
    dead.entries.append(TableSketch.EntrySketch(name: "w", urls: ["/s?x=:x"], types: ["x": .int]))
    dead.redirects = [("/s?x=1", "k")]
    #expect(findings(dead).contains { $0.hasPrefix("captured-value note /s?x=:x") })
    var gone = table(("a", ["/promo/:code"], ["code": .int]), ("rest", ["/promo/*all"], [:]))
    gone.retired = ["/promo/:code"]
    #expect(findings(gone).contains("retired-url-reused error /promo/:code |  | shop://promo/1"))
    #expect(findings(gone).count { $0.hasPrefix("retired") } == 1)
  }

  @Test func aRedirectThatNothingReaches() {
    var sketch = table(("k", ["/s/:k"], ["k": .oneOf(["a"])]), ("a", ["/s/a"], [:]), ("t", ["/t/:id"], ["id": .int]))
    sketch.entries[0].types = [:]
    sketch.entries[0].urls = ["/z/:id"]
    sketch.entries[0].types = ["id": .oneOf(["a", "b"])]
    sketch.entries += [.init(name: "za", urls: ["/q/a"]), .init(name: "zb", urls: ["/q/b"])]
    sketch.redirects = [("/q/:id", "k")]
    #expect(findings(sketch) == ["dead-redirect error /q/:id | /q/a /q/b | shop://q/a"])
  }

  @Test func likeLetters() {
    #expect(
      findings(table(("a", ["/About"], [:]), ("b", ["/about"], [:]))) == [
        "differs-only-by-case error /about | /About | shop://about"
      ])
    #expect(
      findings(table(("a", ["/x/About"], [:]), ("b", ["/x/about/:id"], [:]))) == [
        "differs-only-by-case warning /x/about/:id | /x/About | shop://x/about/a"
      ])
    #expect(findings(table(("a", ["/x/pay"], [:]), ("b", ["/x/раy"], [:]))).count == 1)
    var folding = table(("a", ["/About"], [:]), ("b", ["/about"], [:]))
    folding.caseInsensitive = true
    #expect(findings(folding) == ["duplicate-url error /about | /About | shop://about"])
  }

  @Test func examplesFitTheirForm() {
    var sketch = table(("a", ["/ü/:x"], ["x": .matching("[ /]")]), ("b", ["/ü/:y"], ["y": .matching("[ /]")]))
    #expect(findings(sketch) == ["duplicate-url error /ü/:y | /ü/:x | shop:///%C3%BC/%2F"])
    sketch.canonical = .web
    #expect(findings(sketch) == ["duplicate-url error /ü/:y | /ü/:x | https://x.com/%C3%BC/%2F"])
    sketch.schemes = []
    sketch.hosts = ["*.y.com", "www.y.com"]
    for index in 0...1 { sketch.entries[index].hosts = [0] }
    #expect(findings(sketch) == ["duplicate-url error /ü/:y | /ü/:x | https://a.y.com/%C3%BC/%2F"])
    sketch.hosts = []
    for index in 0...1 { sketch.entries[index].hosts = nil }
    #expect(findings(sketch) == ["duplicate-url error /ü/:y | /ü/:x | /%C3%BC/%2F"])
  }

  @Test func restsOfDifferentElementsMeetAtTheirEmptyEnd() {
    let sketch = table(("a", ["/r/*x"], ["x*": .int]), ("b", ["/r/*y"], ["y*": .builtin(.uuid)]))
    #expect(findings(sketch) == ["ambiguous-url error /r/*y | /r/*x | shop://r"])
  }

  @Test func patternsOfOneEntryThatReadAlikeAreNotAmbiguous() {
    let alike = table(("a", ["/s?id=:id&a=1", "/s?id=:id&b=1"], [:]))
    #expect(findings(alike) == [])
    let unlike = table(("a", ["/:a/:b/x", "/x/:a/:b"], [:]))
    #expect(findings(unlike) == ["ambiguous-url error /x/:a/:b | /:a/:b/x | shop://x/a/x"])
    // What the two have in common gives both the same value.
    #expect(findings(table(("a", ["/:id/x", "/x/:id"], [:]))) == [])
    #expect(findings(table(("a", ["/v{id}/x", "/vx/:id"], [:]))) == [])
    let prefixed = table(("a", ["/v{id}/x", "/vy/:id"], [:]))
    #expect(findings(prefixed) == ["ambiguous-url error /vy/:id | /v{id}/x | shop://vy/x"])
    // A third takes what they read alike, and leaves what they do not.
    let third = table(("a", ["/:a/:b/x", "/x/:a/:b"], [:]), ("b", ["/x/a/x"], [:]))
    #expect(findings(third).first { $0.hasPrefix("ambiguous") }?.hasSuffix("| shop://x/b/x") == true)
  }

  @Test func whatOpensNothingIsNotCaptured() {
    var twice = table(("one", ["/a"], [:]), ("two", ["/a"], [:]), ("text", ["/:x"], [:]))
    #expect(findings(twice) == ["duplicate-url error /a | /a | shop://a"])
    twice.entries[0].winsOver = ["two"]
    #expect(findings(twice).contains("captured-value note /:x | /a /a | x | shop://a"))
    var against = table(("word", ["/a"], [:]), ("text", ["/:x"], [:]))
    against.entries[1].winsOver = ["word"]
    #expect(findings(against) == ["ambiguous-url error /:x | /a | shop://a"])
    against.entries[1].types = ["x": .oneOf(["a"])]
    #expect(findings(against) == ["ambiguous-url error /:x | /a | shop://a"])
  }

  @Test func whyAPreferenceIsNotNeeded() {
    var decided = table(("all", ["/a"], [:]), ("some", ["/a?k=1"], [:]))
    decided.entries[1].winsOver = ["all"]
    #expect(findings(decided) == ["unneeded-wins-over warning /a?k=1 | /a | shop://a?k=1"])
    var taken = table(
      ("one", ["/:x"], ["x": .matching("a|b")]), ("two", ["/:x"], ["x": .matching("a|c")]), ("word", ["/a"], [:]))
    taken.entries[0].winsOver = ["two"]
    #expect(findings(taken).contains("unneeded-wins-over warning /:x | /:x | shop://a"))
  }

  @Test func rangesOfDoubleAreDecidedBesideWhateverTextThereIs() {
    let unit = TableSketch.TypeSketch.builtin(.double, min: "0", max: "1")
    #expect(
      findings(table(("a", ["/:x"], ["x": unit]), ("b", ["/:y"], ["y": .matching("[0-9.]+")])))
        == ["captured-value warning /:y | /:x | y | shop:///1"])
    #expect(
      findings(table(("a", ["/v{x}"], ["x": unit]), ("b", ["/v{y}"], ["y": .matching("[2-9]+|-[1-9].*E")]))) == [])
    #expect(
      findings(table(("a", ["/v{x}"], ["x": unit]), ("b", ["/v{y}"], ["y": .matching("[2-9].*")])))
        == ["captured-value warning /v{y} | /v{x} | y | shop:///v2e-1"])
    #expect(
      findings(
        table(("a", ["/:x"], ["x": unit]), ("b", ["/:y"], ["y": .int]), ("c", ["/:z"], ["z": .builtin(.double)])))
        == [
          "ambiguous-url error /:y | /:x | shop:///1", "captured-value warning /:z | /:x | z | shop:///0.5",
          "captured-value warning /:z | /:y | z | shop:///2",
        ])
    #expect(
      findings(
        table(
          ("low", ["/{x}eur"], ["x": .builtin(.double, max: "1")]),
          ("high", ["/{y}eur"], ["y": .builtin(.double, min: "0.5")]), ("all", ["/{z}eur"], ["z": .builtin(.double)]))
      ).contains("shadowed-url error /{z}eur | /{x}eur /{y}eur | shop:///1eur"))
  }

  /// What has just one text is told by what it is, not by how it is written.
  @Test(arguments: [.oneOf(["tok"]), .matching("tok"), .matching("to(k)")] as [TableSketch.TypeSketch])
  func aFragmentOfOneTextIsSmallerThanItsKey(_ type: TableSketch.TypeSketch) {
    let sketch = table(("whole", ["/h#:w"], ["w": type]), ("key", ["/h#tok=:t"], [:]))
    #expect(findings(sketch).allSatisfy { !$0.hasPrefix("ambiguous-url") && !$0.hasPrefix("too-complex") })
  }

  @Test(arguments: [.oneOf(["other", "tok"]), .matching("tok|other")] as [TableSketch.TypeSketch])
  func winsOverSettlesAFragmentBesideItsKeys(_ type: TableSketch.TypeSketch) {
    var sketch = table(("whole", ["/h#:w"], ["w": type]), ("key", ["/h#tok=:t"], [:]))
    #expect(findings(sketch) == ["ambiguous-url error /h#tok=:t | /h#:w | shop://h#tok"])
    sketch.entries[1].winsOver = ["whole"]
    #expect(findings(sketch) == [])
    sketch.entries[1].winsOver = []
    sketch.entries[0].winsOver = ["key"]
    #expect(findings(sketch) == [])
  }

  @Test func manyPreferencesTakeNoTime() {
    var sketch = TableSketch(entries: [])
    for number in 0..<60 {
      sketch.entries.append(
        TableSketch.EntrySketch(
          name: "e\(number)", urls: ["/a?p=:p?"], types: ["p?": .builtin(.int, max: "\(100 - number)")],
          winsOver: sketch.entries.map(\.name)))
    }
    #expect(findings(sketch) == [])
  }
}
