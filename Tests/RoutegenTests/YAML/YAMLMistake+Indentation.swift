extension YAMLMistake {
  /// Indentation, dashes and lines in the wrong place.
  static let indentation: [YAMLMistake] = [
    YAMLMistake(
      "a tab as indentation",
      """
      tabs:
      \thome: { url: / }
      \tme: { url: /me }
      """,
      """
      2:1 ‹\t› a tab is used as indentation; YAML takes only spaces
        replace the tab by spaces
      """),
    YAMLMistake(
      "a tab after spaces",
      """
      routes:
        a:
          url: /a
        \tview: A
      """,
      """
      4:1 ‹  \t› a tab is used as indentation; YAML takes only spaces
        replace the tab by spaces
      """),
    YAMLMistake(
      "a line too far left",
      """
      routes:
        a:
          url: /a
         view: A
         tab: home
        b: { url: /b }
      """,
      """
      4:4 ‹view› this line is indented by 3 spaces, the lines it stands among by 4 spaces
        indent it by 4 spaces, or line it up with what it belongs to
      """),
    YAMLMistake(
      "a line too far right, after a plain value",
      """
      routes:
        a:
          url: /a
            view: A
          tab: home
      """,
      """
      4:7 ‹view› `view:` is indented deeper than the line above it, which makes it part of that line's text
        3:10 ‹/› the text starts here
        line it up with the other keys, or quote the text
      """),
    YAMLMistake(
      "a line too far right, after a quoted value",
      """
      routes:
        a:
          url: "/a"
            view: A
          tab: home
      """,
      """
      4:7 ‹view› this line is indented by 6 spaces, the lines it stands among by 4 spaces
        indent it by 4 spaces, or line it up with what it belongs to
      """),
    YAMLMistake(
      "an item too far left",
      """
      hosts:
          - a.com
        - b.com
      """,
      """
      3:3 ‹-› this line is indented by 2 spaces, the lines it stands among by 4 spaces
        indent it by 4 spaces, or line it up with what it belongs to
      """),
    YAMLMistake(
      "block text that ends too early",
      """
      doc: |
        One line.
       another
      """,
      """
      3:2 ‹another› this line is indented by 1 space, the lines it stands among not at all
        remove the spaces before it, or line it up with what it belongs to
      """),
    YAMLMistake(
      "no-break spaces",
      """
      routes: {}
      \u{A0}\u{A0}a: { url: /a }
      """,
      """
      2:1 ‹\u{A0}\u{A0}a› a no-break space stands before this key
        indent with ordinary spaces
      """),
    YAMLMistake(
      "a list on the line of its key",
      """
      hosts: - a.com
             - b.com
      """,
      """
      1:8 ‹-› a `-` item cannot start here
        put each item on a line of its own below the key, or quote the value
      """),
    YAMLMistake(
      "items among keys",
      """
      name: X
      - a
      - b
      """,
      """
      2:1 ‹-› a `-` item stands among keys
        a list goes below a key of its own, such as `hosts:`
      """),
    YAMLMistake(
      "a key among items",
      """
      hosts:
        - a.com
        b.com: x
        - c.com
      """,
      """
      3:3 ‹b.com› this line stands among `-` items but is none
        start it with `- `, or line it up with the key it belongs to
      """),
    YAMLMistake(
      "no space after the dash",
      """
      hosts:
        - a.com
        -b.com
      """,
      """
      3:3 ‹-› a space is missing after this dash
        write `- `
      """),
    YAMLMistake(
      "a key below a value",
      """
      name: Shop
        access: public
      """,
      """
      2:3 ‹access› `access:` is indented deeper than the line above it, which makes it part of that line's text
        1:7 ‹S› the text starts here
        line it up with the other keys, or quote the text
      """),
  ]
}
