extension YAMLMistake {
  /// Text that needs quotes, and quotes in the wrong place.
  static let quoting: [YAMLMistake] = [
    YAMLMistake(
      "a pattern with braces, between braces",
      """
      routes:
        a: { url: /u/{id}, params: { id: Int } }
        b: { url: /b }
      """,
      """
      2:13 ‹/u/{id}› `{` cannot stand in an unquoted value between brackets: quote the pattern
        write `"/u/{id}"`
      """),
    YAMLMistake(
      "a pattern with braces, between brackets",
      """
      routes:
        a:
          url: [/u/{id}/x, /v/{id}]
      """,
      """
      3:11 ‹/u/{id}/x› `{` cannot stand in an unquoted value between brackets: quote the pattern
        write `"/u/{id}/x"`
      """),
    YAMLMistake(
      "a pattern with brackets, between braces",
      """
      routes:
        a: { url: "/a", examples: [/a?ids[]=1] }
      """,
      """
      2:30 ‹/a?ids[]=1› `[` cannot stand in an unquoted value between brackets: quote the pattern
        write `"/a?ids[]=1"`
      """),
    YAMLMistake(
      "a pattern that starts with a brace",
      """
      routes:
        a:
          url: {id}/x
          view: A
      """,
      """
      3:14 ‹/x› text follows the closing `}`
        if all of it is one text, write `"{id}/x"`
      """),
    YAMLMistake(
      "a value that starts with @",
      """
      routes:
        a: { url: /a, view: @A }
      """,
      """
      2:23 ‹@A› a value cannot start with `@` unless it is quoted
        write `"@A"`
      """),
    YAMLMistake(
      "a value that starts with a backtick",
      "title: `Shop`",
      """
      1:8 ‹`Shop`› a value cannot start with a backtick unless it is quoted
        write `"`Shop`"`
      """),
    YAMLMistake(
      "a value that starts with %",
      "title: %d orders",
      """
      1:8 ‹%d orders› a value cannot start with `%` unless it is quoted
        write `"%d orders"`
      """),
    YAMLMistake(
      "a value that starts with *",
      "url: *rest",
      """
      1:6 ‹*rest› `*rest` is read as an alias, and nothing is named `&rest` above it
        if it is meant as text, quote it: `"*rest"`
      """),
    YAMLMistake(
      "a value that starts with * and goes on",
      "url: */a b",
      """
      1:6 ‹*/a b› `*/a` is read as an alias, and text follows it
        write `"*/a b"`
      """),
    YAMLMistake(
      "a value that starts with &",
      "title: &co",
      """
      1:8 ‹&co› `&co` is read as an anchor, and no value follows it
        if it is meant as text, quote it: `"&co"`
      """),
    YAMLMistake(
      "a value that is & and more",
      "title: & more",
      """
      1:8 ‹&› a value that starts with `&` must be quoted
        put quotes around the value
      """),
    YAMLMistake(
      "a value that starts with !",
      "title: !important",
      """
      1:8 ‹!important› the tag `!important` means nothing in a manifest
        remove it; a value that starts with `!` must be quoted
      """),
    YAMLMistake(
      "a quote that is not closed",
      """
      title: "Shop
      name: X
      """,
      """
      1:8 ‹"› this quote is never closed
        add the closing quote
      """),
    YAMLMistake(
      "a quote that is not closed, between braces",
      """
      routes:
        a: { url: "/a/*path, params: { path: "[String]" } }
      """,
      """
      2:41 ‹[String]"› text follows the closing quote
        2:13 ‹"› the quote was opened here
        look for a quote that is not closed, or a comma that is missing
      """),
    YAMLMistake(
      "a single quote inside",
      "title: 'it's here'",
      """
      1:12 ‹s here'› text follows the closing quote
        write a quote inside the text twice, `''`, or put the text into double quotes
      """),
    YAMLMistake(
      "text after the quotes",
      #"title: "Shop" and more"#,
      """
      1:15 ‹and more› text follows the closing quote
        let the quotes go around the whole value
      """),
    YAMLMistake(
      "an expression in double quotes",
      #"""
      matches: "\d+"
      """#,
      #"""
      1:11 ‹\d› `\d` is no escape in double quotes
        write `\\d`, or use single quotes, where a backslash means itself
      """#),
    YAMLMistake(
      "a comment without a space",
      "title: 'Shop'# of ours",
      """
      1:14 ‹#› a space is missing before this comment
        write ` #`, or quote the whole value
      """),
    YAMLMistake(
      "block text on the line of its mark",
      """
      doc: > One line
        another
      """,
      """
      1:8 ‹One line› after `|` or `>` only `+`, `-`, a digit from 1 to 9 and a comment may follow on the line
        start the text on the next line, or quote the value
      """),
  ]
}
