import Testing

@testable import RouteRuntime
@testable import routegen

/// What the runtime opens and prints where patterns overlap.
@Suite struct OverlapTableTests {
  private static let wide = "wide: { url: \"/a?k=:s\", params: { s: \"String?\" } }"
  private static let narrow = "narrow: { url: \"/a?k=:n\", params: { n: \"Int?\" }, winsOver: [wide] }"
  private static let flagged = "flagged: { url: \"/a?f=:b\", params: { b: \"Bool?\" }, winsOver: [wide, narrow] }"

  /// Of patterns that are equal but for what a key takes that may be absent, `winsOver` says which one wins.
  @Test(arguments: [[wide, narrow, flagged], [flagged, narrow, wide], [narrow, wide, flagged]])
  func everyoneAgrees(entries: [String]) throws {
    let manifest = """
      routegen: 1
      links: { schemes: [app] }
      tabs: { home: { url: / } }
      routes:
        \(entries.joined(separator: "\n  "))

      """
    let files = MemoryFileSystem(["routes.yaml": manifest])
    #expect(ToolRun("check", files: files).output.contains("no problems"))
    let table = try model(of: manifest)
    let (probe, matcher) = (try TableProbe(table), URLMatcher(table))
    let bruteForce = BruteForceMatcher(model: table, universe: RandomTables.universe)
    let expected = [
      "a": "flagged b=nil", "a?f": "flagged b=true", "a?f=0": "flagged b=false", "a?f=x&k=1": "narrow n=1",
      "a?k=1": "flagged b=nil +k=1", "a?f=x&k=y": "wide s=y", "a?f=x": "narrow n=nil", "a?k=y&f=0": "flagged b=false",
    ]
    for (url, opens) in expected {
      let url = "app://" + url
      let summary = probe.summary(url)
      #expect(summary.split(separator: " +")[0] == opens.split(separator: " +")[0], "\(url)")
      #expect(matcher.summary(url) == summary, "\(url)")
      let fields = try #require(probe.fields(url))
      guard case .opens(let entry, _) = bruteForce.match(url) else {
        Issue.record("\(url)")
        continue
      }
      #expect(entry == fields.entry, "\(url)")
      // What is printed opens the same; nothing is, where another claims it.
      let printed = probe.url(of: fields, as: .scheme)
      #expect((printed == nil) == (fields.entry != entryNumber("flagged", table)), "\(url)")
    }
  }

  private func entryNumber(_ name: String, _ model: RouteModel) -> Int? {
    model.entries.firstIndex { $0.path == name }
  }

  /// Text of a fragment is printed so that it has no keys, and not at all where it is one.
  @Test(arguments: ["k": nil, "k=1": "app://a#k%3D1", "x": "app://a#x", "x&k": "app://a#x%26k"] as [String: String?])
  func aFragmentThatLooksLikeKeys(text: String, url: String?) throws {
    let table = try model(
      of: """
        routegen: 1
        links: { schemes: [app] }
        tabs: { home: { url: / } }
        routes:
          text: { url: "/a#:t", params: { t: String } }
          keys: { url: "/a#k=:s", params: { s: String }, winsOver: [text] }

        """)
    let probe = try TableProbe(table)
    let entry = try #require(entryNumber("text", table))
    let printed = probe.url(of: RouteFields(entry: entry, values: [.one(text)]), as: .scheme)
    #expect(printed == url)
    if let printed { #expect(URLMatcher(table).summary(printed) == "text t=\(text)") }
  }
}
