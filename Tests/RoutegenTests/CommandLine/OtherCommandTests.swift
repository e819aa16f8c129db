import Testing

@testable import routegen

@Suite("init")
struct InitCommandTests {
  @Test func writesAManifestThatPassesTheChecks() {
    let files = MemoryFileSystem()
    let run = ToolRun("init", files: files)
    #expect(run.code == .success)
    #expect(files.text("routes.yaml") == Starter.manifest)
    let check = ToolRun("check", "--strict", files: files)
    #expect(check.code == .success, "\(check.output)")
    #expect(check.output.hasSuffix("; no problems\n"))
  }

  @Test func neverOverwrites() {
    let files = MemoryFileSystem(["routes.yaml": "mine"])
    let run = ToolRun("init", files: files)
    #expect(run.code == .cannotCreate)
    #expect(run.errors == "error: 'routes.yaml' exists already; it is never overwritten\n")
    #expect(files.text("routes.yaml") == "mine")
    #expect(ToolRun("init", "-o", "other.yaml", files: files).code == .success)
    #expect(files.text("other.yaml") == Starter.manifest)
    #expect(ToolRun("init", "-o", "/app", files: files).code == .cannotCreate)
    #expect(ToolRun("init", "-o", "missing/routes.yaml", files: files).code == .cannotCreate)
  }

  @Test func prints() {
    let run = ToolRun("init", "-o", "-")
    #expect(run.output == Starter.manifest)
    #expect(ToolRun("check", "-", input: run.output).code == .success)
  }

  @Test(arguments: ["", "[]", "text", "7", "null"])
  func noAssociationFile(_ text: String) {
    let run = ToolRun("init", "--from-aasa", "site.json", "-o", "-", files: MemoryFileSystem(["site.json": text]))
    #expect(run.code == .noInput)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: 'site.json' is "))
  }
}

@Suite("emit")
struct EmitCommandTests {
  private let files = MemoryFileSystem([
    "routes.yaml": "routegen: 1\nlinks: { schemes: [app] }\ntabs: { home: { url: / } }\n",
    "bad.yaml": "routegen: 1\nroutes: { a: { ulr: /a } }\n",
  ])

  @Test(arguments: Artifact.all.map(\.kind).filter { $0 != "aasa" })
  func everyKind(kind: String) {
    let printed = ToolRun("emit", kind, files: files)
    #expect(printed.code == .success)
    #expect(printed.errors.isEmpty)
    #expect(printed.output.hasSuffix("\n"))
    let written = ToolRun("emit", kind, "-o", "out", files: files)
    #expect(written.output.isEmpty)
    #expect(files.text("out") == printed.output)
  }

  @Test func errorsWriteNothing() {
    let run = ToolRun("emit", "json", "bad.yaml", "-o", "out", files: files)
    #expect(run.code == .findings)
    #expect(run.errors.contains("[unknown-key]"))
    #expect(files.writes.isEmpty)
  }

  @Test func theSchemaNeedsNoManifest() {
    #expect(ToolRun("emit", "schema", files: MemoryFileSystem()).code == .success)
  }

  @Test func aasa() {
    let manifest = """
      routegen: 1
      links: { hosts: [a.example.com, b.example.com] }
      tabs: { home: { url: / } }
      routes:
        item: { url: /item, tab: home, hosts: [a.example.com] }

      """
    let files = MemoryFileSystem([
      "routes.yaml": manifest, "none.yaml": "routegen: 1\nlinks: { schemes: [app] }\ntabs: { home: { url: / } }\n",
    ])
    let id = "ABCDE12345.com.example.app"
    func errors(_ arguments: String...) -> String {
      let run = ToolRun("emit", "aasa", files: files, more: arguments)
      #expect(run.code == .usage)
      return run.errors
    }
    #expect(errors().hasPrefix("error: 'aasa' needs '--app-id <id>'"))
    #expect(errors("--app-id", "app").hasPrefix("error: 'app' is no app id"))
    #expect(
      errors("--app-id", id).hasPrefix(
        "error: the hosts do not all get the same file; name one with --host: 'a.example.com', 'b.example.com'\n"))
    #expect(errors("--app-id", id, "--host", "c.example.com").contains("did you mean 'a.example.com'?"))
    #expect(errors("-m", "none.yaml", "--app-id", id).hasPrefix("error: the manifest declares no hosts"))
    let run = ToolRun("emit", "aasa", "--app-id", id, "--host", "A.example.com", files: files)
    #expect(run.code == .success)
    #expect(run.output.contains("\"appIDs\": [\"\(id)\"]"))
    #expect(ToolRun("emit", "json", "--host", "a.example.com", files: files).errors.hasPrefix("error: '--host' means"))
  }

  @Test func unknownKind() {
    let run = ToolRun("emit", "mermade", files: files)
    #expect(run.code == .usage)
    #expect(run.errors.hasPrefix("error: <kind> cannot be 'mermade'; did you mean 'mermaid'?\n"))
  }
}

@Suite("dump")
struct DumpCommandTests {
  @Test func events() {
    let run = ToolRun("dump", "events", "-", input: "a: [b]\n")
    #expect(run.code == .success)
    #expect(run.output.contains("=VAL :a\n"))
    #expect(run.output.hasSuffix("-STR\n"))
    let broken = ToolRun("dump", "events", "-", input: "a: [b\n")
    #expect(broken.code == .findings)
    #expect(broken.output.hasPrefix("+STR\n"))
    #expect(broken.errors.hasPrefix("error: "))
  }

  @Test func nodes() {
    let run = ToolRun("dump", "nodes", "f", files: MemoryFileSystem(["f": "a: b\n"]))
    #expect(run.output == "mapping 1:1-1:5\n  ? plain \"a\" 1:1-1:2\n  : plain \"b\" 1:4-1:5\n")
    #expect(ToolRun("dump", "nodes", "none").code == .noInput)
  }

  @Test func table() {
    let files = MemoryFileSystem(["f": "routegen: 1\nroutes: { a: { ulr: /a } }\n"])
    let run = ToolRun("dump", "table", "f", files: files)
    #expect(run.code == .findings)
    #expect(run.output.contains("\"path\": \"a\""))
  }

  @Test func tableOfAFaultyRedirect() {
    let manifest = """
      routegen: 1
      links: { schemes: [app] }
      tabs: { home: { url: / } }
      routes: { product: { url: /product/:id, params: { id: Int }, tab: home } }
      redirects: { /part/*rest: /product/:id }

      """
    let run = ToolRun("dump", "table", "-", input: manifest)
    #expect(run.code == .findings)
    #expect(run.output.contains("\"entry\": \"product\""))
  }
}
