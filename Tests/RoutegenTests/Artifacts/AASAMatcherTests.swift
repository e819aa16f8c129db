import Foundation
import Testing

@testable import routegen

/// Our matcher of apple-app-site-association files against recorded outcomes of Apple's.
@Suite struct AASAMatcherTests {
  private func file(_ json: String) throws -> AASAFile {
    var sources = SourceMap()
    let source = SourceFile(path: "aasa.json", bytes: Array(json.utf8))
    var diagnostics: [Diagnostic] = []
    let node = try #require(parseYAML(sources.add(source), source, diagnostics: &diagnostics))
    #expect(diagnostics.isEmpty, "\(json)")
    return AASAFile(node)
  }

  private func component(_ json: String) throws -> AASAMatcher {
    AASAMatcher(try file(#"{"applinks":{"details":[{"appIDs":["A.b"],"components":[\#(json)]}]}}"#), appID: "A.b")
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["ROUTEGEN_SHARED"] != nil, "ROUTEGEN_SHARED is not set"))
  func recordedOutcomes() throws {
    let shared = try #require(ProcessInfo.processInfo.environment["ROUTEGEN_SHARED"])
    let facts = try String(contentsOfFile: shared + "/data/aasa/swcutil-facts.tsv", encoding: .utf8)
    var count = 0
    for line in facts.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let matcher =
        parts[0].hasPrefix(#"{"applinks""#)
        ? AASAMatcher(try file(parts[0]), appID: "ABCDE12345.com.example.app") : try component(parts[0])
      let outcome =
        switch matcher.verdict("https://example.com" + parts[1]) {
        case .claimed: "match"
        case .excluded: "exclude"
        case .unclaimed: "no"
        }
      #expect(outcome == parts[2], "\(line)")
      count += 1
    }
    #expect(count == 88)
  }

  @Test func aMatchingExcludeStops() throws {
    let matcher = try component(#"{"/":"/a/?*/?*","exclude":true},{"/":"/a/?*"}"#)
    #expect(matcher.verdict("https://h/a/b") == .claimed(component: 1))
    #expect(matcher.verdict("https://h/a/b/c") == .excluded(component: 0))
    #expect(matcher.verdict("https://h/b") == .unclaimed)
  }

  @Test func anUndefinedVariableMatchesNothing() throws {
    #expect(try component(#"{"/":"/$(nowhere)"}"#).verdict("https://h/x") == .unclaimed)
  }

  @Test func detailsMayBeKeyedByApp() throws {
    let legacy = try file(#"{"applinks":{"details":{"A.b":{"paths":["NOT /x/*","/x*"]},"C.d":{"paths":["*"]}}}}"#)
    let matcher = AASAMatcher(legacy, appID: "A.b")
    #expect(matcher.verdict("https://h/x/1") == .excluded(component: 0))
    #expect(matcher.verdict("https://h/xy") == .claimed(component: 1))
    #expect(matcher.verdict("https://h/y") == .unclaimed)
    #expect(AASAMatcher(legacy).verdict("https://h/y") == .claimed(component: 2))
  }
}
