import ExampleAccount
import ExampleShop
import Foundation
@testable import RouteRuntime
import Testing

/// A module's table mounted in an app's, both generated, each compiled in a module of its own.
@Suite("Modules")
struct ModuleTests {
  @Test(arguments: [
    ("shop://account/profile/42", [ModularShopRoute.account(.profile(id: 42))]),
    ("https://shop.example.com/account/devices/7", [.account(.devices(.one(id: 7)))]),
    (
      "shop://account/devices/7/confirm?code=123456",
      [.account(.devices(.one(id: 7))), .account(.devices(.confirm(id: 7, code: Code("123456")!)))]
    ),
    ("shop://account/me", [.account(.profile(id: 1))]),
    ("shop://gift/3", [.account(.profile(id: 3)), .gift(id: 3)]),
  ])
  func linksOpenRoutesOfTheModule(_ url: String, _ path: [ModularShopRoute]) throws {
    let link = try ModularShopRoutes.link(url)
    #expect(link.path == path)
    #expect(link.tab == .me)
  }

  @Test func sheetsAndActions() throws {
    #expect(try ModularShopRoutes.link("shop://account/photo").sheet == .account(.photo))
    #expect(try ModularShopRoutes.link("shop://account/photo").tab == nil)
    #expect(try ModularShopRoutes.link("https://shop.example.com/account/logout").action == .account(.logout))
    #expect(throws: LinkError.self) { try ModularShopRoutes.link("shop://account/devices/7/confirm?code=12345") }
    #expect(throws: LinkError.self) { try ModularShopRoutes.link("shop://profile/42") }
  }

  @Test func onlyTheAppPrintsURLs() {
    let route = AccountRoute.devices(.one(id: 7))
    #expect(ModularShopRoute.account(route).urlString == "shop://account/devices/7")
    #expect(route.url == nil)
    #expect(route.urlString(as: .web) == nil)
    #expect(AccountRoute("shop://account/devices/7") == nil)
    #expect(throws: LinkError.self) { try AccountRoutes.link("shop://account/devices/7") }
  }

