import Foundation
import Testing

@testable import routegen

/// The commands on an app whose features have tables of their own.
@Suite("Modules") struct ModuleCommandTests {
  private static let account = """
    routegen: 1
    name: Account
    module: Account
    types: { Kind: [person, company] }
    modules:
      security: { manifest: Security/routes.yaml, prefix: /security }
    routes:
      profile: { url: /profile/:id, params: { id: Int }, examples: [/profile/7] }
      devices:
        prefix: /devices
        routes:
          all: { url: / }
          one: { url: "/:id?kind=:kind", params: { id: Int, kind: "Kind?" }, parent: all }
    sheets:
      photo: { url: /photo }
    actions:
      logout: { url: /logout, sources: [web] }
    redirects:
      /me: /profile/1
    retired: [/old/:name]

    """
  private static let security = """
    routegen: 1
    name: Security
    module: Security
    routes:
      pin: { url: /pin }
    actions:
      lock: { url: /lock, sources: [web] }

    """
  private static let app = """
    routegen: 1
    name: Shop
    links: { schemes: [shop], hosts: [shop.example.com] }
    tabs: { home: { url: / }, me: { url: /me } }
    modules:
      account: { manifest: ../Account/routes.yaml, prefix: /account, tab: me }
    routes:
      gift: { url: /gift/:id, params: { id: Int }, parent: account.profile }
      kind: { routes: { other: { url: /kind } } }
    sheets:
      login: { url: /login }

    """

  private func files(account: String = account, app: String = app) -> MemoryFileSystem {
    MemoryFileSystem([
      "App/routes.yaml": app, "Account/routes.yaml": account, "Account/Security/routes.yaml": Self.security,
      "old/App/routes.yaml": Self.app, "old/Account/routes.yaml": Self.account,
      "old/Account/Security/routes.yaml": Self.security,
    ])
  }

  private func model(_ path: String) throws -> RouteModel {
    var findings: [Diagnostic] = []
    let loaded = try #require(loadModel(path: path, files: files(), diagnostics: &findings))
    #expect(runChecks(loaded).isEmpty)
    return loaded.model
  }

  @Test func matchGoesThroughEveryModule() {
    func match(_ url: String) -> String { ToolRun("match", "-m", "App/routes.yaml", url, files: files()).output }
    #expect(match("shop://account/profile/7").contains("account.profile"))
    #expect(match("shop://account/security/pin").contains("account.security.pin"))
    #expect(match("/account/me").contains("account.profile"))
    #expect(match("shop://gift/7").contains("account.profile"))
    #expect(match("shop://profile/7").contains("opens nothing"))
  }

  /// The values of a module give the numbers of its own table, and the app adds one constant for each kind.
  @Test(arguments: [
    ("App/routes.yaml", "account", "Account/routes.yaml"),
    ("App/routes.yaml", "account.security", "Account/Security/routes.yaml"),
    ("Account/routes.yaml", "security", "Account/Security/routes.yaml"),
  ])
  func entriesOfAModuleStandInItsOwnOrder(_ app: String, _ path: String, _ module: String) throws {
    let (outer, inner) = (try model(app), try model(module))
    let scope = path + "."
    for kind in EntryKind.allCases where kind != .tab {
      let own = inner.entries.filter { $0.kind == kind }
      let mounted = outer.entries.filter { $0.kind == kind && $0.path.hasPrefix(scope) }
      #expect(mounted.map(\.path) == own.map { scope + $0.path })
      let offsets = Set(zip(mounted, own).map { $0.id.index - $1.id.index })
      #expect(offsets.count <= 1, "\(kind) of \(path)")
    }
  }

  @Test func diffSeesWhatAModuleTakesAway() {
    let changed = Self.account.replacing("/profile/:id", with: "/people/:id")
      .replacing("examples: [/profile/7]", with: "").replacing("/me: /profile/1", with: "/me: /people/1")
    let run = ToolRun("diff", "-m", "App/routes.yaml", "old/App/routes.yaml", files: files(account: changed))
    #expect(run.code == .findings)
    #expect(run.output.contains("/app/Account/routes.yaml:8:3: error: /account/profile/:id opened"), "\(run.output)")
    #expect(run.output.contains("[link-removed]"))
    #expect(ToolRun("diff", "-m", "App/routes.yaml", "old/App/routes.yaml", files: files()).code == .success)
  }

