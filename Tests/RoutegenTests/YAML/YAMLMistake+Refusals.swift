extension YAMLMistake {
  /// YAML that no manifest needs.
  static let refusals: [YAMLMistake] = [
    YAMLMistake(
      "the same key twice",
      """
      a: 1
      "a": 2
      """,
      """
      2:1 ‹"a"› the key `a` stands here a second time
        1:1 ‹a› the first one is here
        remove or rename one of the two
      """),
    YAMLMistake(
      "a list as a key",
      """
      ? [a, b]
      : c
      """,
      """
      1:3 ‹[a, b]› a key must be a single text, not a list or a mapping
        quote it if it is meant as text
      """),
    YAMLMistake(
      "a mapping as a key",
      "{ a: b }: c",
      """
      1:1 ‹{ a: b }› a key must be a single text, not a list or a mapping
        quote it if it is meant as text
      """),
    YAMLMistake(
      "an unknown tag",
      """
      a: !!binary aGk=
      b: !mine c
      """,
      """
      1:4 ‹!!binary› the tag `!!binary` means nothing in a manifest
        remove it; a value that starts with `!` must be quoted
      2:4 ‹!mine› the tag `!mine` means nothing in a manifest
        remove it; a value that starts with `!` must be quoted
      """),
    YAMLMistake(
      "an alias of nothing",
      "a: [*b]",
      """
      1:5 ‹*b› `*b` is read as an alias, and nothing is named `&b` above it
        if it is meant as text, quote it: `"*b"`
      """),
  ]
}
