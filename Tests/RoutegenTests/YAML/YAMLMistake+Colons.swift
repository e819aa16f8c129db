extension YAMLMistake {
  /// Colons, and the space after them.
  static let colons: [YAMLMistake] = [
    YAMLMistake(
      "no colon",
      """
      routes:
        a:
          view: A
          url /a/:id
          tab: home
      """,
      """
      4:5 ‹url /a/:id› a colon is missing after `url`
        write `url: /a/:id`
      """),
    YAMLMistake(
      "no colon on the first line",
      """
      routes:
        a:
          url /a
          view: A
      """,
      """
      3:5 ‹url /a› a colon is missing after `url`
        write `url: /a`
      """),
    YAMLMistake(
      "a lone word",
      """
      name: X
      access
      """,
      """
      2:1 ‹access› a colon is missing after `access`
        write `access:`, and its value behind or below it
      """),
    YAMLMistake(
      "no space after the colon",
      """
      routes:
        a:
          view: A
          url:/a
      """,
      """
      4:5 ‹url:/a› a space is missing after the colon of `url`
        write `url: /a`
      """),
    YAMLMistake(
      "no space after the colon on the first line",
      """
      routes:
        a:
          url:/a
          view: A
      """,
      """
      3:5 ‹url:/a› a space is missing after the colon of `url`
        write `url: /a`
      """),
    YAMLMistake(
      "no space after the colon, between braces",
      """
      routes:
        a: { url:/a, view: A }
      """,
      """
      2:8 ‹url:/a› a space is missing after the colon of `url`
        write `url: /a`
      """),
    YAMLMistake(
      "no space after a quoted key",
      """
      redirects:
        "/p":/q
      """,
      """
      2:7 ‹:› a space is missing after this colon
        write `: `
      """),
    YAMLMistake(
      "an equals sign",
      "name = Shop",
      """
      1:1 ‹name = Shop› a colon is missing after `name`
        write `name: Shop`
      """),
    YAMLMistake(
      "a full-width colon",
      "name：商店",
      """
      1:1 ‹name：商店› the colon after `name` is a full-width one
        write `name: 商店`
      """),
    YAMLMistake(
      "a second colon",
      "title: Orders: all of them",
      """
      1:8 ‹Orders: all of them› a value that contains `: ` must be quoted
        write `"Orders: all of them"`, or put the inner key on a line of its own
      """),
    YAMLMistake(
      "a second colon, between braces",
      "tabs: { a: { title: Orders: all, url: /a } }",
      """
      1:21 ‹Orders: all› a value that contains `: ` must be quoted
        write `"Orders: all"`
      """),
    YAMLMistake(
      "a comment with slashes",
      """
      name: Shop
      // the links
      """,
      """
      2:1 ‹//› a comment starts with `#`, not with `//`
        write `#`
      """),
    YAMLMistake(
      "a no-break space",
      """
      name: Shop
      access:\u{A0}public
      """,
      """
      2:1 ‹access:\u{A0}public› after the colon of `access` stands a no-break space, which YAML takes for text
        write `access: public` with a plain space
      """),
    YAMLMistake(
      "a key on two lines",
      """
      routes:
        "a
         b": { url: /a }
      """,
      """
      3:6 ‹:› a key must end on the line it starts on
        look for a quote or bracket that is not closed
      """),
  ]
}
