import RouteRuntime
import Testing
import XCTest

@testable import Help

@Test func everyExampleOpensWhatItSays() {
  #expect(HelpRoutes.examples.check().isEmpty)
  #expect(HelpRoutes.examples.links == ["help://page/1"])
}

final class ExampleTests: XCTestCase {
  func testEveryExampleOpensWhatItSays() {
    XCTAssertEqual(HelpRoutes.examples.check(), [])
  }
}
