import Foundation
import Testing

@testable import routegen

/// What ships beside the app against the manifest.
@Suite struct DriftTests {
  private static let shared = ProcessInfo.processInfo.environment["ROUTEGEN_SHARED"]
  private static let files: [String] = {
    guard let shared else { return [] }
    let folder = shared + "/data/aasa"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") && $0 != "INDEX.json" }.sorted().map { "\(folder)/\($0)" }
  }()

  private let manifest = """
    routegen: 1
    links: { schemes: [shop, shop-dev], hosts: [example.com], queries: [weixin], handoff: { facebook: [fb123456] } }
    tabs: { home: { url: / } }
    routes:
      item: { url: "/item/:id", params: { id: Int }, tab: home }
      help: { url: "/help/*path", params: { path: "[String]" }, tab: home }
      state: { url: "/state/:state", params: { state: State }, tab: home }
    types: { State: [open, closed] }

    """

  /// Rules and first lines of the findings about a file.
  private func findings(_ option: String, _ text: String, _ more: String...) -> [String] {
    let files = MemoryFileSystem(["routes.yaml": manifest, "f": text])
    let run = ToolRun("check", files: files, more: [option, "f"] + more)
    return run.output.split(separator: "\n").filter { !$0.contains(": note: ") }.map(String.init)
  }

  private func aasa(_ components: String) -> String {
    #"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.a"],"components":[\#(components)]}]}}"#
  }

  @Test func theEmittedFilesAgree() {
    let files = MemoryFileSystem(["routes.yaml": manifest])
    for (kind, option) in [("info-plist", "--plist"), ("entitlements", "--entitlements"), ("aasa", "--aasa")] {
      let more = kind == "aasa" ? ["--app-id", "ABCDE12345.com.a"] : []
      #expect(ToolRun("emit", kind, files: files, more: ["-o", "f"] + more).code == .success)
      let run = ToolRun("check", "--strict", option, "f", files: files)
      #expect(run.output.hasSuffix("no problems\n"))
    }
  }

  @Test func whatAFileLacks() {
    let found = findings("--aasa", aasa(#"{"/":"/"},{"/":"/item/?*"},{"/":"/help"},{"/":"/state/open"}"#))
    #expect(
      found == [
        "/app/routes.yaml:6:17: error: the association file does not claim /help/*path of `help`, such as "
          + "https://example.com/help/path/path [aasa-uncovered]",
        "/app/routes.yaml:7:18: error: the association file does not claim /state/:state of `state`, such as "
          + "https://example.com/state/closed [aasa-uncovered]",
        "/app/f:1:80: warning: '/item/?*' claims https://example.com/item/xx, which opens nothing in the app "
          + "[aasa-overclaims]",
      ])
  }

  @Test func mistakesInAFile() {
    func messages(_ text: String, _ more: String...) -> [String] {
      let files = MemoryFileSystem(["routes.yaml": manifest, "f": text])
      let run = ToolRun("check", files: files, more: ["--aasa", "f"] + more)
      return run.output.split(separator: "\n").filter { $0.contains("[aasa-invalid]") }.map { line in
        String(line.split(separator: ": ", maxSplits: 2)[2].dropLast(" [aasa-invalid]".count))
      }
    }
    let all = #"{"/":"*"}"#
    #expect(messages("{}") == ["the file has no `applinks`, so it associates no links with an app"])
    #expect(messages("[1]") == ["the file is no JSON object"])
    #expect(messages("") == ["the file is empty"])
    #expect(messages("{").first?.hasPrefix("the file is no JSON: ") == true)
    #expect(messages(#"{"applinks":{"details":[]}}"#) == ["`details` is empty, so no app opens links"])
    #expect(
      messages(aasa(all), "--app-id", "ABCDE12345.com.b") == [
        "the file does not name the app 'ABCDE12345.com.b'; it names 'ABCDE12345.com.a'"
      ])
    #expect(
      messages(aasa(#"{"/":"/a/*"},{"/":"/a/b*","exclude":true},\#(all)"#)) == [
        "the exclusion of '/a/b*' comes too late: '/a/*' before it claims that already"
      ])
    #expect(messages(aasa(#"{"/":"/a/b*","exclude":true},{"/":"/a/?"},{"/":"/a/*"},\#(all)"#)) == [])
    #expect(messages(aasa(#"{"/":"/x/$(y)"},\#(all)"#)) == ["`$(y)` is not defined, so the component matches nothing"])
    #expect(messages(aasa(#"{"?":{"a":1}}"#)) == ["a value of `?` that is no text makes all of `?` count for nothing"])
  }

