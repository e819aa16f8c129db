import Testing

@testable import routegen

@Suite("check")
struct CheckCommandTests {
  private static let good = """
    routegen: 1
    links: { schemes: [shop], hosts: [app.example.com] }
    tabs:
      home: { url: /, title: 首页 }
    routes:
      order: { url: /orders/:id, params: { id: Int }, tab: home }
    redirects: { /o/:id: /orders/:id }

    """
  private static let bad = """
    routegen: 1
    routes:
      order: { ulr: /orders }

    """

  private func files(_ manifest: String = good) -> MemoryFileSystem { MemoryFileSystem(["routes.yaml": manifest]) }

  @Test func success() {
    let run = ToolRun("check", files: files())
    #expect(run.code == .success)
    #expect(run.errors.isEmpty)
    #expect(run.output == "routes.yaml: 1 route, 0 sheets, 1 tab, 1 redirect, 3 URL patterns; no problems\n")
  }

  @Test func findingsInTheFormatOfThePlace() {
    let piped = ToolRun("check", files: files(Self.bad))
    #expect(piped.code == .findings)
    #expect(piped.errors.isEmpty)
    #expect(piped.output.hasPrefix("/app/routes.yaml:3:12: error: "))
    #expect(piped.output.contains("[unknown-key]\n"))

    let terminal = ToolRun("check", files: files(Self.bad), terminal: Terminal())
    #expect(terminal.output.contains("\u{1B}["))
    #expect(terminal.output.contains("^^^"))
    for plain in [
      ToolRun("check", "--no-color", files: files(Self.bad), terminal: Terminal()),
      ToolRun("check", files: files(Self.bad), variables: ["NO_COLOR": "1"], terminal: Terminal()),
      ToolRun("check", files: files(Self.bad), variables: ["TERM": "dumb"], terminal: Terminal()),
    ] {
      #expect(!plain.output.contains("\u{1B}["))
      #expect(plain.output.hasPrefix("routes.yaml:3:12: error: "))
    }
  }

  @Test(arguments: ReportFormat.allCases)
  func everyFormat(format: ReportFormat) {
    let bad = ToolRun("check", "--format", format.rawValue, files: files(Self.bad))
    #expect(bad.code == .findings)
    #expect(bad.output.contains("unknown-key"))
    let good = ToolRun("check", "--format=\(format.rawValue)", files: files())
    #expect(good.code == .success)
    #expect(good.output.contains("no problems") == format.isText)
  }

  @Test func outputFile() {
    let files = files(Self.bad)
    let run = ToolRun("check", "--format", "sarif", "--output", "out.sarif", files: files)
    #expect(run.code == .findings)
    #expect(run.output == "routes.yaml: 1 error\n")
    #expect(files.text("out.sarif")?.contains("\"version\": \"2.1.0\"") == true)
    #expect(ToolRun("check", "-o", "missing/out", files: files).code == .cannotCreate)
  }

  @Test func strict() {
    let files = MemoryFileSystem([
      "routes.yaml": Self.good.replacing("redirects: { /o/:id: /orders/:id }", with: "redirects: { /b: /c, /c: / }")
    ])
    #expect(ToolRun("check", files: files).code == .success)
    #expect(ToolRun("check", files: files).output.contains("warning: "))
    #expect(ToolRun("check", "--strict", files: files).code == .findings)
  }

  @Test func search() {
    let here = MemoryFileSystem(["routes.yaml": Self.good, "routes.json": "{}"])
    let both = ToolRun("check", files: here)
    #expect(both.code == .noInput)
    #expect(
      both.errors == "error: there are 'routes.yaml' and 'routes.json'; remove one, or name one with --manifest\n")

    let above = MemoryFileSystem(["Package.swift": "", "routes.yml": Self.good, "Sources/App/a.swift": ""])
    let upward = MemoryFileSystem(
      ["/app/Package.swift": "", "/app/routes.yml": Self.good, "/app/Sources/App/a.swift": ""],
      workingDirectory: "/app/Sources/App")
    #expect(ToolRun("check", files: above).output.hasPrefix("routes.yml: 1 route"))
    let found = ToolRun("check", files: upward, workingDirectory: "/app/Sources/App")
    #expect(found.output.hasPrefix("../../routes.yml: 1 route"))

