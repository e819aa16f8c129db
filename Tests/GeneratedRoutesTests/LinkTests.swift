import ExampleRoutes
import Foundation
import RouteRuntime
import Testing

/// What the README promises, on the generated code of the manifest in the package root.
@Suite struct LinkTests {
  @Test func aLinkOpensParentsFirst() throws {
    let link = try ShopRoutes.link("shop://orders/42/items/7")
    #expect(link.tab == .orders)
    #expect(link.path == [.order(id: 42), .orderItem(id: 42, item: 7)])
    #expect(link.sheet == nil)
    #expect(link.guards == [.signedIn])
    #expect(link.action == nil)
    #expect(link.handoff == nil)
  }

  @Test(arguments: [
    "shop://product/7", "shop:///product/7", "shop:/product/7", "shop:product/7", "SHOP://PRODUCT/7",
    "shop-dev://product/7/", "https://app.example.com/product/7", "HTTPS://App.Example.COM:443/product/7/",
    "https://eu.shop.example.com/product/7", "shop://p/7", "https://app.example.com/p/7#top",
  ])
  func everyFormOpensTheProduct(_ url: String) throws {
    let link = try ShopRoutes.link(url)
    #expect(link.path == [.product(id: 7)])
    #expect(link.tab == .home)
    #expect(ShopRoutes.canOpen(url))
  }

  @Test func unknownQueryKeysAreHandedOver() throws {
    let link = try ShopRoutes.link("shop://product/7?utm_source=ad&ref=mail&x")
    #expect(link.path == [.product(id: 7, source: "mail")])
    #expect(link.extraQuery.map(\.name) == ["utm_source", "x"])
    #expect(link.extraQuery.first?.value == "ad")
  }

  @Test func everyParameterTypeIsRead() throws {
    let text = "01234567-89AB-CDEF-0123-456789ABCDEF"
    let device = try #require(UUID(uuidString: text))
    #expect(
      try ShopRoutes.link("shop://account/devices/\(text.lowercased())").path == [
        .account(.devices(.list)), .account(.devices(.device(id: device))),
      ])
    #expect(
      try ShopRoutes.link("shop://orders/by-status/in-transit?since=2024-05-01T10:00:00%2B02:00").path == [
        .ordersByStatus(status: .shipped, since: Date(timeIntervalSince1970: 1_714_550_400))
      ])
    #expect(
      try ShopRoutes.link("shop://search?q=rock+roll&tag=a&page=3&tag=b").path == [
        .search(query: "rock roll", page: 3, tags: ["a", "b"])
      ])
    #expect(try ShopRoutes.link("shop://help/a/b%2Fc").path == [.help(path: ["a", "b/c"])])
    #expect(try ShopRoutes.link("shop://help").path == [.help(path: [])])
    let filter = try ShopRoutes.link("shop://filter?max=1e2&inStock&ids=1,2&site=https%3A%2F%2Fexample.org")
    #expect(filter.sheet == .filter(max: 100, inStock: true, ids: [1, 2], site: URL(string: "https://example.org")))
    #expect(filter.tab == .home)
    let review = try ShopRoutes.link("shop://product/7/reviews/5")
    let rating = try #require(Rating(5))
    #expect(try review.path == [.product(id: 7), .review(id: 7, rating: rating)])
  }

  @Test func missesSayWhy() {
    #expect(throws: LinkError.invalidParameter(name: "id", value: "abc", expected: "Int", route: "order")) {
      try ShopRoutes.link("shop://order/abc")
    }
    #expect(throws: LinkError.missingParameter(name: "query", route: "search")) {
      try ShopRoutes.link("shop://search")
    }
    #expect(throws: LinkError.foreign("mailto")) { try ShopRoutes.link("mailto:a@example.com") }
    #expect(throws: LinkError.foreign("example.com")) { try ShopRoutes.link("https://example.com/product/7") }
    #expect(!ShopRoutes.canOpen("shop://nowhere"))
  }

  @Test func tabsSheetsActionsAndHandoffs() throws {
    #expect(try ShopRoutes.link("shop://").tab == .home)
    #expect(try ShopRoutes.link("shop://me/orders").tab == .orders)
    #expect(try ShopRoutes.link("https://app.example.com/logout").action == .logout)
    #expect(throws: LinkError.self) { try ShopRoutes.link("shop://logout") }
    #expect(try ShopRoutes.link("wx1234567890abcdef://pay?x=1").handoff?.name == "wechat")
    #expect(try ShopRoutes.link("shop://sale").path == [.search(query: "sale")])
  }

  @Test func printing() {
    #expect(ShopRoute.product(id: 7, source: nil).urlString == "shop://product/7")
    #expect(ShopRoute.product(id: 7, source: "a b+c").urlString == "shop://product/7?ref=a%20b%2Bc")
    #expect(ShopRoute.product(id: 7).url(as: .web)?.absoluteString == "https://app.example.com/product/7")
    #expect(ShopRoute.oauth(token: "t").urlString == "https://app.example.com/oauth/callback#token=t")
    #expect(ShopSheet.login.url == nil)
    #expect(ShopTab.home.urlString == "shop:///")
    #expect(ShopTab.me().urlString == "shop://me")
    #expect(ShopTab.me(campaign: "mail").urlString == "shop://me?from=mail")
    #expect(ShopRoute(url: "shop://order/1") == .order(id: 1))
  }

  @Test func valuesAreCodable() throws {
    let values: [ShopRoute] = [
      .product(id: 7, source: "x"), .account(.email(address: "a@b.c")), .search(query: "q", page: 2, tags: ["a"]),
      .account(.devices(.device(id: UUID()))), .ordersByStatus(status: .paid, since: Date(timeIntervalSince1970: 1)),
    ]
    let data = try JSONEncoder().encode(values)
    #expect(try JSONDecoder().decode([ShopRoute].self, from: data) == values)
    #expect(Set(values).count == values.count)
  }

  @Test func sensitiveValuesStayOut() throws {
    let route = ShopRoute.oauth(token: "secret")
    #expect(!"\(route)".contains("secret"))
    #expect(!String(reflecting: route).contains("secret"))
    #expect(!String(decoding: try JSONEncoder().encode(route), as: UTF8.self).contains("secret"))
  }
}
