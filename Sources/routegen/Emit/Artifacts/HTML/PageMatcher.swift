/// The matcher of the page: the rules of the manifest once more, in JavaScript, over the JSON of `ResolvedTable`.
///
/// It works on strings that hold one byte of UTF-8 a character, as the Swift matcher works on bytes, and decides by the
/// same definition: of all patterns that match, the one that wins against each of the others.
enum PageMatcher {
  static let script = [
    "\"use strict\";\nfunction routeMatcher(table) {", texts, table, values, urls, patterns, opening, misses, deciding,
    interface, "}",
  ].joined(separator: "\n")

  private static let interface = #"""
      return {
        entries, patterns,
        match(url) {
          try {
            return decide(url);
          } catch (error) {
            if (error instanceof Malformed) return { kind: "fails", reason: "malformed", text: error.message };
            throw error;
          }
        },
      };
    """#
}
