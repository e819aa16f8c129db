import Testing

@testable import routegen

@Suite("Paths")
struct PathTests {
  @Test(arguments: [
    ("a/b/../c", "a/c"), ("./a//b/.", "a/b"), ("../../a", "../../a"), ("/../a", "/a"), ("a/..", "."), ("/", "/"),
    ("", "."),
  ])
  func normalized(path: String, expected: String) {
    #expect(Path.normalized(path) == expected)
  }

  @Test(arguments: [
    ("routes.yaml", "routes.yaml"), ("../x/routes.yaml", "../x/routes.yaml"), ("/app/a/../b.yaml", "b.yaml"),
    ("/app2/b", "../app2/b"), ("/app", "."),
  ])
  func relative(path: String, expected: String) {
    #expect(Path.relative(path, to: "/app") == expected)
  }

  @Test func parts() {
    #expect(Path.directory(of: "a/b") == "a")
    #expect(Path.directory(of: "b") == ".")
    #expect(Path.directory(of: "/b") == "/")
    #expect(Path.name(of: "a/é.yaml") == "é.yaml")
    #expect(Path.join("a/", "b") == "a/b")
    #expect(Path.join(".", "b") == "b")
    #expect(Path.join("a", "/b") == "/b")
  }
}