  @Test(arguments: ["json", "markdown", "html", "mermaid", "dot", "aasa", "android", "info-plist"])
  func everyArtifactIsMadeOfTheWholeTable(_ artifact: String) {
    let arguments = artifact == "aasa" ? ["--app-id", "ABCDE12345.com.example.app"] : []
    let run = ToolRun("emit", artifact, "-m", "App/routes.yaml", files: files(), more: arguments)
    #expect(run.code == .success, "\(run.errors)")
    let isOfLinksAlone = artifact == "info-plist" || artifact == "android"
    #expect(isOfLinksAlone || run.output.contains("profile"), "\(run.output)")
  }

  @Test func theTableSaysWhichGroupsAreModules() throws {
    let run = ToolRun("emit", "json", "-m", "App/routes.yaml", files: files(), more: [])
    let table = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let groups = try #require(table["groups"] as? [[String: Any]])
    let modules = groups.map { group in
      let module = group["module"] as? [String: String]
      return "\(group["path"] ?? "") \(module?["name"] ?? "-") \(module?["swiftModule"] ?? "-")"
    }
    #expect(
      modules == [
        "kind - -", "account Account Account", "account.devices - -", "account.security Security Security",
      ])
  }

  @Test func thePluginSeesModulesThatTheTargetDependsOn() {
    func run(_ more: String...) -> ToolRun {
      ToolRun("generate", "--plugin", "-m", "App/routes.yaml", "-o", "out", files: files(), more: more)
    }
    #expect(run("--dependency", "Account").code == .success)
    let alone = run()
    #expect(alone.code == .findings)
    #expect(alone.errors.contains("App/routes.yaml:6:24: error: ../Account/routes.yaml cannot be read"))
    #expect(alone.errors.contains("[include-not-found]"))
  }

  /// A build runs for the module too, so for the app it says of the module's files only what comes of mounting them.
  @Test func theBuildSaysWhatAModulesOwnBuildSaysOnlyThere() {
    let photo =
      "photo: { url: /photo, params: { kind: Int? } }\n  note: { url: '/n/:text', params: { text: String } }"
    let account = Self.account.replacing("photo: { url: /photo }", with: photo)
      .replacing("actions:", with: "include: [more.routes.yaml]\nactions:")
    let app = Self.app.replacing("login: { url: /login }", with: "login: { url: [/login, /account/n/new] }")
    let files = files(account: account, app: app)
    files.put(Array("routes: { more: { url: /more, params: { kind: Int? } } }".utf8), at: "Account/more.routes.yaml")
    let security = Self.security.replacing("/pin", with: "/pin, params: { kind: Int? }")
    files.put(Array(security.utf8), at: "Account/Security/routes.yaml")
    let folders = ["--dependency", "Account"]
    func rules(_ run: ToolRun) -> [String] {
      let lines = (run.output + run.errors).split(separator: "\n").filter { $0.hasSuffix("]") }
      return lines.map { line in
        "\(line.prefix { $0 != ":" }) \(line.split(separator: "[").last ?? "")".replacing("/app/", with: "")
      }
    }
    let build = ToolRun("generate", "--plugin", "-m", "App/routes.yaml", "-o", "out", files: files, more: folders)
    #expect(build.code == .success)
    #expect(rules(build) == ["Account/routes.yaml captured-value]"])
    let own = ToolRun("generate", "--plugin", "-m", "Account/routes.yaml", "-o", "out", files: files)
    #expect(rules(own) == ["Account/routes.yaml unused-parameter]", "Account/more.routes.yaml unused-parameter]"])
    let check = ToolRun("check", "-m", "App/routes.yaml", files: files)
    #expect(
      rules(check) == [
        "Account/routes.yaml unused-parameter]", "Account/routes.yaml captured-value]",
        "Account/more.routes.yaml unused-parameter]", "Account/Security/routes.yaml unused-parameter]",
      ])
    let tests = ToolRun(
      "generate", "--plugin", "--examples", "-m", "App/routes.yaml", "-o", "out", files: files, more: folders)
    #expect(tests.code == .success)
    #expect(tests.errors.isEmpty)
  }

  /// Whether case counts is for the app to say; a silence may be for its check, so a module's is never useless.
  @Test(arguments: [true, false]) func capitalsAreTheAppsConcern(_ caseInsensitive: Bool) {
    let account = Self.account.replacing("/photo", with: "/Photo")
      .replacing("/logout,", with: "/Logout, ignore: [uppercase-in-url, action-on-scheme],")
    let app = Self.app.replacing("{ schemes", with: "{ caseInsensitive: \(caseInsensitive), schemes")
    let files = files(account: account, app: app)
    let own = ToolRun("check", "--strict", "-m", "Account/routes.yaml", files: files)
    #expect(own.code == .success, "\(own.output)")
    let whole = ToolRun("check", "-m", "App/routes.yaml", files: files)
    #expect(whole.output.contains("Account/routes.yaml:15:18: warning: `Photo`") == !caseInsensitive, "\(whole.output)")
    #expect(!whole.output.contains("Logout"))
  }

  /// The app itself comes through standard input, and again as a file.
  @Test func aRingThroughStandardInputIsFound() {
    let account = Self.account.replacing("modules:", with: "modules:\n  app: { manifest: ../App/routes.yaml }")
    let files = MemoryFileSystem(
      ["../App/routes.yaml": Self.app, "../Account/routes.yaml": account], workingDirectory: "/app/App")
    files.put(Array(Self.security.utf8), at: "../Account/Security/routes.yaml")
    let modules = ToolRun("check", "-", files: files, input: Self.app, workingDirectory: "/app/App")
    let lines = modules.output.split(separator: "\n")
    #expect(lines.count == 1, "\(modules.output)")
    #expect(
      modules.output.contains("in a ring: <stdin> → ../Account/routes.yaml → <stdin>; take this out [include-cycle]"))
    let app = "routegen: 1\nlinks: { schemes: [app] }\ninclude: [more.routes.yaml]\nroutes: { a: { url: /a } }\n"
    let included = MemoryFileSystem(["routes.yaml": app, "more.routes.yaml": "include: [routes.yaml]"])
    let includes = ToolRun("check", "-", files: included, input: app)
    #expect(includes.output.split(separator: "\n").count == 1, "\(includes.output)")
    #expect(includes.output.contains("<stdin> → more.routes.yaml → <stdin>; take this out [include-cycle]"))
  }

  /// An error in a feature fails the app too, in a build and in a check.
  @Test(arguments: [["generate", "--plugin", "-o", "out", "--dependency", "Account"], ["check"]])
  func anErrorInAModuleFailsTheApp(_ command: [String]) {
    let files = files(account: Self.account.replacing("/profile/:id, params: { id: Int }", with: "/profile/:id"))
    let run = ToolRun(command[0], "-m", "App/routes.yaml", files: files, more: Array(command.dropFirst()))
    #expect(run.code == .findings)
    #expect((run.output + run.errors).contains("[missing-parameter]"))
  }

  @Test func theTextOfAModulesTypeBringsItsImports() {
    let account =
      "imports: [Models]\n" + Self.account.replacing("company] }", with: "company], Token: { swift: Models.Token } }")
    let parameter = "other: { url: /kind, params: { token: \"account.Token?\" } }"
    func routes(_ app: String) -> String? {
      let files = files(account: account, app: app)
      _ = ToolRun("generate", "-m", "App/routes.yaml", "-o", "out", files: files)
      return files.text("out/Routes.generated.swift")
    }
    #expect(routes(Self.app)?.contains("import Models") == false)
    #expect(routes(Self.app.replacing("other: { url: /kind }", with: parameter))?.contains("import Models") == true)
  }

  /// JSON is a manifest where it is named; a pattern leaves it alone.
  @Test func aModuleMayBeWrittenInJSON() {
    let module = #"{"routegen": 1, "name": "Orders", "module": "Orders", "routes": {"list": {"url": "/"}}}"#
    let app = Self.app.replacing(
      "modules:",
      with: "include: ['../**/routes.json']\nmodules:\n  orders: { manifest: ../Orders/routes.json, prefix: /orders }")
    let files = MemoryFileSystem([
      "App/routes.yaml": app, "Account/routes.yaml": Self.account, "Account/Security/routes.yaml": Self.security,
      "Orders/routes.json": module,
    ])
    let run = ToolRun("match", "-m", "App/routes.yaml", "shop://orders", files: files)
    #expect(run.output.contains("orders.list"), "\(run.errors)")
    let check = ToolRun("check", "-m", "App/routes.yaml", files: files)
    #expect((check.output + check.errors).contains("no manifest matches ../**/routes.json"))
  }

  @Test func aModuleIsGeneratedAndCheckedByItself() {
    let files = files()
    #expect(ToolRun("check", "--strict", "-m", "Account/routes.yaml", files: files).code == .success)
    #expect(ToolRun("generate", "-m", "Account/routes.yaml", "-o", "out", files: files).code == .success)
    #expect(files.text("out/Routes.generated.swift")?.contains("public enum AccountRoute") == true)
    #expect(files.text("out/Routes.generated.swift")?.contains("public typealias AccountNavigator") == true)
    #expect(files.text("out/RouteDestinations.generated.swift")?.contains("mainTab") == false)
  }
}