    let beyond = MemoryFileSystem(
      ["/routes.yaml": Self.good, "/app/.git/HEAD": "", "/app/x/y": ""], workingDirectory: "/app/x")
    let none = ToolRun("check", files: beyond, workingDirectory: "/app/x")
    #expect(none.code == .noInput)
    #expect(none.errors.hasPrefix("error: there is no routes.yaml, routes.yml or routes.json in '/app/x' or above it"))
  }

  @Test func namedManifest() {
    let files = MemoryFileSystem(["a/routes.yaml": Self.good])
    for run in [
      ToolRun("check", "a/routes.yaml", files: files), ToolRun("check", "-m", "a/routes.yaml", files: files),
      ToolRun("check", "--manifest=a/routes.yaml", files: files),
    ] {
      #expect(run.code == .success)
      #expect(run.output.hasPrefix("a/routes.yaml: "))
    }
    #expect(ToolRun("check", "a", "-m", "b", files: files).code == .usage)
  }

  @Test func standardInput() {
    let run = ToolRun("check", "-", input: Self.good)
    #expect(run.code == .success)
    #expect(run.output.hasPrefix("<stdin>: 1 route"))
    #expect(ToolRun("check", "-m", "-", input: Self.bad).output.hasPrefix("<stdin>:3:12: error: "))
  }

  @Test func inputsThatCannotBeRead() {
    let missing = ToolRun("check", "none.yaml")
    #expect(missing.code == .noInput)
    #expect(missing.errors == "error: cannot read 'none.yaml': No such file or directory\n")
    let directory = ToolRun("check", "dir", files: MemoryFileSystem(["dir/a": ""]))
    #expect(directory.code == .noInput)
    #expect(directory.errors == "error: 'dir' is a directory; name the manifest in it, as 'dir/routes.yaml'\n")
  }

  @Test func filesThatAreNoManifest() {
    for text in ["", "\n\n", "# only a comment\n", "---\n"] {
      let run = ToolRun("check", files: files(text))
      #expect(run.code == .findings)
      #expect(run.output.contains("the manifest is empty"), "\(text): \(run.output)")
      #expect(run.output.split(separator: "\n").filter { $0.contains("error:") }.count == 1)
    }
    for text in ["- a\n", "hello\n", "[1, 2]\n"] {
      let run = ToolRun("check", files: files(text))
      #expect(run.code == .findings)
      #expect(run.output.contains("error: "), "\(text)")
    }
    let files = files()
    files.put([0x72, 0x6F, 0xFF, 0xFE, 0x41], at: "routes.yaml")
    let binary = ToolRun("check", files: files)
    #expect(binary.code == .findings)
    #expect(binary.output.hasPrefix("/app/routes.yaml:1:3: error: the file is not valid UTF-8"))
    #expect(ToolRun("check", files: files, terminal: Terminal()).code == .findings)
  }

  // MARK: --urls

  @Test func listOfURLs() {
    let files = files()
    files.put(
      Array("shop://orders/1\n\n# a comment\r\n  shop://orders/x  \r\nhttps://app.example.com/o/3".utf8), at: "u")
    let run = ToolRun("check", "--urls", "u", files: files)
    #expect(run.code == .findings)
    #expect(
      run.output == """
        /app/u:4:1: error: `shop://orders/x` opens nothing: `x` does not fit `id: Int` [url-not-routed]
        /app/routes.yaml:6:17: note: the closest pattern is /orders/:id

        """)
    let further = Array("shop://orders/x\n\nshop://orders/y\n".utf8)
    files.put(further, at: "further")
    let json = ToolRun("check", "--urls", "further", "--format", "json", files: files).output
    #expect(json.contains("\"endLine\": 1,\n        \"endColumn\": 16\n"))
    #expect(ToolRun("check", "--urls", "none", files: files).code == .noInput)
    #expect(ToolRun("check", "-", "--urls", "-", files: files, input: "").code == .usage)
    #expect(ToolRun("check", "--urls", "-", files: files, input: "shop:///").code == .success)
  }

  @Test func listWithMoreMissesThanAreShown() {
    let urls = String(repeating: "shop://orders/1\nshop://nothing\n", count: URLList.findingLimit + 5)
    let run = ToolRun("check", "--urls", "-", files: files(), input: urls)
    let lines = run.output.split(separator: "\n")
    #expect(lines.last?.contains("5 more URLs open nothing after this line") == true)
    #expect(lines[1].hasPrefix("<stdin>:4:1: error: "))
  }

  @Test func theManifestSetsTheirSeverity() {
    let off = files(Self.good + "checks: { url-not-routed: off }\n")
    #expect(ToolRun("check", "--urls", "-", files: off, input: "shop://nothing").code == .success)
    let warning = files(Self.good + "checks: { url-not-routed: warning }\n")
    let run = ToolRun("check", "--urls", "-", files: warning, input: "shop://nothing")
    #expect(run.code == .success)
    #expect(run.output.hasPrefix("<stdin>:1:1: warning: "))
  }

  @Test func aBrokenManifestIsNotReportedOncePerURL() {
    let run = ToolRun("check", "--urls", "-", files: files(Self.bad), input: "shop://a\nshop://b\n")
    #expect(!run.output.contains("url-not-routed"))
  }

  @Test func oneInputOnly() {
    for arguments in [["-", "--urls", "-"], ["-m", "-", "--since", "-"], ["--since", "-", "--urls", "-"]] {
      let run = ToolRun("check", files: files(), more: arguments)
      #expect(run.code == .usage)
      #expect(run.errors.hasPrefix("error: only one input can be read from standard input\n"))
    }
    #expect(ToolRun("diff", "-", "-", files: files()).code == .usage)
    #expect(ToolRun("init", "--from-aasa", "-", "--from-plist", "-", "-o", "-", input: "{}").code == .usage)
  }

  @Test func standardInputHasOneNameInReports() {
    for option in ["--plist", "--entitlements", "--aasa"] {
      let run = ToolRun("check", option, "-", files: files(), input: "?")
      #expect(run.output.hasPrefix("<stdin>:1:1: error: "), "\(option)")
      #expect(!run.output.contains("'-'"), "\(option)")
    }
    #expect(ToolRun("check", "--since", "-", files: files(), input: "a: 1").errors.contains("'<stdin>' has errors"))
    for option in ["--from-aasa", "--from-plist"] {
      #expect(ToolRun("init", option, "-", "-o", "-", input: "[]").errors.contains("'<stdin>' is no "), "\(option)")
    }
  }

  @Test func oneComparisonDoesNotHideAnother() {
    let files = files()
    files.put(Array("not a property list".utf8), at: "Info.plist")
    let run = ToolRun("check", "--plist", "Info.plist", "--urls", "-", files: files, input: "shop://nothing")
    #expect(run.output.contains("[plist-invalid]"))
    #expect(run.output.contains("[url-not-routed]"))
  }
}
