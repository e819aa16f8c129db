import Testing

@testable import RouteRuntime
@testable import routegen

@Suite("Tab bar")
struct TabBarTests {
  /// The tabs in the bar by their index, one mark a tab in the manifest: `h` for a hidden one.
  private func bar(_ tabs: String, selecting selected: Int) throws -> [Int] {
    let entries = tabs.enumerated().map { "  t\($0): { url: /t\($0), hidden: \($1 == "h") }" }
    let text = "routegen: 1\nname: App\nlinks: { schemes: [app] }\ntabs:\n" + entries.joined(separator: "\n")
    let model = try #require(ManifestCase.check(text).loaded).model
    return try TableProbe(model).compiled.tabBar(selecting: selected)
  }

  @Test func hiddenTabsAreThereWhileTheyAreSelected() throws {
    #expect(try bar("..h", selecting: 0) == [0, 1])
    #expect(try bar("h..", selecting: 0) == [1, 2, 0])
    #expect(try bar(".", selecting: 0) == [0])
  }

  @Test func thereAreNeverMoreThanFiveOnAccountOfAHiddenOne() throws {
    #expect(try bar(".....h", selecting: 4) == [0, 1, 2, 3, 4])
    #expect(try bar(".....h", selecting: 5) == [0, 1, 2, 3, 5])
    #expect(try bar("......", selecting: 5) == [0, 1, 2, 3, 4, 5])
  }
}