  /// Numbers of entries differ between the two tables; everything that goes by them agrees all the same.
  @Test func valuesAreTheSameInBothTables() throws {
    let routes: [AccountRoute] = [
      .profile(id: 1), .devices(.one(id: 2)), .devices(.confirm(id: 3, code: Code("000000")!)), .hidden(token: "s"),
    ]
    for route in routes {
      let inApp = ModularShopRoute.account(route)
      #expect(inApp.description == "account.\(route.description)")
      #expect(Set(routes.map(ModularShopRoute.account)).contains(inApp))
      #expect(routes.filter { ModularShopRoute.account($0) == inApp }.count == 1)
      guard route != .hidden(token: "s") else { continue }
      let data = try JSONEncoder().encode(inApp)
      #expect(try JSONDecoder().decode(ModularShopRoute.self, from: data) == inApp)
      #expect(try JSONDecoder().decode(AccountRoute.self, from: JSONEncoder().encode(route)) == route)
    }
    #expect(ModularShopRoute.account(.hidden(token: "s")).description.contains("redacted"))
    let stored = Data(#"{ "account.device": { "id": "5" } }"#.utf8)
    #expect(try JSONDecoder().decode(ModularShopRoute.self, from: stored) == .account(.devices(.one(id: 5))))
  }

  /// What was the app's own before it was the module's is found by the name it had.
  @Test func stateFromBeforeTheModule() throws {
    let state = """
      { "tab": { "me": {} }, "sheets": [], "stacks": [{
        "tab": { "me": {} }, "path": [{ "person": { "id": "5" } }, { "account.device": { "id": "6" } }]
      }] }
      """
    let restored = try JSONDecoder().decode(NavigationState<ModularShopRoutes>.self, from: Data(state.utf8))
    #expect(restored[stack: .me] == [.account(.profile(id: 5)), .account(.devices(.one(id: 6)))])
    let action = try JSONDecoder().decode(ModularShopAction.self, from: Data(#"{ "signOut": {} }"#.utf8))
    #expect(action == .account(.logout))
  }

  @Test func guardsOfTheModuleAreTheApps() throws {
    #expect(ModularShopGuard.allCases.map(\.rawValue) == ["signedIn", "verified"])
    #expect(try ModularShopRoutes.link("shop://account/devices/7/confirm?code=123456").guards == [.verified])
    #expect(AccountGuard.allCases.map(\.rawValue) == ["verified"])
  }
}

/// What a module's screens do, with the app's router and with one of the module's own table.
@Suite("Navigating in a module")
@MainActor
struct ModuleNavigatorTests {
  let router = ModularShopRouter()
  var navigator: AccountNavigator { router.navigator(for: ModularShopRoutes.AccountMount.self) }

  @Test func pushesAndPops() {
    #expect(navigator.push(.profile(id: 1)))
    #expect(!navigator.push(.profile(id: 1)))
    navigator.push(.devices(.one(id: 2)))
    navigator.replaceTop(.devices(.one(id: 3)))
    #expect(router.path(of: .home) == [.account(.profile(id: 1)), .account(.devices(.one(id: 3)))])
    #expect(navigator.popTo(.profile(id: 1)))
    #expect(navigator.pop())
    #expect(!navigator.pop())
    navigator.push(.profile(id: 1))
    #expect(navigator.popToRoot())
    #expect(router.path(of: .home).isEmpty)
  }

  /// As `@CurrentNavigator` does: by the table, below whichever router is around.
  @Test func isFoundByItsTable() throws {
    let found = try #require(router.navigator(of: AccountRoutes.self))
    #expect(found.push(.profile(id: 1)))
    #expect(router.path(of: .home) == [.account(.profile(id: 1))])
    #expect(router.navigator(of: ModularShopRoutes.self) is ModularShopRouter)
    #expect(AccountRouter().navigator(of: AccountRoutes.self) is AccountRouter)
    #expect(AccountRouter().navigator(of: ModularShopRoutes.self) == nil)
  }

  @Test func opensLinksOfTheApp() throws {
    let url = try #require(navigator.url(of: .devices(.one(id: 7))))
    #expect(navigator.open(url))
    #expect(router.tab == .me)
    #expect(navigator.open("shop://gift/3"))
    #expect(router.path(of: .me).last == .gift(id: 3))
    #expect(!navigator.open("shop://nowhere"))
  }

  @Test(arguments: [false, true]) func waitsForResults(inTheModuleAlone: Bool) async {
    let alone = AccountRouter()
    let navigator: AccountNavigator = inTheModuleAlone ? alone : navigator
    async let photo = navigator.result(of: .photo)
    while alone.sheets.isEmpty && router.sheets.isEmpty { await Task.yield() }
    #expect(navigator.finish(.photo, with: 3))
    #expect(await photo == 3)
    async let isSaved = navigator.result(of: .profile(id: 1))
    while alone.path(of: .main).isEmpty && router.path(of: .home).isEmpty { await Task.yield() }
    navigator.pop()
    #expect(await isSaved == nil)
  }

  @Test func sheets() {
    #expect(navigator.present(.photo))
    #expect(router.sheets.map(\.sheet) == [.account(.photo)])
    #expect(navigator.dismiss())
    #expect(!navigator.dismissAll())
  }

  @Test func theAppsGuardsAreAsked() async {
    var asked: [ModularShopGuard] = []
    router.guards = { name, _ in
      asked.append(name)
      return .deny("no")
    }
    let confirm = AccountRoute.devices(.confirm(id: 7, code: Code("123456")!))
    #expect(navigator.push(confirm))
    while router.pendingLink != nil { await Task.yield() }
    #expect(asked == [.verified])
    #expect(router.path(of: .home).isEmpty)
  }
}
