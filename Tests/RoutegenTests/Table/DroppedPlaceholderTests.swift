import Testing

@testable import RouteRuntime
@testable import routegen

/// A redirect may have placeholders that its target does not take: they match, and are dropped.
@Suite struct DroppedPlaceholderTests {
  private static let manifest = """
    routegen: 1
    links: { schemes: [app], hosts: [example.test] }
    tabs: { home: { url: / } }
    routes:
      page: { url: /new }
      item: { url: "/item/:id?n=:n", params: { id: Int, n: "Int?" } }
      all: { url: "/all/*path", params: { path: "[String]" } }
    redirects:
      /old/*rest: /new
      /x/:whatever/y: /new
      /shop-{name}.html: /new
      /i/:id/*rest: /item/:id
      /every/*path: /all/*path
    retired: [/gone/*rest, "/lost/:code"]
    """

  @Test(arguments: [
    ("app://old", "page"), ("app://old/a/b", "page"), ("https://example.test/x/1/y", "page"),
    ("app://x/1/z", "not found"), ("app:///shop-a.html", "page"), ("app://i/7/a/b?n=2", "item id=7 n=2"),
    ("app://i/7", "item id=7 n=nil"), ("app://old/a/b%2Fc", "page"), ("app://older", "not found"),
    ("app://every/a/b", "all path=[a,b]"), ("app://gone/a", "not found"),
  ])
  func theRestOfTheLinkIsDropped(url: String, opens: String) throws {
    let table = try model(of: Self.manifest)
    #expect(try TableProbe(table).summary(url) == opens)
    let other = URLMatcher(table).summary(url)
    #expect((other.hasPrefix("not found") ? "not found" : other) == opens)
  }

  @Test(arguments: ["aasa", "info-plist", "entitlements", "mermaid", "dot", "json", "html", "markdown", "android"])
  func everyArtifactIsWritten(kind: String) {
    let files = MemoryFileSystem(["routes.yaml": Self.manifest + "\n"])
    let options = kind == "aasa" ? ["--app-id", "ABCDE12345.org.example.app"] : []
    let run = ToolRun("emit", kind, files: files, more: options)
    #expect(run.code == .success, "\(run.errors)")
    #expect(!run.output.isEmpty)
  }
}
