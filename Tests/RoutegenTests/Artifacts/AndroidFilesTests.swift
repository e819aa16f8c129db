import Testing

@testable import routegen

/// Intent filters claim what is routed, by the rules of Android's own reader of patterns.
@Suite struct AndroidFilesTests {
  @Test func androidTakesOneSegmentForAPlaceholder() throws {
    let text = try model(
      of: """
        routegen: 1
        links: { schemes: [app], hosts: [x.com] }
        types: { State: [on, "o.f--f"] }
        routes:
          item: { url: "/item/:id", params: { id: UInt } }
          state: { url: "/s/:state?q=:q", params: { state: State, q: String } }

        """
    ).android
    #expect(text.contains(#"<data android:pathAdvancedPattern="/item/[0-9]+/*" />"#))
    #expect(text.contains(#"<data android:pathAdvancedPattern="/s/o\\.f--f/*" />"#))
    #expect(text.contains("state: /s/:state?q=:q (also without its query)"))
    for comment in text.split(separator: "<!--").dropFirst() {
      let inside = String(comment).split(separator: "-->")[0]
      #expect(!inside.contains("--"))
    }
  }

  @Test func everyRoutedPathIsClaimed() throws {
    var random = SeededRandom()
    var routed = 0
    for _ in 0..<60 {
      let model = RandomTable.model(&random)
      let matcher = URLMatcher(model)
      let samples = PatternSamples(model)
      let filters = AndroidFilters(model.android)
      for _ in 0..<40 {
        guard let pattern = model.patterns.randomElement(using: &random), pattern.sources.contains(.web),
          let pieces = samples.pieces(of: pattern, choose: { RandomTable.value($0, $1, samples, &random) }),
          let host = model.links.hosts.indices.randomElement(using: &random)
        else { continue }
        let name = model.links.sampleHost(host)
        guard matcher.opens("https://\(name)\(pieces.text)") else { continue }
        // An escaped slash stays in the browser, as the file says.
        guard !pieces.segments.contains(where: { $0.contains("/") }) else { continue }
        routed += 1
        for end in pieces.segments.isEmpty ? ["/"] : ["", "/"] {
          let path = pieces.segments.map { "/" + $0 }.joined() + end
          #expect(filters.claim(host: name, path: path), "seed \(random.seed): \(path) of \(pattern.text)")
        }
      }
    }
    #expect(routed > 300, "seed \(random.seed)")
  }

  @Test func aTextBehindAValueIsToldOnlyWhereTheValueCannotTakeIt() throws {
    let text = try model(
      of: """
        routegen: 1
        links: { hosts: [x.com] }
        routes:
          page: { url: "/p/{name}.html", params: { name: String } }
          issue: { url: "/i/{number}.html", params: { number: UInt } }

        """
    ).android
    #expect(text.contains("page: /p/{name}.html (with any ending)"))
    let filters = AndroidFilters(text)
    #expect(filters.claim(host: "x.com", path: "/p/a.html") && filters.claim(host: "x.com", path: "/i/7.html"))
    #expect(!filters.claim(host: "x.com", path: "/i/7.htm") && !filters.claim(host: "x.com", path: "/p/a/b.html"))
  }
}

/// The filters as Android reads them.
private struct AndroidFilters {
  private var filters: [(host: String, paths: [(isLiteral: Bool, text: String)])] = []

  init(_ text: String) {
    let xml = text.replacing(/(?s)<!--.*?-->/, with: "")
    for filter in xml.matches(of: /(?s)<intent-filter.*?<\/intent-filter>/) {
      guard let host = filter.0.firstMatch(of: /android:host="([^"]*)"/) else { continue }
      let paths = filter.0.matches(of: /android:(path|pathAdvancedPattern)="([^"]*)"/).map { data in
        (isLiteral: data.1 == "path", text: Self.unescaped(String(data.2)))
      }
      filters.append((String(host.1), paths))
    }
  }

  func claim(host: String, path: String) -> Bool {
    filters.contains { filter in
      let isHost = filter.host.hasPrefix("*") ? host.hasSuffix(filter.host.dropFirst()) : host == filter.host
      return isHost && filter.paths.contains { $0.isLiteral ? $0.text == path : Self.matches($0.text, path) }
    }
  }

  /// What XML and then the reading of resources make of an attribute.
  private static func unescaped(_ text: String) -> String {
    let plain = text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
    return plain.replacing(/\\(.)/) { String($0.1) }
  }

  /// Each part of the pattern takes as much as it can, and nothing is given back.
  private static func matches(_ pattern: String, _ path: String) -> Bool {
    var pattern = Array(pattern)[...]
    var path = Array(path)[...]
    while let first = pattern.popFirst() {
      var accepts: (Character) -> Bool = { $0 == first }
      if first == "." {
        accepts = { _ in true }
      } else if first == "\\", let escaped = pattern.popFirst() {
        accepts = { $0 == escaped }
      } else if first == "[" {
        let end = pattern.firstIndex(of: "]") ?? pattern.endIndex
        accepts = set(pattern[..<end])
        pattern = pattern[end...].dropFirst()
      }
      var range = 1...1
      if pattern.first == "*" || pattern.first == "+" {
        range = (pattern.removeFirst() == "*" ? 0 : 1)...Int.max
      } else if pattern.first == "{", let end = pattern.firstIndex(of: "}") {
        let bounds = String(pattern[..<end].dropFirst()).split(separator: ",").compactMap { Int($0) }
        range = (bounds.first ?? 1)...(bounds.last ?? 1)
        pattern = pattern[end...].dropFirst()
      }
      var count = 0
      while count < range.upperBound, let next = path.first, accepts(next) {
        path.removeFirst()
        count += 1
      }
      if count < range.lowerBound { return false }
    }
    return path.isEmpty
  }

  private static func set(_ text: ArraySlice<Character>) -> (Character) -> Bool {
    let isInverse = text.first == "^"
    var rest = isInverse ? text.dropFirst() : text
    var ranges: [ClosedRange<Character>] = []
    while let low = rest.popFirst() {
      if rest.first == "-", let high = rest.dropFirst().first {
        ranges.append(low...high)
        rest = rest.dropFirst(2)
      } else {
        ranges.append(low...low)
      }
    }
    return { character in ranges.contains { $0.contains(character) } != isInverse }
  }
}
