extension YAMLMistake {
  /// Keys without a colon before the brackets or the block that belong to them.
  static let braces: [YAMLMistake] = [
    YAMLMistake(
      "no colon before a brace",
      """
      routes:
        b { url: /b }
      """,
      """
      2:3 ‹b› a colon is missing after `b`
        write `b: {`
      """),
    YAMLMistake(
      "no colon before a brace, further down",
      """
      routes:
        a: { url: /a }
        b { url: /b }
      """,
      """
      3:3 ‹b› a colon is missing after `b`
        write `b: {`
      """),
    YAMLMistake(
      "no colon before braces that hold a list",
      """
      links { schemes: [a] }
      """,
      """
      1:1 ‹links› a colon is missing after `links`
        write `links: {`
      """),
    YAMLMistake(
      "no colon before a bracket",
      """
      a: b
      retired [ /x: y ]
      """,
      """
      2:1 ‹retired› a colon is missing after `retired`
        write `retired: [`
      """),
    YAMLMistake(
      "an equals sign before a brace",
      """
      routes:
        a = { url: /a }
      """,
      """
      2:3 ‹a› a colon is missing after `a`
        write `a: {`
      """),
    YAMLMistake(
      "an arrow before a brace",
      """
      routes:
        a => { url: /a }
      """,
      """
      2:3 ‹a› a colon is missing after `a`
        write `a: {`
      """),
    YAMLMistake(
      "no space before a brace",
      """
      routes:
        a:{ url: /a }
      """,
      """
      2:3 ‹a› a space is missing after the colon of `a`
        write `a: {`
      """),
    YAMLMistake(
      "no colon before a brace that is closed further down",
      """
      routes:
        a {
          url: /a
        }
        b: { url: /b }
      """,
      """
      2:3 ‹a {› a colon is missing after `a`
        write `a: {`
      """),
    YAMLMistake(
      "no colon above an indented block",
      """
      routes:
        a
          url: /a
          view: A
      """,
      """
      2:3 ‹a› a colon is missing after `a`
        write `a:`, and its value behind or below it
      """),
    YAMLMistake(
      "no colon between braces, before braces",
      """
      tabs: { home { url: / } }
      """,
      """
      1:9 ‹home› a colon is missing after `home`
        write `home: {`
      """),
    YAMLMistake(
      "no colon between braces, after a quoted key",
      """
      tabs: { "home" { url: / } }
      """,
      """
      1:9 ‹"home"› a colon is missing after `"home"`
        write `"home": {`
      """),
    YAMLMistake(
      "no colon between braces, before brackets",
      """
      a: { url: /a, examples [/a] }
      """,
      """
      1:15 ‹examples› a colon is missing after `examples`
        write `examples: [`
      """),
    YAMLMistake(
      "no colon between braces, before text",
      """
      a: { url /a, view: A }
      """,
      """
      1:6 ‹url /a› a colon is missing after `url`
        write `url: /a`
      """),
    YAMLMistake(
      "an equals sign between braces",
      """
      a: { url: /a, tab = home }
      """,
      """
      1:15 ‹tab = home› a colon is missing after `tab`
        write `tab: home`
      """),
    YAMLMistake(
      "an arrow",
      """
      redirects:
        /a: /b
        /c -> /d
      """,
      """
      3:3 ‹/c -> /d› a colon is missing after `/c`
        write `/c: /d`
      """),
  ]
}
