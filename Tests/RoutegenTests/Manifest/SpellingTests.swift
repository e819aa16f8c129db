import Testing

@testable import routegen

@Suite struct SpellingTests {
  @Test(arguments: [
    ("parms", "params"), ("Params", "params"), ("redircts", "redirects"), ("rul", "url"), ("xyz", nil),
    ("titel", "title"),
    ("deprecatd", "deprecated"), ("params", nil),
  ])
  func nearest(_ word: String, _ name: String?) {
    var spelling = Spelling()
    #expect(spelling.nearest(to: word, among: ["params", "redirects", "url", "title", "deprecated"]) == name)
  }

  @Test func aSwapIsOneStep() {
    #expect(Spelling.distance(Array("abcd".utf8), Array("abdc".utf8), limit: 2) == 1)
    #expect(Spelling.distance(Array("abcd".utf8), Array("ax".utf8), limit: 2) == nil)
    #expect(Spelling.distance([], Array("ab".utf8), limit: 2) == 2)
  }

  @Test func manyWrongNamesCostNoMoreThanTheBudget() {
    var spelling = Spelling()
    let names = (0..<10_000).map { "name\($0)" }
    for index in 0..<10_000 { _ = spelling.nearest(to: "nmae\(index)", among: names) }
    #expect(spelling.isExhausted)
  }
}
