/// Text that was meant as a key and its value, but has no colon between them: `url /a`, `name = Shop`, `/old -> /new`.
struct ColonlessPair {
  let key: String
  let value: String
  /// A sign stands where the colon should.
  let hasSign: Bool

  private static let signs: Set<Substring> = ["=", ":=", "=>", "->"]

  /// Nil for a single word, and where a sign stands in the place of the key.
  init?(_ text: String) {
    var words = text.split { $0 == " " || $0 == "\t" }[...]
    guard words.count > 1, !Self.signs.contains(words[0]) else { return nil }
    key = String(words.removeFirst())
    hasSign = Self.signs.contains(words[1])
    if hasSign { words.removeFirst() }
    if words.isEmpty { return nil }
    value = words.joined(separator: " ")
  }

  /// What to write; of a long value not all.
  var mended: String { "\(key): \(value.utf8.count > 60 ? "…" : value)" }
}
