import Testing

@testable import routegen

@Suite struct ResolverTests {
  private static let head = """
    routegen: 1
    links: { schemes: [shop], hosts: [example.com, m.example.com] }
    guards: [signedIn, adult, staff]
    tabs:
      home: { url: / }
      orders: { url: /orders, guards: [signedIn] }

    """

  private func model(_ text: String) throws -> RouteModel {
    let (loaded, findings) = ManifestCase.check(Self.head + text)
    let errors = findings.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [])
    return try #require(loaded).model
  }

  private func entry(_ path: String, in model: RouteModel) throws -> Entry {
    try #require(model.entries.first { $0.path == path })
  }

  @Test func groupsHandDownWhatTheyHave() throws {
    let model = try model(
      """
      routes:
        account:
          prefix: /account/
          tab: orders
          guards: [adult]
          sources: [web]
          hosts: [m.example.com]
          routes:
            list: { url: / }
            search: { url: "/?q=:q", params: { q: String } }
            devices:
              prefix: /devices/:kind
              sources: [scheme]
              routes:
                device: { url: /:id, params: { kind: String, id: Int }, guards: [staff] }
                open: { url: /open, params: { kind: String }, tab: home, guards: { drop: [adult] } }
      """)
    let list = try entry("account.list", in: model)
    #expect(list.patterns.map { model[$0].text } == ["/account"])
    #expect(list.guards.map { model[$0].name } == ["signedIn", "adult"])
    #expect(list.sources == .web)
    #expect(list.hosts == [1])
    #expect(try entry("account.search", in: model).patterns.map { model[$0].text } == ["/account?q=:q"])
    let device = try entry("account.devices.device", in: model)
    #expect(device.patterns.map { model[$0].text } == ["/account/devices/:kind/:id"])
    #expect(device.sources == .scheme)
    #expect(device.guards.map { model[$0].name } == ["signedIn", "adult", "staff"])
    let open = try entry("account.devices.open", in: model)
    #expect(open.guards.isEmpty)
    #expect(open.tab.map { model[$0].path } == "home")
  }

  @Test func childrenSupplyTheirParents() throws {
    let model = try model(
      """
      routes:
        order: { url: "/orders/:id?from=:from", params: { id: Int, from: "String?", page: { type: Int, default: 1 } }, tab: orders }
        item: { url: "/orders/:id/items/:item", params: { item: Int, id: Int }, parent: order }
        note: { params: { text: String }, sheet: composer }
        deep: { params: { text: String }, parent: note }
      sheets:
        composer: { url: "/compose?text=:text", params: { text: String }, tab: orders }
      """)
    let item = try entry("item", in: model)
    #expect(item.parentArguments == [1, nil, nil])
    #expect(item.tab.map { model[$0].path } == "orders")
    #expect(item.guards.map { model[$0].name } == ["signedIn"])
    let deep = try entry("deep", in: model)
    #expect(deep.sheet.map { model[$0].path } == "composer")
    #expect(deep.sheetArguments == [0])
    #expect(deep.tab.map { model[$0].path } == "orders")
  }

  @Test func namesResolveOutward() throws {
    let model = try model(
      """
      routes:
        list: { url: /list }
        a:
          prefix: /a
          routes:
            list: { url: /list }
            one: { url: /one, leadsTo: [list, b.two, "tab:home", "action:list"] }
            b:
              routes:
                two: { url: /two, leadsTo: [list, one, a.one] }
      actions:
        list: { url: /do, sources: [web] }
      """)
    let one = try entry("a.one", in: model)
    #expect(one.leadsTo.map { model[$0].path } == ["a.list", "a.b.two", "home", "list"])
    #expect(one.leadsTo.last.map { model[$0].kind } == .action)
    #expect(try entry("a.b.two", in: model).leadsTo.map { model[$0].path } == ["a.list", "a.one", "a.one"])
  }

  @Test func redirectsBecomePatternsOfTheirTargets() throws {
    let model = try model(
      """
      routes:
        product: { url: "/product/:id?ref=:source", params: { id: Int, source: "String?" } }
        search: { url: "/search?q=:query&page=:page", params: { query: String, page: { type: Int, default: 1 } } }
        help: { url: "/help/*path#:part", params: { path: "[String]", part: "String?" } }
        list: { url: "/list?type=order&n=:n", params: { n: Int } }
      redirects:
        /p/:id: /product/:id
        /sale: /search?q=sale
        /find/:page: /search
        /faq/*any: /help/faq
        /docs/*path: /help/*path
        /mine: /list?type=order&n=7
        /deal: shop
      """.replacing("  /deal: shop", with: ""))
    let shapes = model.redirects.map { redirect in
      let pattern = model[redirect.pattern]
      return
        "\(redirect.source) \(model[redirect.entry].path) \(pattern.fixed.map { "\($0.parameter)=\($0.value.texts)" }) "
        + "\(pattern.query.map(\.key)) \(pattern.pathParameters)"
    }
    #expect(
      shapes == [
        #"/p/:id product [] ["ref"] [0]"#, #"/sale search ["0=[\"sale\"]"] ["page"] []"#,
        #"/find/:page search [] ["q"] [1]"#, #"/faq/*any help ["0=[\"faq\"]"] [] []"#, #"/docs/*path help [] [] [0]"#,
        #"/mine list ["0=[\"7\"]"] [] []"#,
      ])
  }

  @Test func defaultsAreURLText() throws {
    let model = try model(
      """
      types:
        Sort: [newest, { cheapest: price-asc }]
      routes:
        a:
          url: "/a?s=:s&b=:b&d=:d&l=:l&t=:t&u=:u"
          params:
            s: { type: Sort, default: cheapest }
            b: { type: Bool, default: yes }
            d: { type: Double, default: 100 }
            l: { type: "[Int]", default: [1, 2] }
            t: { type: Date, default: 2025-01-31T12:00:00.250+02:00 }
            u: { type: UUID, default: 7c0ddc33-4e2b-4e2a-9e0b-0b6a0a0c2a11 }
      """)
    let values = try entry("a", in: model).parameters.map { $0.defaultValue?.texts ?? [] }
    #expect(
      values == [
        ["price-asc"], ["true"], ["100.0"], ["1", "2"], ["2025-01-31T10:00:00.250Z"],
        ["7C0DDC33-4E2B-4E2A-9E0B-0B6A0A0C2A11"],
      ])
  }

  @Test func entriesAreNumberedByKindAndGroup() throws {
    let model = try model(
      """
      actions: { logout: { url: /logout, sources: [web] } }
      sheets: { login: {} }
      routes:
        first: { url: /first }
        group: { prefix: /g, routes: { a: { url: /a }, inner: { routes: { b: { url: /b } } }, c: { url: /c } } }
        last: { url: /last }
      """)
    #expect(
      model.entries.map(\.path)
        == ["home", "orders", "first", "group.a", "group.inner.b", "group.c", "last", "login", "logout"])
  }

  @Test func aManifestWithoutTabsHasOne() throws {
    let loaded = try #require(ManifestCase.check("routegen: 1\n").loaded)
    #expect(loaded.model.entries.map(\.isImplicit) == [true])
  }

  @Test func longChainsOfParentsAndRedirects() throws {
    var text = "routes:\n  r0: { url: /r0 }\n"
    for index in 1..<3000 { text += "  r\(index): { parent: r\(index - 1) }\n" }
    text += "redirects:\n  /s0: /r0\n"
    for index in 1..<3000 { text += "  /s\(index): /s\(index - 1)\n" }
    let model = try model(text)
    #expect(model.redirects.count == 3000)
    #expect(model.redirects.allSatisfy { model[$0.entry].path == "r0" })
  }
}
