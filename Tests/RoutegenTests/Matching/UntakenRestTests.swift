import Testing

@testable import routegen

/// The rest of a redirect whose target takes none may be any segments.
@Suite struct UntakenRestTests {
  private let manifest = """
    routegen: 1
    links: { schemes: [app] }
    routes: { item: { url: "/item/:id", params: { id: Int } } }
    redirects: { "/old/*any": /item/7 }

    """

  @Test func itOpensTheTarget() throws {
    let matcher = try matcher(forManifest: manifest)
    for url in ["app://old", "app://old/a", "app://old/a/b%2Fc"] {
      #expect(matcher.match(url).opening?.values == [.number("7")], "\(url)")
    }
    #expect(matcher.match("app://older").opening == nil)
  }

  @Test(arguments: ["json", "html", "markdown", "mermaid", "dot", "android"]) func everyFileCanBeMade(kind: String) {
    let run = ToolRun("emit", kind, files: MemoryFileSystem(["routes.yaml": manifest]))
    #expect(run.code == .success)
  }
}
