import Testing

@testable import routegen

@Suite struct LargeFlatTableTests {
  private func manifest(routes: Int, _ more: String = "") -> String {
    let routes = (0..<routes).map { "  r\($0): { url: /r\($0), tab: home }\n" }.joined()
    return "routegen: 1\nlinks: { schemes: [app] }\n\(more)tabs: { home: { url: / } }\nroutes:\n\(routes)"
  }

  /// With the tab, 400 destinations are the most that keep their types.
  @Test(arguments: [64, 65, 399, 400])
  func theWarningSaysWhatTheGeneratedCodeDoes(_ count: Int) throws {
    let result = ManifestCase.check(manifest(routes: count))
    let message = result.findings.first { $0.rule.id == "large-flat-table" }?.message
    #expect((message != nil) == (count > 64))
    #expect((message?.contains("becomes an `AnyView`") == true) == (count >= 400))
  }

  @Test func aTableThatAsksForErasureIsNotToldOfIt() throws {
    let result = ManifestCase.check(manifest(routes: 400, "destinations: erased\n"))
    #expect(try #require(result.findings.first).message.contains("slowly"))
  }

  /// Sheets stand in no group.
  @Test(arguments: [65, 400]) func sheetsAreToldOfModules(_ count: Int) throws {
    let sheets = (0..<count).map { "  s\($0): {}\n" }.joined()
    let text = "routegen: 1\nlinks: { schemes: [app] }\ntabs: { home: { url: / } }\nsheets:\n\(sheets)"
    let message = try #require(ManifestCase.check(text).findings.first { $0.rule.id == "large-flat-table" }?.message)
    #expect(message.hasPrefix("\(count) sheets"))
    #expect(message.hasSuffix("; put those of a feature into a module"))
    #expect(message.contains("`AnyView`") == (count == 400))
  }

  @Test(arguments: [399, 400])
  func erasureBeginsWhereTheWarningSaysSo(_ count: Int) {
    var table = TestModel()
    table.add(table.entry(.tab, "home"))
    for number in 0..<count { table.add(table.entry(.route, "r\(number)")) }
    let text = swiftFiles(for: table.model, table: "", options: SwiftOptions(version: "1"))[2].text
    #expect(text.contains("SwiftUI.AnyView") == (count == 400))
    #expect(SwiftEmitter.mustEraseDestinations(of: table.model) == (count == 400))
  }
}
