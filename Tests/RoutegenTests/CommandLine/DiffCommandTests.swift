import Testing

@testable import routegen

@Suite("diff") struct DiffCommandTests {
  private static let old = """
    routegen: 1
    links: { schemes: [shop] }
    tabs: { home: { url: / } }
    routes:
      order: { url: /orders/:id, params: { id: Int }, tab: home }
      offer: { url: /offers, tab: home }

    """
  private static let new = """
    routegen: 1
    links: { schemes: [shop] }
    tabs: { home: { url: / } }
    routes:
      order: { url: [/orders/:id, /o/:id], params: { id: { type: Int, min: 1 }, note: "String?" }, tab: home }
      sale: { url: /sale, tab: home, was: [offer] }
      help: { url: /help, tab: home }

    """

  private func files(_ new: String = new) -> MemoryFileSystem {
    MemoryFileSystem(["old.yaml": Self.old, "routes.yaml": new])
  }

  @Test func breakingFirstThenWhatIsNew() {
    let run = ToolRun("diff", "old.yaml", files: files())
    #expect(run.code == .findings)
    #expect(run.errors.isEmpty)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("/app/routes.yaml:5:3: error: shop://orders/0 opened `order`") == true)
    #expect(lines.contains { $0.hasSuffix("[link-narrowed]") })
    #expect(lines.contains { $0.hasPrefix("/app/routes.yaml:6:3: error: /offers opened `offer`") })
    #expect(
      lines.suffix(5) == [
        "new: URL /o/:id of `order`", "new: parameter `note` of `order`", "renamed: route `offer` to `sale`",
        "new: URL /sale of `sale`",
        "new: route `help`",
      ])
  }

  @Test func jsonListsWhatBreaksAndWhatDoesNot() throws {
    let run = ToolRun("diff", "old.yaml", "--format", "json", files: files())
    #expect(run.code == .findings)
    let lines = run.output.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    #expect(lines.contains(#""older": "old.yaml","#) && lines.contains(#""newer": "routes.yaml","#))
    let changes = lines.filter { $0.hasPrefix(#""change""#) }.map { $0.split(separator: "\"")[2] }
    #expect(changes == ["url-added", "parameter-added", "entry-renamed", "url-added", "entry-added"])
    #expect(lines.contains(#""message": "new: URL /o/:id of `order`","#))
    #expect(lines.suffix(6) == [#""summary": {"#, #""errors": 2,"#, #""warnings": 0,"#, #""changes": 5"#, "}", "}"])
  }

  @Test func servicesSeePlacesInTheNewerManifest() throws {
    let new = "routegen: 1\nlinks: { schemes: [shop] }\ntabs: { home: { url: / } }\n"
    for format in ["github", "sarif", "gitlab"] {
      let run = ToolRun("diff", "-", "--format", format, files: files(new), input: Self.old)
      #expect(run.code == .findings)
      #expect(!run.output.contains("file=<stdin>") && !run.output.contains(#""uri": "%3C"#), "\(format)")
      #expect(!run.output.contains(#""path": "<stdin>""#), "\(format)")
      #expect(run.output.contains("`order` is gone"), "\(format)")
    }
    let github = ToolRun("check", "--since", "-", "--format", "github", files: files(new), input: Self.old)
    #expect(github.output.contains("::error file=routes.yaml,line=1,"))
    #expect(github.output.contains("<stdin>:5: it was here"))
  }

  @Test func retiredURLsAreNoBrokenLinks() {
    let new = """
      routegen: 1
      links: { schemes: [shop] }
      tabs: { home: { url: / } }
      routes: { order: { url: /orders/:id, params: { id: Int }, tab: home } }
      retired: [/offers]

      """
    let run = ToolRun("diff", "old.yaml", "--format", "xcode", files: files(new))
    #expect(!run.output.contains("[link-removed]"))
    #expect(run.output.contains("[route-removed]"))
    // Only what is listed is retired.
    let other = ToolRun("diff", "old.yaml", files: files(new.replacing("/offers]", with: "/offer]")))
    #expect(other.output.contains("[link-removed]"))
    #expect(!other.output.contains("[too-complex]"))
  }

  @Test func placementAndGuards() {
    let old = """
      routegen: 1
      links: { schemes: [shop] }
      guards: { adult: {} }
      tabs: { home: { url: / }, shop: { url: /shop } }
      routes:
        a: { url: /a, tab: home }
        b: { url: /b, tab: home, guards: [adult] }
        c: { url: /c }

      """
    let new = old.replacing("/a, tab: home", with: "/a, tab: shop").replacing(", guards: [adult]", with: "")
      .replacing("{ url: /c }", with: "{ url: /c, parent: a, guards: [adult] }")
    let run = ToolRun("diff", "a.yaml", "b.yaml", files: MemoryFileSystem(["a.yaml": old, "b.yaml": new]))
    #expect(run.code == .success)
    #expect(
      run.output == """
        moved: `a` opens in `shop`, before in `home`
        guards of `b`: none; before: adult
        moved: `c` opens in `shop`, before in the current tab
        moved: the parent of `c` is `a`, before none
        guards of `c`: adult; before: none

        """)
  }

  @Test func notesDoNotFail() {
    let off = files(Self.new + "checks: { link-narrowed: note, link-removed: note }\n")
    let run = ToolRun("diff", "old.yaml", files: off)
    #expect(run.code == .success)
    #expect(run.output.contains("note: "))
  }

  @Test func nothingChanged() {
    let run = ToolRun("diff", "old.yaml", "old.yaml", files: files())
    #expect(run.code == .success)
    #expect(run.output == "no changes\n")
    let json = ToolRun("diff", "old.yaml", "old.yaml", "--format", "json", files: files())
    #expect(json.output.contains("\"diagnostics\": []"))
  }

  @Test func manifestsWithErrorsAreNotCompared() {
    let run = ToolRun("diff", "old.yaml", files: files("routegen: 1\nroutes: { a: { ulr: /a } }\n"))
    #expect(run.code == .findings)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("[unknown-key]"))
    #expect(ToolRun("diff", "none.yaml", files: files()).code == .noInput)
    #expect(ToolRun("diff", files: files()).code == .usage)
  }

  @Test func checkSince() {
    let run = ToolRun("check", "--since", "old.yaml", files: files())
    #expect(run.code == .findings)
    #expect(run.output.contains("[link-narrowed]"))
    #expect(run.output.contains("[link-removed]"))
    #expect(ToolRun("check", "--since", "routes.yaml", files: files()).code == .success)
    let both = ToolRun("check", "--since", "old.yaml", "--urls", "-", files: files(), input: "shop://nothing")
    #expect(both.output.contains("[link-narrowed]"))
    #expect(both.output.contains("<stdin>:1:1: error: "))
    let off = files(Self.new + "checks: { link-narrowed: off, link-removed: note }\n")
    let quiet = ToolRun("check", "--since", "old.yaml", files: off)
    #expect(quiet.code == .success)
    #expect(!quiet.output.contains("link-narrowed"))
  }
}
