import Testing

@testable import routegen

@Suite struct GlobTests {
  @Test(arguments: [
    ("*.routes.yaml", "cart.routes.yaml", true), ("*.routes.yaml", "a/cart.routes.yaml", false),
    ("**/*.routes.yaml", "cart.routes.yaml", true), ("**/*.routes.yaml", "a/b/cart.routes.yaml", true),
    ("a?c", "abc", true), ("a?c", "ac", false), ("*", "", false), ("*/x", "a/x", true), ("a/**", "a/b/c", true),
    ("**/b/**/d", "a/b/c/c/d", true), ("**/b/**/d", "a/c/d", false), ("*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaa", false),
  ])
  func matches(_ pattern: String, _ path: String, _ expected: Bool) {
    let (folder, glob) = Glob.split(pattern)
    let steps = path.split(separator: "/").map(String.init)
    let below = folder == "." ? 0 : folder.split(separator: "/").count
    #expect(glob.matches(Array(steps.dropFirst(below))) == expected)
  }

  @Test func foldersBeforeThePattern() {
    #expect(Glob.split("Features/**/*.routes.yaml").folder == "Features")
    #expect(Glob.split("../a/*.yaml").folder == "../a")
    #expect(Glob.split("/tmp/x/*.yaml").folder == "/tmp/x")
    #expect(Glob.split("*.yaml").folder == ".")
  }
}
