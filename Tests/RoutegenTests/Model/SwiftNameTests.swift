import Testing

@testable import routegen

@Suite struct SwiftNameTests {
  @Test(arguments: [
    ("product", "product"), ("orders-by-status", "ordersByStatus"), ("user_list", "userList"),
    ("new order", "newOrder"),
    ("URLPreview", "urlPreview"), ("HTTP2Info", "http2Info"), ("URL", "url"), ("A", "a"), ("iPhone", "iPhone"),
    ("user-URL", "userURL"), ("USER_LIST", "userList"), ("2fa", "_2fa"), ("404", "_404"), ("a-1-b", "a1B"),
    ("_private", "private"), ("été", "été"), ("Été", "été"), ("e\u{301}te\u{301}", "été"), ("日本", "日本"),
    ("日本-語", "日本語"),
    ("a+", "a"), ("😀", "😀"), ("default", "default"), ("İstanbul", "i\u{307}stanbul"),
  ])
  func member(_ key: String, _ name: String) throws {
    #expect(try Array(SwiftName.member(key).unicodeScalars) == Array(name.unicodeScalars))
  }

  @Test(arguments: [
    ("OrderStatus", "OrderStatus"), ("order-status", "OrderStatus"), ("productID", "ProductID"), ("URL", "URL"),
    ("2d", "_2d"), ("été", "Été"),
  ])
  func type(_ key: String, _ name: String) throws {
    #expect(try SwiftName.type(key) == name)
  }

  @Test(arguments: [
    ("--", SwiftName.Problem.noLetter), ("", .noLetter), (" ", .noLetter), (":)", .noLetter),
    ("ho\u{200B}me", .invisible("\u{200B}")), ("a\u{202E}b", .invisible("\u{202E}")), ("a\u{7}b", .invisible("\u{7}")),
    ("👩\u{200D}🚀", .invisible("\u{200D}")), ("a—b", .notAllowed("—")), ("⚠", .notAllowed("⚠")),
  ])
  func problem(_ key: String, _ problem: SwiftName.Problem) {
    #expect(throws: problem) { try SwiftName.member(key) }
  }

  @Test func reservedNames() {
    #expect(SwiftName.freed("init", for: .enumCase) == "init_")
    #expect(SwiftName.freed("hashValue", for: .enumCase) == "hashValue_")
    #expect(SwiftName.freed("init", for: .parameter) == "init")
    #expect(SwiftName.freed("self", for: .parameter) == "self_")
    #expect(SwiftName.freed("Type", for: .type) == "Type_")
    #expect(SwiftName.freed("Foundation", for: .type) == "Foundation_")
    #expect(SwiftName.isKeyword("default") && !SwiftName.isKeyword("product"))
  }

  @Test func identifiers() {
    #expect(SwiftName.isIdentifier("a1") && SwiftName.isIdentifier("_x") && SwiftName.isIdentifier("日本"))
    #expect(!SwiftName.isIdentifier("1a") && !SwiftName.isIdentifier("_") && !SwiftName.isIdentifier("a b"))
    #expect(SwiftName.isQualifiedIdentifier("Models.CartID") && !SwiftName.isQualifiedIdentifier("Models."))
  }
}
