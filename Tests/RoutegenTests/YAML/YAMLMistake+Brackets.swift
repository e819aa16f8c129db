extension YAMLMistake {
  /// Brackets and commas.
  static let brackets: [YAMLMistake] = [
    YAMLMistake(
      "a bracket that is not closed",
      "hosts: [a.com, b.com",
      """
      1:8 ‹[› this `[` is never closed
        add the closing `]`, indented at least as far as its key
      """),
    YAMLMistake(
      "a comment that hides a brace",
      """
      routes:
        a: { url: /a #top, view: A }
        b: { url: /b }
      """,
      """
      2:16 ‹#top› `#` begins a comment here, which leaves this line's brackets open
        2:6 ‹{› this `{` is never closed
        if `#` belongs to a value, write no space before it, or quote the value
      """),
    YAMLMistake(
      "a brace that is not closed",
      """
      routes:
        a: { url: /a, view: A
        b: { url: /b }
      """,
      """
      2:6 ‹{› this `{` is never closed
        add the closing `}`, indented at least as far as its key
      """),
    YAMLMistake(
      "a brace that is not closed, on several lines",
      """
      routes:
        a: {
          url: /a,
          view: A
        b: { url: /b }
      """,
      """
      2:6 ‹{› this `{` is never closed
        add the closing `}`, indented at least as far as its key
      """),
    YAMLMistake(
      "the wrong bracket",
      "hosts: [a.com}",
      """
      1:14 ‹}› `}` stands where `]` is expected
        1:8 ‹[› this `[` is still open
        close the brackets in the order they were opened
      """),
    YAMLMistake(
      "a bracket too many",
      "hosts: [a.com]]",
      """
      1:15 ‹]› this bracket closes nothing
        remove it
      """),
    YAMLMistake(
      "no comma",
      """
      routes:
        a: { url: /a view: A }
      """,
      """
      2:16 ‹view› a comma is missing before `view`
        if all of it is one text, quote it
      """),
    YAMLMistake(
      "no comma after a quote",
      """
      routes:
        a: { url: "/a" view: A }
      """,
      """
      2:18 ‹view› a comma is missing before this
        write `,` between the entries, or close with `}`
      """),
    YAMLMistake(
      "a comma too many",
      "hosts: [a.com,, b.com]",
      """
      1:15 ‹,› nothing stands before this comma
        remove the comma
      """),
    YAMLMistake(
      "a semicolon at the end of a line",
      """
      routes:
        a: { url: /a };
        b: { url: /b }
      """,
      """
      2:17 ‹;› a semicolon follows the value
        remove it: only between brackets are entries separated by commas
      """),
    YAMLMistake(
      "a comma at the end of a line",
      """
      routes:
        a: { url: /a },
        b: { url: /b }
      """,
      """
      2:17 ‹,› a comma follows the value
        remove it: only between brackets are entries separated by commas
      """),
  ]
}
