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
