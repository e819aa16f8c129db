import Testing

@testable import routegen

/// `diff` and `check --since`: what breaks between two versions.
@Suite struct ManifestDiffTests {
  private func load(_ body: String, _ links: String) throws -> Loaded {
    var diagnostics: [Diagnostic] = []
    let files = MemoryFileSystem(["routes.yaml": "routegen: 1\nlinks: \(links)\n" + body])
    return try #require(loadModel(path: "routes.yaml", files: files, diagnostics: &diagnostics))
  }

  /// The breaking changes, each as its rule and example.
  private func breaking(
    _ old: String, _ new: String, links: (String, String) = ("{ schemes: [app] }", "{ schemes: [app] }"),
  ) throws -> [String] {
    let diff = try ManifestDiff(from: load(old, links.0), to: load(new, links.1))
    for finding in diff.breaking {
      // Every place is in one of the files.
      #expect(Int(finding.range.file.index) < diff.sources.files.count)
      #expect(finding.range.end <= diff.sources[finding.range.file].bytes.count)
    }
    return diff.breaking.map { $0.rule.id + ($0.example.map { " " + masked($0) } ?? "") }
  }

  /// The example with `*` for a letter that stands for any text.
  private func masked(_ example: String) -> String {
    let end = example.suffix(3)
    let isValue = end.dropFirst().first == "=" || (end.dropFirst().first == "/" && end.first != "/")
    return isValue && end.last?.isLowercase == true ? example.dropLast() + "*" : example
  }

  @Test func nothingChanged() throws {
    let body = """
      tabs: { home: { url: / } }
      routes:
        a: { url: "/a/:id?q=:q", params: { id: Int, q: "String?" } }
        b: { url: "/b/*rest", params: { rest: "[String]" } }
        c: { url: [/c, /a/new, "/:x/y"], params: { x: { type: String, default: z } } }
      redirects: { /d: /c }
      """
    #expect(try breaking(body, body) == [])
    let diff = try ManifestDiff(from: load(body, "{ schemes: [app] }"), to: load(body, "{ schemes: [app] }"))
    #expect(diff.changes.isEmpty)
  }

