import Foundation
import Testing

@testable import RouteRuntime

/// Links that an app keeps, such as over a login that leaves it.
@Suite("Stored links")
struct StoredLinkTests {
  /// Of a stored link the guards are today's: one may have been added, renamed or taken away since.
  @Test func guardsOfStoredLinks() throws {
    let seed = UInt64.random(in: 0...UInt64(UInt32.max))
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let link = random.below(4) == 0 ? DemoLink(random.path(), tab: random.tab()) : random.link()
      let json = String(decoding: try JSONEncoder().encode(link), as: UTF8.self)
      guard let kept = try? decoded(json) else {
        #expect(json.contains("secret"), "seed \(seed): \(link)")
        continue
      }
      #expect(kept.description == link.description && kept.guards == link.guards, "seed \(seed): \(link)")
      for guards in [#"[]"#, #"["gone"]"#, #"["adult","signedIn"]"#] {
        let other = json.replacing(/"guards":\[[^\]]*\]/, with: #""guards":\#(guards)"#)
        #expect(try decoded(other) == kept, "seed \(seed): \(other)")
      }
    }
  }

  private func decoded(_ json: String) throws -> DemoLink {
    try JSONDecoder().decode(DemoLink.self, from: Data(json.utf8))
  }
}
