import Testing

@testable import routegen

@Suite("generate")
struct GenerateCommandTests {
  private let files = MemoryFileSystem([
    "routes.yaml": "routegen: 1\nlinks: { schemes: [app] }\ntabs: { home: { url: / } }\n",
    "bad.yaml": "routegen: 1\nroutes: { a: { ulr: /a } }\n",
  ])
  private let names = ["Routes.generated.swift", "RouteURLs.generated.swift", "RouteDestinations.generated.swift"]

  @Test func writesTheFilesAndThenLeavesThemAlone() {
    let first = ToolRun("generate", "-o", "Sources/Generated", files: files)
    #expect(first.code == .success)
    #expect(
      first.output == """
        routes.yaml: 0 routes, 0 sheets, 1 tab, 0 redirects, 1 URL pattern; no problems
        Sources/Generated: 3 files, 3 written

        """)
    #expect(files.writes == names.map { "/app/Sources/Generated/\($0)" })
    for name in names { #expect(files.text("Sources/Generated/\(name)")?.isEmpty == false) }
    #expect(ToolRun("generate", "-o", "Sources/Generated", files: files).output.hasSuffix(" 3 files, 0 written\n"))
    #expect(files.writes.count == 3)
  }

  @Test func check() {
    let missing = ToolRun("generate", "--check", "-o", "out", files: files)
    #expect(missing.code == .findings)
    #expect(missing.errors.contains("error: 'out/Routes.generated.swift' is missing\n"))
    #expect(files.writes.isEmpty)
    _ = ToolRun("generate", "-o", "out", files: files)
    #expect(ToolRun("generate", "--check", "-o", "out", files: files).code == .success)
    files.put([], at: "out/Routes.generated.swift")
    let stale = ToolRun("generate", "--check", "-o", "out", files: files)
    #expect(stale.code == .findings)
    #expect(stale.output.isEmpty)
    #expect(
      stale.errors == """
        error: 'out/Routes.generated.swift' is out of date
          help: run 'routegen generate -o out' and commit what it writes

        """)
    let examples = ToolRun(
      "generate", "--check", "-m", "routes.yaml", "-o", "a folder", "--examples", "--import", "App", files: files)
    #expect(
      examples.errors == """
        error: 'a folder/RouteExamples.generated.swift' is missing
          help: run 'routegen generate routes.yaml -o "a folder" --examples --import App' and commit what it writes

        """)
  }

  @Test func examples() {
    let run = ToolRun("generate", "-o", "out", "--examples", files: files)
    #expect(run.output.hasSuffix("out: 1 file, 1 written\n"))
    #expect(files.writes == ["/app/out/RouteExamples.generated.swift"])
    let inApp = files.text("out/RouteExamples.generated.swift")
    #expect(inApp?.contains("tab app:/// {\"home\": {}}\n") == true)
    #expect(inApp?.contains("import App") == false)
    _ = ToolRun("generate", "-o", "out", "--examples", "--import", "App", files: files)
    #expect(files.text("out/RouteExamples.generated.swift")?.contains("\n@testable import App\n") == true)
    let misused = ToolRun("generate", "-o", "out", "--import", "App", files: files)
    #expect(misused.code == .usage)
    #expect(misused.errors.hasPrefix("error: '--import' means nothing without '--examples'\n"))
    for name in ["1a", "My App", "App; import Foundation"] {
      let run = ToolRun("generate", "-o", "out", "--examples", "--import", name, files: files)
      #expect(run.code == .usage)
      #expect(run.errors.hasPrefix("error: '\(name)' is no name of a Swift module\n"))
    }
  }

  @Test func errorsWriteNothing() {
    let run = ToolRun("generate", "bad.yaml", "-o", "out", files: files)
    #expect(run.code == .findings)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("/app/bad.yaml:2:16: error: "))
    #expect(files.writes.isEmpty)
  }

  @Test func pluginWithoutAManifest() {
    let run = ToolRun("generate", "--plugin", "--no-manifest", "App has none", "-o", "out", files: files)
    #expect(run.code == .noInput)
    #expect(run.errors == "error: App has none\n")
  }

  @Test func plugin() {
    let run = ToolRun("generate", "--plugin", "-o", "out", files: files, terminal: Terminal())
    #expect(run.output.isEmpty && run.errors.isEmpty)
    #expect(names.contains { files.text("out/\($0)")?.contains("\"/app/routes.yaml\"") == true })
    let bad = ToolRun("generate", "--plugin", "-m", "bad.yaml", "-o", "out", files: files, terminal: Terminal())
    #expect(bad.errors.hasPrefix("/app/bad.yaml:2:16: error: "))
  }

  @Test func thePluginSeesOnlyWhatItIsToldOf() {
    let included = "routes: { x: { url: /x } }\n"
    let manifest = "routegen: 1\nlinks: { schemes: [app] }\ntabs: { home: { url: / } }\ninclude: [INCLUDE]\n"
    func run(_ include: String, _ more: String...) -> ToolRun {
      let files = MemoryFileSystem([
        "App/routes.yaml": manifest.replacing("INCLUDE", with: include), "App/sub/a.routes.yaml": included,
        "App/build/a.routes.yaml": included, "Other/a.routes.yaml": included,
      ])
      return ToolRun("generate", "-m", "App/routes.yaml", "-o", "out", files: files, more: more)
    }
    #expect(run("sub/a.routes.yaml", "--plugin").code == .success)
    #expect(run("../Other/a.routes.yaml").code == .success)
    #expect(run("../Other/a.routes.yaml", "--plugin", "--dependency", "Other").code == .success)
    let outside = run("../Other/a.routes.yaml", "--plugin")
    #expect(outside.code == .findings)
    #expect(outside.errors.contains("The build plugin looks only below the manifest's folder"))
    #expect(outside.errors.contains("[include-not-found]"))
    #expect(run("build/a.routes.yaml", "--plugin").code == .findings)
  }

  @Test func committedFilesCarryNoAbsolutePath() {
    _ = ToolRun("generate", "-o", "out", files: files)
    for name in names { #expect(files.text("out/\(name)")?.contains("/app/") == false) }
  }

  @Test func outputsThatCannotBeWritten() {
    files.protect("out")
    let run = ToolRun("generate", "-o", "out", files: files)
    #expect(run.code == .cannotCreate)
    #expect(run.errors == "error: cannot write 'out': Permission denied\n")
    #expect(ToolRun("generate", "-o", "routes.yaml", files: files).code == .cannotCreate)
    #expect(ToolRun("generate", files: files).code == .usage)
  }

  @Test func standardOutputIsNoDirectory() {
    for words in [["-o", "-"], ["--output=-"], ["-o", "-", "--check"], ["-o", "out", "--dependency", "-"]] {
      let run = ToolRun("generate", files: files, more: words)
      #expect(run.code == .usage)
      #expect(run.errors.contains(" takes a directory, which '-' does not name; write './-' for one of that name\n"))
    }
    #expect(files.writes.isEmpty)
    #expect(ToolRun("generate", "-o", "./-", files: files).code == .success)
  }
}
