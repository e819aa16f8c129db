import Testing

@testable import routegen

@Suite struct SwiftNamingTests {
  @Test(arguments: ["default", "repeat", "in", "self", "Type", "await", "case"])
  func keywordsAreEscaped(_ word: String) {
    #expect(SwiftNaming.escaped(word) == "`\(word)`")
  }

  @Test(arguments: ["product", "été", "日本", "_2fa", "url"])
  func otherNamesStayAsTheyAre(_ name: String) {
    #expect(SwiftNaming.escaped(name) == name)
  }

  @Test(arguments: [
    ("account", "Account"), ("type", "Type_"), ("table", "Table_"), ("id", "Id"), ("swift", "Swift_"),
    ("_2fa", "_2fa_"), ("été", "Été"), ("日本", "日本_"),
  ])
  func aGroupNamesItsEnum(_ name: String, _ expected: String) {
    #expect(SwiftNaming.typeName(name) == expected)
  }

  @Test func aLocalStaysApartFromParameters() {
    #expect(SwiftNaming.local("emitter", apartFrom: ["id"]) == "emitter")
    #expect(SwiftNaming.local("emitter", apartFrom: ["emitter", "emitter_"]) == "emitter__")
  }

  @Test func literalsKeepEveryCharacter() {
    #expect(SwiftNaming.literal(#"a"b\c"#) == #""a\"b\\c""#)
    #expect(SwiftNaming.literal("\n\t\u{0}\u{200B}\u{202E}") == #""\n\t\u{0}\u{200B}\u{202E}""#)
    #expect(SwiftNaming.literal("日本 ©") == #""日本 ©""#)
    #expect(SwiftNaming.literal(#"\(x)"#) == #""\\(x)""#)
  }

  @Test func commentsHoldNothingInvisible() {
    #expect(SwiftNaming.commentLines("one\r\ntwo\u{0}\u{202E}\n\nthree\n\n") == ["one", "two", "", "three"])
    #expect(SwiftNaming.code("/a\n/b") == "`/a /b`")
    #expect(SwiftNaming.code("/a`b") == "/a`b")
  }
}
