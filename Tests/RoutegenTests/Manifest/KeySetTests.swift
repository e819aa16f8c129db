import Testing

@testable import routegen

@Suite struct KeySetTests {
  /// What a key of another tool's habits is answered with.
  @Test(arguments: [
    (KeySet.manifest, "screens", "did you mean `routes`?"), (.manifest, "groups", "an entry of `routes`"),
    (.manifest, "tab", "did you mean `tabs`?"), (.parameter, "optional", "ends in `?`"),
    (.parameter, "regex", "did you mean `matches`?"), (.route, "modal", "under `sheets`"),
    (.route, "auth", "did you mean `guards`?"), (.route, "title", "a key of a tab"), (.route, "zzz", "written `x-zzz`"),
    (.deprecation, "zzz", "it has `since`, `use`"),
  ])
  func hint(_ keys: KeySet, _ key: String, _ words: String) {
    var spelling = Spelling()
    #expect(keys.hint(for: key, spelling: &spelling).contains(words))
  }

  @Test func everyKeyThatIsProposedIsOne() {
    var spelling = Spelling()
    for key in ["path", "screen", "guard", "children", "modals", "deeplinks", "minimum", "alias", "enum"] {
      let hints = [KeySet.manifest, .links, .route, .parameter].map { $0.hint(for: key, spelling: &spelling) }
      #expect(hints.contains { $0.hasPrefix("; did you mean") }, "\(key)")
    }
  }
}
