import Foundation
import Testing

@testable import routegen

@Suite("The schema of manifests")
struct ManifestSchemaTests {
  private let definitions: [String: Any]
  private let properties: [String: Any]

  init() throws {
    let data = Data(ToolRun("emit", "schema").output.utf8)
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    definitions = try #require(schema["definitions"] as? [String: Any])
    properties = try #require(schema["properties"] as? [String: Any])
  }

  private func keys(_ name: String) throws -> Set<String> {
    let definition = try #require(definitions[name] as? [String: Any])
    return Set(try #require(definition["properties"] as? [String: Any]).keys)
  }

  @Test func hasTheKeysOfTheReader() throws {
    #expect(Set(properties.keys) == Set(KeySet.manifest.keys))
    #expect(try keys("links") == Set(KeySet.links.keys))
    #expect(try keys("guard") == Set(KeySet.guardian.keys))
    #expect(try keys("group") == Set(KeySet.group.keys))
    #expect(try keys("module") == Set(KeySet.mount.keys))
    #expect(try keys("tab") == Set(KeySet.tab.keys))
    #expect(try keys("route") == Set(KeySet.route.keys))
    #expect(try keys("sheet") == Set(KeySet.sheet.keys))
    #expect(try keys("action") == Set(KeySet.action.keys))
  }

  @Test func describesEveryKey() throws {
    for name in ["links", "guard", "group", "module", "tab", "route", "sheet", "action"] {
      let definition = try #require(definitions[name] as? [String: Any])
      for (key, value) in try #require(definition["properties"] as? [String: Any]) {
        #expect((value as? [String: Any])?["description"] is String, "\(name).\(key)")
      }
    }
  }

  @Test func namesTheRulesThatCanBeChanged() throws {
    let checks = try #require(properties["checks"] as? [String: Any])
    let names = try #require(checks["properties"] as? [String: Any]).keys
    #expect(Set(names) == Set(Rule.all.filter { !$0.isFixed }.map(\.id)))
  }
}

@Suite("emit markdown")
struct MarkdownTests {
  @Test func escapesWhatIsMarkup() {
    let manifest = """
      routegen: 1
      name: Shop
      links: { schemes: [app] }
      tabs: { home: { url: /, title: "a|b *c* <d> [e](f) `g`" } }
      routes:
        x: { url: "/x?id=:id", params: { id: { type: String, default: "a|b`c" } }, tab: home, doc: "one\\ntwo" }

      """
    let files = MemoryFileSystem(["routes.yaml": manifest])
    let run = ToolRun("emit", "markdown", files: files)
    #expect(run.output.contains(#"| home | `/` |  |  |  | a\|b \*c\* \<d\> \[e\](f) \`g\` |"#))
    #expect(run.output.contains(#"`` a\|b`c ``"#), "\(run.output)\(run.errors)")
    #expect(run.output.contains("| one two |"))
  }

  @Test func wholeTable() throws {
    let files = MemoryFileSystem(["routes.yaml": Starter.manifest])
    try expectSnapshot(ToolRun("emit", "markdown", files: files).output, "table.md")
    try expectSnapshot(ToolRun("emit", "json", files: files).output, "table.json")
  }
}