  @Test(.enabled(if: shared != nil, "ROUTEGEN_SHARED is not set"), arguments: files)
  func foundFiles(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(!findings("--aasa", text).isEmpty)
    // A manifest drawn from the file passes, and claims no less than it says.
    let files = MemoryFileSystem(["aasa.json": text])
    let draft = ToolRun("init", "--from-aasa", "aasa.json", "--host", "example.com", files: files)
    #expect(draft.code == .success, "\(draft.errors)")
    let check = ToolRun("check", "--strict", files: files)
    #expect(check.code == .success, "\(check.output)")
  }

  private func plist(_ body: String) -> String { "<plist version=\"1.0\">\n<dict>\n\(body)\n</dict>\n</plist>" }

  @Test func schemes() {
    let text = plist(
      """
      <key>CFBundleURLTypes</key>
      <array><dict><key>CFBundleURLSchemes</key>
      <array><string>Shop</string><string>old</string><string>fb123456</string><string>$(X)</string></array>
      </dict></array>
      """)
    #expect(
      findings("--plist", text) == [
        "/app/routes.yaml:2:26: error: Info.plist does not register the scheme 'shop-dev', so its links never arrive "
          + "[scheme-not-registered]",
        "/app/routes.yaml:2:69: error: LSApplicationQueriesSchemes in Info.plist lacks 'weixin', so the app may not "
          + "ask for it [scheme-not-registered]",
        "/app/f:5:29: warning: the manifest does not declare the scheme 'old', so its links open nothing "
          + "[scheme-not-declared]",
      ])
  }

  @Test func domains() {
    let key = "<key>com.apple.developer.associated-domains</key>"
    #expect(
      findings("--entitlements", plist("\(key)<array><string>webcredentials:example.com</string></array>")) == [
        "/app/routes.yaml:2:45: error: the entitlements lack 'applinks:example.com', so links to it open the browser "
          + "[domain-not-entitled]"
      ])
    let developer = "<array><string>applinks:Example.com?mode=developer</string></array>"
    #expect(findings("--entitlements", plist(key + developer)).last?.hasSuffix("no problems") == true)
  }

  @Test func binaryPropertyListsAreRead() throws {
    let value: [String: Any] = [
      "CFBundleURLTypes": [["CFBundleURLSchemes": ["shop", "shop-dev", "old"]]],
      "LSApplicationQueriesSchemes": ["weixin"],
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    let files = MemoryFileSystem(["routes.yaml": manifest])
    files.put(Array(data), at: "Info.plist")
    let run = ToolRun("check", "--plist", "Info.plist", files: files)
    #expect(run.output.hasPrefix("/app/Info.plist:1:1: warning: the manifest does not declare the scheme 'old'"))
    files.put(Array("bplist00nonsense".utf8), at: "Info.plist")
    let broken = ToolRun("check", "--plist", "Info.plist", files: files)
    #expect(broken.code == .findings)
    #expect(broken.output.contains("[plist-invalid]"))
  }

  @Test func severitiesOfTheManifestHoldForThem() {
    let files = MemoryFileSystem([
      "routes.yaml": manifest + "checks: { aasa-overclaims: error, aasa-uncovered: off }\n", "f": aasa(#"{"/":"/x"}"#),
    ])
    let run = ToolRun("check", "--aasa", "f", files: files)
    #expect(run.output.split(separator: "\n").first?.contains("error: '/x' claims") == true)
    #expect(!run.output.contains("aasa-uncovered"))
  }

  @Test func aManifestFromAnInfoPlist() {
    let text = plist(
      """
      <key>CFBundleURLTypes</key>
      <array><dict><key>CFBundleURLSchemes</key>
      <array><string>Shop</string><string>fb123456</string><string>wx0123456789abcdef</string><string>$(X)</string>
      </array></dict></array>
      <key>LSApplicationQueriesSchemes</key><array><string>weixin</string></array>
      """)
    let files = MemoryFileSystem(["Info.plist": text])
    #expect(ToolRun("init", "--from-plist", "Info.plist", files: files).code == .success)
    let manifest = files.text("routes.yaml") ?? ""
    for line in [
      "schemes: [Shop]".lowercased(), "queries: [weixin]", "facebook: [fb123456]", "wechat: [wx0123456789abcdef]",
    ] {
      #expect(manifest.contains(line))
    }
    #expect(ToolRun("check", "--strict", "--plist", "Info.plist", files: files).output.hasSuffix("no problems\n"))
  }
}
