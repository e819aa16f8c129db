import Testing

@testable import routegen

@Suite struct SwiftTypeTextTests {
  @Test(arguments: [
    "Int", "Models.CartID", "A.B.C", "Box<Int>", "Box<A.B, [C]>.Inner", "Int?", "Int??", "[Int]", "[String: Int]", "()",
    "(Int, String)", "(label: Int, _ other: B)", "(A) -> B", "() async throws -> Void", "@MainActor (Int) -> Void",
    "any P", "any P & Q", "some View", "Any", "Self.X", "Étage", "_Type", "A.Type", "[ Int ]", "anything", "async",
  ])
  func types(_ text: String) { #expect(SwiftTypeText.isType(text)) }

  @Test(arguments: [
    "", " ", "A ", " A", "A B", "A.", ".A", "A..B", "<", "<>", "A<", "A<>", "A>", "[", "[]", "[A", "A]", "[A:]", "(",
    "(A",
    "A)", "A -> B", "(A) ->", "?", "_", "1A", "true", "class", "A // x", "A /* x */", "A; B", "A}", "A\nB", "A\tB",
    "`A`", "@",
    "@A", "any ", "A &", "A()", "A\u{200B}", "\"A\"", String(repeating: "[", count: 100_000),
  ])
  func others(_ text: String) { #expect(!SwiftTypeText.isType(text)) }
}