  @Test func removed() throws {
    let old = "routes: { a: { url: '/a/:id', params: { id: Int } }, b: { url: /b } }"
    #expect(try breaking(old, "routes: { b: { url: /b } }") == ["link-removed app://a/1", "route-removed"])
    #expect(
      try breaking(old, "routes: { a: { url: '/x/:id', params: { id: Int } }, b: { url: /b } }")
        == ["link-removed app://a/1"])
    // A redirect keeps the links alive.
    #expect(
      try breaking(
        old, "routes: { x: { url: '/x/:id', params: { id: Int } }, b: { url: /b } }\nredirects: { '/a/:id': '/x/:id' }")
        == ["route-removed"])
    #expect(
      try breaking(
        old,
        "routes: { x: { url: '/x/:id', params: { id: Int }, was: [a] }, b: { url: /b } }\nredirects: { '/a/:id': '/x/:id' }"
      )
        == [])
  }

  @Test func retired() throws {
    let old = "routes: { a: { url: '/a/:id', params: { id: Int } }, b: { url: /b } }"
    #expect(
      try breaking(old, "routes: { b: { url: /b } }\nretired: ['/x', '/a/:id']") == ["route-removed"])
    // A part of the URLs is not enough.
    #expect(
      try breaking(old, "routes: { b: { url: /b } }\nretired: [/a/1, /a/2]")
        == ["link-removed app://a/3", "route-removed"])
  }

  @Test func urlsThatAreGoneWithoutLoss() throws {
    let links = "{ schemes: [app] }"
    let old = try load("routes: { a: { url: ['/a/:id', '/b/{id}'], params: { id: Int } } }", links)
    let new = try load(
      "routes: { a: { url: '/a/{id}', params: { id: Int } } }\nredirects: { '/b/:id': '/a/{id}' }", links)
    let diff = ManifestDiff(from: old, to: new)
    #expect(diff.breaking.isEmpty)
    #expect(
      diff.changes.map(\.message) == [
        "new: URL /a/{id} of `a`", "gone: URL /a/:id of `a`", "gone: URL /b/{id} of `a`",
      ])
  }

  @Test func narrowed() throws {
    let wide = "routes: { a: { url: '/a/:id', params: { id: String } } }"
    let narrow = "routes: { a: { url: '/a/:id', params: { id: Int } } }"
    #expect(try breaking(wide, narrow) == ["link-narrowed app://a/*", "parameter-retyped"])
    #expect(try breaking(narrow, wide) == ["parameter-retyped"])
    // The rest may be opened by something else of the same entry.
    #expect(
      try breaking(
        wide, "routes: { a: { url: ['/a/:id', '/a/{id}x'], params: { id: { type: String, matches: '[a-z]*' } } } }")
        == ["link-narrowed app://a/1", "link-retargeted app://a/ax"])
    #expect(
      try breaking("routes: { a: { url: /a } }", "routes: { a: { url: '/a?q=:q', params: { q: String } } }")
        == ["link-narrowed app://a", "parameter-added-required"])
    #expect(
      try breaking(
        "routes: { a: { url: '/a?q=:q', params: { q: 'String?' } } }",
        "routes: { a: { url: '/a?q=:q', params: { q: 'Int?' } } }")
        == ["link-narrowed app://a?q=*", "parameter-retyped"])
    #expect(
      try breaking("routes: { a: { url: /a } }", "routes: { a: { url: /a, sources: [web] } }", links: Self.both)
        == ["link-narrowed app://a"])
  }

  /// An entry that a module takes over keeps its name from before, if that is given where the module is mounted.
  @Test func movedIntoAModule() throws {
    let links = "routegen: 1\nlinks: { schemes: [app] }\n"
    let own = """
      types: { Kind: [a, b] }
      routes:
        profile: { url: "/profile/:id?kind=:kind", params: { id: Int, kind: "Kind?" } }
        pin: { url: /pin }
      actions: { logout: { url: /logout, sources: [scheme] } }
      """
    let old = MemoryFileSystem(["routes.yaml": links + own])
    func diff(_ was: String) throws -> (breaking: [String], changes: [String]) {
      let security = "routegen: 1\nname: Security\nmodule: Security\nroutes: { code: { url: /pin } }"
      let account =
        "routegen: 1\nname: Account\nmodule: Account\nmodules: { security: { manifest: security.routes.yaml } }\n"
        + own.replacing("  pin: { url: /pin }\n", with: "")
      let app = "modules: { account: { manifest: account.routes.yaml\(was) } }"
      let new = MemoryFileSystem([
        "routes.yaml": links + app, "account.routes.yaml": account, "security.routes.yaml": security,
      ])
      var findings: [Diagnostic] = []
      let before = try #require(loadModel(path: "routes.yaml", files: old, diagnostics: &findings))
      let after = try #require(loadModel(path: "routes.yaml", files: new, diagnostics: &findings))
      #expect(findings.isEmpty)
      let diff = ManifestDiff(from: before, to: after)
      return (diff.breaking.map { "\($0.rule.id): \($0.help ?? "")" }, diff.changes.map(\.message))
    }
    let kept = try diff(", was: { profile: profile, pin: security.code, logout: account.logout }")
    #expect(kept.breaking == [])
    #expect(
      kept.changes == [
        "renamed: route `profile` to `account.profile`", "renamed: route `pin` to `account.security.code`",
        "renamed: action `logout` to `account.logout`",
      ])
    #expect(
      try diff("").breaking == [
        "link-retargeted: if `account.profile` is the new name of `profile`, write was: { profile: profile } where "
          + "`account` is mounted",
        "link-retargeted: if `account.security.code` is the new name of `pin`, write was: { pin: security.code } where "
          + "`account` is mounted",
        "link-retargeted: if `account.logout` is the new name of `logout`, write was: { logout: logout } where "
          + "`account` is mounted",
        "route-removed: if it is `account.profile` now, write was: { profile: profile } where `account` is mounted",
        "route-removed: if it has a new name, write was: [pin] on that",
        "route-removed: if it is `account.logout` now, write was: { logout: logout } where `account` is mounted",
      ])
  }

  private static let both = ("{ schemes: [app], hosts: [a.test] }", "{ schemes: [app], hosts: [a.test] }")

  @Test func retargeted() throws {
    let old = "routes: { a: { url: '/a/:id', params: { id: String } }, b: { url: /b } }"
    #expect(
      try breaking(
        old, "routes: { a: { url: '/a/:id', params: { id: String } }, b: { url: /b }, new: { url: /a/new } }")
        == ["link-retargeted app://a/new"])
    #expect(
      try breaking(old, "routes: { z: { url: '/a/:id', params: { id: String } }, b: { url: /b } }")
        == ["link-retargeted app://a/*", "route-removed"])
    #expect(
      try breaking(old, "routes: { z: { url: '/a/:id', params: { id: String }, was: [a] }, b: { url: /b } }") == [])
    // What opened another entry before does not count.
    let special = "routes: { a: { url: '/a/:id', params: { id: String } }, new: { url: /a/new } }"
    #expect(try breaking(special, "routes: { new: { url: /a/new } }") == ["link-removed app://a/*", "route-removed"])
    #expect(
      try breaking(special, "routes: { a: { url: '/a/:id', params: { id: String } } }")
        == ["link-retargeted app://a/new", "route-removed"])
  }

  @Test(
    arguments: [
      ("/p/:x/:y", "/p/:y/:x", "x: String, y: String"),
      ("/p/{x}-a/b?y=:y", "/p/:x/b?y=:y", "x: String, y: String"),
      ("/p?x=:x&y=:y", "/p?x=:y&y=:x", "x: String, y: String"),
      ("/p?x=:x&y=:y", "/p?x=:y&y=:x", "x: 'Int?', y: 'Int?'"),
      ("/p?x=:x", "/p?z=:x", "x: 'String?'"), ("/p?x=:x", "/p", "x: '[Int]'"),
      ("/p/:y#:x", "/p/:x#:y", "x: String, y: String"), ("/p/:y#k=:x", "/p/:x#k=:y", "x: String, y: String"),
      ("/p/*x", "/p/*y", "x: '[Int]', y: '[Int]'"),
      ("/p?x=:x&y=:y", "/p?x=:y&y=:x", "x: { type: Int, default: 1 }, y: { type: Int, default: 1 }"),
      ("/p?x=:x", "/p", "x: { type: Int, default: 1 }"), ("/p?x=:x", "/p", "x: { type: Bool, default: false }"),
      ("/p?x=:x", "/p", "x: { type: String, default: a }"),
    ])
  func anotherValue(_ before: String, _ after: String, _ parameters: String) throws {
    func body(_ url: String) -> String { "routes: { p: { url: '\(url)', params: { \(parameters) } } }" }
    let (old, new) = try (load(body(before), "{ schemes: [app] }"), load(body(after), "{ schemes: [app] }"))
    let findings = ManifestDiff(from: old, to: new).breaking
    #expect(findings.map(\.rule.id) == ["link-retargeted"])
    let example = try #require(findings.first?.example)
    let (was, now) = (URLMatcher(old.model).match(example).opening, URLMatcher(new.model).match(example).opening)
    #expect(was?.entry == now?.entry && was?.values != now?.values)
    #expect(ManifestDiff(from: old, to: old).breaking.isEmpty)
  }

  @Test func theSameValues() throws {
    func body(_ rest: String) -> String {
      "types: { One: [a] }\nroutes: { p: { url: '/p/:x/:y', params: { x: One, y: One } } }\n" + rest
    }
    #expect(try breaking(body(""), body("").replacing("/:x/:y", with: "/:y/:x")) == [])
    // A redirect that fixes another value than before.
    let target = "routes: { q: { url: '/q/:x', params: { x: Int } } }\nredirects: { /old: "
    #expect(try breaking(target + "/q/1 }", target + "/q/2 }") == ["link-retargeted app://old"])
    #expect(try breaking(target + "/q/1 }", target + "/q/1 }") == [])
  }

  @Test func formsOfURL() throws {
    let body = "routes: { a: { url: /a } }"
    #expect(
      try breaking(body, body, links: ("{ schemes: [app, old] }", "{ schemes: [app] }")) == ["link-removed old://"])
    #expect(
      try breaking(body, body, links: ("{ hosts: [a.test, x.b.test] }", "{ hosts: ['*.b.test'] }"))
        == ["link-removed https://a.test/"])
    #expect(try breaking(body, body, links: ("{ schemes: [app] }", "{ schemes: [app, new], hosts: [a.test] }")) == [])
  }

  @Test func entriesAndParameters() throws {
    let old = """
      tabs: { home: { url: / }, labs: { url: /labs } }
      routes: { a: { params: { x: Int, y: "String?" } }, b: {} }
      sheets: { s: { params: { v: Bool } } }
      """
    let new = """
      tabs: { home: { url: / }, lab: { url: /labs, was: [labs] } }
      routes: { a: { params: { x: Int, z: Int, w: "Int?" } }, c: { was: [b] } }
      sheets: { s: { params: { v: String } } }
      """
    #expect(
      try breaking(old, new) == ["parameter-removed", "parameter-added-required", "parameter-retyped"])
    #expect(
      try breaking(new, old) == [
        "link-retargeted app://labs", "tab-removed", "parameter-removed", "parameter-removed", "route-removed",
        "parameter-retyped",
      ])
    let diff = try ManifestDiff(from: load(old, "{ schemes: [app] }"), to: load(new, "{ schemes: [app] }"))
    #expect(
      diff.changes.map { "\($0.kind.rawValue) \(diff.new[$0.entry].path)" }
        == ["entry-renamed lab", "parameter-added a", "entry-renamed c"])
  }
}
