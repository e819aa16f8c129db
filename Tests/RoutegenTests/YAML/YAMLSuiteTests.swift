import Foundation
import Testing

@testable import routegen

/// The YAML test suite: every valid stream gives exactly its events, every other is refused.
@Suite struct YAMLSuiteTests {
  private struct Collection: Decodable {
    let cases: [Case]
  }

  private struct Case: Decodable {
    let id: String
    let name: String
    let yaml: String
    let error: Bool
    let events: [String]
  }

  private static let directory = ProcessInfo.processInfo.environment["ROUTEGEN_SHARED"]

  @Test(.enabled(if: Self.directory != nil, "ROUTEGEN_SHARED does not name the folder of the test data"))
  func everyCase() throws {
    let directory = try #require(Self.directory)
    let file = URL(fileURLWithPath: directory).appendingPathComponent("data/yaml-test-suite.json")
    let cases = try JSONDecoder().decode(Collection.self, from: Data(contentsOf: file)).cases
    #expect(cases.count == 402)
    for example in cases {
      let (text, error) = YAMLEvents.suiteText(of: Array(example.yaml.utf8))
      if example.error {
        #expect(error != nil, "\(example.id), \(example.name), must be refused")
      } else {
        #expect(error == nil, "\(example.id), \(example.name)")
        #expect(text == example.events.map { $0 + "\n" }.joined(), "\(example.id), \(example.name)")
      }
    }
  }

  /// What parsers built for a manifest do to an invalid stream must not depend on whether they go on after a mistake.
  @Test(.enabled(if: Self.directory != nil, "ROUTEGEN_SHARED does not name the folder of the test data"))
  func everyCaseWithRecovery() throws {
    let directory = try #require(Self.directory)
    let file = URL(fileURLWithPath: directory).appendingPathComponent("data/yaml-test-suite.json")
    for example in try JSONDecoder().decode(Collection.self, from: Data(contentsOf: file)).cases where example.error {
      #expect(!YAMLReading(example.yaml).diagnostics.isEmpty, "\(example.id), \(example.name), must be refused")
    }
  }
}
